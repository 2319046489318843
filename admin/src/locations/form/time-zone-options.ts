import type { SelectOption } from '../../ui/form/select-field.tsx';

/** Most facilities are in one of these. */
const usZones = new Map([
  ['America/New_York', 'Eastern'],
  ['America/Chicago', 'Central'],
  ['America/Denver', 'Mountain'],
  ['America/Phoenix', 'Arizona'],
  ['America/Los_Angeles', 'Pacific'],
  ['America/Anchorage', 'Alaska'],
  ['Pacific/Honolulu', 'Hawaii'],
  ['America/Puerto_Rico', 'Puerto Rico'],
]);

export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export const zoneLabel = (name: string): string => {
  const written = name.replaceAll('_', ' ');
  const known = usZones.get(name);
  return known ? `${known} (${written})` : written;
};

/** No choice first, then the US zones, then all other zones of the browser and any that is set or expected. */
export const timeZoneOptions = (noChoice: string, ...others: readonly (string | undefined)[]): SelectOption[] => {
  const named = [...others, 'UTC', browserZone()].flatMap((name) => name || []);
  const rest = new Set([...Intl.supportedValuesOf('timeZone'), ...named].filter((name) => !usZones.has(name)));
  return [
    { value: '', label: noChoice },
    ...[...usZones.keys(), ...[...rest].sort()].map((name) => ({ value: name, label: zoneLabel(name) })),
  ];
};
