/** The singular with its article and the bare plural: "a sofa", "sofas". */
interface Names {
  readonly one: string;
  readonly many: string;
}

/** An item that people store. */
export interface Goods {
  readonly english: Names;
  readonly spanish: Names;
  /** Packed volume. */
  readonly cubicFeet: number;
  /** Assumed for a plural without a count. */
  readonly usualCount: number;
  /** Its phrases, in the syntax of `createPhraseMatcher`. */
  readonly written: string;
}

/** Defines an item; each name is written as "singular / plural". */
export const goods = (english: string, spanish: string, cubicFeet: number, written: string, usualCount = 1): Goods => {
  const names = (both: string): Names => {
    const [one = '', many = one] = both.split(' / ');
    return { one, many };
  };
  return { english: names(english), spanish: names(spanish), cubicFeet, usualCount, written };
};
