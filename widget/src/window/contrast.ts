export type Rgb = [red: number, green: number, blue: number];

export const parseColor = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const linear = (channel: number): number =>
  channel <= 10.31475 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4;

const luminance = (hex: string): number => {
  const [red, green, blue] = parseColor(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

/** WCAG contrast ratio of two colors given as #RRGGBB. */
export const contrast = (one: string, other: string): number => {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
};
