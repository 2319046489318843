const dayMs = 86_400_000;

/** A calendar day some days from today in a time zone, or in the reader's own, as YYYY-MM-DD. */
export const dayIn = (days: number, timeZone: string | undefined, now = new Date()): string => {
  const format = (zone: string | undefined) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);
  const today = (() => {
    try {
      return format(timeZone);
    } catch {
      // The server may know a time zone that this browser doesn't.
      return format(undefined);
    }
  })();
  return new Date(Date.parse(`${today}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
};
