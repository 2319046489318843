/*
 * All words for weekdays, which other lists must not repeat. Phrases are in lower case, without accents and apostrophes, and separated by
 * commas: English, then Spanish after the bar.
 */

interface DayPhrases {
  /** Phrases that name the days in any sentence. */
  readonly names: string;
  /** Phrases that name them only in written hours, where "m" or "business days" cannot mean anything else. */
  readonly inHours: string;
}

interface Weekday extends DayPhrases {
  readonly english: string;
  readonly spanish: string;
}

/** Sunday first, as in `Date.getDay`. */
export const weekdays: readonly Weekday[] = [
  {
    english: 'Sunday',
    spanish: 'domingo',
    names: 'sunday, sundays, sun | domingo, domingos',
    inHours: 'suns, su | dom, do',
  },
  { english: 'Monday', spanish: 'lunes', names: 'monday, mondays, mon | lunes', inHours: 'mons, mo, m | lun, lu, l' },
  {
    english: 'Tuesday',
    spanish: 'martes',
    names: 'tuesday, tuesdays, tue, tues | martes',
    inHours: 'tu, t | mar, ma',
  },
  {
    english: 'Wednesday',
    spanish: 'miércoles',
    names: 'wednesday, wednesdays, wed, weds | miercoles',
    inHours: 'we, w | mier, mie, mi',
  },
  {
    english: 'Thursday',
    spanish: 'jueves',
    names: 'thursday, thursdays, thu, thur, thurs | jueves',
    inHours: 'th | jue, ju, j',
  },
  {
    english: 'Friday',
    spanish: 'viernes',
    names: 'friday, fridays, fri | viernes',
    inHours: 'fr, f | vier, vie, vi, v',
  },
  {
    english: 'Saturday',
    spanish: 'sábado',
    names: 'saturday, saturdays, sat | sabado, sabados',
    inHours: 'sats, sa | sab',
  },
];

interface DayGroup extends DayPhrases {
  /** 0 is Sunday. */
  readonly days: readonly number[];
}

/** Words for several weekdays at once. */
export const dayGroups = {
  everyDay: {
    days: [0, 1, 2, 3, 4, 5, 6],
    names:
      'every day of the week, every day of the year, every day, everyday, each day of the week, each day, every night, each night, nightly, daily, 7 days a week, 7 days per week, seven days a week, seven days per week, all week long, all week, 365 days a year, 365 days | todos los dias de la semana, todos los dias del ano, todos los dias, diariamente, a diario, cada dia, los 7 dias de la semana, los siete dias de la semana',
    inHours: 'any day, 7 days, seven days, all days | diario, los 7 dias, los siete dias, toda la semana',
  },
  workingDays: {
    days: [1, 2, 3, 4, 5],
    names:
      'weekdays, weekday, week days, during the week | entre semana, dias de semana, dias laborables, dias habiles',
    inHours: 'business days, mtwthf',
  },
  weekend: {
    days: [0, 6],
    names: 'weekends, weekend | fines de semana, fin de semana',
    inHours: 'week ends',
  },
  mondayWednesdayFriday: { days: [1, 3, 5], names: '', inHours: 'mwf' },
  tuesdayThursday: { days: [2, 4], names: '', inHours: 'tth, tuth' },
} as const satisfies Readonly<Record<string, DayGroup>>;

/** The phrases of a list, of both languages or of one. */
export function phrasesOf(written: string, language?: 'english' | 'spanish'): string[] {
  const [english = '', spanish = ''] = written.split('|');
  const wanted = { english, spanish }[language ?? 'english'];
  return (language ? wanted : `${english},${spanish}`)
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
}

const accented: Readonly<Record<string, string>> = { a: '[aá]', e: '[eé]', i: '[ií]', o: '[oó]', u: '[uú]', n: '[nñ]' };

/** A regular expression for any of some phrases, with or without accents, the longest first; to be used with the flag `i`. */
export const phrasePattern = (phrases: readonly string[]): string =>
  [...phrases]
    .sort((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace(/[aeioun]/g, (letter) => accented[letter] ?? letter))
    .join('|');

/** A regular expression for any name of a weekday or of a group of them, as `phrasePattern`. */
export const dayNamePattern = phrasePattern(
  [...weekdays, ...Object.values(dayGroups)].flatMap(({ names }) => phrasesOf(names)),
);
