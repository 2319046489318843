/** Phrases of questions about opening hours, by slot: place, day, time and aspect. See `createPhraseMatcher` for the syntax. */
export const hoursQuestionPhrases = {
  what_time:
    'what time, wat time, when, what hour, closing time, opening time | a que hora, que hora, cuando, hasta que hora',
  open: 'open, opens, opening | abre, abren, abrir, abierto, abierta, abiertos',
  close: 'close, closes, closing, shut | cierra, cierran, cerrar',
  until:
    'how late, until when, til when, till when, until what time, til what time, till what time, latest, what time .. open until, what time .. open til | hasta que hora, hasta cuando',
  from_when:
    'how early, how soon, soonest, from when, since when, from what time, earliest | desde que hora, desde cuando, que tan temprano',
  lunch:
    'for lunch, at lunch, at lunchtime, during lunch, over lunch, lunch break, lunch hour, lunchtime, break for lunch, back from it, back from break, they come back, they get back, they be back, they are back, are they back, make a pause, take a pause, a pause, midday break, back from eating, back from eatin, lunch | pausa, para almorzar, a la hora del almuerzo, almuerzo, para comer, por comida, por la comida, a comer, a la hora de comer, a la hora de la comida',
  gate: 'gate, access, get in, get into, go in, enter, entry, keypad, my unit, my stuff, my things, my storage, my locker, be in the, be in there, be in my, load, unload, on the property | porton, acceso, entrar, mi unidad, mi bodega, mis cosas',
  office:
    'office, front desk, staff, somebody, someone, anybody, anyone, nobody, no one, manager, they pick up, they answer | oficina, alguien, nadie, encargado, contestan',
  asks_if_open:
    'are you open, are u open, r u open, are yall open, are you guys open, is it open, is the office open, is the place open, you open, u open, yall open, is anybody there, is anyone there, is somebody there, is someone there, is anybody in, is anyone in, are you closed | estan abiertos, esta abierto, esta abierta, ya abrieron, hay alguien',

  in_two_days: 'day after tomorrow | pasado manana',
  /** Contains "mañana", which means "tomorrow" on its own. */
  in_the_morning: 'in the morning | de la manana, por la manana, en la manana',
  tomorrow: '=tomorrow, =tmrw, =tmr, =tomorow, =tommorow, =tommorrow | =manana',
  today: '=today, this morning, this afternoon | =hoy, esta tarde',
  tonight: '=tonight, =tonite, this evening | esta noche',
  next_week: 'next week, week after | proxima semana, semana que viene, otra semana',
  /** "Next Friday" said on a Friday is not today. */
  coming: '=next | =proximo, que viene',
  next_opening:
    'open again, opens again, open back up, opens back up, reopen, reopens, there again, desk again, in again, next open, first day that, first day i, first day you, first day somebody, first day someone, next day that, next day you, next time you, soonest | vuelven a abrir, vuelve a abrir, abren otra vez, abren de nuevo, primer dia que, lo mas pronto',
  now: '=now, right now, =rn, =currently, at the moment, =yet, =still | =ahora, =ahorita, en este momento',
} as const;
