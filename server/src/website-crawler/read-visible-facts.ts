import { dayNamePattern } from '@chat-module/opening-hours/weekdays';
import type { CheerioAPI } from 'cheerio/slim';
import { addressPattern } from './contact-facts.ts';
import type { Block, ContactFact } from './page-digest.ts';
import { isSilent, readBlocks } from './read-blocks.ts';
import { readGateHours } from './read-gate-hours.ts';

const phonePattern = /(?:\+?1[-. ]?)?(?:\(\d{3}\)\s?|\b\d{3}[-. ]\s?)\d{3}[-. ]\d{4}\b/;
const namedPhone = new RegExp(
  `\\b(?:call(?: us)?(?: at)?|phone|tel(?:ephone)?|office|ll[aá]m[ae](?:nos)?(?: al)?|tel[eé]fono)\\b[^\\w(+]{0,5}(${phonePattern.source})`,
  'i',
);
const dayName = `${dayNamePattern}|lun|vie`;
const hours =
  '\\d\\s*(?:am|pm|a\\.m|p\\.m|:\\d\\d)|\\b\\d{1,2}\\s*(?:-|–|—|to|a)\\s*\\d{1,2}\\b|closed|cerrado|24 hours|appointment';
const hoursPattern = new RegExp(`\\b(?:${dayName})\\b.*(?:${hours})`, 'i');
const dayAlone = new RegExp(`^(?:${dayName})(?:\\s*(?:-|–|to|through|a)\\s*(?:${dayName}))?:?$`, 'i');
const otherHours =
  /\b(gate|access|holiday|thanksgiving|christmas|easter|new year|phone|call cent|acceso|port[oó]n|festivos)/i;

const phonesOf = ($: CheerioAPI, lines: readonly string[]): ContactFact[] => [
  ...$('a[href^="tel:"]')
    .toArray()
    .map((link): ContactFact => {
      const number = decodeLoosely($(link).attr('href')?.slice(4) ?? '');
      const shown = phonePattern.exec($(link).text())?.[0] ?? number;
      return { field: 'phoneNumber', value: shown.trim(), origin: 'markup' };
    }),
  ...$('address')
    .toArray()
    .flatMap((element): ContactFact[] => {
      const value = phonePattern.exec($(element).text())?.[0];
      return value ? [{ field: 'phoneNumber', value: value.trim(), origin: 'markup' }] : [];
    }),
  ...lines.flatMap((line): ContactFact[] => {
    const value = namedPhone.exec(line)?.[1];
    return value ? [{ field: 'phoneNumber', value: value.trim(), origin: 'text' }] : [];
  }),
];

const decodeLoosely = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const addressesOf = ($: CheerioAPI, lines: readonly string[]): ContactFact[] => {
  const marked = $('address')
    .toArray()
    .flatMap(({ children }) => {
      const parts = readBlocks(children, isSilent).map(({ text }) => text);
      return addressIn(parts.join(', '));
    });
  // A street and its town are often on two lines.
  const seen = lines.flatMap((line, at) => addressIn(line).concat(addressIn(`${line}, ${lines[at + 1] ?? ''}`)));
  return [
    ...marked.map((value): ContactFact => ({ field: 'address', value, origin: 'markup' })),
    ...seen.map((value): ContactFact => ({ field: 'address', value, origin: 'text' })),
  ];
};

const longestLine = 200;

const addressIn = (text: string): string[] => {
  const found = text.length > longestLine ? undefined : addressPattern.exec(text)?.[0];
  return found ? [found.replace(/\s+/g, ' ').replace(/,,+/g, ',')] : [];
};

const isHours = (line: string): boolean => line.length <= 120 && hoursPattern.test(line);
const isOfOthers = (line: string): boolean => line.length <= 60 && otherHours.test(line);

/** In a definition list, the day is on one line and its times on the next. */
const joinDays = (lines: readonly string[]): string[] =>
  lines.map((line, at) => (dayAlone.test(line) ? `${line.replace(/:$/, '')}: ${lines[at + 1] ?? ''}` : line));

/** Runs of lines with days and times, except those labeled as gate or holiday hours. */
const hoursOf = (lines: readonly string[]): ContactFact[] => {
  const runs: string[][] = [];
  let run: string[] | undefined;
  for (const [at, line] of lines.entries()) {
    if (!isHours(line)) {
      // The second line of a joined day doesn't end the run.
      if (!dayAlone.test(lines[at - 1] ?? '')) run = undefined;
      continue;
    }
    if (run === undefined) {
      run = [];
      if (!isOfOthers(lines[at - 1] ?? '')) runs.push(run);
    }
    if (!otherHours.test(line)) run.push(line);
  }
  return runs
    .filter((lines) => lines.length > 0)
    .map((lines): ContactFact => ({ field: 'officeHours', value: lines.join('\n'), origin: 'text' }));
};

const mostFacts = 40;

/** Phone, address and hours in a page's visible text. */
export function readVisibleFacts($: CheerioAPI, blocks: readonly Block[]): ContactFact[] {
  const lines = blocks.map(({ text }) => text);
  const facts = [
    ...phonesOf($, lines),
    ...addressesOf($, lines),
    ...hoursOf(joinDays(lines)),
    ...readGateHours(joinDays(lines)),
  ];
  return facts.filter(({ value }) => value !== '' && value.length <= 500).slice(0, mostFacts);
}
