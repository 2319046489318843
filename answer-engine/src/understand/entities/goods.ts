/** A name alone and with a figure before it: "a sofa", "sofas". */
interface Names {
  readonly one: string;
  readonly many: string;
}

/** Something that people store. */
export interface Goods {
  readonly english: Names;
  readonly spanish: Names;
  /** What it takes up in a room, packed as movers do. */
  readonly cubicFeet: number;
  /** How many are meant when nobody says. */
  readonly usualCount: number;
  /** What people call it; English, then Spanish after the bar. */
  readonly written: string;
}

/** A name is written "one / many". */
export const goods = (english: string, spanish: string, cubicFeet: number, written: string, usualCount = 1): Goods => {
  const names = (both: string): Names => {
    const [one = '', many = one] = both.split(' / ');
    return { one, many };
  };
  return { english: names(english), spanish: names(spanish), cubicFeet, usualCount, written };
};
