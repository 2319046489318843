import type { Place } from '@chat-module/opening-hours/hours-vocabulary';
import type { LocalTime } from '@chat-module/opening-hours/local-time';
import { normalizeText } from '@chat-module/opening-hours/normalize-text';
import { dayGroups, phrasesOf, weekdays } from '@chat-module/opening-hours/weekdays';
import { hoursQuestionPhrases } from '../../lexicon/hours-question-phrases.ts';
import { createPhraseMatcher } from '../../lexicon/phrase-matcher.ts';
import { correctText } from '../../text/correct-text.ts';
import { splitWords } from '../../text/tokenize.ts';
import { type DaysAsked, parseDays } from './days-asked.ts';
import { parseTimeOfDay, type TimeAsked } from './time-of-day.ts';
import { withoutUnitSizes } from './unit-size.ts';

/** The slots of a question about opening hours. */
export interface HoursQuestion {
  readonly place: Place;
  /** The question names the place. */
  readonly isPlaceNamed: boolean;
  readonly days: DaysAsked;
  readonly time: TimeAsked | undefined;
  readonly aspect: 'open' | 'opens' | 'closes' | 'lunch';
  /** What "yes" would mean: that the place is open or that it is closed. `undefined`: no answer by yes or no. */
  readonly yesMeans: 'open' | 'closed' | undefined;
}

const exactly = (written: string): string =>
  phrasesOf(written)
    .map((phrase) => `=${phrase}`)
    .join(', ');

const matcher = createPhraseMatcher<string>([
  ...Object.entries(hoursQuestionPhrases),
  ...weekdays.map(({ english, names }): [string, string] => [english, exactly(names)]),
  ['weekend', exactly(dayGroups.weekend.names)],
  ['working_days', exactly(dayGroups.workingDays.names)],
]);

/** Without its apostrophe, "we'd" would be read as Wednesday. */
const weWould = /\bwe['’]d\b/gi;

/** "Tonight" without a time means after six. */
const evening: TimeAsked = { minute: 18 * 60, relation: 'after' };

/** Parses a question about opening hours. `now` is the local time of the facility, from which "today" counts. */
export function parseHoursQuestion(text: string, now: LocalTime): HoursQuestion {
  const asked = correctText(normalizeText(withoutUnitSizes(text).replace(weWould, 'we would')))
    .replace(/\s+/g, ' ')
    .replace(notThePlace, ' ')
    .replace(atThePlace, ' ');
  const found = matcher.find(splitWords(asked));
  const groups = new Set<string>(found.map(({ name }) => name));
  // In "por la mañana", "mañana" does not mean tomorrow.
  const isTomorrow = found.some(({ name }) => name === 'tomorrow') && !groups.has('in_the_morning');
  if (!isTomorrow && !/\bmanana (?:por|en) la manana\b/.test(asked)) groups.delete('tomorrow');
  const time = parseTimeOfDay(asked) ?? (groups.has('tonight') ? evening : undefined);
  const aspect = parseAspect(groups, time);
  const isGate = (groups.has('gate') || excludesOffice.test(normalizeText(text))) && !groups.has('office');
  return {
    place: isGate ? 'gate' : 'office',
    isPlaceNamed: isGate || groups.has('office'),
    days: parseDays(asked, groups, now),
    time,
    aspect,
    yesMeans: time && aspect === 'open' ? meaningOfYes(asked, groups) : undefined,
  };
}

/** "Not the office, the gate" */
const notThePlace =
  /\b(?:not|no|instead of|en vez de) (?:for |about |of |de )?(?:the |el |la )?(?:front |main |leasing )?(?:office|gate|oficina|porton)\b(?: hours)?/g;

const excludesOffice =
  /\b(?:not|no|instead of|en vez de) (?:for |about |of |de )?(?:the |la )?(?:front |main |leasing )?(?:office|oficina)\b/;

/** Where the visitor is standing, as opposed to what is open. */
const atThePlace = /\b(?:at|outside|in front of|en|frente a) (?:the |el |la )?(?:gate|keypad|porton|puerta)\b/g;

/** "Do you close at five?" is about the closing time, "is five too late?" about being closed. */
function meaningOfYes(asked: string, groups: ReadonlySet<string>): HoursQuestion['yesMeans'] {
  if (
    /\b(?:too (?:late|early)|nobody|no one|noone|breaks? for|not (?:be )?(?:open|there)|wont be|demasiado tarde|muy tarde|nadie)\b/.test(
      asked,
    )
  )
    return 'closed';
  return groups.has('close') ? undefined : 'open';
}

function parseAspect(groups: ReadonlySet<string>, time: TimeAsked | undefined): HoursQuestion['aspect'] {
  // "How late are you open? I come on my lunch break" does not ask about a break of the office.
  const asksForTime = time || (!groups.has('close') && (groups.has('until') || groups.has('from_when')));
  if (groups.has('lunch') && !asksForTime) return 'lunch';
  if (groups.has('until')) return 'closes';
  if (groups.has('from_when')) return 'opens';
  if (!groups.has('what_time') || groups.has('open') === groups.has('close')) return 'open';
  return groups.has('close') ? 'closes' : 'opens';
}
