import type { AnswerSource } from '@chat-module/contract/conversations';
import { contentStems } from './fact-lock/content-stems.ts';
import type { Passage } from './gather-passages.ts';

const mostNamed = 4;
/** The share of an answer's words that a passage has in common with it before it counts as where they are from. */
const leastShare = 0.3;

interface Candidate {
  readonly passage: Passage;
  readonly share: number;
  readonly holdsFigures: boolean;
}

/** The passages that a model's answer rests on: those that hold its figures, and those whose words it uses. */
export function nameSources(
  answer: string,
  passages: readonly Passage[],
  withFigures: ReadonlySet<Passage>,
): AnswerSource[] {
  const words = [...contentStems(answer)];
  const candidates = passages.map((passage): Candidate => {
    const own = contentStems(`${passage.kind === 'turn' ? '' : passage.label} ${passage.text}`);
    const common = words.filter((word) => own.has(word)).length;
    return { passage, share: words.length === 0 ? 0 : common / words.length, holdsFigures: withFigures.has(passage) };
  });
  return candidates
    .filter(({ share, holdsFigures }) => holdsFigures || share >= leastShare)
    .sort((a, b) => b.share - a.share)
    .slice(0, mostNamed)
    .map(({ passage: { kind, id, label }, share }) => ({ kind, id, label, score: Math.round(share * 100) / 100 }));
}
