/** Emergency numbers by the country code of a phone number. */
const byCountryCode: readonly (readonly [string, string])[] = [
  ['44', '999'],
  ['61', '000'],
  ['64', '111'],
  ['353', '112'],
  ['52', '911'],
  ['1', '911'],
];

/** And by the beginning of a time zone, for numbers that are written without one. */
const byTimeZone: readonly (readonly [string, string])[] = [
  ['Europe/London', '999'],
  ['Europe/', '112'],
  ['Australia/', '000'],
  ['Pacific/Auckland', '111'],
  ['America/Sao_Paulo', '190'],
  ['America/Santiago', '133'],
  ['America/Bogota', '123'],
];

/** The number to call in an emergency where a facility is. */
export function emergencyNumber(
  facility: { readonly phoneNumber: string; readonly timezone: string } | undefined,
): string {
  const phone = facility?.phoneNumber.replace(/[^+\d]/g, '') ?? '';
  const byPhone = byCountryCode.find(([code]) => phone.startsWith(`+${code}`));
  const byZone = byTimeZone.find(([start]) => facility?.timezone.startsWith(start));
  return (byPhone ?? byZone)?.[1] ?? '911';
}
