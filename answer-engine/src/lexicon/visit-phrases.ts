/**
 * Phrases of messages that relate a visit or a call to the opening hours: "I'd swing by Saturday around four". See `createPhraseMatcher` for
 * the syntax.
 */
export const visitPhrases = {
  come: 'come, come by, come in, come over, come up, come down, come out, stop by, stop in, stop over, scoot over, scoot by, swing by, swing in, swing over, swing through, drop by, drop in, pop in, pop by, pop over, head over, drive over, drive up, drive down, drive out, be there, get there, get by, make it, show up, visit, roll up, roll in, run by, run over, on my way, walk in, arrive, arrive at approximately, be by, pass by, pull up, pull in | paso, pasar, pasare, pasamos, pasando, voy, vamos, ire, llego, llegaria, llegariamos, iria, iriamos, pasaria, pasariamos, llegar, llegare, llegamos, vengo, venir, vendria, caigo, acerco, acercarme, pasarme',
  here: 'here, outside, at the gate, at the door, at the keypad, at the office | aqui, afuera, en la puerta, en el porton, en la oficina',
  off_work:
    'get off, get off work, off work, get out, get out of work, shift, shift ends, shift is over, done with work, done at, finish work, finish at, clock out, after work | salgo, salgo del trabajo, salgo de trabajar, termino, turno, acaba, despues del trabajo',
  staff:
    'what time .. they get in, when .. they get in, what time .. somebody get in, when .. somebody get in, what time .. someone get in, when .. someone get in, what time .. anybody get in, when .. anybody get in, you are there, yall there, are you there, pick up the phone, they pick up, you pick up, anybody pick up, anyone pick up, somebody pick up, answer the phone, they answer, you answer, anybody there, anyone there, somebody there, someone there, nobody there, somebody around, someone around, anybody around, anyone around, anybody in, anyone in, somebody in, someone in, they .. be there, somebody .. be there, someone .. be there, anybody .. be there, anyone .. be there, they there, in the office, at the desk, at the front desk, at the counter, be in, be around, anyone be available, anybody be available, someone be available, somebody be available, anyone available, anybody available, help me, catch, get ahold of, get hold of, reach, nobody, no one | contestan, contesta, atienden, atiende, atendernos, atenderme, nos atienden, me atienden, hay alguien, hay quien, esta ahorita, estan ahorita, estan ahora, hay gente, encuentro, en la oficina, nadie',
  /** The remaining words of a message about people in the office. */
  people:
    'office, front desk, desk, counter, ought, oughta, supposed, manager, staff, folks, person, people, left, somebody, someone, anybody, anyone, see, meet, talk | oficina, encargado, gerente, alguien',
  phone: 'pick up, picks up, answer, phone, call, calls, i call, ring | contestan, contesta, telefono, llamo, llamar',
  catch_person:
    'catch him, catch her, catch them, catch the manager, catch somebody, catch someone, find him, find her, find them, find the manager, get ahold of him, get ahold of her, get ahold of them, get hold of him, get hold of them, reach him, reach her, reach them, talk to him, talk to her, talk to them, speak to him, speak to her, speak with him, speak with her, speak with them, see him, is he in, is she in, is he there, is she there, are they there, are they in, are they still there, he there, she there, they there, hes there, shes there, theyre there, hes in, shes in, theyre in, he be in, she be in, they be in, he be there, she be there, they be there, they in, he in, she in, is he back, is she back, are they back, they back, he back, she back, he around, she around, they around | encontrarlo, encontrarla, encontrarlos, lo encuentro, la encuentro, los encuentro, hablar con el, hablar con ella, hablar con ellos, esta el, esta ella, estan ellos, estan ahi, esta ahi, esta ahorita, estan ahorita, regresa, regresan, vuelve, vuelven',
  interjection:
    'shoot, dang, darn, shucks, bummer, aw, ah, oh, hmm, hm, ugh, whew, well, lol | ay, uy, hijole, chin, bueno',
  alright:
    'any better, alright, all right, fine, work, works, okay, good, cool, do, too late, too early, late, early, enough, enough time, time, possible, suitable, convenient, instead, better, sharp, problem, open, close, closed, lunch, hours, normal, usual, regular, ever, apply, same, itself, back, come back, get back, back from it, pause, make a pause, in the middle, again, reopen, open back up | pausa, vuelven, regresan, bien, funciona, mejor, otra vez, de nuevo, vuelven, temprano, hora, horario, abierto, abierta, cerrado, cerrada, abren, abre, cierran, cierra, problema, ahorita',
  purpose:
    'look around, look, take a look, tour, check it out, see a unit, see the unit, see units, see the place, see it, look at a unit, look at units, look at it, talk, ask, kids, wife, husband, son, daughter, brother, sister, mom, dad, courier, messenger, assistant, colleague | ver, ver una unidad, ver una bodega, hablar, preguntar, esposa, esposo, hijo, hija',
  business:
    'sign, sign papers, sign the papers, sign the lease, sign my lease, sign the contract, sign paperwork, papers, paperwork, lease, pay, pay my bill, pay my rent, drop off, get set up, move, truck | firmar, contrato, papeles, pagar, dejar, recoger',
  clock:
    'break, dinner, dinner break, at, after, before, until, till, between, than, open, close, closed, around, about, quarter, half, past, noon, noonish, midday, midnight, oclock, ish, am, pm, morning, afternoon, evening, night, tonight, tomorrow, today, day, week, weekend, weekday, next, month, winter, summer, spring, fall, autumn, season, year, hour, now, moment, soon, later, first thing, christmas, thanksgiving, easter, holiday, eve, new years, juneteenth, halloween, memorial day, labor day, veterans day, presidents day, columbus day, mlk day, black friday, july, fourth, following | como a las, como a la, a eso de las, mediodia, medianoche, media, cuarto, manana, tarde, noche, madrugada, semana, mes, invierno, verano, feriado, feriados, festivo, festivos, navidad, nochebuena, nochevieja, ano nuevo, accion de gracias, pascua, ahora, hoy, dia, siguiente, anterior, luego, despues, antes, hasta, desde, cierran, cierra, abren, abre',
  correction:
    'i mean, i meant, sorry, asking, asked, meant, mean, talk about, talking about, wanted, question | perdon, pregunto, preguntaba, digo, decia, me refiero, referia',
  gate: 'gate, gates, access, keypad, code, get in, my unit, my stuff, my things | porton, acceso, reja, codigo, entrar, mi unidad, mi bodega, mis cosas',
  then_what:
    'then what, what then, what about, what abt, wat about, how about, how bout, what if, whats about, so what | y que, que tal, que pasa si, entonces que',
  asks_time:
    'which .. the first day, which .. the next day, first day, when, what time, what hour, how late, how long, how early, how soon, from when, till when, until when, since when, earliest, soonest, latest, whats the earliest, whats the latest, whats the soonest, what is the earliest, what is the latest, what day, which day | cuando, a que hora, que hora, desde cuando, hasta cuando, hasta que hora, desde que hora, que dia, que dias',
  gate_alone: 'gate, gates, gate hours, access hours | porton, reja',
  office_alone: 'office, office hours, business hours | oficina',
  same_time: 'same time, same hour, that time, that hour, that late, that early | misma hora, esa hora',
  that_day: 'that day, same day, that date | ese dia, mismo dia, esa fecha',
  at_that_time: 'then | entonces',
  also: 'too, also, as well, even, still | tambien, incluso',
  other_place: 'the other hours, other hours, the other one, other ones | el otro horario, las otras horas, las otras',
} as const;
