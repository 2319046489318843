const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

const formatUnit = (unit: string, value: number): string =>
  new Intl.NumberFormat(undefined, { style: 'unit', unit, unitDisplay: 'long' }).format(value);

/** The two largest units, such as "2 days, 3 hours". */
export const formatDuration = (seconds: number): string => {
  const first = units.findIndex(([, length]) => seconds >= length);
  if (first === -1) return 'Less than a minute';
  const shown = units.slice(first, first + 2).map(([unit, length], at) => {
    const rest = at === 0 ? seconds : seconds % (units[first]?.[1] ?? 1);
    return [unit, Math.floor(rest / length)] as const;
  });
  return shown.flatMap(([unit, value]) => (value > 0 ? formatUnit(unit, value) : [])).join(', ');
};
