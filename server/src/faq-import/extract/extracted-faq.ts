export interface ExtractedFaq {
  readonly question: string;
  /** In the widget's Markdown subset. */
  readonly answer: string;
  readonly category?: string;
  /** Whether the page's answer is longer than allowed. */
  readonly cut?: true;
}
