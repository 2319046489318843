/** A colour as the product stores it: # and six digits, upper case. */
export const isHexColor = (text: string): boolean => /^#[0-9A-F]{6}$/.test(text);

const channel = (color: string, start: number): number => {
  const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance as WCAG defines it, from 0 to 1. */
const luminance = (color: string): number =>
  0.2126 * channel(color, 1) + 0.7152 * channel(color, 3) + 0.0722 * channel(color, 5);

const darkInk = '#111827';

/** Whichever of white and near-black reads better on the colour. */
export const inkOn = (color: string): string => {
  const contrastWithWhite = 1.05 / (luminance(color) + 0.05);
  const contrastWithDark = (luminance(color) + 0.05) / (luminance(darkInk) + 0.05);
  return contrastWithWhite >= contrastWithDark ? '#FFFFFF' : darkInk;
};
