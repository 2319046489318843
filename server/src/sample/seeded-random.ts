/** The next number of a sequence, in [0, 1). */
export type Random = () => number;

/**
 * Mulberry32 by Tommy Ettinger, in the public domain: the same seed gives the same numbers, so every empty install gets the
 * same sample facility.
 */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const chance = (random: Random, probability: number): boolean => random() < probability;

/** An integer from `least` to `most`, both included. */
export const wholeNumber = (random: Random, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1));

export const pick = <T>(random: Random, items: readonly T[]): T => itemAt(items, random() * items.length);

/** Prefers early list items: the first tenth is picked about as often as the last half. */
export const pickEarly = <T>(random: Random, items: readonly T[]): T => itemAt(items, random() ** 1.8 * items.length);

function itemAt<T>(items: readonly T[], position: number): T {
  const item = items[Math.floor(position)];
  if (item === undefined) throw new RangeError('There is nothing to pick from.');
  return item;
}

/** A copy in random order. */
export const shuffled = <T>(random: Random, items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
