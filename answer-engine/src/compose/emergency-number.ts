/** Emergency numbers by the country code of a phone number. */
const byCountryCode: readonly (readonly [string, string])[] = [
  ['44', '999'],
  ['61', '000'],
  ['64', '111'],
  ['353', '112'],
  ['52', '911'],
  ['1', '911'],
];

/** Emergency numbers by time zone prefix, for phone numbers without a country code. The first match counts. */
const byTimeZone: readonly (readonly [string, string])[] = [
  ['Europe/London', '999'],
  ['Europe/', '112'],
  ['Australia/', '000'],
  ['Pacific/Auckland', '111'],
  ['America/Sao_Paulo', '190'],
  ['America/Santiago', '133'],
  ['America/Bogota', '123'],
];

/** The emergency number at the facility; 911 if its country is unknown. */
export function emergencyNumber(
  facility: { readonly phoneNumber: string; readonly timezone: string } | undefined,
): string {
  const phone = facility?.phoneNumber.replace(/[^+\d]/g, '') ?? '';
  const byPhone = byCountryCode.find(([code]) => phone.startsWith(`+${code}`));
  const byZone = byTimeZone.find(([start]) => facility?.timezone.startsWith(start));
  return (byPhone ?? byZone)?.[1] ?? '911';
}
