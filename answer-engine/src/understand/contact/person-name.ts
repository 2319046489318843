import { normalizeText } from '@chat-module/opening-hours/normalize-text';
import { monthsByName } from '@chat-module/opening-hours/special-days';
import { findConcepts, isVocabulary } from '../../lexicon/concept-dictionary.ts';
import { firstNames } from '../../lexicon/first-names.ts';
import { nameCues, notNames } from '../../lexicon/name-cues.ts';
import { commonplaceWords, englishStopWords, spanishStopWords } from '../../text/stop-words.ts';
import type { Span } from './span.ts';

export interface PersonName extends Span {
  /** Capitalized. */
  readonly name: string;
}

interface Token extends Span {
  readonly written: string;
  /** In lower case, without accents. */
  readonly word: string;
  /** Capitalized although its position in the sentence doesn't require it. */
  readonly isCapital: boolean;
}

interface Options {
  /** Words that are not names here, such as those in the facility's name. */
  readonly excluded: ReadonlySet<string>;
  /** The position of the phone number or email address. */
  readonly beside: Span | undefined;
}

/** Maximum length in words, with particles. */
const longestName = 6;
const longestBareName = 3;
const particles = new Set(['de', 'la', 'del', 'los', 'van', 'von', 'da', 'di', 'y', 'st']);

/** The name of the visitor, or of the person the visitor speaks for: after a cue ("my name is"), or next to a phone number. */
export function findPersonName(text: string, { excluded, beside }: Options): PersonName | undefined {
  const tokens = tokenize(text);
  const starts = tokens.map((_, at) => at).filter((at) => mayBegin(text, tokens, at, beside));
  for (const at of starts) {
    const cue = cueBefore(text, tokens[at]);
    const name = nameAt(text, tokens, at, excluded, beside !== undefined || cue === 'certain');
    if (name && isSupported(text, name, cue, beside)) return name;
  }
  return undefined;
}

/** Reads a message that is only a name, such as an answer to "who should the office ask for?". */
export function readBareName(text: string, excluded: ReadonlySet<string>): PersonName | undefined {
  const tokens = tokenize(text);
  if (tokens.length === 0 || tokens.length > longestBareName || /\d|\?/.test(text)) return undefined;
  const name = nameAt(text, tokens, 0, excluded, true);
  return name?.end === tokens.at(-1)?.end ? name : undefined;
}

function tokenize(text: string): Token[] {
  const isShouted = !/\p{Ll}/u.test(text);
  return [...text.matchAll(/\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}+)*\.?/gu)].map((match) => {
    const written = match[0].replace(/(?<=..)\.$|['’]s?$/u, '');
    return {
      written,
      word: normalizeText(written).replace(/[^a-z-]/g, ''),
      start: match.index,
      end: match.index + written.length,
      isCapital: !isShouted && /^\p{Lu}/u.test(written),
    };
  });
}

function mayBegin(text: string, tokens: readonly Token[], at: number, beside: Span | undefined): boolean {
  const token = tokens[at];
  return token !== undefined && (beside !== undefined || cueBefore(text, token) !== undefined);
}

function cueBefore(text: string, token: Token | undefined): 'certain' | 'possible' | undefined {
  const before = normalizeText(text.slice(0, token?.start ?? 0)).replace(/\s+/g, ' ');
  const clause = before.slice(Math.max(...[...'.!?;,:\n'].map((mark) => before.lastIndexOf(mark))) + 1);
  if (nameCues.certain.test(before)) return 'certain';
  return nameCues.possible.test(clause) ? 'possible' : undefined;
}

/** Whether the context confirms that a name is one. */
function isSupported(text: string, name: PersonName, cue: ReturnType<typeof cueBefore>, beside: Span | undefined) {
  if (cue === 'certain' || isBeside(text, name, beside)) return true;
  const isClauseStart = /(?:^|[.!?;,:\n])\s*$/.test(text.slice(0, name.start));
  const after = normalizeText(text.slice(name.end));
  if (isClauseStart) return nameCues.after.test(after);
  return cue === 'possible' && !isMonth(text, name) && !/^\s*['’]s\b(?! name)/.test(text.slice(name.end));
}

/** "Say it's April" names the month, "I'm April" a person. */
const isMonth = (text: string, { name, start }: PersonName): boolean =>
  monthsByName.has(normalizeText(name)) && /\bit(?:['’]?s| is)\s+$/i.test(text.slice(0, start));

/** Whether only punctuation and a few small words separate a name from the phone number. */
function isBeside(text: string, name: Span, beside: Span | undefined): boolean {
  if (!beside) return false;
  const [from, to] = name.end <= beside.start ? [name.end, beside.start] : [beside.end, name.start];
  const words = normalizeText(text.slice(from, to)).match(/[a-z]+/g) ?? [];
  return words.every((word) => besideWords.has(word));
}

const besideWords = new Set(
  `at my number is cell phone mobile tel and on the call text me im its its here this name email reach or down y al mi numero es cel celular
  telefono tel correo con llame llameme soy me llamo marqueme`.split(/\s+/),
);

function nameAt(
  text: string,
  tokens: readonly Token[],
  start: number,
  excluded: ReadonlySet<string>,
  isLikely: boolean,
): PersonName | undefined {
  const first = tokens[start];
  if (!first || !isFirstName(first, excluded, isLikely)) return undefined;
  // In "aight Kim Lund", the name begins with the first capital letter.
  if (!first.isCapital && !firstNames.has(first.word) && tokens[start + 1]?.isCapital) return undefined;
  let last = start;
  for (let at = start + 1; at < Math.min(tokens.length, start + longestName); at++) {
    const token = tokens[at];
    const gap = text.slice(tokens[at - 1]?.end, token?.start);
    if (!token || !/^\.?\s+$/.test(gap)) break;
    if (isSurname(token, first, excluded)) last = at;
    else if (!particles.has(token.word)) break;
  }
  const parts = tokens.slice(start, last + 1);
  const isKnown = firstNames.has(first.word) || parts.length > 1 || (first.isCapital && isLikely);
  if (!isKnown && !(isLikely && !isVocabulary(first.word))) return undefined;
  return {
    name: parts.map(({ written, word }) => withCapital(written, word)).join(' '),
    start: first.start,
    end: parts.at(-1)?.end ?? first.end,
  };
}

function isFirstName(token: Token, excluded: ReadonlySet<string>, isLikely: boolean): boolean {
  const { word, isCapital } = token;
  if (isNoName(word, excluded)) return false;
  if (firstNames.has(word)) return isLikely || isCapital || !isOrdinary(word);
  if (isCapital) return !isOrdinary(word);
  return isLikely && word.length > 2 && !isVocabulary(word);
}

function isSurname(token: Token, first: Token, excluded: ReadonlySet<string>): boolean {
  const { word, isCapital } = token;
  if (isNoName(word, excluded)) return false;
  // In "linda needs", the second word would be a name only with a capital letter.
  if (isCapital || !first.isCapital) return isCapital || word.length > 2;
  return false;
}

const isNoName = (word: string, excluded: ReadonlySet<string>): boolean =>
  word === '' ||
  notNames.has(word) ||
  excluded.has(word) ||
  englishStopWords.has(word) ||
  spanishStopWords.has(word) ||
  commonplaceWords.has(word);

/** Words of the business that may also be names: "drew", "chuck", "rose". */
const isOrdinary = (word: string): boolean => findConcepts([word]).length > 0;

const withCapital = (written: string, word: string): string =>
  particles.has(word) || /\p{Lu}/u.test(written.slice(0, 1))
    ? capitalsOf(written)
    : written.charAt(0).toUpperCase() + written.slice(1);

/** "LINDA" as "Linda". */
const capitalsOf = (written: string): string =>
  written.length > 2 && written === written.toUpperCase()
    ? written.charAt(0) + written.slice(1).toLowerCase()
    : written;
