/**
 * The luminance at which both white and near black have enough contrast: 3:1, as WCAG requires for graphics, and 4.5:1
 * for dark text.
 */
const boundary = 245_000;

/** White if a white icon is visible on the color, otherwise near black. The luminance is weighted and squared, which is accurate enough. */
export const iconColorOn = (color: string): string => {
  const value = Number(`0x${color.slice(1)}`);
  const luminance = 3 * (value >> 16) ** 2 + 9 * ((value >> 8) & 255) ** 2 + (value & 255) ** 2;
  return luminance > boundary ? '#111827' : '#FFFFFF';
};
