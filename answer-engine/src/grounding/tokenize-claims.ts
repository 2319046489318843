import { detectLanguage } from '../text/detect-language.ts';
import { contactKey, looksLikeContact } from './contact-key.ts';
import { dayAt, figureAt } from './figure-patterns.ts';
import { carryUnits, giveRoles, joinDays, readHours, shareUnits } from './figures-in-context.ts';
import { blank, figure, sign, type Token } from './token.ts';
import { tokenizeWords } from './tokenize-words.ts';
import { states } from './vocabulary.ts';

/** The single tokens of a sentence, before phrases and ranges are joined. */
function scan(text: string, today: number | undefined): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let afterSpace = true;
  while (at < text.length) {
    const rest = text.charAt(at);
    if (/\s/.test(rest)) {
      at += 1;
      afterSpace = true;
      continue;
    }
    const taken: Token = (afterSpace && contactAt(text, at)) || tokenAt(text, at, today);
    tokens.push(taken);
    at += taken.text.length;
    afterSpace = taken.kind === 'sign';
  }
  return tokens;
}

const chunkPattern = /\S+/y;

function contactAt(text: string, at: number): Token | undefined {
  chunkPattern.lastIndex = at;
  const chunk = (chunkPattern.exec(text)?.[0] ?? '').replace(/[\s.,;:!?)("'*[\]<>]+$/, '');
  return looksLikeContact(chunk) ? figure(chunk, 'contact', contactKey(chunk)) : undefined;
}

const wordPattern = /[\p{L}][\p{L}']*/uy;

function tokenAt(text: string, at: number, today: number | undefined): Token {
  const previous = text.charAt(at - 1);
  const figureFound = /[\p{L}\d.]/u.test(previous) ? undefined : figureAt(text, at);
  if (figureFound) return figureFound;
  wordPattern.lastIndex = at;
  const word = wordPattern.exec(text)?.[0];
  if (word !== undefined) return dayAt(word, today) ?? { ...blank, text: word, kind: 'word' };
  const digits = /\d+/y;
  digits.lastIndex = at;
  const rest = digits.exec(text)?.[0];
  return rest === undefined ? sign(text.charAt(at)) : figure(rest, 'number', Number(rest));
}

const codes = new Map(states.split(',').map((pair): [string, string] => [pair.slice(0, -3), pair.slice(-2)]));
const statePattern = new RegExp(`\\b(?:${[...codes.keys()].join('|')})\\b`, 'gi');
/** Abbreviates the names of states. */
const withStates = (text: string): string =>
  text.replace(statePattern, (name) =>
    /^\p{Lu}/u.test(name) ? (codes.get(name.toLowerCase()) ?? name).toUpperCase() : name,
  );

/**
 * The tokens of a sentence.
 *
 * @param sentence with its figures as `writeFigures` writes them
 * @param today the weekday that "today" means; 0 is Sunday
 */
export function tokenizeClaim(sentence: string, today?: number): Token[] {
  const language = detectLanguage(sentence) ?? 'english';
  const spelled = withStates(sentence)
    .replace(/\bcan't\b/gi, 'cannot')
    .replace(/\bwon't\b/gi, 'will not')
    .replace(/n't\b/gi, ' not')
    .replace(/\b(it|that|there|here|he|she|what|who|everything)'s\b/gi, '$1 is')
    .replace(/'s\b/gi, '')
    .replace(/'(?=(?:re|ve|ll|d|m)\b)/gi, ' ');
  return tokenizeWords(giveRoles(readHours(carryUnits(shareUnits(joinDays(scan(spelled, today)))))), language);
}
