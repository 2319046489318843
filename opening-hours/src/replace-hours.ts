import type { Place } from './hours-vocabulary.ts';
import { parseHours } from './parse-hours.ts';
import { parseLine } from './parse-line.ts';
import { takeSeason } from './take-season.ts';
import { readTokens } from './tokenize-line.ts';

const gateHeader = 'Gate hours:';

/** Replaces the lines about one place; `undefined` if they can't be separated from the lines about the other place. The new lines need no label. */
export function replaceHours(text: string, place: Place, lines: string): string | undefined {
  const other = place === 'office' ? 'gate' : 'office';
  const kept = linesOf(text, other);
  if (kept === undefined) return undefined;
  const ofPlace = place === 'gate' ? underGateHeader(lines) : lines.trim();
  const replaced = (place === 'office' ? [ofPlace, kept] : [kept, ofPlace]).filter((it) => it !== '').join('\n');
  const [before, after, given] = [text, replaced, ofPlace].map(parseHours);
  const isAsMeant = isSame(after?.[other], before?.[other]) && isSame(after?.[place], given?.[place]);
  return isAsMeant ? replaced : undefined;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function underGateHeader(lines: string): string {
  const written = lines.trim();
  const isLabelled = written === '' || readLine(written.split('\n')[0] ?? '').named.includes('gate');
  return isLabelled ? written : `${gateHeader}\n${written}`;
}

/** The lines about a place, with its label; `undefined` if a line is about both places. */
function linesOf(text: string, wanted: Place): string | undefined {
  let place: Place | 'other' = 'office';
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const { named, isLabel } = readLine(line);
    if (named.length > 1) return undefined;
    const placeOfLine: Place | 'other' = named[0] ?? place;
    if (isLabel) place = placeOfLine;
    // The lines about another service stay.
    if (placeOfLine === wanted || (placeOfLine === 'other' && wanted === 'gate')) lines.push(line);
  }
  return lines.join('\n').trim();
}

interface ReadLine {
  readonly named: readonly (Place | 'other')[];
  /** The lines below are about the same place. */
  readonly isLabel: boolean;
}

function readLine(text: string): ReadLine {
  const { rest } = takeSeason(readTokens(text), new Map());
  const line = parseLine(rest, { isOfGate: false, isSeasonal: false }, undefined);
  if (line.kind === 'header') return { named: [line.place], isLabel: true };
  if (line.kind === 'unreadable' && line.place === 'other') return { named: ['other'], isLabel: false };
  const named = [...new Set(rest.flatMap((token) => (token.kind === 'place' ? token.place : [])))];
  return { named, isLabel: line.kind === 'entries' && named.length > 0 };
}
