import { contrast, parseColor } from './contrast.ts';
import { iconColorOn } from './icon-color.ts';

/** WCAG AA for text. */
const textRatio = 4.5;

/** The darkest of the light grounds that coloured text stands on: the bot's bubble. */
const darkestGround = '#F1F4F8';

export interface Palette {
  /** A ground for text: the primary colour, a shade darker where white would be hard to read on it. */
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

/** The colour, darkened just as far as it takes to read it on a light ground, and white on it. */
const darken = (hex: string): string => {
  let share = 1;
  while (contrast(scale(hex, share), darkestGround) < textRatio) share -= 0.02;
  return scale(hex, share);
};

/** Colours in which text stays readable, whatever primary colour an operator has chosen. */
export const paletteOf = (primary: string): Palette => {
  const accent = darken(primary);
  const onSurface = iconColorOn(primary);
  return { surface: onSurface === '#FFFFFF' ? accent : primary, onSurface, accent };
};

/** Hands the colours to the style sheets. */
export const paint = (root: HTMLElement, primaryColor: string): void => {
  const { surface, onSurface, accent } = paletteOf(primaryColor);
  root.style.setProperty('--cbp-surface', surface);
  root.style.setProperty('--cbp-on-surface', onSurface);
  root.style.setProperty('--cbp-accent', accent);
};
