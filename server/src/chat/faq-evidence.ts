import type { FaqEntry } from './faq-entry.ts';
import { type Asked, type Likeness, likenessOf, share } from './faq-likeness.ts';
import { firstGuess } from './faq-score.ts';
import { cosineOf } from './language/kind-model.ts';
import { type SharedKinds, shareKinds } from './language/kind-profile.ts';
import { alikeWithin, shareMatters } from './language/matters.ts';
import { besides } from './language/words/broader.ts';

/** What one FAQ has for itself as the answer to a message, beside its likeness. */
export interface Evidence extends Likeness, SharedKinds {
  /** How probable the likeness alone makes it. */
  readonly guess: number;
  readonly glance: number;
  /** The cosines of the message's embedding with that of the FAQ, and with that of its question. */
  readonly embeddingsAlike: number;
  readonly questionsAlike: number;
  /** How alike the matters are: by the best part of the FAQ, by its question, and as far as both are of one kind. */
  readonly mattersShared: number;
  readonly mattersAsked: number;
  readonly mattersAlike: number;
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
  'mattersShared',
  'toldHere',
] as const;

type Compared = (typeof compared)[number];
type Ahead = Readonly<Record<`${Compared}Ahead`, number>>;
const aheadNames = compared.map((name) => `${name}Ahead`);

/** Evidence beside that of the other FAQs: how far each is ahead of the best of them, and how many promise more at a glance. */
export type RivalEvidence = Evidence & Ahead & { readonly place: number };

/** A FAQ that promises something, and the part of a message that it promises most for: there may be a story around a question. */
export interface Promising {
  readonly entry: FaqEntry;
  readonly asked: Asked;
  readonly glance: number;
}

const personalWords = new Set(['my', 'i', 'im', 'me', 'we', 'mi']);
const pastWords = new Set(['did', 'was', 'were', 'has', 'paso', 'fue', 'llego']);

/** What the most promising FAQs have for themselves, in their order, as answers to a message of these words. */
export function compareFaqs(promising: readonly Promising[], words: readonly string[]): RivalEvidence[] {
  const isPersonal = words.some((word) => personalWords.has(word)) ? 1 : 0;
  const isPast = words.some((word) => pastWords.has(word)) ? 1 : 0;
  const evidence = promising.map(({ entry, asked, glance }): Evidence => {
    const likeness = likenessOf(asked, entry);
    return { ...likeness, guess: firstGuess(likeness), glance, ...beyondLikeness(asked, entry), isPersonal, isPast };
  });
  const leadOf = leadAmong(evidence);
  return evidence.map((one, place) => ({ ...one, ...leadOf(one), place }));
}

function beyondLikeness(
  asked: Asked,
  { kinds, embedding, questionEmbedding, question, answer, questionMatters, told }: FaqEntry,
) {
  const unheard = asked.tellingHere.filter(({ weight }) => weight === 1).length;
  return {
    ...shareKinds(asked.kinds, kinds),
    embeddingsAlike: cosineOf(asked.embedding, embedding),
    questionsAlike: cosineOf(asked.embedding, questionEmbedding),
    mattersShared: Math.max(...told.map((matters) => shareMatters(asked.matters, matters))),
    mattersAsked: shareMatters(asked.matters, questionMatters),
    mattersAlike: alikeWithin(asked.matters, embedding, kinds),
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

function leadAmong(all: readonly Evidence[]) {
  const highest = compared.map((name) => highestTwo(all.map((one) => one[name])));
  return (one: Evidence): Ahead => {
    const ahead: Record<string, number> = {};
    compared.forEach((name, at) => {
      const [first, second] = highest[at] ?? [0, 0];
      ahead[aheadNames[at] ?? ''] = one[name] - (one[name] === first ? second : first);
    });
    return ahead as Ahead;
  };
}

/** Never below 0: a FAQ alone is ahead of nothing. */
function highestTwo(values: readonly number[]): readonly [number, number] {
  let [first, second] = [0, 0];
  for (const value of values) {
    if (value > first) [first, second] = [value, first];
    else if (value > second) second = value;
  }
  return [first, second];
}
