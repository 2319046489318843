/** Why a question to the model got no answer. Its words are ours: a server may repeat the key or the visitor's. */
export class ModelFailure extends Error {
  constructor(
    readonly reason: string,
    readonly details: {
      /** The server is down, or not one; else it works, and only this answer can't be used. */
      readonly isOutage: boolean;
      /** Asking again may help, after this time if it named one. */
      readonly retryAfterMs?: number;
    },
  ) {
    super(reason);
  }
}

export const outage = (reason: string, retryAfterMs?: number): ModelFailure =>
  new ModelFailure(reason, { isOutage: true, ...(retryAfterMs !== undefined && { retryAfterMs }) });

export const unusable = (reason: string): ModelFailure => new ModelFailure(reason, { isOutage: false });
