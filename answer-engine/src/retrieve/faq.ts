/** A question with its answer, as an operator wrote them. */
export interface Faq {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** The operator's own Spanish version. */
  readonly spanish?: Pick<Faq, 'question' | 'answer'> | undefined;
}
