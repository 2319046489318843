/** Phrases that continue the dialogue, by their role in a follow-up question. See `createPhraseMatcher` for the syntax. */
export const followUpPhrases = {
  opener:
    '=and, =or, what about, whats about, wat about, how about, what abt, how bout, what if its, and what, and for, and the, same for, same with, ok and, also, then, but, so | =y, que tal, y el, y la, y los, y las, y de, y si, tambien, o el, o la, entonces',
  it: '=it, =its, =that, =thats, =this, that one, this one, the one, =one, =them, =those, =they, =these, that size, that unit, this unit, the same, same one | =esa, =ese, =eso, =esta, =este, =esto, =esas, =esos, la misma, el mismo, =ella, =lo, =la',
  bigger:
    'bigger, larger, more space, more room, next size up, one size up, size up | mas grande, mas grandes, mas amplio, mas espacio',
  smaller:
    'smaller, less space, one size down, size down, next size down | mas chica, mas chico, mas pequena, mas pequeno, mas chicas, mas pequenas',
  having:
    'do you have, you have, u have, yall have, have you got, got, any, anything, something, is there, are there, what about, how about, need, want, show me, what else | tienen, tiene, hay, algo, quiero, necesito',
  day: 'monday, tuesday, wednesday, thursday, friday, saturday, sunday, mon, tue, tues, wed, thu, thurs, fri, sat, sun, weekday, weekend, today, tonight, tomorrow, holiday, christmas, christmas eve, thanksgiving, new years, new years eve, new years day, easter, labor day, memorial day, fourth of july, 4th of july, july 4th, black friday | lunes, martes, miercoles, jueves, viernes, sabado, sabados, domingo, domingos, hoy, manana, fin de semana, fines de semana, feriado, feriados, dias festivos, navidad, nochebuena, ano nuevo',
  time: '=after, =before, =at, =by, =until, =till, =am, =pm, noon, midnight, =evening, =evenings, =morning, =mornings, =night, =nights, =early, =late | despues de, antes de, a las, hasta las, noche, tarde, temprano, mediodia',
  // Questions about one unit: its price, availability, size and features
  of_a_unit:
    'available, availability, left, =free, climate controlled, climate control, climate, heated, cooled, air conditioned, drive up, indoor, indoors, inside, outside, outdoor, ground floor, upstairs, covered, how big, how large, how wide, how tall, how much, square feet, square foot, price, cost, rate, monthly, a month, per month, dimensions, hold, fit, details, picture, photo, more about it, tell me more | precio, cuanto, cuesta, disponible, libre, climatizada, climatizado, cabe, que tan grande, detalles, planta baja',
  // Words that make such a question complete, so that it needs no unit from the dialogue
  of_its_own:
    '=units, =sizes, =rooms, =lockers, =spaces, storage, parking, rv, boat, car, truck, trailer, lock, box, insurance, deposit, fee, key, =you, office, gate | =bodegas, =unidades, =tamanos, seguro, candado',
  why: '=why, why not, how come, why is that, why so, whys that | por que, porque, y por que',
  yes: '=yes, =yeah, =yep, =yup, =ya, =yea, =sure, =ok, =okay, yes please, please do, sounds good, go ahead, lets do it, id like that, i would, of course, absolutely, definitely, do it, please | =si, claro, por favor, si por favor, de acuerdo, adelante, esta bien, bueno',
  no: '=no, =not, dont, =nope, =never | no',
  reserve:
    'reserve it, reserve that, reserve this, reserve one, book it, book that, book this, book one, rent it, rent that, rent this, rent that one, hold it, hold that, take it, take that, ill take, i will take, i want it, i want that, want that one, get it, get that one, sign me up, lets do it, reserve, book it for me, go with that, go with it | la reservo, lo reservo, reservarla, reservarlo, reservela, la quiero, lo quiero, la tomo, me la quedo, apartela, apartarla, la rento, rentarla, quiero esa, reservar',
} as const;
