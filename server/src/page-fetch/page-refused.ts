export type RefusalReason =
  | 'badAddress'
  | 'scheme'
  | 'credentials'
  | 'port'
  | 'notPublic'
  | 'unknownHost'
  | 'unreachable'
  | 'tooManyRedirects'
  | 'timeout'
  | 'status'
  | 'notText'
  | 'garbled'
  | 'tooBig'
  | 'tooComplex'
  | 'tooManyQuestions'
  | 'noQuestions';

/** What a server said that answered with an error. */
export interface ErrorAnswer {
  readonly status: number;
  /** The header as it was sent; empty without one. */
  readonly retryAfter: string;
}

/** Too many requests, or not available just now: worth asking again, when the site says. */
export const isForNow = ({ status }: ErrorAnswer): boolean => status === 429 || status === 503;

interface RefusalOptions extends ErrorOptions {
  readonly answered?: ErrorAnswer;
}

/** Why a page gave nothing; the message is a sentence for the operator who asked for it. */
export class PageRefused extends Error {
  override readonly name = 'PageRefused';
  readonly reason: RefusalReason;
  /** Why, without saying that the page could not be read. */
  readonly because: string;
  readonly answered: ErrorAnswer | undefined;

  constructor(reason: RefusalReason, because: string, options: RefusalOptions = {}) {
    super(`The page could not be read: ${because}`, options);
    this.reason = reason;
    this.because = because;
    this.answered = options.answered;
  }
}
