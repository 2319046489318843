import { clockTime, halfDay, minuteOf } from '@chat-module/opening-hours/clock-time';
import { writeNumbersAsDigits } from '../../text/number-words.ts';

/** A time of day, in minutes after midnight, with its relation to the question. */
export interface TimeAsked {
  readonly minute: number;
  readonly relation: 'at' | 'after' | 'before' | 'until';
}

type Half = 'am' | 'pm';

const before =
  'at|around|about|like|say|by|after|past|later than|before|earlier than|from|until|till|til|as late as|as early as|a las|a la|a eso de las|como a las|sobre las|para las|desde las|despues de las?|antes de las?|hasta las?';
const after =
  'am|pm|a\\.m\\.?|p\\.m\\.?|[ap](?! [a-z])|oclock|then|instead|entonces|in the (?:morning?|afternoon|evening?)|at night|de la (?:manana|madrugada|tarde|noche)';
/** "About 5 boxes" is no time. */
const measure =
  'x|by|ft|foot|feet|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|yrs?|units?|boxes|people|dollars?|bucks|percent|times?|miles?|blocks?|horas?|minutos?|dias?|semanas?|meses|anos?|cajas|unidades|bodegas|personas|dolares|pies';
const timePattern = new RegExp(
  `\\b(?:(${before}) )?(?:(\\d{1,2})(?:([:.])?([0-5]\\d))? ?(${after})?|(noon|midday|midnight|mediodia|medio dia|medianoche|media noche))(?![\\w/':]|[.,]\\d| ?%| (?:${measure})\\b)`,
  'g',
);

const relations: readonly (readonly [RegExp, TimeAsked['relation']])[] = [
  [/^(?:after|past|later|despues)/, 'after'],
  [/^(?:before|earlier|antes)/, 'before'],
  [/^(?:until|till?|hasta)/, 'until'],
];

/** The end of the visitor's work: the visit comes after it. */
const offWork =
  /\b(?:get|got|gets) (?:off|out)(?: of)?(?: work)?(?: at| around| about)? \d|\b(?:off|done|finish|finished|through)(?: with)?(?: work)?(?: at| around) \d|\bshift (?:ends|is over|is done)|\bclock out|\bsalgo (?:del trabajo |de trabajar )?a las?|\bturno (?:termina|acaba)/;

/** Parses a time of day from a text in lower case without accents. A time without am or pm counts only if one of them is likely. */
export function parseTimeOfDay(asked: string): TimeAsked | undefined {
  const text = withDigits(asked);
  for (const [, prefix = '', hour = '', separator, minute, suffix = '', name] of text.matchAll(timePattern)) {
    const relation = offWork.test(text) ? 'after' : (relations.find(([rule]) => rule.test(prefix))?.[1] ?? 'at');
    if (name) return { relation, minute: /night|noche/.test(name) ? 2 * halfDay - 1 : halfDay };
    const isWritten = prefix !== '' || suffix !== '' || separator === ':';
    if (!isWritten || (prefix === '' && separator === '.')) continue;
    const parsed = minuteOfDay(
      hour,
      minute ?? '0',
      halfOf(suffix, Number(hour)) ?? halfIn(text, Number(hour)),
      relation,
    );
    if (parsed !== undefined) return { relation, minute: parsed };
  }
  return undefined;
}

/** "Quarter past twelve" as 12:15, "las dos y media" as "las 2:30". */
function withDigits(asked: string): string {
  return writeNumbersAsDigits(
    asked
      .replace(/\bnoon[ -](?:thirtys?|30)\b/g, 'at 12:30 pm')
      .replace(/\blas once\b/g, 'las 11')
      .replace(/(?<!\blook(?:ing)? )\b(at|around|by|after|before|past|to|until|till?) one\b/g, '$1 1')
      .replace(/\bla una\b/g, 'la 1'),
    'english',
  )
    .replace(/(\d|noon)[ -]?ish\b/g, '$1')
    .replace(/\b(1?\d) and (?:a )?half\b/g, 'at $1:30')
    .replace(/\b(?:a )?quarter (?:past|after) (\d{1,2})\b/g, 'at $1:15')
    .replace(/\bhalf past (\d{1,2})\b/g, 'at $1:30')
    .replace(/\b(?:a )?quarter (?:to|till?|of|before) (\d{1,2})\b/g, (_, hour: string) => `at ${hourBefore(hour)}:45`)
    .replace(
      /\b(5|10|20|25)(?: minutes)? (?:past|after) (\d{1,2})\b/g,
      (_, minute: string, hour: string) => `at ${hour}:${minute.padStart(2, '0')}`,
    )
    .replace(/\bcuarto para las? (\d{1,2})\b/g, (_, hour: string) => `a las ${hourBefore(hour)}:45`)
    .replace(/\b(\d{1,2}) menos cuarto\b/g, (_, hour: string) => `${hourBefore(hour)}:45`)
    .replace(/\b(\d{1,2}) y media\b/g, '$1:30')
    .replace(/\b(\d{1,2}) y (?:cuarto|15)\b/g, '$1:15')
    .replace(/\b(las? \d{1,2}) y (\d{2})\b/g, '$1:$2')
    .replace(/\b(1?\d) (15|30|45)\b(?! ?(?:x|by|ft|feet|foot)\b)/g, '$1:$2');
}

const hourBefore = (hour: string): string => String(((Number(hour) + 10) % 12) + 1);

function minuteOfDay(
  hour: string,
  minute: string,
  half: Half | undefined,
  relation: TimeAsked['relation'],
): number | undefined {
  const meridiem = Number(hour) > 12 ? undefined : (half ?? likelyHalf(Number(hour), relation));
  if (meridiem === undefined && Number(hour) <= 12) return undefined;
  const time = clockTime(hour, minute, meridiem);
  return time && minuteOf(time);
}

function halfOf(suffix: string, hour: number): Half | undefined {
  if (/night|noche/.test(suffix)) return hour < 5 || hour === 12 ? 'am' : 'pm';
  if (/^a|manana|mornin|madrugada/.test(suffix)) return 'am';
  return /^p|tarde|afternoon|evenin/.test(suffix) ? 'pm' : undefined;
}

/** Derives am or pm from a part of the day elsewhere in the message: "tomorrow morning at 7", "tonight at 8". */
function halfIn(text: string, hour: number): Half | undefined {
  if (/\bmorning\b|\b(?:por|en|de) la manana\b|\bmadrugada\b/.test(text)) return 'am';
  return /\b(?:afternoon|evening|tonight|tonite)\b|\bde la tarde\b|\b(?:esta|por la) (?:tarde|noche)\b/.test(text) &&
    hour < 12
    ? 'pm'
    : undefined;
}

/** Guesses am or pm: "after 6" means the evening, "before 8" the morning, and "at 7" is ambiguous. */
function likelyHalf(hour: number, relation: TimeAsked['relation']): Half | undefined {
  if (relation === 'after') return 'pm';
  if (relation === 'before') return hour >= 5 && hour <= 11 ? 'am' : 'pm';
  if (hour >= 9 && hour <= 11) return 'am';
  return hour === 12 || hour <= 6 ? 'pm' : undefined;
}
