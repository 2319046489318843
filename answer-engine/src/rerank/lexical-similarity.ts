import type { FaqEntry } from '../retrieve/indexed-faq.ts';
import { type FaqWords, tellingAmong } from '../retrieve/inverted-index.ts';
import { isAnyIn } from '../text/is-any-in.ts';
import type { Correct } from '../text/spelling-corrector.ts';
import type { ReadSentence } from '../understand/analyze-text.ts';
import { logOfOdds, type WeighedSubject, weighSubjects } from '../understand/content-terms.ts';
import type { Embedding } from '../understand/intents/intent-classifier.ts';
import {
  familiesOf,
  familyProbability,
  type KindScores,
  type LikelyKind,
  type PackedKinds,
  rarityOf,
} from '../understand/intents/intents.ts';
import { type Matters, mattersOf } from '../understand/intents/sub-intents.ts';
import { ideaFeature } from '../understand/intents/text-features.ts';

interface WeighedIdea {
  readonly idea: string;
  readonly weight: number;
}

interface WeighedStem {
  readonly stem: string;
  readonly weight: number;
}

/** A message, made ready to be compared with many FAQs. */
export interface Asked {
  readonly embedding: Embedding;
  /** The kinds that it may well be, with their matters: the others are not worth comparing. */
  readonly matters: Matters;
  readonly subjects: readonly WeighedSubject[];
  readonly ideas: readonly WeighedIdea[];
  readonly stems: ReadonlySet<string>;
  /** The stems with how much each tells the FAQs apart, from 0 to 1. */
  readonly tellingHere: readonly WeighedStem[];
  readonly weightOfSubjects: number;
  readonly weightOfIdeas: number;
  readonly elsewhere: number;
  readonly record: number;
  readonly certainty: number;
}

/** What speaks for and against a FAQ as the answer to a message: each from 0 to 1, but for the last. */
export interface Likeness {
  /** How probable it is that the message asks what the FAQ answers. */
  readonly likely: number;
  /** The share of the message's words that the FAQ has, and of its ideas. */
  readonly words: number;
  readonly ideas: number;
  /** How much of each other's words the message and the FAQ's question have: 1 if they are the same. */
  readonly wording: number;
  /** How much the one thing in the message tells that the FAQ accounts for least. */
  readonly strangest: number;
  /** The logarithm of how much likelier the message asks what the FAQ answers than what is none of a facility's business. */
  readonly overElsewhere: number;
}

function highestOf(kinds: KindScores): number {
  let highest = 0;
  for (let kind = 0; kind < kinds.length; kind++) highest = Math.max(highest, kinds[kind] ?? 0);
  return highest;
}

/** Never nothing, as it is divided by. */
function weightOf(items: readonly { readonly weight: number }[]): number {
  let sum = 0;
  for (const { weight } of items) sum += weight;
  return sum || 1;
}

/** @param correct mends words that only the FAQs know */
export function askOf(message: ReadSentence, words: FaqWords, correct: Correct): Asked {
  const subjects: WeighedSubject[] = [];
  for (const subject of weighSubjects(message))
    subjects.push(subject.kinds ? subject : { ...subject, stem: correct(subject.stem) ?? subject.stem });
  const ideas: WeighedIdea[] = [];
  for (const idea of message.ideas) ideas.push({ idea, weight: rarityOf(ideaFeature(idea)) });
  const stems = new Set<string>();
  for (const { stem } of subjects) stems.add(stem);
  const tellingHere: WeighedStem[] = [];
  for (const stem of stems) tellingHere.push({ stem, weight: tellingAmong(words, stem) });
  const families = familiesOf(message.kinds);
  return {
    embedding: message.embedding,
    matters: mattersOf(message.embedding, message.kinds),
    elsewhere: familyProbability(families, 'elsewhere'),
    record: familyProbability(families, 'record'),
    certainty: highestOf(message.kinds),
    subjects,
    ideas,
    weightOfSubjects: weightOf(subjects),
    weightOfIdeas: weightOf(ideas),
    stems,
    tellingHere,
  };
}

/** What is less probable is not told apart. */
const leastProbability = 0.02;

export function likenessOf(asked: Asked, entry: FaqEntry): Likeness {
  const { question, answer } = entry;
  const likely = inCommon(asked.matters, entry.answers);
  const isIn = (stem: string) => question.stems.has(stem) || answer.stems.has(stem);
  return {
    likely,
    words: share(asked.subjects, ({ stem }) => isIn(stem)),
    ideas: share(asked.ideas, ({ idea }) => question.ideas.has(idea) || answer.ideas.has(idea)),
    wording: Math.sqrt(
      share(asked.subjects, ({ stem }) => question.stems.has(stem)) * shareMentioned(question.stems, asked.stems),
    ),
    strangest: strangestOf(asked, entry),
    overElsewhere: Math.log((likely + leastProbability) / (asked.elsewhere + leastProbability)),
  };
}

function inCommon(likely: readonly LikelyKind[], answers: KindScores): number {
  let sum = 0;
  for (const { kind, probability } of likely) sum += probability * (answers[kind] ?? 0);
  return sum;
}

export function share<Weighed extends { readonly weight: number }>(
  items: readonly Weighed[],
  isCounted: (item: Weighed) => boolean,
): number {
  let total = 0;
  let counted = 0;
  for (const item of items) {
    total += item.weight;
    if (isCounted(item)) counted += item.weight;
  }
  return total === 0 ? 0 : counted / total;
}

function shareMentioned(stems: ReadonlyMap<string, number>, mentioned: ReadonlySet<string>): number {
  let total = 0;
  let found = 0;
  for (const [stem, weight] of stems) {
    total += weight;
    if (mentioned.has(stem)) found += weight;
  }
  return total === 0 ? 0 : found / total;
}

function strangestOf({ subjects }: Asked, entry: FaqEntry): number {
  let strangest = 0;
  for (const subject of subjects) strangest = Math.max(strangest, subject.telling * (1 - accountedFor(subject, entry)));
  return strangest;
}

/** A FAQ accounts for what it says itself, for what means the same, and for what people say who ask its kind of question. */
function accountedFor({ stem, ideas, kinds }: WeighedSubject, entry: FaqEntry): number {
  const { question, answer } = entry;
  if (question.stems.has(stem)) return 1;
  const usual = kinds ? usualFor(kinds, entry.answers) : 0;
  if (answer.stems.has(stem) || isAnyIn(ideas, question.ideas)) return Math.max(0.9, usual);
  return isAnyIn(ideas, answer.ideas) ? Math.max(0.7, usual) : usual;
}

function usualFor(kinds: PackedKinds, wanted: KindScores): number {
  let sum = 0;
  for (let at = 0; at < kinds.length; at += 2) sum += (kinds[at + 1] ?? 0) * (wanted[kinds[at] ?? 0] ?? 0);
  return Math.min(1, Math.max(0, logOfOdds(sum) * 1.5));
}
