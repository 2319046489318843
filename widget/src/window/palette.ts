import { iconColorOn } from '../icon-color.ts';
import { contrast, parseColor } from './contrast.ts';

/** WCAG AA for text. */
const textRatio = 4.5;

/** The backgrounds of colored text with the least contrast: the bot's bubble in a light and in a dark window. */
const grounds = { light: '#F1F4F8', dark: '#252B36' };

export interface Palette {
  /** A background for text: the primary color, darkened where white would be hard to read on it. */
  surface: string;
  onSurface: string;
  /** For text on white and on the bot's bubbles. */
  accent: string;
  /** The same in a dark window. */
  accentOnDark: string;
}

/** The color mixed with black or, from above 1, with white. */
const scale = (hex: string, share: number): string => {
  const channels = parseColor(hex).map((channel) => {
    const mixed = share <= 1 ? channel * share : 255 - (255 - channel) * (2 - share);
    return Math.round(mixed).toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
};

/** The color, darkened or lightened just enough to be readable on a ground. */
const readableOn = (ground: string, hex: string, step: number): string => {
  let share = 1;
  while (contrast(scale(hex, share), ground) < textRatio) share += step;
  return scale(hex, share);
};

/** Colors with readable text, whatever primary color an operator has chosen. */
export const paletteOf = (primary: string): Palette => {
  const accent = readableOn(grounds.light, primary, -0.02);
  const onSurface = iconColorOn(primary);
  const accentOnDark = readableOn(grounds.dark, primary, 0.02);
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
