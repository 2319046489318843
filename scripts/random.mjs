/** Numbers from 0 to 1 that follow from the seed: what is learned twice is learned alike. */
export const createRandom = (seed) => {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
};
