/** Something that visitors ask in several wordings, with the bot's answer. */
export interface SampleTopic {
  readonly asked: readonly string[];
  readonly answer: string;
  /** Of topics with the same subject a visitor asks only one. */
  readonly subject?: string;
}

/** A FAQ with other wordings of its question. */
export interface SampleFaq extends SampleTopic {
  readonly question: string;
  readonly category: string;
}
