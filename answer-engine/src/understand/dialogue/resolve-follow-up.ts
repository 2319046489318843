import { normalizeText } from '@chat-module/opening-hours/normalize-text';
import { thresholds } from '../../decide/thresholds.ts';
import type { DialogueSubject } from '../../dialogue.ts';
import { followUpPhrases } from '../../lexicon/follow-up-phrases.ts';
import { createPhraseMatcher } from '../../lexicon/phrase-matcher.ts';
import { englishStopWords, spanishStopWords } from '../../text/stop-words.ts';
import { splitWords } from '../../text/tokenize.ts';
import { parseUnitSizes, withoutUnitSizes, writeUnitSize } from '../entities/unit-size.ts';
import { matchRecordIntents, type RecordIntents } from '../record-intents/match-record-intents.ts';
import type { RecordIntent } from '../record-intents/record-intent-rules.ts';
import { findRepair, readCorrection } from './repair.ts';

const matcher = createPhraseMatcher(Object.entries(followUpPhrases));

/**
 * Rewrites a follow-up as a complete question: "and the 10x20?" after "how much is a 10x10" becomes "how much is a 10x20". A message that is
 * already complete is returned unchanged.
 */
export const resolveFollowUp = (subject: DialogueSubject | undefined, message: string): string =>
  subject ? (repaired(subject, message) ?? (isShort(message) ? complete(subject, message) : message)) : message;

/** Maximum length in words; a longer correction is a question of its own. */
const longestCorrection = 5;

/** "Say that again" becomes the last question, and "no, I meant the gate" the last question about the gate. */
function repaired({ text }: DialogueSubject, message: string): string | undefined {
  if (findRepair(message) === 'repeat') return text;
  const correction = readCorrection(message);
  if (!correction) return undefined;
  const { meant, notMeant } = correction;
  if (splitWords(meant).length > longestCorrection) return meant;
  const [size] = parseUnitSizes(meant);
  if (size) return `${withoutUnitSizes(text)} ${meant}`;
  const isNamed = notMeant !== undefined && text.toLowerCase().includes(notMeant.toLowerCase());
  return isNamed ? replaceIn(text, notMeant, meant) : `${text} ${meant}`;
}

function replaceIn(text: string, part: string, by: string): string {
  const at = text.toLowerCase().indexOf(part.toLowerCase());
  return `${text.slice(0, at)}${by}${text.slice(at + part.length)}`;
}

const isShort = (message: string): boolean => splitWords(message).length <= thresholds.followUpWords;

const noUnitTypeWords: ReadonlySet<string> = new Set();

/**
 * The dialogue subject after a message. A message without a question, such as thanks, keeps the previous subject.
 *
 * @param latest the resolved message, and the size of the unit in the reply
 */
export function nextSubject(subject: DialogueSubject | undefined, latest: DialogueSubject): DialogueSubject {
  const [named] = parseUnitSizes(latest.text);
  const size = latest.unitSize ?? (named && writeUnitSize(named)) ?? subject?.unitSize;
  const isNew = latest.recordIntents.length > 0 || latest.answeredByFaq || !subject;
  return isNew ? { ...latest, unitSize: size } : { ...subject, unitSize: size };
}

interface Fragment {
  readonly message: string;
  readonly groups: ReadonlySet<string>;
  readonly recordIntents: RecordIntents;
  /** The number of content words that are in no follow-up phrase. */
  readonly ownWords: number;
}

function parseFragment(message: string): Fragment {
  const words = splitWords(withoutUnitSizes(message));
  const found = matcher.find(words);
  const taken = new Set(found.flatMap(({ positions }) => positions));
  const own = words.filter((word, at) => !taken.has(at) && !isFiller(word));
  return {
    message,
    groups: new Set(found.map(({ name }) => name)),
    recordIntents: matchRecordIntents(message, noUnitTypeWords),
    ownWords: own.length,
  };
}

const isFiller = (word: string): boolean =>
  englishStopWords.has(word) || spanishStopWords.has(word) || /^\d+$/.test(word);

/** "I appreciate it" refers to nothing. */
const appreciates = /\bappreciate (?:it|that|this)\b/gi;

function complete(subject: DialogueSubject, message: string): string {
  const fragment = parseFragment(message.replace(appreciates, ' '));
  const completions = [withOtherSize, withReservation, withSize, withFaq];
  for (const completion of completions) {
    const text = completion(subject, fragment);
    if (text !== undefined) return text;
  }
  return message;
}

/** Record intents that a follow-up can apply to another size. */
const sizeIntents: readonly RecordIntent[] = ['price', 'availability', 'which_size', 'unit_size'];

/** "And the 10x20?" */
function withOtherSize({ text, recordIntents }: DialogueSubject, fragment: Fragment): string | undefined {
  const [size] = parseUnitSizes(fragment.message);
  // "How much is the 10x20", "is the 10x20 available" and "what goes in a 5x5" are complete.
  const isComplete = (['price', 'availability', 'which_size'] as const).some((intent) =>
    fragment.recordIntents.has(intent),
  );
  if (!size || fragment.ownWords > 0 || isComplete || !sizeIntents.some((intent) => recordIntents.includes(intent)))
    return undefined;
  return `${withoutUnitSizes(text)} ${writeUnitSize(size)}`;
}

/** "OK, reserve it" */
function withReservation(
  { unitSize: size }: DialogueSubject,
  { message, groups, ownWords }: Fragment,
): string | undefined {
  if (size === undefined || !groups.has('reserve') || groups.has('no') || ownWords > 0) return undefined;
  return parseUnitSizes(message).length > 0 ? undefined : `i want to rent the ${size}`;
}

/** "How much is it?", "Is it climate controlled?", "available?" */
function withSize(
  { unitSize: size }: DialogueSubject,
  { message, groups, recordIntents }: Fragment,
): string | undefined {
  if (size === undefined || parseUnitSizes(message).length > 0) return undefined;
  if (!groups.has('of_a_unit') || groups.has('of_its_own')) return undefined;
  const isAboutUnit =
    groups.has('it') || groups.has('opener') || sizeIntents.some((intent) => recordIntents.has(intent));
  return isAboutUnit ? `${message} ${size}` : undefined;
}

/** Spanish does not say "it": "¿y cuánto sería?" */
const unsaidSubject =
  /\bcuanto (?:(?:me|nos|les?) )?(?:es|seria|cuesta|costaria|sale|saldria|vale|cobran|queda|quedaria)\W*$/;

/** "How much are they?" after an FAQ. */
function withFaq(
  { text, answeredByFaq, recordIntents: asked }: DialogueSubject,
  { message, groups, recordIntents, ownWords }: Fragment,
): string | undefined {
  // "Are you open Sunday for that?" is complete.
  const isComplete = parseUnitSizes(message).length > 0 || recordIntents.has('hours');
  const isAboutIt = groups.has('it') || unsaidSubject.test(normalizeText(message));
  // The facility's record would answer "how do I prove that?" as it would the last question.
  const maxOwnWords = asked.length > 0 ? 0 : 1;
  if (!answeredByFaq || isComplete || !isAboutIt || ownWords > maxOwnWords) return undefined;
  return `${message} ${text}`;
}
