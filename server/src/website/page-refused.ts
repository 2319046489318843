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
  | 'noQuestions';

/** Why a page gave nothing; the message is a sentence for the operator who asked for it. */
export class PageRefused extends Error {
  override readonly name = 'PageRefused';
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, because: string, options?: ErrorOptions) {
    super(`The page could not be read: ${because}`, options);
    this.reason = reason;
  }
}
