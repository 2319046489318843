/** The most that one import may bring; the chat is measured with as many FAQs. */
export const maxQuestions = 5_000;

/** A page has more questions than one import may bring. */
export class TooManyQuestions extends Error {
  readonly count: number;

  constructor(count: number) {
    super(`${count} questions are more than ${maxQuestions}.`);
    this.count = count;
  }
}
