import type { KnownFaq } from './chat.store.ts';
import { answeredKinds, type KindScores, kindsOf } from './language/question-kinds.ts';
import { featuresOf, type ReadText, readText } from './language/read-text.ts';
import { type ReadWords, readWords } from './language/read-words.ts';
import { addFeatures, textFeatures } from './language/text-features.ts';
import { isCatchAll } from './language/words/catch-all.ts';
import { weightOfSubject } from './weigh-subjects.ts';

/** What a text speaks of: its stems with their weights, and its ideas. */
export interface Spoken {
  readonly stems: ReadonlyMap<string, number>;
  readonly ideas: ReadonlySet<string>;
}

/** A FAQ, read once. */
export interface FaqEntry {
  readonly faq: KnownFaq;
  readonly question: Spoken;
  readonly answer: Spoken;
  readonly topics: ReadonlySet<string>;
  /** What it can be found by, for those who weigh it against a fact of the record. */
  readonly questionFeatures: ReadonlySet<string>;
  readonly answerFeatures: ReadonlySet<string>;
  readonly kinds: KindScores;
  /** The kinds of questions that it answers. */
  readonly answers: KindScores;
}

/** A question is what a FAQ is on; its answer tells the rest, at less weight. */
const answerShare = 0.4;
/** Longer answers repeat themselves. */
const answerReadToLength = 1500;

export function readFaq(faq: KnownFaq): FaqEntry {
  const question = readText(faq.question);
  const answer = readWords(faq.answer.slice(0, answerReadToLength));
  const kinds = kindsOf(addFeatures(textFeatures(question), textFeatures(answer), answerShare));
  return {
    faq,
    question: spokenIn(question),
    answer: spokenIn(answer),
    topics: question.topics,
    questionFeatures: findableBy(question),
    answerFeatures: findableBy(answer),
    kinds,
    answers: answeredKinds(kinds),
  };
}

const spokenIn = (read: ReadWords): Spoken => ({
  stems: new Map(read.subjects.map((subject) => [subject.stem, weightOfSubject(subject)])),
  ideas: new Set([...read.ideas].filter((idea) => !isCatchAll(idea))),
});

const findableBy = ({ terms }: Pick<ReadText, 'terms'>): ReadonlySet<string> => new Set(terms.flatMap(featuresOf));
