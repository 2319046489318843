const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Uses the largest unit with at least one; one decimal below ten. */
export const formatSize = (bytes: number): string => {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  const value = bytes / 1000 ** power;
  const options = {
    style: 'unit',
    unit: units[power],
    maximumFractionDigits: value < 10 && power > 0 ? 1 : 0,
  } as const;
  return new Intl.NumberFormat(undefined, options).format(value);
};
