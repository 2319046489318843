/** Phrases that refer to a unit without its size. See `createPhraseMatcher` for the syntax. */
export const unitReferencePhrases = {
  that_one:
    'that one, this one, that unit, this unit, that size, this size, that space, that spot, this space, this spot, the unit, the same one, same one, same size, the same size, that kind, the one you said, the one you mentioned, the one you recommend, the one i want, the one id want, the one for me | =ese, =esa, =este, =esta, =esas, =esos, =aquel, =aquella, ese mismo, esa misma, la misma, el mismo, ese tamano, esa bodega, esa unidad, esta bodega, esta unidad, este tamano',
  it: '=it, =its, =that, =thats, =this, =one, =them, =those, in there, in here, =these | =eso, =esto, ahi dentro, ahi adentro, =ella, =lo, =la',
  next_up:
    'bigger, more big, more bigger, larger, roomier, more roomy, more room, more space, more spacious, next size, next size up, a step bigger, one step bigger, a step up, one step up, a notch up, one notch up, a notch bigger, next up, next bigger, the longer one, the taller one, one size bigger, and after that, next one up, next size bigger, next .. up, size up, one up, the one above, the one after that, one above that, one over that, up a size, step up, go up, too small, not big enough, =upsize | mas grande, mas grandes, mas amplio, mas amplia, mas amplias, mas espacio, mas espaciosa, mas espacioso, tamano siguiente, siguiente tamano, siguiente mas grande, un tamano mas, la que le sigue, el que le sigue, la que sigue, el que sigue, muy chica, muy chico, muy pequena, muy pequeno, demasiado chica, demasiado chico, demasiado pequena, demasiado pequeno',
  next_down:
    'smaller, littler, tinier, one down from, a step down, one step down, a notch down, one notch down, a notch smaller, the shorter one, less space, less room, less roomy, next size down, next one down, next size smaller, size down, one down, the one below, the one under, one under that, one below that, one right below, one right under, down a size, step down, go down a size, too big, too large, too much space, too much room, =downsize, more compact | mas chica, mas chico, mas chicas, mas chicos, mas pequena, mas pequeno, mas pequenas, mas pequenos, menos espacio, muy grande, demasiado grande, tamano anterior, siguiente mas chica, siguiente mas chico',
  biggest:
    'biggest, largest, roomiest, bigger of your, bigger of the, larger of your, larger of the, bigger of those, bigger of these, bigger one of, larger of those, larger one of, most big, most large, most biggest, most space, most room, =max, maximum size | el mas grande, la mas grande, los mas grandes, las mas grandes, la bodega mas grande, la unidad mas grande, el cuarto mas grande, la mas amplia, el mas amplio, tamano maximo, la mayor',
  smallest:
    'smallest, tiniest, littlest, smaller of your, smaller of the, smaller of those, smaller of these, smaller one of, most small, most little, most smallest, least space, minimum size | el mas chico, la mas chica, el mas chiquito, la mas chiquita, la bodega mas chica, la bodega mas chiquita, la bodega mas pequena, la unidad mas chica, la unidad mas chiquita, la unidad mas pequena, el cuarto mas chico, el cuarto mas chiquito, el cuarto mas pequeno, el mas pequeno, la mas pequena, las mas chicas, los mas chicos, las mas pequenas, los mas pequenos, tamano minimo',
  cheapest:
    'cheapest, cheaper one, cheaper, more cheap, least expensive, lowest price, lowest priced, most cheap, most affordable | el mas barato, la mas barata, mas barato, mas barata, mas economico, mas economica, menos caro, menos cara',
  both: '=both, both of them, the 2, those 2, these 2, either of them, each of them, each one | =ambos, =ambas, las 2, los 2, cada uno, cada una',
  other:
    'other one, the other, other size, other unit, other option | el otro, la otra, otro tamano de antes, la otra opcion',
  previous:
    'previous one, one before that, the one before, one you said before, go back to the, back to the first | el de antes, la de antes, el anterior, la anterior, el que dijo antes, la que dijo antes',
  first:
    'first one, first size, first unit, first option, number one, number 1, option 1, option one, 1st one, the former, the first | el primero, la primera, primer tamano, primera opcion, numero uno, numero 1, opcion uno, opcion 1',
  second:
    'second one, second size, second unit, second option, number two, number 2, option 2, option two, 2nd one, the latter, the second | el segundo, la segunda, segundo tamano, segunda opcion, numero dos, numero 2, opcion dos, opcion 2',
  third:
    'third one, third size, third unit, third option, number three, number 3, option 3, option three, 3rd one, the third | el tercero, la tercera, tercera opcion, numero tres, numero 3, opcion tres, opcion 3',
  fourth:
    'fourth one, fourth size, fourth option, number four, number 4, option 4, 4th one | el cuarto de la lista, la cuarta, cuarta opcion, numero cuatro, numero 4, opcion 4',
  fifth:
    'fifth one, fifth size, fifth option, number five, number 5, option 5, 5th one | la quinta, numero cinco, numero 5, opcion 5',
  last: 'last one, last size, last option, bottom one, the last | el ultimo, la ultima, ultima opcion',
} as const;
export type UnitReferenceGroup = keyof typeof unitReferencePhrases;

/** Phrases that ask something of a unit. */
export const unitAskPhrases = {
  price:
    'price, prices, pricing, how much, cost, rate, rates, rent on it, rent on that, rent on this, rent for it, rent for that, whats rent, whats the rent, what is the rent, what would i pay, what do i pay, what i pay, i pay, go for, goes for, going for, run me, run for, runs, set me back, =charge, want for, asking for, a month, per month, =monthly, each month, come to, comes to, the damage, =quote, what does .. run, bucks | precio, precios, la renta de esa, la renta de ese, de renta, cuanto, cuesta, cuestan, a como, a como sale, que sale, cuanto sale, cuanto salen, cuanto vale, cuanto valen, cuanto es, cuanto seria, sale en, en cuanto, costo, al mes, por mes, mensual, renta mensual, tarifa, cobran',
  available:
    'available, availability, one open, it open, that open, those open, any open, still open, ones open, =free, vacant, left, in stock, got one, have one, got any, have any, taken, still there, still have, for rent right now, one ready, come available, ready to rent | disponible, disponibles, disponibilidad, libre, libres, queda, quedan, desocupada, desocupado, hay una, hay uno, tienen una, tienen uno',
  wish: 'take it, take that, take this, take the, take one, rather have that, rather have this, rather take that, rather get that, rather have the, ill take, i will take, id take, would take, can i take, go with, going with, went with, lock it in, lock that in, lock in, lock it down, lock that down, lock one, put aside, set aside, put .. aside, set .. aside, put .. on hold, hold it, hold that, hold one, hold the, hold me, hold a, hold my, =hold, save it, save me, save one, save that, save the, reserve, book, =grab, =snag, sign me up, sign me, sold, go ahead, do it, lets do, want it, want that, want the, want this, id like to rent, rent it, rent that, rent one, rent the, rent this, get it, get that one, get the, get me, get one, give me that, give me one, give me the, hang on to it, hang on to one, keep it for me, keep one for me, save us one, put us down, put me down, put my name, put our name, pencil me, pencil us, stick with, settle on, count me in, lets go, thats the one, thats my, call dibs, dibs | me quedo con, quedarme con, me la quedo, me lo quedo, la tomo, lo tomo, tomo la, tomo el, la quiero, lo quiero, quiero la, quiero el, quiero esa, quiero ese, quiero una, quiero rentar, la rento, lo rento, rentarla, rentarlo, rento la, apartan, aparta, aparten, apartar, apartarla, apartarme, apartela, apartenme, apartemela, apartenmela, aparteme, apartame, apartamela, apartala, guardame, guardamela, guardala, reservame, reservala, reservo, reservan, reservar, reservarla, reservela, reserveme, reservenme, la agarro, lo agarro, agarro, me voy con, me la llevo, me lo llevo, guardenmela, guardemela, me la guardan, guardan una, adelante',
  choose:
    '=fine, works, =good, =perfect, will do, would do, =better, thats it | esta bien, me sirve, funciona, perfecto, mejor, va bien',
  details:
    'what floor, which floor, =floor, what level, which level, tell me about, tell me more, more about, info, information, detail, details, describe, look like, whats it like, what is it like, picture, pictures, photo, photos, show me, what about, how about, hows about, what is, whats in, explain | que piso, en que piso, que nivel, informacion, detalles, cuenteme, digame, como es, fotos, foto, muestreme, que tal, hableme',
  holds:
    'what fits, fits what, holds what, what can fit, what will fit, what would fit, what goes, what can i fit, what can i put, what can i get, what could i fit, how much fits, how much stuff, how much can, how much does it hold, how much will it hold, how much would it hold, what does it hold, what will it hold, what would it hold, what can it hold, what all fits, how many boxes, how many box, how many bins, how many totes, good for, meant for | que cabe, que le cabe, que cabria, cuanto cabe, que entra, cuanto le cabe, que puedo meter, que se puede guardar, cuantas cajas, para que sirve, que caben',
  fit: 'fit, fits, fitting, =hold, holds, big enough, large enough, room for, room enough, enough room, enough space, space enough, =enough, squeeze, cram, =do, work for, go in, get in, get into, shove .. in, stick .. in, put .. in there, jam .. in, tuck .. in, stash .. in, go inside, go into, take, long enough, wide enough, tall enough, accommodate, handle, =swallow | cabe, caben, cabra, cabria, quepa, quepan, entra, entran, alcanza, alcanzaria, suficiente, meter, guardar',
  floor_area:
    'how much space, how much room, square feet, square foot, square footage, sq ft, sqft, how big, how large, how many feet, dimensions, measurements, how wide, how deep, how long is, floor space, =area, how many square | pies cuadrados, metros cuadrados, cuanto espacio, que tan grande, cuanto mide, cuanto miden, medidas, que tan ancho, que tan ancha, que tan largo, dimensiones, de que tamano',
  height:
    'how tall, how high, foot tall, feet tall, ft tall, stands, gonna clear, going to clear, does it clear, will it clear, would it clear, does that clear, will that clear, does she clear, will she clear, ceiling, ceilings, height, headroom, clearance, overhead | altura, que tan alto, que tan alta, techo, de alto',
  compare:
    'difference, differences, different in, different between, diff, differ, between, compare, compared, comparison, versus, =vs, side by side, which is better | diferencia, entre, diferencias, comparar, comparacion',
  door: '=door, =doors, doorway, =opening, entrance width | puerta, puertas, cortina',
} as const;
export type UnitAskGroup = keyof typeof unitAskPhrases;

/** Words around such phrases that don't change their meaning. */
export const unitFillerPhrases = {
  filler:
    'ok, okay, cool, nah, no, nope, yes, yeah, yep, hey, hi, um, uh, uhh, umm, hmm, so, well, alright, all right, please, thanks, thank you, actually, sorry, meant, mean, then, now, right now, at the moment, just, maybe, guess, think, like, bit, little, lil, sort of, kind of, sure, oh, wait, hold on, never mind, anyway, also, still, exactly, about, again, great, awesome, nice, sounds, rather, instead, you, guys, folks, people, got, have, there, here, make, tell, tell me, bout, show, whats, yalls, your, today, currently, honestly, probably, roughly, just in case, by chance, question mark, comma, period, change my mind, changed my mind, feet, foot, ft, footer, long, length, meters, its, about, kind, type, unit, size, room, space, place, spot, storage, one, ones, thing, come, carry, list, offer, need, want, would, could, can, will, should, going, way, cld, wld, get by, make do, manage, reckon, =wide, =high, =deep, =many | ok, bueno, pues, entonces, oiga, disculpe, por favor, gracias, mejor, no, si, mire, digo, perdon, ahora, ahorita, hoy, tambien, tamano, bodega, unidad, espacio, cuarto, tipo, tienen, tiene, hay, quiero, necesito, ustedes, senor, senorita, nada mas, mide, pies, largo, metros, son, es de',
  date: 'monday, tuesday, wednesday, thursday, friday, saturday, sunday, mon, tue, tues, wed, thu, thur, thurs, fri, sat, sun, today, tonight, tomorrow, weekend, week, next week, this week, next month, this month, month, end of the month, first of the month, morning, afternoon, evening, noon, january, february, march, april, may, june, july, august, september, october, november, december, 1st, 2nd, 3rd, 4th, 5th, 6th, 7th, 8th, 9th, 10th, 11th, 12th, 13th, 14th, 15th, 16th, 17th, 18th, 19th, 20th, 21st, 22nd, 23rd, 24th, 25th, 26th, 27th, 28th, 29th, 30th, 31st, next, this coming, starting, until, till, asap, soon | lunes, martes, miercoles, jueves, viernes, sabado, domingo, hoy, manana, semana, mes, enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre, hasta, proximo, proxima, el que viene, fin de semana, dia',
} as const;

/** Questions about a reservation that aren't a wish to reserve, and matters that the record of a unit does not cover. */
export const notOfUnitPhrases =
  'how long, how many days, how soon, how many hours, for how long, cost anything, costs anything, cost me anything, cost extra, costs extra, change my mind later, cancel, get .. back, refund, refundable, deposit, fee, fees, insurance, insured, lock for, padlock, key, discount, special, deal, promo, promotion, coupon, percent, off, cheaper than, negotiate, lower the, match, prorate, prorated, free month, first month, months free, late, due, autopay, bill, my account, code, gate, hours, office, pet, bathroom, the elevator, camera, security, mice, bugs, clean, switch, swap, trade up, going bigger is, going smaller is, going up is, going down is, transfer, move out, notice, truck rental, administration, admin, tax, taxes, increase, go up each, raise, up front, documents, paperwork, id, license, contract, lease, waiting list, wait list | cuanto tiempo, cuantos dias, cuesta algo, cobran algo, tiene costo, cuesta extra, cancelar, reembolso, deposito, seguro, candado, llave, descuento, promocion, recargo, cuenta, codigo, porton, horario, oficina, el elevador, el ascensor, contrato, documentos, papeles, lista de espera, impuestos, cambio despues';

/** Phrases that ask for the longest vehicle that fits. */
export const vehicleLimitPhrases = {
  longest: 'longest, biggest, largest, =max, =maximum | =maximo, =maxima',
  how_long:
    '=how long a, =how long an, =how long of a, =how long of an, =how big a, =how big an, =how big of a, =how big of an, =how large a, =how large an, =how large of a, =how large of an, =how tall a, =how tall an, =how tall of a, =how tall of an, =how wide a, =how wide an, =how wide of a, =how wide of an | que tan largo, que tan larga, que tan grande',
  taker: '=you, =it, =they | =pueden, =aceptan, =caben, =cabe',
} as const;
