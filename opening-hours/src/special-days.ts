import { addDays, type CivilDate, nthWeekday } from './civil-date.ts';
import { weekdays } from './weekdays.ts';

/** A day with hours of its own: a holiday, or a yearly date. */
export interface SpecialDay {
  readonly english: string;
  readonly spanish: string;
  readonly dateIn: (year: number) => Pick<CivilDate, 'month' | 'dayOfMonth'>;
  /** Many places are closed or have other hours. */
  readonly isMajor: boolean;
}

interface Holiday extends SpecialDay {
  /** Its names in lower case, without accents and apostrophes, separated by commas. */
  readonly written: string;
}

const fixed = (month: number, dayOfMonth: number) => () => ({ month, dayOfMonth });
const sunday = 0;
const monday = 1;
const tuesday = 2;
const thursday = 4;
const friday = 5;
/** As `nth`: the last time that a weekday occurs in a month. */
export const lastOfMonth = -1;
const weekday = (nth: number, day: number, month: number) => (year: number) => nthWeekday(year, month, day, nth);

/** The date of Easter by the anonymous Gregorian computus. */
function easterIn(year: number): Pick<CivilDate, 'month' | 'dayOfMonth'> {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const skipped = Math.floor((8 * century + 13) / 25);
  const moon = (century - Math.floor(century / 4) - skipped + 19 * golden + 15) % 30;
  const epact = moon - Math.floor(moon / 28) * (1 - Math.floor(29 / (moon + 1)) * Math.floor((21 - golden) / 11));
  const dayOfWeek = (year + Math.floor(year / 4) + epact + 2 - century + Math.floor(century / 4)) % 7;
  const offset = epact - dayOfWeek;
  const month = 3 + Math.floor((offset + 40) / 44);
  return { month, dayOfMonth: offset + 28 - 31 * Math.floor(month / 4) };
}

const memorialDayIn = weekday(lastOfMonth, monday, 5);
const laborDayIn = weekday(1, monday, 9);
const thanksgivingIn = weekday(4, thursday, 11);

/** A number of days after another day, or before it. */
const daysFrom =
  (dateIn: SpecialDay['dateIn'], days: number): SpecialDay['dateIn'] =>
  (year) =>
    addDays({ year, ...dateIn(year) }, days);

const holiday = (english: string, spanish: string, dateIn: SpecialDay['dateIn'], written: string): Holiday => ({
  english,
  spanish,
  dateIn,
  written,
  isMajor: false,
});
const major = (...parts: Parameters<typeof holiday>): Holiday => ({ ...holiday(...parts), isMajor: true });

export const holidays: readonly Holiday[] = [
  major(
    "New Year's Day",
    'Año Nuevo',
    fixed(1, 1),
    'new years day, new year day, new years, new year, ano nuevo, primero de ano',
  ),
  holiday(
    'Martin Luther King Jr. Day',
    'el Día de Martin Luther King',
    weekday(3, monday, 1),
    'mlk day, mlk jr day, mlk jr. day, mlk, martin luther king day, martin luther king jr day, martin luther king jr. day, martin luther king',
  ),
  holiday(
    "Presidents' Day",
    'el Día de los Presidentes',
    weekday(3, monday, 2),
    'presidents day, president day, dia de los presidentes',
  ),
  holiday(
    'Mardi Gras',
    'el Martes de Carnaval',
    daysFrom(easterIn, -47),
    'mardi gras, mardi gras day, mardi gras tuesday, fat tuesday, martes de carnaval',
  ),
  holiday('Good Friday', 'el Viernes Santo', daysFrom(easterIn, -2), 'good friday, viernes santo'),
  holiday(
    'Easter',
    'el Domingo de Pascua',
    easterIn,
    'easter sunday, easter, pascua, domingo de pascua, domingo de resurreccion',
  ),
  holiday('Easter Monday', 'el Lunes de Pascua', daysFrom(easterIn, 1), 'easter monday, lunes de pascua'),
  holiday('Ascension Day', 'la Ascensión', daysFrom(easterIn, 39), 'ascension day, ascension thursday, ascension'),
  holiday('Whit Monday', 'el Lunes de Pentecostés', daysFrom(easterIn, 50), 'whit monday, pentecost monday'),
  holiday('Town Meeting Day', 'el Día de la Asamblea Municipal', weekday(1, tuesday, 3), 'town meeting day'),
  holiday('Prince Kūhiō Day', 'el Día del Príncipe Kūhiō', fixed(3, 26), 'prince kuhio day, kuhio day'),
  holiday('César Chávez Day', 'el Día de César Chávez', fixed(3, 31), 'cesar chavez day, dia de cesar chavez'),
  holiday(
    "Patriots' Day",
    'el Día de los Patriotas',
    weekday(3, monday, 4),
    'patriots day, patriot day, dia de los patriotas',
  ),
  holiday(
    "Mother's Day",
    'el Día de la Madre',
    weekday(2, sunday, 5),
    'mothers day, dia de la madre, dia de las madres',
  ),
  major('Memorial Day', 'Memorial Day', memorialDayIn, 'memorial day'),
  holiday(
    'Memorial Day weekend',
    'el fin de semana de Memorial Day',
    daysFrom(memorialDayIn, -2),
    'memorial day weekend',
  ),
  holiday(
    'the day after Memorial Day',
    'el día después de Memorial Day',
    daysFrom(memorialDayIn, 1),
    'day after memorial day',
  ),
  holiday('Juneteenth', 'Juneteenth', fixed(6, 19), 'juneteenth'),
  holiday("Father's Day", 'el Día del Padre', weekday(3, sunday, 6), 'fathers day, dia del padre'),
  major(
    'the Fourth of July',
    'el 4 de julio',
    fixed(7, 4),
    'independence day, fourth of july, 4th of july, july 4th, july fourth, jul 4th, the fourth, the 4th, cuatro de julio, dia de la independencia',
  ),
  holiday('Pioneer Day', 'el Día de los Pioneros', fixed(7, 24), 'pioneer day, dia de los pioneros'),
  major('Labor Day', 'el Día del Trabajo', laborDayIn, 'labor day, labour day, dia del trabajo'),
  holiday('Labor Day weekend', 'el fin de semana del Día del Trabajo', daysFrom(laborDayIn, -2), 'labor day weekend'),
  holiday(
    'the day after Labor Day',
    'el día después del Día del Trabajo',
    daysFrom(laborDayIn, 1),
    'day after labor day',
  ),
  holiday(
    'Columbus Day',
    'el Día de la Raza',
    weekday(2, monday, 10),
    'columbus day, indigenous peoples day, dia de la raza',
  ),
  holiday('Nevada Day', 'el Día de Nevada', weekday(lastOfMonth, friday, 10), 'nevada day'),
  holiday('Alaska Day', 'el Día de Alaska', fixed(10, 18), 'alaska day'),
  holiday('Halloween', 'Halloween', fixed(10, 31), 'halloween'),
  holiday("All Saints' Day", 'el Día de Todos los Santos', fixed(11, 1), 'all saints day, dia de todos los santos'),
  holiday("Veterans' Day", 'el Día de los Veteranos', fixed(11, 11), 'veterans day, veteran day, dia de los veteranos'),
  major(
    'Thanksgiving',
    'el Día de Acción de Gracias',
    thanksgivingIn,
    'thanksgiving day, thanksgiving, thanksgivin, turkey day, accion de gracias, dia de accion de gracias',
  ),
  holiday(
    'the day before Thanksgiving',
    'la víspera de Acción de Gracias',
    daysFrom(thanksgivingIn, -1),
    'day before thanksgiving, wednesday before thanksgiving, thanksgiving eve',
  ),
  holiday(
    'the day after Thanksgiving',
    'el día después de Acción de Gracias',
    daysFrom(thanksgivingIn, 1),
    'day after thanksgiving, friday after thanksgiving, thanksgiving friday, black friday, viernes negro',
  ),
  holiday('Christmas Eve', 'Nochebuena', fixed(12, 24), 'christmas eve, xmas eve, nochebuena, vispera de navidad'),
  major('Christmas', 'Navidad', fixed(12, 25), 'christmas day, christmas, xmas day, xmas, navidad, dia de navidad'),
  holiday('Boxing Day', 'Boxing Day', fixed(12, 26), 'boxing day'),
  holiday(
    "New Year's Eve",
    'Nochevieja',
    fixed(12, 31),
    'new years eve, new year eve, nye, nochevieja, fin de ano, vispera de ano nuevo',
  ),
];

export const majorHolidays: readonly SpecialDay[] = holidays.filter(({ isMajor }) => isMajor);

export const thanksgivingAndDayAfter: readonly SpecialDay[] = holidays.filter(({ english }) =>
  ['Thanksgiving', 'the day after Thanksgiving'].includes(english),
);
export const dayAfterThanksgivingAsWell = ['thanksgiving', 'thanksgiving day']
  .flatMap((name) =>
    ['the day after', 'day after', 'the friday after', 'friday after', 'the day following'].map(
      (after) => `${name} and ${after}`,
    ),
  )
  .join(', ');

/** Names of all holidays at once. */
export const holidaysInGeneral =
  'major holidays, federal holidays, statutory holidays, legal holidays, state holidays, national holidays, public holidays, bank holidays, all holidays, all major holidays, all federal holidays, all public holidays, all legal holidays, most holidays, most major holidays, holidays, holiday, dias festivos, dia festivo, festivos, feriados, dias feriados, feriado';

export const isOn = ({ dateIn }: SpecialDay, { year, month, dayOfMonth }: CivilDate): boolean => {
  const date = dateIn(year);
  return date.month === month && date.dayOfMonth === dayOfMonth;
};

export const isSameDay = (a: SpecialDay, b: SpecialDay, year: number): boolean => isOn(a, { year, ...b.dateIn(year) });

const monthNames: readonly (readonly [string, string])[] = [
  ['January', 'enero'],
  ['February', 'febrero'],
  ['March', 'marzo'],
  ['April', 'abril'],
  ['May', 'mayo'],
  ['June', 'junio'],
  ['July', 'julio'],
  ['August', 'agosto'],
  ['September', 'septiembre'],
  ['October', 'octubre'],
  ['November', 'noviembre'],
  ['December', 'diciembre'],
];

/** The number of each month by its English and Spanish names and their abbreviations. */
export const monthsByName: ReadonlyMap<string, number> = new Map(
  monthNames.flatMap((names, at) =>
    names
      .map((name) => name.toLowerCase())
      .flatMap((name) => [name, name.slice(0, 3), ...(name === 'september' ? ['sept'] : [])])
      .map((name): [string, number] => [name, at + 1]),
  ),
);

/** @param month 1 is January */
export function monthName(month: number): { readonly english: string; readonly spanish: string } {
  const [english, spanish] = monthNames[month - 1] ?? ['', ''];
  return { english, spanish };
}

/** A date that recurs every year. */
export function yearlyDate(month: number, dayOfMonth: number): SpecialDay {
  const { english, spanish } = monthName(month);
  return {
    english: `${english} ${dayOfMonth}`,
    spanish: `el ${dayOfMonth} de ${spanish}`,
    dateIn: fixed(month, dayOfMonth),
    isMajor: false,
  };
}

interface Ordinal {
  /** 1 to 4, or `lastOfMonth`. */
  readonly nth: number;
  readonly english: string;
  readonly spanish: string;
  /** In lower case, without accents. */
  readonly written: readonly string[];
}

export const ordinals: readonly Ordinal[] = [
  { nth: 1, english: 'first', spanish: 'primer', written: ['first', '1st', 'primer', 'primero'] },
  { nth: 2, english: 'second', spanish: 'segundo', written: ['second', '2nd', 'segundo'] },
  { nth: 3, english: 'third', spanish: 'tercer', written: ['third', '3rd', 'tercer', 'tercero'] },
  { nth: 4, english: 'fourth', spanish: 'cuarto', written: ['fourth', '4th', 'cuarto'] },
  { nth: lastOfMonth, english: 'last', spanish: 'último', written: ['last', 'ultimo'] },
];

/** "The second Saturday of August" */
export function nthWeekdayOf(nth: number, day: number, month: number): SpecialDay {
  const ordinal = ordinals.find((one) => one.nth === nth);
  const name = monthName(month);
  return {
    english: `the ${ordinal?.english} ${weekdays[day]?.english} of ${name.english}`,
    spanish: `el ${ordinal?.spanish} ${weekdays[day]?.spanish} de ${name.spanish}`,
    dateIn: weekday(nth, day, month),
    isMajor: false,
  };
}
