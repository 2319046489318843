import { promisify } from 'node:util';
import { brotliDecompress, constants, gunzip, inflate, inflateRaw } from 'node:zlib';
import { PageRefused } from './page-refused.ts';

type Decoder = (body: Buffer, maxBytes: number) => Promise<Buffer>;

// Servers often truncate a compressed stream; what arrived is still a page.
const zlibOptions = (maxOutputLength: number) => ({ maxOutputLength, finishFlush: constants.Z_SYNC_FLUSH });

const decodeGzip: Decoder = (body, maxBytes) => promisify(gunzip)(body, zlibOptions(maxBytes));

const decodeBrotli: Decoder = (body, maxBytes) =>
  promisify(brotliDecompress)(body, { maxOutputLength: maxBytes, finishFlush: constants.BROTLI_OPERATION_FLUSH });

const zlibMethodDeflate = 8;

/** "deflate" should be a zlib stream; some servers send a raw one. */
const decodeDeflate: Decoder = (body, maxBytes) => {
  const hasZlibHeader = ((body[0] ?? 0) & 0x0f) === zlibMethodDeflate;
  return promisify(hasZlibHeader ? inflate : inflateRaw)(body, zlibOptions(maxBytes));
};

const decoders = new Map<string, Decoder>([
  ['gzip', decodeGzip],
  ['x-gzip', decodeGzip],
  ['br', decodeBrotli],
  ['deflate', decodeDeflate],
]);

export const tooBig = (maxBytes: number): PageRefused =>
  new PageRefused('tooBig', `it is larger than ${Math.round(maxBytes / 1024 / 1024)} MB.`);

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';

const garbled = (cause?: unknown): PageRefused =>
  new PageRefused('garbled', 'its compression could not be undone.', { cause });

const decodeOnce = async (body: Buffer, encoding: string, maxBytes: number): Promise<Buffer> => {
  const decode = decoders.get(encoding);
  if (!decode) throw garbled();
  try {
    return await decode(body, maxBytes);
  } catch (error) {
    throw isTooLarge(error) ? tooBig(maxBytes) : garbled(error);
  }
};

const maxEncodings = 3;

/** Undoes a `Content-Encoding`. The output is limited at every step, so that a compression bomb ends at the limit. */
export const decompress = async (body: Buffer, contentEncoding: string, maxBytes: number): Promise<Buffer> => {
  const encodings = contentEncoding
    .toLowerCase()
    .split(',')
    .map((encoding) => encoding.trim())
    .filter((encoding) => encoding !== '' && encoding !== 'identity');
  if (encodings.length > maxEncodings) throw garbled();
  let decoded = body;
  if (decoded.length === 0) return decoded;
  for (const encoding of encodings.reverse()) decoded = await decodeOnce(decoded, encoding, maxBytes);
  return decoded;
};
