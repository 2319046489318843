import type { ComparedField, WebsiteDifference } from '@chat-module/contract/knowledge';
import { comparedFields } from '@chat-module/contract/knowledge';
import { describeWrittenHours } from '../chat/hours/describe-written-hours.ts';
import type { DismissedDifferenceRow, LocationRow } from '../database/schema.ts';
import { type ContactFact, factOrigins } from './page-digest.ts';

export interface PageWithFacts {
  readonly linkUrl: string;
  readonly title: string;
  readonly rank: number;
  readonly facts: readonly ContactFact[];
}

interface Said {
  readonly value: string;
  readonly page: PageWithFacts;
  /** Less is more to be trusted: structured data before text, pages of the record before others. */
  readonly doubt: number;
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Without the country's 1, so that "+1 503 555 0142" is "(503) 555-0142". */
const phoneKey = (text: string): string => digitsOf(text).replace(/^1(?=\d{10}$)/, '');

/** House number and postal code tell an address, however its street is written. */
function addressKey(text: string): string {
  const house = /\d+/.exec(text)?.[0] ?? '';
  const code = /\b(\d{5})(?:-\d{4})?\D*$/.exec(text)?.[1] ?? '';
  return `${house} ${code}`;
}

const weekOf = (text: string): (string | null)[] =>
  describeWrittenHours(text)
    .office.slice(0, 7)
    .map(({ hours }) => hours);

const hoursKey = (text: string): string => {
  const week = weekOf(text);
  return week.some((hours) => hours !== null) ? JSON.stringify(week) : '';
};

/** A form in which values that mean the same are equal; empty for what can't be read. */
const keyOf: Readonly<Record<ComparedField, (text: string) => string>> = {
  phoneNumber: (text) => (phoneKey(text).length >= 10 ? phoneKey(text) : ''),
  address: (text) => (/\d/.test(text) ? addressKey(text) : ''),
  officeHours: hoursKey,
};

/** Hours are the same when no day of which both speak differs. */
const agrees: Readonly<Record<ComparedField, (website: string, record: string) => boolean>> = {
  phoneNumber: (website, record) => record.split(/[,;/\n]|\bor\b/).some((each) => phoneKey(each) === phoneKey(website)),
  address: (website, record) => {
    const [house, code] = addressKey(website).split(' ');
    const [ourHouse, ourCode] = addressKey(record).split(' ');
    return house === ourHouse && (!code || !ourCode || code === ourCode);
  },
  officeHours: (website, record) => {
    const theirs = weekOf(website);
    const ours = weekOf(record);
    const both = theirs.flatMap((hours, day) => (hours !== null && ours[day] ? [hours === ours[day]] : []));
    return both.length > 0 && both.every(Boolean);
  },
};

/** A site that names more values than these is that of several places: which is ours can't be told. */
const mostValues = 3;

/** Of what the website says something else than the record. One page that agrees with the record is enough to say nothing. */
export function findDifferences(
  location: Pick<LocationRow, ComparedField>,
  pages: readonly PageWithFacts[],
  dismissed: readonly DismissedDifferenceRow[],
): WebsiteDifference[] {
  return comparedFields.flatMap((field) => {
    const said = saidOf(field, pages);
    const record = location[field];
    if (said.some(({ value }) => agrees[field](value, record))) return [];
    const best = mostTrusted(field, said);
    if (!best || dismissed.some((it) => it.field === field && it.value === best.value)) return [];
    const { value, page } = best;
    return [{ field, website: value, record, pageUrl: page.linkUrl, pageTitle: page.title }];
  });
}

const saidOf = (field: ComparedField, pages: readonly PageWithFacts[]): Said[] =>
  pages.flatMap((page) =>
    page.facts
      .filter((fact) => fact.field === field && keyOf[field](fact.value) !== '')
      .map(({ value, origin }) => ({ value, page, doubt: factOrigins.indexOf(origin) * 10 + Math.min(page.rank, 9) })),
  );

function mostTrusted(field: ComparedField, said: readonly Said[]): Said | undefined {
  const leastDoubt = Math.min(...said.map(({ doubt }) => doubt));
  const trusted = said.filter(({ doubt }) => doubt === leastDoubt);
  const byKey = new Map<string, Said[]>();
  for (const each of trusted) {
    const key = keyOf[field](each.value);
    byKey.set(key, [...(byKey.get(key) ?? []), each]);
  }
  if (byKey.size > mostValues) return undefined;
  const [most] = [...byKey.values()].sort((a, b) => b.length - a.length);
  return most?.[0];
}
