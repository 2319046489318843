import { readTokens, type Token } from './tokenize-line.ts';
import { weekdays } from './weekdays.ts';

const workingDays = 'Mon - Fri';

/** A line that `parseHours` can parse, similar to one that it cannot, for the operator to copy. */
export function exampleHours(line: string): string {
  const tokens = readTokens(line);
  const isAbout = (kind: Token['kind']): boolean => tokens.some((token) => token.kind === kind);
  if (tokens.some((token) => token.kind === 'place' && token.place === 'gate')) return 'Gate: daily 6 AM - 10 PM';
  if (isAbout('special')) return 'Christmas: closed';
  if (isAbout('lunch')) return `${workingDays}: 9 AM - 12 PM, 1 PM - 5 PM`;
  return `${daysOf(tokens)}: ${hoursOf(isAbout)}`;
}

function daysOf(tokens: readonly Token[]): string {
  const days = tokens.flatMap((token) => (token.kind === 'days' ? token.days : []));
  const [day, ...others] = days;
  return day === undefined || others.length > 0 ? workingDays : (weekdays[day]?.english.slice(0, 3) ?? workingDays);
}

function hoursOf(isAbout: (kind: Token['kind']) => boolean): string {
  if (isAbout('appointment')) return 'by appointment';
  return isAbout('closed') ? 'closed' : '9 AM - 6 PM';
}
