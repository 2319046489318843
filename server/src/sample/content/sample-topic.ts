/** A question in several wordings, with the bot's answer. */
export interface SampleTopic {
  readonly asked: readonly string[];
  readonly answer: string;
  /** Of several topics with the same subject a visitor asks only one. */
  readonly subject?: string;
}

/** An FAQ with other wordings of its question. */
export interface SampleFaq extends SampleTopic {
  readonly question: string;
  readonly category: string;
}
