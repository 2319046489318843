import { TextDecoder } from 'node:util';

interface Writing {
  readonly charset: string;
  /** The characters of its words. In a wrong charset there are symbols, and capitals within words. */
  readonly letters: RegExp;
  /** Its most frequent letters: in alphabets more than half of a text, and some of them in every longer text. */
  readonly common: RegExp;
  readonly isAlphabet?: true;
}

const japanese = { letters: /[\u3000-\u30ff\p{Script=Han}\uff01-\uff60]/gu, common: /[ぁ-ん]/gu };
const chinese = { letters: /[\u3000-\u3015\p{Script=Han}\uff01-\uff60“”‘’—…·‧]/gu };
const cyrillic = {
  letters: /(?<=\p{Script=Cyrillic})\p{Ll}|(?<!\p{Script=Cyrillic})\p{Script=Cyrillic}/gu,
  common: /[оеаинтсрвлі]/giu,
  isAlphabet: true,
} as const;

/** Scripts whose words consist of bytes beyond ASCII, strictest first. */
const writings: readonly Writing[] = [
  { charset: 'shift_jis', ...japanese },
  { charset: 'euc-jp', ...japanese },
  { charset: 'euc-kr', letters: /[가-힣\u3000-\u3015]/gu, common: /[이다는을가에의하]/gu },
  { charset: 'gb18030', ...chinese, common: /[的是不我有在们您可以]/gu },
  { charset: 'big5', ...chinese, common: /[的是不我有在們您可以]/gu },
  { charset: 'windows-1251', ...cyrillic },
  { charset: 'koi8-u', ...cyrillic },
  { charset: 'iso-8859-5', ...cyrillic },
  {
    charset: 'windows-1253',
    letters: /(?<=\p{Script=Greek})\p{Ll}|(?<!\p{Script=Greek})\p{Script=Greek}/gu,
    common: /[αάοόιίεέτσςνηήρπ]/giu,
    isAlphabet: true,
  },
  { charset: 'windows-1255', letters: /\p{Script=Hebrew}/gu, common: /[יוהלארתבשמנ]/gu, isAlphabet: true },
  { charset: 'windows-1256', letters: /[\p{Script=Arabic}،؛؟]/gu, common: /[اليمونرتبعد]/gu, isAlphabet: true },
];

/** Scripts that add a few letters to the Latin ones: their texts differ too little, so the page must declare its language. */
const byLanguage: readonly (readonly [languages: RegExp, charset: string])[] = [
  [/^(pl|cs|sk|hu|sl|hr|bs|ro|sq)\b/i, 'windows-1250'],
  [/^(tr|az)\b/i, 'windows-1254'],
  [/^(lt|lv|et)\b/i, 'windows-1257'],
  [/^vi\b/i, 'windows-1258'],
];

/** More text adds no information. */
const sampleBytes = 50_000;

/** A sample that starts at the first byte beyond ASCII. */
const sampleOf = (body: Buffer): Buffer => {
  const from = body.findIndex((byte) => byte >= 0x80);
  return from < 0 ? Buffer.alloc(0) : body.subarray(from, from + sampleBytes);
};

const decoded = (sample: Buffer, charset: string): string | undefined => {
  try {
    // Decodes as a stream, because the last character may be cut.
    return new TextDecoder(charset, { fatal: true }).decode(sample, { stream: true });
  } catch {
    return undefined;
  }
};

const nonAscii = /[^\0-\x7f]/gu;

const mostOfThem = 0.9;
const halfOfThem = 0.5;

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const isWrittenIn = (sample: Buffer, { charset, letters, common, isAlphabet }: Writing): boolean => {
  const text = decoded(sample, charset);
  if (text === undefined) return false;
  const all = countOf(text, nonAscii);
  const leastCommon = isAlphabet ? halfOfThem * all : 1;
  return countOf(text, letters) >= mostOfThem * all && countOf(text, common) >= leastCommon;
};

/** Adjacent bytes beyond ASCII: few in Latin texts, where they stand among other letters. */
const runsIn = (sample: Buffer): { readonly bytes: number; readonly average: number } => {
  const runs = sample.toString('latin1').match(/[\x80-\xff]+/g) ?? [];
  const bytes = runs.reduce((sum, run) => sum + run.length, 0);
  return { bytes, average: bytes / Math.max(1, runs.length) };
};

const fewestBytes = 20;
const shortestWords = 1.8;
const longestLatinRun = 4;

const languageOf = (body: Buffer): string =>
  /<html\s[^>]{0,500}\blang\s*=\s*["']?([\w-]+)/i.exec(body.subarray(0, 4096).toString('latin1'))?.[1] ?? '';

/** The charset of a text whose words consist of bytes beyond ASCII; undefined for any other text. */
export const detectNonLatin = (body: Buffer): string | undefined => {
  const sample = sampleOf(body);
  const { bytes, average } = runsIn(sample);
  if (bytes < fewestBytes || average < shortestWords) return undefined;
  return writings.find((writing) => isWrittenIn(sample, writing))?.charset;
};

/** The charset of a text that isn't UTF-8, detected from its bytes; undefined if none fits. */
export const detectCharset = (body: Buffer): string | undefined => {
  const found = detectNonLatin(body);
  if (found) return found;
  if (runsIn(sampleOf(body)).average > longestLatinRun) return undefined;
  const language = languageOf(body);
  return byLanguage.find(([languages]) => languages.test(language))?.[1] ?? 'windows-1252';
};
