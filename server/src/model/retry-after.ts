import { second } from '../clock.ts';

/** How long a server asks to wait, as seconds or as a date (RFC 9110, section 10.2.3). */
export function retryAfterMs(headers: Headers, now: Date): number | undefined {
  const written = headers.get('retry-after')?.trim();
  if (!written) return undefined;
  if (/^\d+(\.\d+)?$/.test(written)) return Number(written) * second;
  const at = Date.parse(written);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime());
}
