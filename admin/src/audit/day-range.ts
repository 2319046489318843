/** The start and end of a day in the reader's time zone; empty if the text isn't a day. */
export const dayRange = (day: string): { since?: string; before?: string } => {
  const [year, month, date] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? []).slice(1).map(Number);
  if (year === undefined || month === undefined || date === undefined) return {};
  const start = new Date(year, month - 1, date);
  if (start.getMonth() !== month - 1) return {};
  return { since: start.toISOString(), before: new Date(year, month - 1, date + 1).toISOString() };
};
