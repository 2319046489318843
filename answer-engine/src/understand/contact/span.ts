/** A part of a text: from its first character to the one after its last, by index. */
export interface Span {
  readonly start: number;
  readonly end: number;
}
