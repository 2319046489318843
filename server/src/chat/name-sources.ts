import type { Passage } from '@chat-module/answer-engine/grounding/passage';
import type { AnswerSource } from '@chat-module/contract/conversations';

const mostNamed = 4;

/** The passages that support a model's answer, the strongest first. */
export const nameSources = (support: ReadonlyMap<Passage, number>): AnswerSource[] =>
  [...support]
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostNamed)
    .map(([{ kind, id, label }, share]) => ({ kind, id, label, score: Math.round(share * 100) / 100 }));
