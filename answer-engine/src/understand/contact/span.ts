/** A part of a text, from the index of its first character to that after its last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}
