/** All thresholds that decide between candidates, each with the metric that set it. */
export const thresholds = {
  /** A FAQ answers from this probability on. Set where false answers on `dev` meet their limit. */
  faq: 0.65,
  /** A FAQ on the very safety matter of a message is shown from here on. */
  faqOnSameSafetyIntent: 0.3,
  /** A passage needs a higher probability than a FAQ: nobody wrote it to answer a question. */
  passage: 0.7,
  /** And few sentences of it must speak of this share of the message. */
  passageSupport: 0.6,
  /** From here on, a message is for the record rather than for a FAQ. */
  recordDomain: 0.5,
  /** A FAQ needs this probability to replace a fact that accounts for the whole message. */
  faqOverWholeFact: 0.75,
  /** A message, and a FAQ, are on discounts from this probability of the intent on. */
  discountIntent: 0.5,
} as const;
