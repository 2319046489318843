/** An all-day event. */
export interface CalendarEvent {
  readonly uid: string;
  /** A calendar day, like 2026-12-03. */
  readonly day: string;
  readonly summary: string;
  readonly description: string;
  readonly url: string;
  readonly isTentative: boolean;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly changedAt: string;
}

/** A calendar in iCalendar format (RFC 5545). Its bytes change only with its events. */
export const writeCalendar = (name: string, events: readonly CalendarEvent[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Chat Module//Reservations//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');

const linesOf = (event: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `DTSTAMP:${writeInstant(event.changedAt)}`,
  `CREATED:${writeInstant(event.createdAt)}`,
  `LAST-MODIFIED:${writeInstant(event.changedAt)}`,
  // Seconds since the event was created, so that the number grows with each change.
  `SEQUENCE:${Math.max(0, Math.floor((Date.parse(event.changedAt) - Date.parse(event.createdAt)) / 1000))}`,
  `DTSTART;VALUE=DATE:${event.day.replaceAll('-', '')}`,
  `SUMMARY:${escapeText(event.summary)}`,
  `DESCRIPTION:${escapeText(event.description)}`,
  ...(event.url === '' ? [] : [`URL:${event.url}`]),
  `STATUS:${event.isTentative ? 'TENTATIVE' : 'CONFIRMED'}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** 20261203T080000Z */
const writeInstant = (instant: string): string => `${instant.slice(0, 19).replace(/[-:]/g, '')}Z`;

// biome-ignore lint/suspicious/noControlCharactersInRegex: RFC 5545 allows none but the tab
const controlCharacters = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** The value of a TEXT property (RFC 5545, section 3.3.11). */
const escapeText = (text: string): string =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(controlCharacters, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

const longestLine = 75;

/** Breaks a line into pieces of at most 75 bytes, none within a character. */
function fold(line: string): string {
  if (Buffer.byteLength(line) <= longestLine) return line;
  let folded = '';
  let width = 0;
  for (const character of line) {
    const bytes = Buffer.byteLength(character);
    if (width + bytes > longestLine) {
      folded += '\r\n ';
      width = 1;
    }
    folded += character;
    width += bytes;
  }
  return folded;
}
