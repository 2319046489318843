/** Up to this luminance white has a contrast of 3 : 1, which WCAG requires for graphics. */
const maxLuminance = 0.3;

/** The plain power law, accurate enough to choose between white and black. */
const linear = (channel: number): number => (channel / 255) ** 2.2;

/** White if a white icon is visible on the color, otherwise near black. */
export const iconColorOn = (color: string): string => {
  const value = Number.parseInt(color.slice(1), 16);
  const luminance = 0.2126 * linear(value >> 16) + 0.7152 * linear((value >> 8) & 255) + 0.0722 * linear(value & 255);
  return luminance > maxLuminance ? '#111827' : '#FFFFFF';
};
