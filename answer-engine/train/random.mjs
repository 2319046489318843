/** A seeded pseudorandom generator of numbers from 0 to 1, so that training is reproducible. */
export const createRandom = (seed) => {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
};
