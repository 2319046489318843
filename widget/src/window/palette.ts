import { iconColorOn } from '../icon-color.ts';
import { contrast, luminance, parseColor, type Rgb } from './contrast.ts';

/** WCAG AA for text. */
const textRatio = 4.5;

/** The luminances behind the colored text with the least contrast: #F1F4F8 and #252B36, the bot's bubble in a light and in a dark window. */
const grounds = { light: 0.9, dark: 0.024 };

export interface Palette {
  /** A background for text: the primary color, darkened where white would be hard to read on it. */
  surface: string;
  onSurface: string;
  /** The color of text on white and on the bot's bubbles. */
  accent: string;
  /** The color of such text in a dark window. */
  accentOnDark: string;
}

/** The color mixed with black or, from above 1, with white. */
const scale = (color: Rgb, share: number): Rgb =>
  color.map((channel) => Math.round(share <= 1 ? channel * share : 255 - (255 - channel) * (2 - share))) as Rgb;

/** The color, darkened or lightened just enough to be readable on a background. */
const readableOn = (ground: number, color: Rgb, step: number): string => {
  let share = 1;
  while (contrast(luminance(scale(color, share)), ground) < textRatio) share += step;
  return `#${scale(color, share)
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;
};

/** Colors with readable text, whatever primary color an operator has chosen. */
export const paletteOf = (primary: string): Palette => {
  const color = parseColor(primary);
  const accent = readableOn(grounds.light, color, -0.02);
  const onSurface = iconColorOn(primary);
  const accentOnDark = readableOn(grounds.dark, color, 0.02);
  return { surface: onSurface === '#FFFFFF' ? accent : primary, onSurface, accent, accentOnDark };
};

/** Sets the colors as CSS variables. */
export const paint = (root: HTMLElement, primaryColor: string): void => {
  const { surface, onSurface, accent, accentOnDark } = paletteOf(primaryColor);
  root.style.setProperty('--cbp-surface', surface);
  root.style.setProperty('--cbp-on-surface', onSurface);
  root.style.setProperty('--cbp-accent', accent);
  root.style.setProperty('--cbp-accent-on-dark', accentOnDark);
};
