import { iconColorOn } from '../icon-color.ts';
import { contrast, parseColor } from './contrast.ts';

/** WCAG AA for text. */
const textRatio = 4.5;

/** The darkest light background of colored text: the bot's bubble. */
const darkestGround = '#F1F4F8';

export interface Palette {
  /** A background for text: the primary color, darkened where white would be hard to read on it. */
  surface: string;
  onSurface: string;
  /** For text on white and on the bot's bubbles. */
  accent: string;
}

const scale = (hex: string, share: number): string =>
  `#${parseColor(hex)
    .map((channel) =>
      Math.round(channel * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** The color, darkened just enough to be readable on a light background and under white text. */
const darken = (hex: string): string => {
  let share = 1;
  while (contrast(scale(hex, share), darkestGround) < textRatio) share -= 0.02;
  return scale(hex, share);
};

/** Colors with readable text, whatever primary color an operator has chosen. */
export const paletteOf = (primary: string): Palette => {
  const accent = darken(primary);
  const onSurface = iconColorOn(primary);
  return { surface: onSurface === '#FFFFFF' ? accent : primary, onSurface, accent };
};

/** Sets the colors as CSS variables. */
export const paint = (root: HTMLElement, primaryColor: string): void => {
  const { surface, onSurface, accent } = paletteOf(primaryColor);
  root.style.setProperty('--cbp-surface', surface);
  root.style.setProperty('--cbp-on-surface', onSurface);
  root.style.setProperty('--cbp-accent', accent);
};
