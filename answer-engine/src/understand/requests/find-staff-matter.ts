import { normalizeText } from '@chat-module/opening-hours/normalize-text';
import { thresholds } from '../../decide/thresholds.ts';
import { createPhraseMatcher } from '../../lexicon/phrase-matcher.ts';
import { matchesRule, parseRule } from '../../lexicon/phrase-rules.ts';
import { staffMatterPhrases } from '../../lexicon/staff-matter-phrases.ts';
import { numberWordPattern } from '../../text/number-words.ts';
import { splitWords } from '../../text/tokenize.ts';
import type { TextAnalysis } from '../analyze-text.ts';
import { asksSomething } from '../dialogue/asks-something.ts';
import { withoutUnitSizes } from '../entities/unit-size.ts';
import { probabilityOf, probabilityOfSubIntent } from '../intents/intents.ts';

/** The matters that only people can settle, in descending priority. */
export const staffMatters = [
  'noContact',
  'noResponse',
  'nearMiss',
  'failedAdvice',
  'complaint',
  'distress',
  'otherTenants',
  'bid',
  'price',
  'person',
] as const;
export type StaffMatter = (typeof staffMatters)[number];

/**
 * The rules over the groups of `staffMatterPhrases`. `figure`: the message names a bare amount, such as 80 or $80; `statement`: it asks
 * nothing; `brief`: it has few words.
 */
const rules: Readonly<Record<StaffMatter, readonly string[]>> = {
  noContact: ['contact_verb + refusal + brief + statement + !unwanted_calls/no_response'],
  noResponse: ['no_response + statement'],
  nearMiss: ['near_miss + statement'],
  complaint: ['bad + facility/employee + statement', 'fed_up + statement', 'should_fix + statement'],
  failedAdvice: [],
  distress: [],
  otherTenants: [],
  bid: ['offer/haggle + figure + !paying'],
  price: ['haggle', 'rival + charges + figure + !paying'],
  person: ['person + wants + brief + !asks_if_human', 'person + tiny + !asks_if_human'],
};
const parsedRules = staffMatters.flatMap((matter) =>
  rules[matter].map((written) => ({ matter, rule: parseRule(written) })),
);

/** The sub-intents of each matter, whose probabilities add up. */
const subIntents: Readonly<Partial<Record<StaffMatter, readonly (readonly [string, string])[]>>> = {
  noResponse: [['account/complaint', 'no response']],
  complaint: [
    ['account/complaint', 'rude staff'],
    ['account/complaint', 'dirty or neglected place'],
    ['account/complaint', 'in general'],
    ['account/complaint', 'disputed charge'],
    ['account/complaint', 'outside complaint or review'],
    ['account/complaint', 'theft of trust and safety gripes'],
  ],
  price: [
    ['price/match', 'negotiate'],
    ['price/match', 'beat a competitor'],
    ['price/match', 'lowest price promise'],
    ['price/match', 'existing tenant wants lower'],
  ],
  person: [['record/phone', 'talk to a person']],
};

const matcher = createPhraseMatcher(Object.entries(staffMatterPhrases));
/** Matters that are stated, not asked about. */
const isStatement: ReadonlySet<StaffMatter> = new Set(['complaint', 'noResponse']);

const briefWords = 14;
const tinyWords = 3;

/** The matter for staff in a message, by its wording or its intents. A complaint is never a question. */
export function findStaffMatter(text: string, read: TextAnalysis): StaffMatter | undefined {
  const groups = groupsIn(text);
  const byWording = parsedRules.find(({ rule }) => matchesRule(rule, groups))?.matter;
  if (byWording) return byWording;
  if (groups.has('asks_if_human') || probabilityOf(read.intents, 'facility/language') >= thresholds.intent)
    return undefined;
  return staffMatters.find(
    (matter) =>
      !(isStatement.has(matter) && asksSomething(text)) && totalProbability(matter, read) >= thresholds.intent,
  );
}

const totalProbability = (matter: StaffMatter, read: TextAnalysis): number =>
  (subIntents[matter] ?? []).reduce(
    (total, [intent, subIntent]) => total + probabilityOfSubIntent(read, intent, subIntent),
    0,
  );

function groupsIn(text: string): Set<string> {
  const words = splitWords(text);
  const groups = new Set<string>(matcher.find(words).map(({ name }) => name));
  if (namesFigure(text)) groups.add('figure');
  if (bid.test(normalizeText(text))) groups.add('offer');
  if (wantsMorePercent.test(normalizeText(text))) groups.add('haggle');
  if (outcry.test(normalizeText(text))) groups.add('fed_up');
  if (!asksSomething(text)) groups.add('statement');
  if (words.length <= briefWords) groups.add('brief');
  if (words.length <= tinyWords) groups.add('tiny');
  return groups;
}

const outcry =
  /^(?:well |wow |just |simply |oh )?(?:unbelievable|ridiculous|outrageous|disgraceful|increible|ridiculo)(?: *[.!]|, (?!thank|gracias)|$)/;

const figure =
  /(?<![\d.:/-])\$?\s?\d{2,4}(?:\.\d\d)?(?![\d:/%-]|\.\d|\s?(?:x|by|am|pm|a\.m|p\.m|ft|feet|foot|inch|lbs?|pounds|days?|dias?|weeks?|months?|hours?|miles|st|nd|rd|th)\b)/;

/** "I'll do 80 right now", not "I'll do 80 boxes". */
const bid =
  /\b(?:ill|i will) (?:do|go) \$?\d{2,4}(?:\.\d\d)?(?: ?(?:bucks|dollars))?(?= ?(?:$|[.!?,]|(?:right|today|now|cash|a month|flat|even|tops|max|if)\b))/;

const percentage = `(?:\\d{1,2}|${numberWordPattern(99)}) ?(?:%|percent|por ?ciento)`;
/** "Can you go 20 percent", "how about 15%". */
const wantsMorePercent = new RegExp(
  `\\b(?:(?:can|could|would|will|cant|wont) (?:you|yall|ya|he|she|they)(?: [a-z]+){0,3} (?:go|do|make it)|how about) (?:to )?${percentage}|\\bme (?:dan?|hacen?) (?:el |un )?${percentage}`,
);

/** "$80", "80", "80 even"; no size, time or date. */
const namesFigure = (text: string): boolean => figure.test(normalizeText(withoutUnitSizes(text)));
