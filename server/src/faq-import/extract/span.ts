import type { Candidate } from './candidate.ts';
import type { LineRange } from './line.ts';

/** A question with the lines that may answer it. */
export interface Span {
  readonly candidate: Candidate;
  readonly answer: LineRange;
}
