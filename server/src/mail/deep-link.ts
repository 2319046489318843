const parameters = { leads: 'lead', reservations: 'reservation' } as const;

/** A host that listens on every address but can't be visited. */
const wildcards: readonly string[] = ['0.0.0.0', '[::]'];

/** The URL that opens a lead or reservation in the admin application; empty if the product's own address is unknown. */
export function deepLink(publicUrl: string, screen: keyof typeof parameters, id: string): string {
  if (publicUrl === '' || wildcards.includes(new URL(publicUrl).hostname)) return '';
  return `${publicUrl}/${screen}?${parameters[screen]}=${encodeURIComponent(id)}`;
}

/** An email's text, with a last line that opens its subject. */
export const withLink = (text: string, link: string): string =>
  link === '' ? text : `${text}\n\nOpen in the admin panel: ${link}`;
