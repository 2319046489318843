/**
 * The value of a field for an optional whole number: `null` when it is empty, `NaN` when it holds anything but a number.
 * react-hook-form passes what was typed or, in a field nobody has touched, its default value.
 */
export const wholeNumber = (value: string | number | null): number | null =>
  value === null || value === '' ? null : Number(value);
