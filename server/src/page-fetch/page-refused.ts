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

/** The error response of a server. */
export interface ErrorAnswer {
  readonly status: number;
  /** The header as sent; empty without one. */
  readonly retryAfter: string;
}

/** Too many requests, or temporarily unavailable: worth retrying when the site says. */
export const isForNow = ({ status }: ErrorAnswer): boolean => status === 429 || status === 503;

interface RefusalOptions extends ErrorOptions {
  readonly answered?: ErrorAnswer;
}

/** Why a page could not be used; the message is for the operator who asked for it. */
export class PageRefused extends Error {
  override readonly name = 'PageRefused';
  readonly reason: RefusalReason;
  /** The reason, without saying that the page could not be read. */
  readonly because: string;
  readonly answered: ErrorAnswer | undefined;

  constructor(reason: RefusalReason, because: string, options: RefusalOptions = {}) {
    super(`The page could not be read: ${because}`, options);
    this.reason = reason;
    this.because = because;
    this.answered = options.answered;
  }
}
