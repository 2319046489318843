/**
 * The value of a field for an optional whole number: `null` if it is empty, `NaN` if it isn't a number. react-hook-form
 * passes the typed text or, in an untouched field, its default value.
 */
export const wholeNumber = (value: string | number | null): number | null =>
  value === null || value === '' ? null : Number(value);
