import { TextDecoder } from 'node:util';

const byteOrderMarks: readonly (readonly [bytes: readonly number[], charset: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

const charsetOfMark = (body: Buffer): string | undefined =>
  byteOrderMarks.find(([bytes]) => bytes.every((byte, at) => body[at] === byte))?.[1];

const charsetIn = (text: string): string | undefined => /charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(text)?.[1];

const metaSearchBytes = 4096;

const decoderOf = (charset: string | undefined): TextDecoder | undefined => {
  try {
    return charset ? new TextDecoder(charset) : undefined;
  } catch {
    return undefined;
  }
};

/** A page that can be searched for its meta element as ASCII is not UTF-16, whatever the element says. */
const charsetOfMeta = (body: Buffer): string | undefined => {
  const start = body.subarray(0, metaSearchBytes).toString('latin1');
  const meta = start.match(/<meta\s[^>]{0,500}charset[^>]{0,200}>/i)?.[0] ?? '';
  const declared = charsetIn(meta) ?? /^<\?xml[^>]{0,200}encoding\s*=\s*["']([\w.-]+)/i.exec(start)?.[1];
  return decoderOf(declared)?.encoding.startsWith('utf-16') ? 'utf-8' : declared;
};

const isUtf8 = (body: Buffer): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(body);
    return true;
  } catch {
    return false;
  }
};

// Node 20 reads windows-1252, which the web also means by "latin1" and "ascii", as ISO 8859-1: no dashes, no quotes.
const windows1252From80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const decodeWindows1252 = (body: Buffer): string =>
  body.toString('latin1').replace(/[\u0080-\u009f]/g, (sign) => windows1252From80[sign.charCodeAt(0) - 0x80] ?? sign);

/** The text of a page: in the charset of its mark, its header or its meta element, in this order, else a likely one. */
export const decodeText = (body: Buffer, contentType: string): string => {
  const declared =
    decoderOf(charsetOfMark(body)) ?? decoderOf(charsetIn(contentType)) ?? decoderOf(charsetOfMeta(body));
  const decoder = declared ?? new TextDecoder(isUtf8(body) ? 'utf-8' : 'windows-1252');
  const text = decoder.encoding === 'windows-1252' ? decodeWindows1252(body) : decoder.decode(body);
  return text.toWellFormed();
};
