/** In characters. Longer answers are truncated; the prompt asks for three short sentences. */
export const longestAnswer = 4000;

/** Characters without a glyph: control, format, tag and private characters, variation selectors, soft hyphens. */
const invisible = /(?![\n\t])[\p{DI}\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\u2800]/gu;

const lookAlikes = new Map(
  [
    ['аɑα', 'a'],
    ['А', 'A'],
    ['Α', 'A'],
    ['сϲ', 'c'],
    ['С', 'C'],
    ['ԁ', 'd'],
    ['еҽε', 'e'],
    ['ЕΕ', 'E'],
    ['ɡ', 'g'],
    ['һ', 'h'],
    ['НΗ', 'H'],
    ['іıι', 'i'],
    ['ІΙ', 'I'],
    ['ј', 'j'],
    ['К', 'K'],
    ['Κ', 'K'],
    ['κк', 'k'],
    ['ӏ', 'l'],
    ['МΜ', 'M'],
    ['ո', 'n'],
    ['Ν', 'N'],
    ['оοσ', 'o'],
    ['ОΟ', 'O'],
    ['рρ', 'p'],
    ['РΡ', 'P'],
    ['ԛ', 'q'],
    ['ѕ', 's'],
    ['Ѕ', 'S'],
    ['ТΤ', 'T'],
    ['τт', 't'],
    ['υս', 'u'],
    ['ѵν', 'v'],
    ['ԝ', 'w'],
    ['хχ', 'x'],
    ['ХΧ', 'X'],
    ['уγ', 'y'],
    ['УΥ', 'Y'],
    ['ΖΖ', 'Z'],
    ['‐‑‒–—−﹣', '-'],
    ['’‘`´ʼ', "'"],
    ['“”„', '"'],
    ['。｡․', '.'],
    ['⁄∕', '/'],
    ['ꓸ', '.'],
  ].flatMap(([from = '', to = '']) => [...from].map((sign): [string, string] => [sign, to])),
);

const toPlain = (sign: string): string => lookAlikes.get(sign) ?? sign;

/** Truncates a model's answer, removes invisible characters and replaces look-alike letters. */
export const cleanText = (answer: string): string =>
  Array.from(answer.slice(0, longestAnswer).normalize('NFKC').replace(invisible, ''), toPlain).join('').trim();

/** Whether a text has letters or digits in a script other than Latin, which the check can't read. */
export const isUnreadable = (text: string): boolean => /(?!\p{Script=Latin})\p{L}|(?![0-9])\p{N}/u.test(text);
