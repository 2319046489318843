import { TextDecoder } from 'node:util';
import { detectCharset, detectNonLatin } from './detect-charset.ts';

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

/** A page whose meta element can be found as ASCII isn't UTF-16, whatever the element says. */
const charsetOfMeta = (body: Buffer): string | undefined => {
  const start = body.subarray(0, metaSearchBytes).toString('latin1');
  const meta = start.match(/<meta\s[^>]{0,500}charset[^>]{0,200}>/i)?.[0] ?? '';
  const declared = charsetIn(meta) ?? /^<\?xml[^>]{0,200}encoding\s*=\s*["']([\w.-]+)/i.exec(start)?.[1];
  return decoderOf(declared)?.encoding.startsWith('utf-16') ? 'utf-8' : declared;
};

const nonAscii = /[^\0-\x7f]/gu;
const replaced = /\ufffd/g;

/** The number of valid characters beyond ASCII in a charset, and of invalid ones. */
const readAs = (body: Buffer, charset: string): { readonly read: number; readonly broken: number } => {
  const text = new TextDecoder(charset).decode(body);
  const broken = text.match(replaced)?.length ?? 0;
  return { read: (text.match(nonAscii)?.length ?? 0) - broken, broken };
};

/** Up to this many characters of another charset may be valid UTF-8 by chance. */
const fewByChance = 3;
const someBroken = 0.1;

/**
 * The charset by content, if certain, even against the declared one: text is hardly ever valid UTF-8 by chance, and servers
 * send their default charset with any file. Undefined if no charset fits the bytes.
 */
const charsetOf = (body: Buffer, declared: string | undefined): string | undefined => {
  const utf8 = readAs(body, 'utf-8');
  if (utf8.broken === 0) {
    const least = declared === undefined || declared === 'windows-1252' ? 0 : fewByChance;
    return utf8.read > least ? 'utf-8' : (declared ?? 'utf-8');
  }
  if (declared === undefined || declared === 'utf-8') return utf8.read >= utf8.broken ? 'utf-8' : detectCharset(body);
  if (declared === 'windows-1252') return detectNonLatin(body) ?? declared;
  const { read, broken } = readAs(body, declared);
  return broken <= someBroken * read ? declared : detectCharset(body);
};

// Node 20 decodes windows-1252, which the web also calls "latin1" and "ascii", as ISO 8859-1: no dashes, no quotes.
const windows1252From80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const decodeWindows1252 = (body: Buffer): string =>
  body.toString('latin1').replace(/[\u0080-\u009f]/g, (sign) => windows1252From80[sign.charCodeAt(0) - 0x80] ?? sign);

export interface DecodedText {
  readonly text: string;
  /** `false` if no charset fits the bytes. */
  readonly isReadable: boolean;
}

const decode = (body: Buffer, charset: string): string =>
  (charset === 'windows-1252' ? decodeWindows1252(body) : new TextDecoder(charset).decode(body)).toWellFormed();

/** The text of a page, in the charset of its byte order mark, its bytes, its header or its meta element. */
export const decodePage = (body: Buffer, contentType: string): DecodedText => {
  const marked = charsetOfMark(body);
  if (marked) return { text: decode(body, marked), isReadable: true };
  const declared = (decoderOf(charsetIn(contentType)) ?? decoderOf(charsetOfMeta(body)))?.encoding;
  const charset = charsetOf(body, declared);
  return { text: decode(body, charset ?? declared ?? 'windows-1252'), isReadable: charset !== undefined };
};

export const decodeText = (body: Buffer, contentType: string): string => decodePage(body, contentType).text;
