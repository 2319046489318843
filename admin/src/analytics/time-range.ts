import type { SelectOption } from '../ui/select-field.tsx';

export const timeRangeOptions: readonly SelectOption[] = [
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 3 months' },
];

const defaultDays = '30';

/** The range that an address names, or the usual one when it names none that is offered. */
export const timeRangeOf = (days: string): string =>
  timeRangeOptions.some(({ value }) => value === days) ? days : defaultDays;
