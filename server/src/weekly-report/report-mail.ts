import type { Figures } from '@chat-module/contract/analytics';
import { asLine } from '@chat-module/contract/fill-template';
import { comparedRows, funnelRows } from '../analytics/present-period.ts';
import { oneLine } from '../mail/mail-text.ts';
import type { Mail } from '../mail/mailer.ts';

export interface Report {
  readonly to: string;
  readonly firstName: string;
  /** What it covers, such as the location's name. */
  readonly place: string;
  readonly from: string;
  readonly until: string;
  readonly figures: Figures;
  readonly before: Figures;
  /** The product's own origin. */
  readonly origin: string;
}

/** Last week's figures, compared with the week before. */
export const reportMail = ({ to, firstName, place, from, until, figures, before, origin }: Report): Mail => ({
  to,
  subject: oneLine(`Your week: ${place}`),
  text: `Hello ${asLine(firstName)},

Here is how the chat of ${asLine(place)} did from ${longDay(from)} to ${longDay(until)}, with the week before in parentheses.

${comparedRows.map((row) => writeRow(row, figures, before)).join('\n')}

How far visitors got:
${funnelRows(figures)
  .map((row, at) => writeStep(row, funnelRows(before)[at]?.[1] ?? 0))
  .join('\n')}

See all figures: ${origin}/analytics?days=7
To stop these emails, turn off the weekly report in your profile: ${origin}/profile
`,
});

const longDay = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

type Row = (typeof comparedRows)[number];

const writeRow = ({ name, isShare = false, read }: Row, figures: Figures, before: Figures): string =>
  `${name}: ${writeValue(read(figures), isShare)} (${writeValue(read(before), isShare)})`;

function writeValue(value: number | null, isShare: boolean): string {
  if (value === null) return 'none';
  return new Intl.NumberFormat('en-US', isShare ? { style: 'percent' } : {}).format(value);
}

const writeStep = ([step, visits]: [string, number], before: number): string =>
  `- ${step}: ${writeValue(visits, false)} (${writeValue(before, false)})`;
