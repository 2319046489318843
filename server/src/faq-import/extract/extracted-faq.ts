export interface ExtractedFaq {
  readonly question: string;
  /** The widget's small markdown. */
  readonly answer: string;
  readonly category?: string;
  /** The page says more than an answer may hold. */
  readonly cut?: true;
}
