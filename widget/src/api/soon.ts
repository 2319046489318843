/** How long a message may wait for the records of bot and location. */
const patienceMs = 300;

/** The value, unless it takes too long. */
export const soon = <Value>(promise: Promise<Value | undefined>): Promise<Value | undefined> =>
  Promise.race([promise, new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs))]);
