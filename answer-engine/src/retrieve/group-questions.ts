import { thresholds } from '../decide/thresholds.ts';
import { memoizeMessages } from '../text/memoize.ts';
import { analyzeMessage } from '../understand/analyze-text.ts';
import type { FaqIndex } from './faq-index.ts';
import { createFaqIndexBuilder } from './faq-index-builder.ts';
import { indexFaq } from './indexed-faq.ts';

/** The number of nearest questions that each question is reranked against. */
const rerankedPerQuestion = 5;

type Pause = () => Promise<void> | undefined;

interface Options {
  /** Minimum sum of both questions' scores for the same meaning. */
  readonly threshold?: number;
  /** Called between questions, so that the caller can yield to other work. */
  readonly pause?: Pause;
}

/**
 * Assigns a group number to each question; questions with the same meaning get the same number. Each question is indexed as an FAQ without an
 * answer, and the reranker scores how well it answers its nearest neighbors. A question joins the group of the most similar earlier one.
 *
 * For n questions it indexes n texts and reranks 5 n pairs. The first stage adds n² dot products, so callers limit n.
 */
export async function groupQuestions(
  questions: readonly string[],
  { threshold = thresholds.sameQuestion, pause = () => undefined }: Options = {},
): Promise<number[]> {
  const index = await indexQuestions(questions, pause);
  const scores = new Map<string, number>();
  for (const [at, question] of questions.entries()) {
    await pause();
    for (const { faq, score } of index.nearest(analyzeMessage(question), rerankedPerQuestion)) {
      const other = Number(faq.id);
      const pair = pairOf(at, other);
      if (other !== at) scores.set(pair, (scores.get(pair) ?? 0) + score);
    }
  }
  return joinSimilar(questions.length, scores, threshold);
}

const pairOf = (one: number, other: number): string => `${Math.max(one, other)} ${Math.min(one, other)}`;

const indexQuestion = memoizeMessages((question: string) => indexFaq({ id: question, question, answer: '' }));

async function indexQuestions(questions: readonly string[], pause: Pause): Promise<FaqIndex> {
  const faqs = questions.map((question, at) => ({ id: String(at), question, answer: '' }));
  const builder = createFaqIndexBuilder(faqs);
  for (const faq of faqs) {
    await pause();
    builder.add({ ...indexQuestion(faq.question), faq });
  }
  return builder.build({ correctsSpelling: false });
}

function joinSimilar(count: number, scores: ReadonlyMap<string, number>, threshold: number): number[] {
  const nearest = new Map<number, { readonly earlier: number; readonly score: number }>();
  for (const [pair, score] of scores) {
    const [later = 0, earlier = 0] = pair.split(' ').map(Number);
    if (score >= threshold && score > (nearest.get(later)?.score ?? 0)) nearest.set(later, { earlier, score });
  }
  const groups: number[] = [];
  for (let at = 0; at < count; at++) groups.push(groups[nearest.get(at)?.earlier ?? at] ?? at);
  return groups;
}
