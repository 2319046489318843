import type { FaqEntry } from './faq-entry.ts';
import { type Asked, glanceAt, type Likeness, likenessOf, share, toldHere } from './faq-likeness.ts';
import { firstGuess } from './faq-score.ts';
import { cosineOf } from './language/kind-model.ts';
import { familiesOf, type KindScores } from './language/question-kinds.ts';
import { besides } from './language/words/broader.ts';

/** What one FAQ has for itself as the answer to a message, beside its likeness. */
export interface Evidence extends Likeness {
  /** How probable the likeness alone makes it. */
  readonly guess: number;
  readonly glance: number;
  /** How alike the kinds of both are: by the logarithms of the probabilities, by what both may be, by families. */
  readonly kindsAlike: number;
  readonly kindsShared: number;
  readonly familiesShared: number;
  readonly ownKind: number;
  /** The cosines of the message's embedding with that of the FAQ, and with that of its question. */
  readonly embeddingsAlike: number;
  readonly questionsAlike: number;
  /** 1 if the message names one of several that exclude each other, such as soldiers, and the FAQ only others, such as students. */
  readonly isOther: number;
  /** How much the FAQ is of the likeliest kind of the message. */
  readonly likeliestKind: number;
  /** The share of what tells the FAQs apart that this one has, and how much of that its question has. */
  readonly toldHere: number;
  readonly askedHere: number;
  readonly elsewhere: number;
  readonly wordCount: number;
  /** How many words of the message no FAQ has, and their share. */
  readonly unheard: number;
  readonly unheardShare: number;
  /** 1 for a message on its writer's own affairs, and for one on what has happened. */
  readonly isPersonal: number;
  readonly isPast: number;
}

const compared = [
  'guess',
  'glance',
  'likely',
  'words',
  'kindsAlike',
  'kindsShared',
  'embeddingsAlike',
  'questionsAlike',
  'toldHere',
] as const;

type Compared = (typeof compared)[number];

/** Evidence beside that of the other FAQs: how far each is ahead of the best of them, and how many promise more at a glance. */
export type RivalEvidence = Evidence & Readonly<Record<`${Compared}Ahead`, number>> & { readonly place: number };

/** What a message says, of which its sentences say parts. */
export interface Sayings {
  readonly asked: readonly Asked[];
  readonly words: readonly string[];
}

const personalWords = new Set(['my', 'i', 'im', 'me', 'we', 'mi']);
const pastWords = new Set(['did', 'was', 'were', 'has', 'paso', 'fue', 'llego']);

/** What the most promising FAQs have for themselves, in the order of `entries`. */
export function compareFaqs(entries: readonly FaqEntry[], { asked, words }: Sayings): RivalEvidence[] {
  const isPersonal = words.some((word) => personalWords.has(word)) ? 1 : 0;
  const isPast = words.some((word) => pastWords.has(word)) ? 1 : 0;
  const evidence = entries.map((entry) => {
    const glance = Math.max(...asked.map((one) => glanceAt(one, entry)));
    return { ...bestOf(asked, entry), glance, isPersonal, isPast };
  });
  return evidence.map((one, place) => ({ ...one, ...leads(evidence, place), place }));
}

const wordsShare = 0.2;

/** A message may tell a story around its question: the part that fits best counts. */
function bestOf(asked: readonly Asked[], entry: FaqEntry): Omit<Evidence, 'glance' | 'isPersonal' | 'isPast'> {
  const [best] = asked
    .map((one) => {
      const likeness = likenessOf(one, entry);
      const guess = firstGuess(likeness);
      return { one, likeness, guess, worth: guess + wordsShare * toldHere(one, entry) };
    })
    .sort((a, b) => b.worth - a.worth);
  if (!best) throw new Error('A message has at least one part: itself.');
  return { ...best.likeness, guess: best.guess, ...beyondLikeness(best.one, entry) };
}

function beyondLikeness(asked: Asked, { kinds, embedding, questionEmbedding, question, answer }: FaqEntry) {
  const unheard = asked.tellingHere.filter(({ weight }) => weight === 1).length;
  return {
    kindsAlike: alikeInLogarithms(asked.kinds, kinds),
    kindsShared: sumOf(asked.kinds, kinds, (a, b) => Math.sqrt(a * b)),
    familiesShared: sumOf(familiesOf(asked.kinds), familiesOf(kinds), (a, b) => a * b),
    ownKind: sumOf(asked.kinds, kinds, (a, b) => a * b),
    embeddingsAlike: cosineOf(asked.embedding, embedding),
    questionsAlike: cosineOf(asked.embedding, questionEmbedding),
    isOther: namesAnother(asked, [question, answer]) ? 1 : 0,
    likeliestKind: kinds[asked.kinds.indexOf(asked.certainty)] ?? 0,
    toldHere: share(asked.tellingHere, ({ stem }) => question.stems.has(stem) || answer.stems.has(stem)),
    askedHere: share(asked.tellingHere, ({ stem }) => question.stems.has(stem)),
    elsewhere: asked.elsewhere,
    wordCount: asked.wordCount,
    unheard,
    unheardShare: asked.stems.size === 0 ? 0 : unheard / asked.stems.size,
  };
}

function namesAnother({ ideas }: Asked, spoken: readonly FaqEntry['question'][]): boolean {
  const isTold = (idea: string) => spoken.some((text) => text.ideas.has(idea));
  return ideas.some(({ idea }) => !isTold(idea) && besides(idea).some(isTold));
}

function sumOf(a: KindScores, b: KindScores, of: (a: number, b: number) => number): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += of(a[at] ?? 0, b[at] ?? 0);
  return sum;
}

const leastProbability = 0.001;

/** The cosine of the logarithms of both, each less its mean: also what is all but ruled out tells how alike they are. */
function alikeInLogarithms(a: KindScores, b: KindScores): number {
  const [one, other] = [spreadOf(a), spreadOf(b)];
  return sumOf(one.logarithms, other.logarithms, (x, y) => x * y) / (one.length * other.length || 1);
}

interface Spread {
  readonly logarithms: Float32Array;
  readonly length: number;
}

/** Of the FAQs, which stay while messages come and go: logarithms are the dearest part of judging one. */
const spreads = new WeakMap<KindScores, Spread>();

function spreadOf(kinds: KindScores): Spread {
  const known = spreads.get(kinds);
  if (known) return known;
  const logarithms = kinds.map((probability) => Math.log(probability + leastProbability));
  const mean = logarithms.reduce((sum, value) => sum + value, 0) / logarithms.length;
  const centred = logarithms.map((value) => value - mean);
  const spread = { logarithms: centred, length: Math.hypot(...centred) };
  spreads.set(kinds, spread);
  return spread;
}

function leads(all: readonly Evidence[], at: number) {
  const ahead = (name: Compared): number => {
    const others = all.filter((_, place) => place !== at).map((one) => one[name]);
    return (all[at]?.[name] ?? 0) - Math.max(0, ...others);
  };
  return Object.fromEntries(compared.map((name) => [`${name}Ahead`, ahead(name)])) as Readonly<
    Record<`${Compared}Ahead`, number>
  >;
}
