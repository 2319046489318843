import { parseHours } from '@chat-module/opening-hours/parse-hours';
import type { ContactFact } from './page-digest.ts';

const longestLine = 120;
const mostLines = 8;
const namesGate = /\b(gate|access|entry|acceso|port[oó]n)\b/i;

const tellsGateAlone = (text: string): boolean => {
  const { gate, office, notUnderstood } = parseHours(text);
  return notUnderstood.length === 0 && gate.week.some(Boolean) && !office.week.some(Boolean);
};

/** "Gate Hours", "Access hours:", with the hours on the lines below. */
const isGateLabel = (line: string): boolean => !tellsGateAlone(line) && tellsGateAlone(`${line}\nMonday 9am - 5pm`);

function below(label: string, lines: readonly string[]): string {
  const told: string[] = [];
  for (const line of lines.slice(0, mostLines)) {
    if (line.length > longestLine || !tellsGateAlone([label, ...told, line].join('\n'))) break;
    told.push(line);
  }
  return told.join('\n');
}

/**
 * The gate hours in a page's visible text. Only hours that are understood completely count, because "access" has other
 * meanings.
 */
export function readGateHours(lines: readonly string[]): ContactFact[] {
  return lines.flatMap((line, at): ContactFact[] => {
    if (line.length > longestLine || !namesGate.test(line)) return [];
    const value = isGateLabel(line) ? below(line, lines.slice(at + 1)) : tellsGateAlone(line) ? line : '';
    return value === '' ? [] : [{ field: 'gateHours', value, origin: 'text' }];
  });
}
