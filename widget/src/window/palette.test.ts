import { expect, it } from 'vitest';
import { iconColorOn } from '../icon-color.ts';
import { contrast, luminance, parseColor } from './contrast.ts';
import { paletteOf } from './palette.ts';

/** The corners of the color cube and a grid between them. */
const steps = ['00', '33', '66', '99', 'CC', 'FF'];
const colors = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)));

const ratio = (one: string, other: string) => contrast(luminance(parseColor(one)), luminance(parseColor(other)));

it('knows the ratios of WCAG', () => {
  expect(ratio('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(ratio('#3B82F6', '#FFFFFF')).toBeCloseTo(3.68, 2);
});

it('keeps all text readable on any color', () => {
  for (const primary of colors) {
    const { surface, onSurface, accent, accentOnDark } = paletteOf(primary);
    expect(ratio(surface, onSurface), primary).toBeGreaterThanOrEqual(4.5);
    expect(ratio(accent, '#F1F4F8'), primary).toBeGreaterThanOrEqual(4.5);
    for (const ground of ['#14181F', '#252B36'])
      expect(ratio(accentOnDark, ground), primary).toBeGreaterThanOrEqual(4.5);
    expect(ratio(primary, iconColorOn(primary)), primary).toBeGreaterThanOrEqual(3);
  }
});

it('keeps a color that is dark enough', () => {
  expect(paletteOf('#1e40af')).toMatchObject({ surface: '#1e40af', onSurface: '#FFFFFF', accent: '#1e40af' });
});
