import { digitsOf } from '@chat-module/contract/digits-of';
import type { ComparedField, WebsiteDifference } from '@chat-module/contract/website-knowledge';
import { comparedFields } from '@chat-module/contract/website-knowledge';
import type { Place } from '@chat-module/opening-hours/hours-vocabulary';
import type { LocationRow } from '../database/rows/locations.ts';
import type { DismissedDifferenceRow } from '../database/rows/website.ts';
import { type ContactFact, factOrigins } from './page-digest.ts';
import { hoursOfPlace, replaceHours, weekIn, weekOf } from './place-hours.ts';

export interface PageWithFacts {
  readonly linkUrl: string;
  readonly title: string;
  readonly rank: number;
  readonly facts: readonly ContactFact[];
}

interface Said {
  readonly value: string;
  readonly page: PageWithFacts;
  /** Lower is more trustworthy: structured data before text, pages of the record before others. */
  readonly doubt: number;
}

type Facts = Pick<LocationRow, 'phoneNumber' | 'address' | 'officeHours'>;

/** Without the country's 1, so that "+1 503 555 0142" equals "(503) 555-0142", and without a national 0. */
const phoneKey = (text: string): string => digitsOf(text).replace(/^1(?=\d{10}$)|^0+/, '');

const shortestPhone = 8;

/** "+44 20 7946 0958" is "020 7946 0958". */
const isSamePhone = (one: string, other: string): boolean => {
  const [shorter = '', longer = ''] = [phoneKey(one), phoneKey(other)].sort((a, b) => a.length - b.length);
  return shorter === longer || (shorter.length >= shortestPhone && longer.endsWith(shorter));
};

/** House number and postal code identify an address, however its street is written. */
function addressKey(text: string): string {
  const house = /\d+/.exec(text)?.[0] ?? '';
  const code = /\b(\d{5})(?:-\d{4})?\D*$/.exec(text)?.[1] ?? '';
  return `${house} ${code}`;
}

const hoursKey =
  (place: Place) =>
  (text: string): string => {
    const week = weekOf(place, text);
    return week.some((hours) => hours !== null) ? JSON.stringify(week) : '';
  };

/** Hours are equal if no day that both mention differs. */
const hoursAgree =
  (place: Place) =>
  (website: string, { officeHours }: Facts): boolean => {
    const theirs = weekOf(place, website);
    const ours = weekIn(officeHours, place);
    const both = theirs.flatMap((hours, day) => (hours !== null && ours[day] ? [hours === ours[day]] : []));
    return both.length > 0 && both.every(Boolean);
  };

interface Comparison {
  readonly told: (record: Facts) => string;
  /** A normal form in which equivalent values are equal; empty if unreadable. */
  readonly key: (text: string) => string;
  readonly agree: (website: string, record: Facts) => boolean;
  readonly ifUsed: (record: Facts, website: string) => WebsiteDifference['ifUsed'];
}

const compareHours = (place: Place): Comparison => ({
  told: ({ officeHours }) => hoursOfPlace(officeHours, place),
  key: hoursKey(place),
  agree: hoursAgree(place),
  ifUsed: ({ officeHours }, website) => {
    const value = replaceHours(officeHours, place, website);
    return value === undefined ? null : { field: 'officeHours', value };
  },
});

const comparisons: Readonly<{ [Field in ComparedField]: Comparison }> = {
  phoneNumber: {
    told: ({ phoneNumber }) => phoneNumber,
    key: (text) => (phoneKey(text).length >= shortestPhone ? phoneKey(text) : ''),
    agree: (website, { phoneNumber }) => phoneNumber.split(/[,;/\n]|\bor\b/).some((each) => isSamePhone(each, website)),
    ifUsed: (_record, value) => ({ field: 'phoneNumber', value }),
  },
  address: {
    told: ({ address }) => address,
    key: (text) => (/\d/.test(text) ? addressKey(text) : ''),
    agree(website, { address }) {
      const [house, code] = addressKey(website).split(' ');
      const [ourHouse, ourCode] = addressKey(address).split(' ');
      return house === ourHouse && (!code || !ourCode || code === ourCode);
    },
    ifUsed: (_record, value) => ({ field: 'address', value }),
  },
  officeHours: compareHours('office'),
  gateHours: compareHours('gate'),
};

/** A site with more values than this covers several places, and ours can't be identified. */
const mostValues = 3;

/** What the website states differently from the record. One page that agrees with the record is enough to report nothing. */
export function findDifferences(
  location: Facts,
  pages: readonly PageWithFacts[],
  dismissed: readonly DismissedDifferenceRow[],
): WebsiteDifference[] {
  return comparedFields.flatMap((field) => {
    const said = saidOf(field, pages);
    const { told, agree, ifUsed } = comparisons[field];
    if (said.some(({ value }) => agree(value, location))) return [];
    const best = mostTrusted(field, said);
    if (!best || dismissed.some((it) => it.field === field && it.value === best.value)) return [];
    const { value, page } = best;
    const { linkUrl: pageUrl, title: pageTitle } = page;
    const record = told(location);
    return [{ field, website: value, record, pageUrl, pageTitle, ifUsed: ifUsed(location, value) }];
  });
}

const saidOf = (field: ComparedField, pages: readonly PageWithFacts[]): Said[] =>
  pages.flatMap((page) =>
    page.facts
      .filter((fact) => fact.field === field && comparisons[field].key(fact.value) !== '')
      .map(({ value, origin }) => ({ value, page, doubt: factOrigins.indexOf(origin) * 10 + Math.min(page.rank, 9) })),
  );

function mostTrusted(field: ComparedField, said: readonly Said[]): Said | undefined {
  const leastDoubt = Math.min(...said.map(({ doubt }) => doubt));
  const trusted = said.filter(({ doubt }) => doubt === leastDoubt);
  const byKey = new Map<string, Said[]>();
  for (const each of trusted) {
    const key = comparisons[field].key(each.value);
    byKey.set(key, [...(byKey.get(key) ?? []), each]);
  }
  if (byKey.size > mostValues) return undefined;
  const [most] = [...byKey.values()].sort((a, b) => b.length - a.length);
  return most?.[0];
}
