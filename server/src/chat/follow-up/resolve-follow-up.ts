import type { Ask } from '../asks/ask-patterns.ts';
import { type AsksFound, findAsks } from '../asks/find-asks.ts';
import { splitWords } from '../language/normalize-text.ts';
import { createPhraseBook } from '../language/phrase-book.ts';
import { englishStopWords, spanishStopWords } from '../language/stop-words.ts';
import { parseUnitSizes, withoutUnitSizes, writeUnitSize } from '../sizes/unit-size.ts';
import { followUpWords } from './follow-up-words.ts';

/** A turn of the same session, as far as the next one may build on it. */
export interface PastTurn {
  readonly message: string;
  /** The size whose button was pressed or that was shown alone. */
  readonly unitSize: string | undefined;
  readonly wasFaq: boolean;
}

/** What the visitor has spoken of so far. */
interface Subject {
  readonly text: string;
  readonly asks: AsksFound;
  readonly size: string | undefined;
  readonly wasFaq: boolean;
}

const book = createPhraseBook(Object.entries(followUpWords));
/** A follow-up is short: whoever says more says what it is about. */
const mostWords = 9;
const turnsConsidered = 5;

/**
 * A message with the subject that it takes from the turns before it, oldest first: "and the 10x20?" after "how much is a
 * 10x10". A message that is complete in itself comes back as it is.
 */
export function resolveFollowUp(turns: readonly PastTurn[], message: string): string {
  if (turns.length === 0 || !isShort(message)) return message;
  let subject: Subject | undefined;
  for (const turn of turns.slice(-turnsConsidered)) subject = goOn(subject, turn);
  return subject ? complete(subject, message) : message;
}

const isShort = (message: string): boolean => splitWords(message).length <= mostWords;

const noStock: ReadonlySet<string> = new Set();

function goOn(subject: Subject | undefined, { message, unitSize, wasFaq }: PastTurn): Subject {
  const text = subject && isShort(message) ? complete(subject, message) : message;
  const [named] = parseUnitSizes(text);
  const asks = findAsks(text, noStock);
  const size = unitSize ?? (named && writeUnitSize(named)) ?? subject?.size;
  // Thanks in between, or a button, do not change what was asked.
  const isNew = asks.size > 0 || wasFaq || !subject;
  return isNew ? { text, asks, size, wasFaq } : { ...subject, size };
}

interface Fragment {
  readonly message: string;
  readonly groups: ReadonlySet<string>;
  readonly asks: AsksFound;
  /** Words that say what a message is about, beside those of a follow-up. */
  readonly ownWords: number;
}

function readFragment(message: string): Fragment {
  const words = splitWords(withoutUnitSizes(message));
  const found = book.find(words);
  const taken = new Set(found.flatMap(({ positions }) => positions));
  const own = words.filter((word, at) => !taken.has(at) && !isFiller(word));
  return {
    message,
    groups: new Set(found.map(({ name }) => name)),
    asks: findAsks(message, noStock),
    ownWords: own.length,
  };
}

const isFiller = (word: string): boolean =>
  englishStopWords.has(word) || spanishStopWords.has(word) || /^\d+$/.test(word);

function complete(subject: Subject, message: string): string {
  const fragment = readFragment(message);
  const completions = [withOtherSize, withOtherDay, withComparison, withReservation, withSize, withFaq];
  for (const completion of completions) {
    const text = completion(subject, fragment);
    if (text !== undefined) return text;
  }
  return message;
}

/** Questions that can be asked again of another size. */
const ofSizes: readonly Ask[] = ['price', 'availability', 'which_size', 'unit_size'];

/** "And the 10x20?" */
function withOtherSize({ text, asks }: Subject, { message, ownWords }: Fragment): string | undefined {
  const [size] = parseUnitSizes(message);
  if (!size || ownWords > 0 || !ofSizes.some((ask) => asks.has(ask))) return undefined;
  return `${withoutUnitSizes(text)} ${writeUnitSize(size)}`;
}

/** "What about Sunday?" */
function withOtherDay({ asks }: Subject, { message, groups, ownWords }: Fragment): string | undefined {
  const isTime = groups.has('day') || (groups.has('time') && /\d/.test(message));
  const isAboutHours = asks.has('hours') || asks.has('gate_hours');
  const isOnUnits = parseUnitSizes(message).length > 0 || groups.has('of_a_unit');
  if (!isTime || !isAboutHours || isOnUnits || ownWords > 0) return undefined;
  return asks.has('hours') ? `are you open ${message}` : `gate access hours ${message}`;
}

/** "Do you have bigger ones?" */
function withComparison({ size }: Subject, { message, groups, ownWords }: Fragment): string | undefined {
  const isComparison = groups.has('bigger') || groups.has('smaller');
  const hasOwnSize = parseUnitSizes(message).length > 0;
  if (size === undefined || !isComparison || hasOwnSize || ownWords > 1) return undefined;
  return `sizes ${groups.has('bigger') ? 'bigger' : 'smaller'} than ${size}`;
}

/** "OK, reserve it" */
function withReservation({ size }: Subject, { message, groups, ownWords }: Fragment): string | undefined {
  if (size === undefined || !groups.has('reserve') || groups.has('no') || ownWords > 0) return undefined;
  return parseUnitSizes(message).length > 0 ? undefined : `i want to rent the ${size}`;
}

/** "How much is it?", "Is it climate controlled?", "available?" */
function withSize({ size }: Subject, { message, groups, asks }: Fragment): string | undefined {
  if (size === undefined || parseUnitSizes(message).length > 0) return undefined;
  if (!groups.has('of_a_unit') || groups.has('of_its_own')) return undefined;
  const isOfUnit = groups.has('it') || groups.has('opener') || ofSizes.some((ask) => asks.has(ask));
  return isOfUnit ? `${message} ${size}` : undefined;
}

/** "How much are they?" after what a FAQ told. */
function withFaq({ text, wasFaq }: Subject, { message, groups, ownWords }: Fragment): string | undefined {
  if (!wasFaq || !groups.has('it') || ownWords > 1) return undefined;
  return `${message} ${text}`;
}
