/**
 * Words and phrases of the questions that a facility's record answers, by what they mean there; English, then Spanish
 * after the bar. A phrase matches in all its inflections, `..` stands for up to three words.
 */
export const askWords = {
  // The place and what it rents
  you: 'you, u, ya, yall, you guys, your, yalls, your place, this place, the place, the facility, your facility, facility, your location, location, the property, storage place, your store, your company | ustedes, usted, su negocio, el lugar, el local, la sucursal',
  unit: 'unit, storage unit, storage, mini storage, self storage, storage room, storage space, room, space, locker, bay, garage unit, building | guardar mis cosas, guardar cosas, guardar mis muebles, guardar muebles, bodega, mini bodega, minibodega, bodeguita, unidad, espacio, cuarto, deposito, trastero, almacen, local',
  parking:
    'parking, parking spot, parking space, spot, park, rv storage, boat storage, vehicle storage, car storage, outdoor space, lot | estacionamiento, estacionar, cajon, lugar para estacionar',
  vehicle:
    'car, truck, pickup, suv, van, rv, camper, motorhome, motor home, travel trailer, fifth wheel, 5th wheel, trailer, boat, pontoon, sailboat, motorcycle, motorbike, atv, jet ski, vehicle, toy hauler, airstream, bus, classic car | carro, coche, auto, camioneta, casa rodante, remolque, bote, lancha, moto, motocicleta, vehiculo, caravana',
  kind_of_unit:
    'climate controlled, climate control, climate, temperature controlled, heated, cooled, air conditioned, drive up, outdoor, outside, indoor, inside, interior, ground floor, first floor, covered, uncovered, enclosed, upstairs, downstairs | climatizada, climatizado, interior, exterior, techado, techada, planta baja',
  size: 'size, dimension, measurement, square feet, square foot, square footage, sq ft, sqft, sq feet | tamano, medida, dimension, pies cuadrados, metros cuadrados',
  size_class:
    'small, medium, large, big, huge, tiny, little, smallest, largest, biggest, medium sized, something small, something bigger, bigger, larger, smaller | chica, chico, pequena, pequeno, mediana, mediano, grande, chiquita, mas grande, mas chica, mas pequena',

  // When
  hours:
    'hours, office hours, business hours, opening hours, open hours, hours of operation, operating hours, store hours, opening times, closing times, times you are open, holiday hours, weekend hours, hrs, schedule, your hours | horario, horarios, horario de atencion, horas de oficina, horas',
  open: 'open, opened, reopen, start work | abren, abre, abrir, abierto, abierta, abiertos, abiertas, apertura',
  close:
    'close, closed, closing, closing time, shut, shut down, done for the day | cierran, cierra, cerrar, cerrado, cerrada, cerrados, cierre',
  what_time:
    'what time, wat time, what hour, when, how late, how early, until when, til when, till when, until what time, til what time, the latest, latest i can, the earliest, earliest i can, what days, which days, what are the days | a que hora, que hora, hasta que hora, desde que hora, cuando, que dias',
  day: 'monday, tuesday, wednesday, thursday, friday, saturday, sunday, mon, tue, tues, wed, weds, thur, thurs, fri, sat, sun, weekday, weekend, today, tonight, tomorrow, tmrw, right now, now, rn, currently, at the moment, this morning, this afternoon, this evening, evenings, mornings, every day, everyday, 7 days a week | lunes, martes, miercoles, jueves, viernes, sabado, sabados, domingo, domingos, hoy, manana, ahora, ahorita, fin de semana, fines de semana, entre semana, todos los dias',
  holiday:
    'holiday, christmas, christmas eve, xmas, thanksgiving, day after thanksgiving, black friday, new years, new years eve, new years day, easter, good friday, labor day, memorial day, presidents day, mlk day, veterans day, columbus day, juneteenth, independence day, july 4th, july 4, 4th of july, fourth of july, the 4th, halloween | feriado, feriados, dia festivo, dias festivos, festivos, navidad, nochebuena, ano nuevo, fin de ano, accion de gracias, pascua, semana santa',
  clock:
    '1am, 2am, 3am, 4am, 5am, 6am, 7am, 8am, 9am, 10am, 11am, 12am, 1pm, 2pm, 3pm, 4pm, 5pm, 6pm, 7pm, 8pm, 9pm, 10pm, 11pm, 12pm, am, pm, oclock, o clock, noon, midnight, lunch, lunch time, lunchtime, at 1, at 2, at 3, at 4, at 5, at 6, at 7, at 8, at 9, at 10, after 1, after 2, after 3, after 4, after 5, after 6, after 7, after 8, after 9, before 7, before 8, before 9, before 10, by 4, by 5, by 6, past 5, past 6, past 7, around 4, around 5, around 6, until 5, until 6, till 5, till 6, after work, in the morning, in the evening, in the afternoon, early, late | mediodia, medianoche, a las, a la una, despues de las, antes de las, hasta las, de la manana, de la tarde, de la noche, por la tarde, por la manana, temprano, tarde',
  office: 'office, front desk, front office, leasing office, the counter, in person | oficina, recepcion, en persona',
  staff:
    'someone there, somebody there, anyone there, anybody there, anyone in, anybody in, someone in, somebody in, someone at, somebody at, anyone at, anybody at, someone on site, anyone on site, someone available, anyone available, anyone around, someone around, somebody around, anyone be around, someone be around, anybody around, somebody get to, someone get to, is someone, is somebody, is anyone, is anybody, is the manager, manager there, manager in, staff, people there, you there, yall there, u there, yall be there, you be there, you in, miss you, catch you, catch someone, catch somebody, catch anyone, catch anybody, reach anyone, reach anybody, get anyone, get anybody, meet me there, meet us there, meet me at, meet us at, be there when, be in when, still be there, still be in, still there, still in, answer the phone, answers the phone, answer your phone, pick up the phone, picks up the phone, lock up | hay alguien, alguien, encargado, encuentro a alguien, los encuentro, atienden',
  visit:
    'come by, come in, stop by, stop in, swing by, drop by, drop in, come over, show up, come sign, sign papers, sign the papers, sign the lease, sign paperwork, come look, come down, walk in, make it there, get there, come see, meet you, meet someone, visit | pasar, ir a verlos, visitarlos, visitar',
  gate: 'gate, access, access hours, get in, get into, go in, get to my, enter, entry, keypad, in and out, my unit, my storage, my stuff, my things, my locker | porton, acceso, entrar, acceder, ingresar, reja, mi bodega, mi unidad, mis cosas',
  any_hour:
    '24 hour, 24 hours, 24 7, 24hr, 24hrs, 24 hr, around the clock, all night, any time, anytime, day or night | las 24 horas, 24 horas, a cualquier hora, toda la noche',

  // Where
  address:
    'address, located, location, street address, physical address, cross street, cross streets, zip code, zip, what city, postal code, which county, what county, where exactly is, where in, where on, which city, what town, which town, what street, which street, what part of town, what side of town, whereabouts, based out of | direccion, ubicados, ubicado, ubicacion, domicilio, en que ciudad, en que calle, que calle',
  where:
    'where are you, where you, where u, where r u, where r you, where are u, where are yall, where yall, where exactly are you, where at, where is your, where is this, where is it, where is the, wheres your, wheres this, wheres the, where can i find you, where do i find you, where abouts are you, where abouts | donde estan, donde esta, donde quedan, donde queda, donde se encuentran, donde los encuentro, donde se ubican, donde andan',
  directions:
    'directions, driving directions, get there, get there from, to get there, get to you, get to yall, get to your, get to the facility, get to the office, get to the property, get over there, find you, find your place, find the place, find the entrance, which exit, what exit, take from, map, google maps, gps, route, which way, way do i, way from, way there, way to you, way to your, best way there, best way to get, easiest way there, fastest way, which road, what road, which highway, what highway, off the highway, off the interstate, off of, coming from, coming off, driving from, drops off, dropped off by, which bus, what bus, which train, what train, which stop, heading from, drive there | como llego, como llegar, como llegamos, como se llega, indicaciones, mapa, que salida, por donde, ruta, llegar',

  far: 'how far, far are you, far is it, far from, close to the, near the, how close | que tan lejos, queda lejos, esta lejos',

  // Reaching people
  phone:
    'phone, phone number, telephone, telephone number, number i can call, number to call, number to reach, who can i call, who do i call, who should i call, who to call, someone to call, someone i can call, best number, good number, contact number, office number, your number, ur number, the number, what number, number for, call you, call yall, call u, call the office, call the place, call someone, call somebody, give you a call, call in, reach you, reach the office, get ahold of, get a hold of, contact you, contact someone, contact the office, text you | telefono, numero de telefono, que numero, su numero, numero, llamar, llamarles, llamarlos, les llamo, los llamo, comunicarme, comunico, contactar, contacto',
  human:
    'human, real person, live person, actual person, live agent, agent, representative, a rep, speak to, speak with, speak w, talk to, talk with, talk w, to a person, with a person, customer service, operator, call me, call me back, callback, call back, someone call, somebody call, the manager, a manager, your manager, person in charge | hablar con, persona real, una persona, con alguien, agente, me llamen, llamenme, que me llame, asesor, gerente, encargado',

  // Money
  price:
    'how much, hw much, how mush, price, pricing, cost, rate, rates, monthly rate, monthly price, quote, ballpark, =charge, =charges, pricing info, u charge, you charge, yall charge, set me back, run me, going for, go for, cheap, looking at for, am i looking at, are we looking at, i be looking at, we be looking at, what would that come to, what does that come to, what that comes to, what would it come to, the damage for, whats the total, what would you want for, what do you want for, what do you get for, what would you get for, what you get for, run us, set us back, what do .. run, what does .. run, what would .. run, whatll .. run, cheaper, cheapest, expensive, affordable, least expensive, budget, pay for a, dollars | a como, cuanto me sale, cuanto me cuesta, cuanto me cobran, cuanto seria, cuanto saldria, cuanto cuesta, cuanto cuestan, cuanto cobran, cuanto sale, cuanto salen, cuanto es, cuanto vale, cuanto valen, cuanto por, en cuanto, cuanto, que precio, precio, precios, costo, costos, cuesta, cuestan, tarifa, tarifas, barato, barata, economico, economica, cobran',
  per_month:
    'per month, a month, each month, monthly, every month, mo, month | al mes, por mes, mensual, mensuales, mensualidad',
  pay: 'pay, paying, payment, pmt, make a payment, make payment, submit a payment, send payment, settle, take care of, give you money, settle up, send you money, send you the money, get you paid, square up | pagar, pago, pagos, pagarles, abonar, liquidar',
  bill: 'what i owe, amount i owe, bill, rent, balance, invoice, account, my account, storage bill, this months rent, monthly rent, past due, dues | renta, cuenta, factura, mensualidad, saldo, recibo, adeudo, alquiler',
  online:
    'online, on line, website, site, web, web site, app, link, portal, payment portal, payment page, pay page, pay button, pay link, payment link, payment button, log in, login, sign in, on my phone, on here, in the chat | en linea, por internet, pagina, sitio, enlace, liga, portal, por la pagina, desde mi celular',
  pay_place:
    'where do i, where can i, where to, how do i, how can i, can i, let me, wheres the, where is the, need to, want to, wanna, trying to, id like to, ready to, here to | donde, como, puedo, quiero, quisiera, necesito, me gustaria, donde puedo',
  not_simply_pay:
    'late, fee, when, due, 6 months, 3 months, 12 months, few months, deal, if i, what day, which day, first of the month, automatic, automatically, auto pay, autopay, auto, recurring, cash, check, checks, money order, card, credit, debit, visa, mastercard, discover, amex, american express, venmo, zelle, paypal, apple pay, bitcoin, crypto, cash app, ach, methods, forms, options, dont pay, stop paying, cant pay, never pay, ahead, advance, year, half, extension, arrangement, plan, refund, twice, double, wrong, dispute, deposit, insurance, someone else, receipt, increase, split | tarde, recargo, cuando, vence, dia, automatico, efectivo, tarjeta, cheque, transferencia, adelantado, reembolso, no pago, deposito, seguro, formas',
  not_the_rent:
    'for sale, used, up front, upfront, deposit, insurance, late, admin, administration, lock, locks, padlock, box, boxes, tape, supplies, truck rental, uhaul, moving truck, movers, increase, go up, goes up, notice, discount, prepay, key, replacement, cleaning, dump, electricity, power, wifi, transfer, dolly, auction | deposito, seguro, recargo, candado, cajas, aumento, aviso, descuento, camion de mudanza',

  // Renting
  available:
    'available, availability, avail, vacant, free, left, spare, in stock, taken, rented out, spoken for, coming up, opening up, open up, come open, coming open, comes open, come free, came free, get taken, gone, took, snapped up, waitlisted, wait listed, get one, got one, got 1, have one, have 1, have that, have those, got that, got any, got some, have any, have some, got anything, have anything, have room, got room, any room, some room, room for, space for, place for, spot for, somewhere for, somewhere to put, room left, got space, have space, any space, ready to rent, taking new | disponible, disponibles, disponibilidad, libre, libres, desocupada, desocupado, hay lugar, hay espacio, tienen lugar, tienen espacio, les queda, les quedan, queda alguna, quedan, hay alguna, hay alguno, tienen alguna, tienen alguno',
  anything_left:
    'anything left, something left, anything open, anything available, something available, something open, anything free, any units, any left, what do you have open, what do you have free, whats open, have open, got open, what do you have left, whats left, whats available, what is available, what do you have available, what have you got, got units, have units, have space, something for rent | hay bodegas, tienen bodegas, que tienen disponible, queda algo, hay algo disponible',
  vacancy: 'vacancy, vacancies, =openings | vacantes',
  have: 'do you have, you have, u have, u hav, hav, yall have, you got, u got, yall got, got, any, is there, are there, have | tienen, tiene, hay, cuentan con, manejan, ofrecen, rentan',
  full: 'you full, u full, yall full, full up, sold out, booked up, all full, all booked, completely full, full right now | llenos, lleno, todo ocupado, todo rentado',
  wish: 'i want, i wanna, want to, wanna, want, i need, need to, need a, need an, need, looking for, lookin for, looking to, lookin to, looking at, id like, would like, like to, i would love, interested in, ready to, trying to, in the market for, set me up, sign me up, book me, reserve me, fit me in, fit us in, squeeze me in, squeeze us in, take me in, take us in, get me, gimme, give me, can i get, could i get, can i rent, could i rent, can i book, can i reserve, how do i rent, how can i rent, how do i go about, how does renting work, how do i start, what do i do to rent, how do i reserve, how can i reserve, how do i book, sign up for, put me down for, lets do, ill take, i will take | quiero, quisiera, necesito, busco, me gustaria, ando buscando, deseo, me interesa, como puedo rentar, como rento',
  rent: 'rent, renting, rental, reserve, reservation, book, booking, lease, leasing, hold one, hold a, get, grab, move into, start renting | rentar, reservar, alquilar, apartar, contratar, arrendar, rento',
  start:
    'anytime soon, soon, today, tomorrow, tonight, this week, next week, this weekend, next weekend, this month, next month, end of the month, asap, right away, soon, immediately, by friday, by monday, starting, start, for the 1st, on the 1st, by the 1st, monday, tuesday, wednesday, thursday, friday, saturday, sunday, next sat, move in, moving in, move my stuff in, now, right now, rn | hoy, manana, esta semana, la proxima semana, la semana que viene, este mes, pronto, cuanto antes, urgente, este fin de semana, mudarme, ahora',

  // Sizes
  which_size:
    'what size, which size, wat size, what sized, size would, size should, size do i, size unit do i, how big of a, how big a, how big of, how large of a, how large a, how much space, how much room, how much storage, how much stuff, how much furniture, how much can i, how many boxes, how many rooms, how big should, how big do i, how big would i, how large should, big enough, large enough, enough room, enough space, right size, correct size, which one should, which one would, which one do i, which unit should, which unit would, which unit do i, what spot do i, which spot do i, what space do i, which space do i, what unit should, what unit do i, what would you recommend, what do you recommend, what do you suggest, which do you recommend, recommend .. size, suggest .. size, will .. go in, would .. go in, will .. go into, would .. go into, could .. go in, will .. fit, would .. fit, can .. fit, could .. fit, does .. fit, do .. fit, fit in, fit into, fit inside, all fit, would hold, will hold, can hold, squeeze .. in, squeeze into, what would i need, what will i need, what do i need for, what should i get, how many square feet do i | que tamano necesito, de que tamano, que medida necesito, que tan grande necesito, cual me conviene, cual me recomienda, cual me recomiendan, que me recomiendan, cual necesito, cabe, caben, cabra, cabrian, cuanto espacio necesito, que tamano, me sirve',
  which_one:
    'which unit, what unit, which one, which ones, which spot, which size, which room, which locker | cual, cuales',
  bigger_than:
    'bigger than, larger than, greater than, smaller than, less than | mas grande que, mas grandes que, mas chica que, mas pequena que',
  put_in:
    'can i put, can i store, could i store, can i keep, can i park, could i park, can you put, store .. in, put .. in, keep .. in, park .. in | puedo guardar, puedo meter, puedo poner, meter',
  through: 'door, doorway, doors, =opening, through the, hallway, elevator | puerta, por la puerta',
  sizes_list:
    'what sizes, which sizes, sizes do, sizes are, sizes you, unit sizes, size units, size options, sizes available, different sizes, list of sizes, all sizes, your sizes, sizes have, size of units, sizes of units, what size units, what size storage, what kind of units, what kinds of units, what types of units, types of units, kinds of units, what units do, what do you have, units do you offer, size lockers, size rooms | que tamanos, que medidas, cuales tamanos, cuales medidas, los tamanos, las medidas, tamanos de bodegas, medidas de bodegas, tipos de bodegas, que bodegas',
  how_big:
    'how big, how large, how wide, how long, how deep, how tall, how many feet, square feet, square foot, square footage, sq ft, sqft, dimensions | que tan grande, cuantos metros, cuantos pies, cuanto mide, medidas',
  tell_about:
    'tell me about, tell me more, more about, info on, information on, info about, information about, details, detail, describe, what is a, whats a, what is the, whats the, good for, used for, hold, fit, fits, fit in, in a, look like, picture, photo, show me, explain, difference between, vs, versus, compare | informacion sobre, detalles, cuenteme, que cabe, sirve, foto, como es',

  // The list of amenities
  amenities:
    'amenity, amenities, feature, features, perks, perk, extras, what services, services do, what do you offer, what all do you, what comes with, come with, comes with, benefits | servicios, comodidades, amenidades, que ofrecen, que incluye, beneficios',

  // Around a question, whatever it is
  around:
    'hi, hello, hey, good morning, good afternoon, thanks, thank you, please, pls, plz, wondering, curious, quick question, question, tell me, know, exactly, roughly, about, approximately, usually, normally, basically, real quick, asap, lol, guys, these days, nowadays, actual, actually, still, also, maybe, person, people, place, current, currently, give, send, find, find out, check, see, looking, need, want | hola, buenos dias, buenas tardes, gracias, por favor, disculpe, una pregunta, saber, informacion, aproximadamente, mas o menos',
} as const;
