import type { PlainClaim } from './claim.ts';
import { claim, type Kind, numeric } from './claim-kind.ts';
import type { Match } from './taken-text.ts';

const months = [
  'january|jan|enero',
  'february|feb|febrero',
  'march|mar|marzo',
  'april|apr|abril',
  'may|mayo',
  'june|jun|junio',
  'july|jul|julio',
  'august|aug|agosto',
  'september|sept?|septiembre',
  'october|oct|octubre',
  'november|nov|noviembre',
  'december|dec|diciembre',
];
const anyMonth = months.map((words) => `(?:${words})`).join('|');
const monthOf = (word: string | undefined): number =>
  months.findIndex((words) => new RegExp(`^(?:${words})$`, 'i').test(word ?? '')) + 1;
const year = '(?:,? (?:of |de |del )?((?:19|20)\\d\\d)\\b)?';

const date = (match: Match, month: number, day: string | undefined, inYear?: string): PlainClaim[] => [
  claim('date', `${month}-${numeric(day)}`, match),
  ...(inYear ? [claim('quantity', inYear, match)] : []),
];

export const dates: readonly Kind[] = [
  { pattern: /\b(20\d\d)-(\d\d)-(\d\d)\b/g, read: (match) => date(match, numeric(match[2]), match[3], match[1]) },
  {
    pattern: new RegExp(`\\b(${anyMonth})\\.? (\\d{1,2})(?:st|nd|rd|th)?\\b${year}`, 'gi'),
    read: (match) => date(match, monthOf(match[1]), match[2], match[3]),
  },
  {
    pattern: new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of| de)? (${anyMonth})\\b${year}`, 'gi'),
    read: (match) => date(match, monthOf(match[2]), match[1], match[3]),
  },
  {
    pattern: /(?<![\d/$])(1[0-2]|0?[1-9])\/(3[01]|[12]\d|0?[1-9])(?:\/((?:20)?\d\d))?(?![\d/])/g,
    read: (match) => date(match, numeric(match[1]), match[2], match[3]),
  },
  {
    pattern: new RegExp(
      `\\b(?<=\\b(?:in|into|of|until|till|through|by|before|after|during|between|around|this|next|last|since|from|to|and|early|late|mid|en|de|hasta|desde|a)[ -])(${anyMonth})\\b(?! (?:be|have|not|need|want|ask|call))`,
      'gi',
    ),
    read: (match) => [claim('month', monthOf(match[1]), match)],
  },
  {
    pattern:
      /\b(\d{1,2})(?:st|nd|rd|th) (floor|story|level|week|unit|vehicle|car|key|box|offense|notice|reminder|year|piso|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?\b/gi,
    read: (match) => [claim('ordinal', `${match[1]} ${match[2]?.toLowerCase()}`, match)],
  },
  {
    pattern: /\b1st (month|day)'?s?(?! of)\b/gi,
    read: (match) => [claim('ordinal', `1 ${match[1]?.toLowerCase()}`, match)],
  },
  {
    pattern: /\b(\d{1,2})(?:st|nd|rd|th)\b|\bel d[ií]a (\d{1,2})\b|\bday (\d{1,2})\b/gi,
    read: (match) => [claim('day of month', numeric(match[1] ?? match[2] ?? match[3]), match)],
  },
];
