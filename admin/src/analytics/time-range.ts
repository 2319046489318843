import type { SelectOption } from '../ui/form/select-field.tsx';

export const timeRangeOptions: readonly SelectOption[] = [
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 3 months' },
];

const defaultDays = '30';

/** The range in the URL, or the default if it isn't one of the options. */
export const timeRangeOf = (days: string): string =>
  timeRangeOptions.some(({ value }) => value === days) ? days : defaultDays;
