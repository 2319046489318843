/** White stands out by 3 : 1, as WCAG asks for graphics, from colours up to this luminance. */
const maxLuminance = 0.3;

/** By the plain power law, which is near enough to choose between white and black. */
const linear = (channel: number): number => (channel / 255) ** 2.2;

/** White where an icon in white can be made out on the colour, else near black. */
export const iconColorOn = (color: string): string => {
  const value = Number.parseInt(color.slice(1), 16);
  const luminance = 0.2126 * linear(value >> 16) + 0.7152 * linear((value >> 8) & 255) + 0.0722 * linear(value & 255);
  return luminance > maxLuminance ? '#111827' : '#FFFFFF';
};
