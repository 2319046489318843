/** Why a question to the model got no answer. The text is ours: a server may repeat the key or the visitor's words. */
export class ModelFailure extends Error {
  constructor(
    readonly reason: string,
    readonly details: {
      /** Whether the server is down or isn't a model server; otherwise only this answer is unusable. */
      readonly isOutage: boolean;
      /** A retry may help, after this time if the server named one. */
      readonly retryAfterMs?: number;
    },
  ) {
    super(reason);
  }
}

export const outage = (reason: string, retryAfterMs?: number): ModelFailure =>
  new ModelFailure(reason, { isOutage: true, ...(retryAfterMs !== undefined && { retryAfterMs }) });

export const unusable = (reason: string): ModelFailure => new ModelFailure(reason, { isOutage: false });
