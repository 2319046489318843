import { thresholds } from '../../decide/thresholds.ts';
import type { DialogueSubject } from '../../dialogue.ts';
import { followUpPhrases } from '../../lexicon/follow-up-phrases.ts';
import { createPhraseMatcher } from '../../lexicon/phrase-matcher.ts';
import { englishStopWords, spanishStopWords } from '../../text/stop-words.ts';
import { splitWords } from '../../text/tokenize.ts';
import { parseUnitSizes, withoutUnitSizes, writeUnitSize } from '../entities/unit-size.ts';
import { matchRecordIntents, type RecordIntents } from '../record-intents/match-record-intents.ts';
import type { RecordIntent } from '../record-intents/record-intent-rules.ts';

const matcher = createPhraseMatcher(Object.entries(followUpPhrases));

/**
 * A message with the subject that it takes from the dialogue: "and the 10x20?" after "how much is a 10x10". A message that
 * is complete in itself is returned unchanged.
 */
export const resolveFollowUp = (subject: DialogueSubject | undefined, message: string): string =>
  subject && isShort(message) ? complete(subject, message) : message;

const isShort = (message: string): boolean => splitWords(message).length <= thresholds.followUpWords;

const noUnitTypeWords: ReadonlySet<string> = new Set();

/**
 * The subject of the dialogue after a message. Thanks in between, or a button, do not change what was asked.
 *
 * @param latest the message with the subject that it took from the dialogue, and the size of the unit that the reply was about
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
  /** Words that say what a message is about, beside those of a follow-up. */
  readonly ownWords: number;
}

function readFragment(message: string): Fragment {
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

function complete(subject: DialogueSubject, message: string): string {
  const fragment = readFragment(message);
  const completions = [withOtherSize, withOtherDay, withComparison, withReservation, withSize, withFaq];
  for (const completion of completions) {
    const text = completion(subject, fragment);
    if (text !== undefined) return text;
  }
  return message;
}

/** Questions that can be asked again of another size. */
const ofSizes: readonly RecordIntent[] = ['price', 'availability', 'which_size', 'unit_size'];

/** "And the 10x20?" */
function withOtherSize({ text, recordIntents }: DialogueSubject, { message, ownWords }: Fragment): string | undefined {
  const [size] = parseUnitSizes(message);
  if (!size || ownWords > 0 || !ofSizes.some((ask) => recordIntents.includes(ask))) return undefined;
  return `${withoutUnitSizes(text)} ${writeUnitSize(size)}`;
}

/** "What about Sunday?" */
function withOtherDay({ recordIntents }: DialogueSubject, { message, groups, ownWords }: Fragment): string | undefined {
  const isTime = groups.has('day') || (groups.has('time') && /\d/.test(message));
  const isAboutHours = recordIntents.includes('hours') || recordIntents.includes('gate_hours');
  const isOnUnits = parseUnitSizes(message).length > 0 || groups.has('of_a_unit');
  if (!isTime || !isAboutHours || isOnUnits || ownWords > 0) return undefined;
  return recordIntents.includes('hours') ? `are you open ${message}` : `gate access hours ${message}`;
}

/** "Do you have bigger ones?" */
function withComparison(
  { unitSize: size }: DialogueSubject,
  { message, groups, ownWords }: Fragment,
): string | undefined {
  const isComparison = groups.has('bigger') || groups.has('smaller');
  const hasOwnSize = parseUnitSizes(message).length > 0;
  if (size === undefined || !isComparison || hasOwnSize || ownWords > 1) return undefined;
  return `sizes ${groups.has('bigger') ? 'bigger' : 'smaller'} than ${size}`;
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
  const isOfUnit = groups.has('it') || groups.has('opener') || ofSizes.some((ask) => recordIntents.has(ask));
  return isOfUnit ? `${message} ${size}` : undefined;
}

/** "How much are they?" after what a FAQ told. */
function withFaq(
  { text, answeredByFaq }: DialogueSubject,
  { message, groups, ownWords }: Fragment,
): string | undefined {
  if (!answeredByFaq || !groups.has('it') || ownWords > 1) return undefined;
  return `${message} ${text}`;
}
