/** The places whose hours a facility states: its office, and the gate for tenants. */
export const places = ['office', 'gate'] as const;
export type Place = (typeof places)[number];

/*
 * The words of written hours, except the weekdays: English, then Spanish after the bar. They are in lower case, without accents and
 * apostrophes, and separated by commas.
 */

export const placeWords: Readonly<Record<Place, string>> = {
  office:
    'office hours of operation, office hours, office, front desk, concierge desk, desk, leasing office hours, leasing office, rental office hours, rental office, front office, counter, business hours, hours of operation, opening hours, store hours | horario de oficina, horas de oficina, oficina, horario de atencion',
  gate: 'gate access hours, gate hours, gate access, gate, access hours, access, storage access hours, storage access, unit access hours, unit access, storage gate hours, facility access hours, facility access, tenant access hours, tenant access, customer access, entry hours, entry gate, keypad access, keypad hours, drive up access, property access, site access, building doors, warehouse doors, building access, building hours | horario de acceso, horas de acceso, acceso, horario del porton, porton, puerta, entrada',
};

/** Other services on the premises, whose hours are neither the office's nor the gate's. */
export const otherPlaces =
  'call center, phone hours, phone support, phones, customer service, customer support, truck rental, truck rentals, truck returns, kiosk, loading dock, freight elevator, propane, mail room, mailbox, mailboxes, dump station, drop box, manager, moving supplies, retail store, pickup, pick up, delivery, deliveries | atencion telefonica, servicio al cliente, camiones';

const placeNames = [...Object.values(placeWords), otherPlaces].flatMap((written) => written.split(/[,|]/));

/** The space between two sentences if the second begins with a place: "Sundays by appointment. Gate access 6a to 9p". */
export const beforePlace = new RegExp(
  `(?<=[.!])\\s+(?=(?:the |our )?(?:${placeNames.map((name) => name.trim()).join('|')})\\b)`,
  'i',
);

export const valueWords = {
  closed:
    'closed, close, closes, closing, we close, we are closed, were closed, will be closed, not open, no hours, observed holidays, holidays observed, holiday closings, holiday closures | cerrado, cerrada, cerrados, cerradas, cerramos, cierra, cierran',
  appointment:
    'by appointment only, by appointment, by appt only, by appt, by appt., appointment only, appointments only, appt only, appointment, call for appointment, call for an appointment | solo con cita previa, solo con cita, con cita previa, con cita, cita previa, previa cita, por cita',
  wholeDay:
    '24 hours a day, 24 hours per day, 24 hours, 24 hour, 24 hrs, 24 hr, 24hrs, 24hr, 24h, around the clock, all day, all day long, day and night | las 24 horas del dia, las 24 horas, 24 horas al dia, 24 horas, todo el dia',
} as const;

export const joiningWords = {
  to: 'to, thru, through, until, till, til, up to | hasta, hasta las, a las',
  and: 'and, also, plus | y, e, y de, y tambien',
  except: 'except for, except, excluding, but not, but | excepto, menos, salvo',
  lunch:
    'for lunch in between, for lunch between, for lunch, lunch break, lunch, at lunch, for dinner, dinner break | para almorzar, por almuerzo, para comer, por comida, almuerzo',
} as const;

/** Words that don't change the hours next to them. */
export const fillers =
  'no lunch break, no lunch closure, no midday closing, no midday break, no break, not closed for lunch, open through lunch, straight through, all year, all year long, year round, phone support only, about, around, approximately, approx, roughly, or so, hours, hour, hrs, hr, open, opens, opened, from, between, we, we are, we open, we stay, we stay open, were here, were open, are, is, stay, stays, our, the, on, at, of, only, est, edt, cst, cdt, mst, mdt, pst, pdt, et, ct, mt, pt, eastern, central, mountain, pacific, local time, for, following, these | sin descanso, todo el ano, horario, horas, hora, abierto, abierta, abiertos, abrimos, de, desde, desde las, los, las, el, la, en, al publico, aproximadamente';

export const seasonNames: ReadonlySet<string> = new Set(
  'winter summer spring fall autumn invierno verano primavera otono'.split(' '),
);

/** Words next to the months of a season. */
export const seasonWords: ReadonlySet<string> = new Set([
  ...seasonNames,
  ...'in during wintertime summertime season seasonal each year temporada durante'.split(' '),
  ...'regular normal standard usual peak extended reduced shortened normales habituales'.split(' '),
]);
