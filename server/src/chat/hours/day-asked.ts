/** The day that a question names: a weekday (0 is Sunday), or how many days from today. */
export type DayAsked = { readonly weekday: number } | { readonly daysAhead: number } | 'now';

const weekdayWords: readonly (readonly string[])[] = [
  ['sunday', 'sundays', 'sun', 'domingo', 'domingos'],
  ['monday', 'mondays', 'mon', 'lunes'],
  ['tuesday', 'tuesdays', 'tue', 'tues', 'martes'],
  ['wednesday', 'wednesdays', 'wed', 'miercoles'],
  ['thursday', 'thursdays', 'thu', 'thurs', 'jueves'],
  ['friday', 'fridays', 'fri', 'viernes'],
  ['saturday', 'saturdays', 'sat', 'sabado', 'sabados'],
];

const days = new Map<string, DayAsked>([
  ...weekdayWords.flatMap((words, weekday) => words.map((word): [string, DayAsked] => [word, { weekday }])),
  ['now', 'now'],
  ['rn', 'now'],
  ['ahora', 'now'],
  ['today', { daysAhead: 0 }],
  ['tonight', { daysAhead: 0 }],
  ['hoy', { daysAhead: 0 }],
  ['tomorrow', { daysAhead: 1 }],
]);

/** The first day named among the words of a question. */
export function dayAsked(words: readonly string[]): DayAsked | undefined {
  for (const word of words) {
    const day = days.get(word);
    if (day !== undefined) return day;
  }
  return undefined;
}
