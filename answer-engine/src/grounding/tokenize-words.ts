import type { Language } from '../text/detect-language.ts';
import { blank, type Token } from './token.ts';
import { isLight, isNegator, longestFrom, lowersOf, meaningsOf, plainWord, raisesOf, stemOf } from './words.ts';

/** Participles of completed actions: "it is reserved", but not "it can be reserved". */
const done =
  /^(?:reserved|booked|confirmed|approved|scheduled|processed|issued|cancell?ed|refunded|waived|held|insured|reservad[oa]s?|apartad[oa]s?|confirmad[oa]s?|aprobad[oa]s?|cancelad[oa]s?|asegurad[oa]s?)$/;
const toBe = /^(?:be|being|not|ser|can|may|must|sea|sean|get)$/;

/** Looks up the meanings of words and phrases, the longest phrase first. */
export function tokenizeWords(tokens: readonly Token[], language: Language): Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    if (token.kind !== 'word' || token.ids.length > 0) {
      read.push(token);
      at += 1;
      continue;
    }
    const phrase = phraseAt(tokens, at, language);
    read.push(phrase.token);
    at += phrase.length;
  }
  const bounded = read.map((token, at) => (isBareFrom(token, read[at + 1]) ? { ...token, lowers: [] } : token));
  return bounded.map((token, at) =>
    done.test(plainWord(token.text)) && !toBe.test(plainWord(read[at - 1]?.text ?? ''))
      ? { ...token, ids: [...token.ids, `done ${token.ids[0] ?? token.text}`] }
      : token,
  );
}

/** "From 9" is a time, "from $9" a lower bound. */
const isBareFrom = ({ text }: Token, next: Token | undefined): boolean =>
  /^(?:from|desde|hasta)$/.test(text) && next?.figure?.kind !== 'money';

const part =
  /^(?:buildings?|units?|lots?|rows?|halls?|wings?|sections?|gates?|blocks?|bays?|aisles?|zones?|areas?|edificios?|seccion|zona|patio|pasillo)$/i;

/** In "building A" the letter is a name and not an article. */
const isNameOfPart = (tokens: readonly Token[], at: number): boolean =>
  /^[A-Z]$/.test(tokens[at]?.text ?? '') &&
  part.test(plainWord(tokens[at - 1]?.text ?? '')) &&
  tokens[at + 1]?.text !== '/';

function phraseAt(tokens: readonly Token[], at: number, language: Language): { token: Token; length: number } {
  if (at > 0 && tokens[at]?.text === 'May')
    return { token: { ...blank, text: 'May', kind: 'word', ids: ['month of May'] }, length: 1 };
  if (isNameOfPart(tokens, at))
    return {
      token: { ...blank, text: tokens[at]?.text ?? '', kind: 'word', ids: [`part ${tokens[at]?.text}`] },
      length: 1,
    };
  const words: string[] = [];
  const longest = longestFrom(plainWord(tokens[at]?.text ?? ''), language);
  for (let index = at; index < tokens.length && words.length < longest; index += 1) {
    const token = tokens[index] as Token;
    if (token.kind === 'sign' && token.text === '-' && words.length > 0) continue;
    if (token.kind !== 'word') break;
    words.push(plainWord(token.text));
  }
  for (let length = words.length; length > 0; length -= 1) {
    const some = words.slice(0, length);
    // "And up to 40 feet" does not contain "and up".
    if (length > 1 && some.at(-1) === 'up' && /^(?:to|hasta)$/i.test(tokens[at + length]?.text ?? '')) continue;
    const token = meaningfulToken(some, language);
    if (token) return { token, length: lengthInTokens(tokens, at, length) };
  }
  const [word = ''] = words;
  // "10% off" is a discount, "off the floor" is not.
  const before = tokens[at - 1]?.figure?.kind;
  if (word === 'off' && (before === 'percent' || before === 'money'))
    return { token: { ...blank, text: word, kind: 'word', ids: ['discount'] }, length: 1 };
  const light = isLight(word, language);
  // Names are the same in every language.
  const ids = light ? [] : [stemOf(word, 'english')];
  return { token: { ...blank, text: word, kind: 'word', ids, isLight: light }, length: 1 };
}

function lengthInTokens(tokens: readonly Token[], at: number, words: number): number {
  let index = at;
  for (let left = words; left > 0; index += 1) if (tokens[index]?.kind === 'word') left -= 1;
  return index - at;
}

function meaningfulToken(words: readonly string[], language: Language): Token | undefined {
  const text = words.join(' ');
  const negator = words.length === 1 && isNegator(text, language);
  const found = words.length === 1 && isLight(text, language) ? [] : meaningsOf(words, language);
  const raises = raisesOf(words, language);
  const lowers = lowersOf(words, language);
  if (!negator && found.length === 0 && raises.length === 0 && lowers.length === 0) return undefined;
  return {
    text,
    kind: 'word',
    ids: found.map(({ id }) => id),
    isLight: found.length === 0,
    isNegator: negator,
    isOpposite: found.some(({ isOpposite }) => isOpposite),
    raises: negator && /^(?:never|nunca|jamas)$/.test(text) ? ['all'] : raises,
    lowers,
  };
}
