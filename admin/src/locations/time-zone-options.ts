import type { SelectOption } from '../ui/select-field.tsx';

/** Every zone of the browser, and the one that is set even if the browser has another name for it. */
export const timeZoneOptions = (current: string): SelectOption[] => {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', current].filter(Boolean));
  return [
    { value: '', label: "The server's time zone" },
    ...[...names].sort().map((name) => ({ value: name, label: name.replaceAll('_', ' ') })),
  ];
};
