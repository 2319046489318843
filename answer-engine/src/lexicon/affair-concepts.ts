import type { ConceptPhrases } from './concept-phrases.ts';

/** Concepts of money, time and place, and of the life events that bring people to a storage facility. */
export const affairConcepts: ConceptPhrases = {
  money_short:
    'short on money, short on cash, short this month, broke, tight, struggling, cant afford, cant pay, dont have it, wont have it, wont have the money, lost my job, laid off, unemployed, hours cut, between jobs, paycheck, payday, get paid, paid on the, until i get paid, next check, waiting on money, money is tight, hard times, need more time, work with me, work something out, payment plan, arrangement, arrangements, extension, few more days, extra time, give me till, give me until, catch up, behind, falling behind, hospital bills, furloughed, disability check, ssi, ssdi | corto de dinero, no tengo dinero, no me alcanza, sin trabajo, me despidieron, quincena, me pagan, esperenme, unos dias mas, plan de pagos, prorroga, atrasado, no puedo pagar, cobro hasta',
  overdue:
    'late, past due, overdue, delinquent, missed, missed a payment, miss a payment, forgot to pay, didnt pay, havent paid, late fee, late charge, penalty, grace period, grace, days late, after the due date, not paid, unpaid, in arrears, tardy, owe, owed, owing, two months, three months behind | atrasado, tarde, vencido, recargo, multa, dias de gracia, gracia, no pague, debo, deuda, moroso, penalidad, adeudo',
  losing_unit:
    'auction, auctioned, lien, lien sale, sell my stuff, sell my things, sell my belongings, sell off, take my stuff, take my things, lose my stuff, lose my things, lose everything, losing my stuff, foreclose, default, defaulted, public sale, abandoned, throw my stuff, seize, seized, evict, repo, certified letter, notice of sale, never pay, stop paying, quit paying, months behind, dont pay, nonpayment | subasta, subastar, remate, rematar, vender mis cosas, perder mis cosas, embargo, embargar, no pago, dejo de pagar, abandonada, quitar mis cosas',
  shut_out:
    'overlock, overlocked, red lock, your lock, second lock, another lock, strange lock, extra lock, locked me out, shut off, turned off, cut off my access, suspended, deactivated, code doesnt work because, denied access, you locked my unit, put a lock on | otro candado, candado rojo, me bloquearon, suspendido, desactivado, me quitaron el acceso',
  auction_trade:
    'bid, bidding, bidder, bidders, storage wars, abandoned units, storagetreasures, auction date, next auction, buy units, win a unit | pujar, postor, comprar bodegas, comprar unidades',
  due_day:
    'due, due date, when is rent due, what day, which day, first of the month, 1st of the month, the first, billing date, bill come due, owe you next, when do i owe, when do i pay, anniversary date, same day each month, next payment, take the money out, want the money, money out, payment date, billed, cycle | vence, vencimiento, fecha de pago, que dia pago, cuando pago, primero de mes, dia de pago, cuando toca pagar, corte',
  money_way:
    'cash, check, checks, cheque, credit card, debit card, debit, credit, visa, mastercard, amex, american express, discover, paypal, venmo, zelle, cash app, cashapp, apple pay, google pay, samsung pay, bitcoin, crypto, money order, money orders, ach, bank transfer, wire, wire transfer, prepaid card, gift card, in cash, plastic, tap to pay, cashiers check, echeck, coins, western union, moneygram, swipe my card | efectivo, tarjeta, cheque, cheques, transferencia, giro, giros, debito, credito, billetes, monedas, deposito bancario, oxxo',
  by_itself:
    'autopay, auto pay, automatic, automatically, by itself, on its own, recurring, auto draft, autodraft, draft, direct debit, every month without, set and forget, never think about it, taken out, come out of my account, run my card, keep my card on file, saved card, standing order, hands off | automatico, automaticamente, solo se cobre, domiciliar, domiciliado, cargo automatico, cobro automatico, que se cobre solo',
  reminder:
    'remind, reminder, reminders, bill, bills, invoice, invoices, statement, statements, mail me, text me before, email me before, how will i know, notification, notice before, never got a bill, paper bill, e bill, paperless | recordatorio, recordar, factura, recibo mensual, estado de cuenta, me avisan antes, me llega',
  proof_paid:
    'receipt, receipts, proof of payment, copy of my payment, payment history, tax records, write off, write it off, deduct, expense report, accountant, bookkeeping, reimbursement form, taxes, printout, year end | recibo, comprobante, recibos, impuestos, contador, historial, factura fiscal',
  ahead:
    'in advance, ahead, up front, upfront, prepay, prepaid, pre pay, whole year, full year, annual, annually, yearly, year at once, six months, 6 months, 12 months, twelve months, all at once, lump sum, several months, multiple months, semester at a time | por adelantado, adelantado, anticipado, todo el ano, ano completo, anual, seis meses, varios meses, de una vez, de un jalon',
  in_part:
    'partial, part of it, half now, half later, split, two payments, installments, some now, some later, pay what i can, rest on, weekly payments, the rest | una parte, la mitad, en partes, abonos, abonar, parcial, dos pagos, el resto',
  bad_charge:
    'charged twice, double charged, overcharged, wrong amount, declined, bounced, bounce, nsf, insufficient, returned check, rejected, failed, didnt go through, wont go through, dispute, mistake on my bill, extra charge on my, error on my, why was i charged, chargeback | cobraron doble, dos veces, rechazada, reboto, no paso, cobro de mas, error en mi cuenta, sin fondos',
  starting_cost:
    'admin fee, administration fee, setup fee, set up fee, application fee, enrollment, move in fee, move in cost, one time fee, signup fee, sign up fee, initiation, hidden fees, hidden, extra fees, other fees, additional fees, additional charges, on top of, up front cost, upfront cost, total cost, out the door, due today, due at signing, day one, all in, taxes and fees, sales tax, tax, nickel and dime, catch, fine print, fees, fee, surprises | cuota, inscripcion, cargos extras, cargo extra, cargos ocultos, al principio, de entrada, impuestos, cargo administrativo, letra chiquita, en total',
  held_money:
    'deposit, deposits, security deposit, money down, down payment, put down, refundable, first and last, first and last month, earnest money, collateral | deposito, fianza, enganche, garantia, reembolsable, deposito de garantia',
  price_up:
    'go up, goes up, going up, raise, raised, raises, raising, increase, increases, increased, hike, jump, jumps, jumped, rent hike, price hike, bump, climb, intro rate, introductory, teaser, promo rate, promotional rate, locked in rate, rate lock, locked rate, same price, stay the same, guaranteed, guarantee, fixed, double on me, doubled, more than last month, higher than, creep up, change the price, new rate, rate change, adjust | sube, suben, subir, subieron, aumenta, aumento, aumentan, incremento, mismo precio, precio fijo, mas caro despues, va a cambiar el precio',
  price_down:
    'discount, discounts, special, specials, deal, deals, promo, promotion, promotions, coupon, coupons, =offers, first month free, dollar first, percent off, % off, break, cheaper, knock off, price break, savings, save money, sale, promo code, aaa, club, something off, get anything off, markdown, bargain, special rate, lower rate, reduced | descuento, descuentos, oferta, ofertas, promocion, promociones, cupon, rebaja, rebajas, barato, especial, ahorro',
  compare_price:
    'match, price match, beat, competitor, competitors, other place, place down the road, place down the street, across town, cheaper elsewhere, less somewhere else, quoted me, public storage, extra space, cubesmart, negotiate, negotiable, haggle, better price, lower price, best price, online price | igualar, competencia, en otro lado, mas barato en, regatear, mejor precio, negociable',
  referral:
    'refer, referral, referred, recommend a friend, send a friend, sending a friend, sent my, word of mouth, refer a friend, bring a friend, told my friend about you | recomendar, recomiendo, referido, referidos, traer un amigo',
  part_month:
    'prorate, prorated, pro rated, pro rate, partial month, mid month, middle of the month, halfway, half a month, half month, unused, unused days, rest of the month, remaining days, days left, leftover days, only a few days, on the 20th, on the 25th, end of the month, by the day, daily rate, full month | prorratear, prorrateo, medio mes, mitad de mes, dias que no use, resto del mes, fin de mes, mes completo, lo que sobra',
  money_back:
    'refund, refunded, refunds, money back, get back, reimburse, reimbursed, give back, credit back, return my money, back from you, rest of my money, overpaid, paid through, paid up through, already paid | reembolso, reembolsar, devolver, devuelven, devolucion, regresan, regresar mi dinero, ya pague, mi dinero',
  commitment:
    'contract, contracts, lease term, long term, short term, commitment, commit, committed, locked in, locked into, tied in, tied down, month to month, minimum, minimum stay, minimum time, at least, shortest, how long do i have to, obligated, year lease, twelve month, penalty for leaving early, certain time, stuck with, sign for a year, by the week, weekly, by the day, daily, couple weeks, few weeks, couple months, few months, three weeks, one month, two months, temporary, temporarily, just for the summer, for the summer, short while, little while, flexible | contrato, plazo, mes a mes, minimo, forzoso, obligatorio, por semana, unas semanas, unos meses, temporal, corto plazo, poco tiempo, comprometerme, amarrado',
  identity:
    'id, identification, photo id, drivers license, driver license, license, passport, state id, military id, ssn, social security number, proof of address, utility bill, birth certificate, green card, visa papers, consular id, matricula, two forms, documents, document, paperwork, papers, requirements, required to rent, what to bring, need to bring, bring with me, need from me, expired license, proof of residence | identificacion, licencia, pasaporte, credencial, ine, matricula consular, papeles, documentos, requisitos, comprobante de domicilio, seguro social',
  vehicle_title:
    'registration, registered, unregistered, title, titled, plates, license plate, tags, tag, sticker, vin, pink slip, bill of sale, inspection, proof of ownership, proof of insurance, current tags, not in my name, lienholder, insured | registro, registrado, titulo, placas, tarjeta de circulacion, engomado, factura del carro, a mi nombre',
  credit:
    'credit check, credit score, bad credit, good credit, no credit, credit history, background check, criminal record, felony, eviction on my record, bankruptcy, collections | credito, historial crediticio, mal credito, antecedentes, buro',
  night_time:
    'night, nights, nite, tonight, midnight, after dark, late at night, after hours, after work, third shift, graveyard shift, night shift, evening, evenings, late, 24 7, 24 hours, 24 hour, 24hr, around the clock, any hour, any time, anytime, all hours, all night, 9pm, 10pm, 11pm, 12am, 1am, 2am, 3am, 10 at night, 9 at night, 11 at night, 2 am, 1 am, 10 pm, 11 pm, 9 pm, day or night | noche, de noche, medianoche, en la noche, a media noche, 24 horas, a cualquier hora, madrugada, turno de noche, tarde en la noche, saliendo del trabajo',
  early_time:
    'early, early morning, sunrise, before sunrise, dawn, crack of dawn, before work, first thing, 4am, 5am, 6am, 4 am, 5 am, 6 am, 5 in the morning, 4 in the morning, 6 in the morning, super early, before 7, before 6, before you open | temprano, madrugada, amanecer, en la manana temprano, a las 5, a las 6, antes del trabajo, de madrugada',
  off_day:
    'sunday, sundays, holiday, holidays, christmas, xmas, christmas eve, thanksgiving, new years, new year, easter, labor day, memorial day, july 4th, 4th of july, fourth of july, day off, weekend, weekends, closed days, when youre closed, when closed, office is closed, nobody there | domingo, domingos, dia festivo, feriado, navidad, ano nuevo, fin de semana, semana santa, cuando esta cerrado, dias festivos',
  season:
    'winter, summer, fall, spring, season, seasonal, off season, over the winter, all year, year round | invierno, verano, otono, primavera, temporada, todo el ano',
  travel:
    'travel, traveling, travelling, trip, vacation, cruise, abroad, overseas, going away, while im away, while im gone, out of the country, out of town, airport, flight, backpacking, snowbird, road trip | viaje, viajo, viajar, vacaciones, fuera del pais, crucero, aeropuerto, vuelo',
  house_event:
    'sold my house, sold the house, selling our house, house sold, closing, closing date, escrow, buying a house, new house, new place, remodel, remodeling, renovation, renovating, kitchen remodel, between homes, between places, between apartments, staging, downsizing, moved in with, lease is up, lost my apartment, moving across town, moving to, moved to, relocating, relocation | vendi mi casa, casa nueva, remodelando, remodelacion, mudanza de casa, me mudo, me mude, entre casas, se vencio mi contrato de renta',
  new_details:
    'new address, new phone, new number, new email, new card, new bank, changed numbers, changed my number, changed banks, change my address, change my email, update my, update the, moved, we moved, i moved, mailing address, old address, old house, mail keeps going, expired card, card expired, card on file, got married, name change, last name, married name, replacement card, different email, different number, on file, contact info | nueva direccion, nuevo telefono, nuevo numero, nueva tarjeta, actualizar, cambie de, cambio de domicilio, me mude, mis datos, correo nuevo, me case, tarjeta vencida',
  sign_in_account:
    'log in, login, log on, sign in, password, username, user name, online account, portal, create an account, register online, account number, customer number, activation, verification code, locked out of my account, website login, reset my password | iniciar sesion, contrasena, usuario, cuenta en linea, portal, numero de cuenta, crear cuenta, entrar a mi cuenta',
  owed_amount:
    'how much do i owe, balance, my balance, amount due, paid up, current on, up to date, paid through, what do i owe, owe anything, my bill, total due, payoff | cuanto debo, saldo, mi saldo, al corriente, cuanto es mi pago',
  mail_service:
    'mailbox, mailboxes, po box, p o box, mail forwarding, notary, notarize, notarized, fax, copies, copy machine, photocopy, print, printing, printer, scan, scanner, shred, shredding, stamps, envelope | buzon, buzones, notario, notarizar, copias, imprimir, fax, escanear, triturar',
  refreshment:
    'coffee, vending, vending machine, soda, snack machine, ice machine, bag of ice, water fountain, drinks, candy machine, ice, cold water | cafe, refrescos, maquina de refrescos, hielo, agua fria, botanas',
  air_pump:
    'air compressor, air pump, air for my tires, air up, inflate, tire pump | aire para llantas, compresor, inflar',
  tongue:
    'spanish, english, espanol, habla, hablan, speak spanish, bilingual, translator, interpreter, language, another language, vietnamese, chinese, french, sign language | espanol, ingles, idioma, traductor, bilingue, hablan espanol',
  whereabouts:
    'locations, other location, other locations, another location, branch, branches, closer to me, next town, sister facility, chain, franchise, other stores, multiple locations | sucursal, sucursales, otra ubicacion, otras ubicaciones, otra sucursal, mas cerca',
  ownership:
    'owner, owned, owns, family owned, family business, mom and pop, locally owned, corporate, corporation, chain, who runs, who owns, how long have you been, in business, management, bought out, franchise, established, since when, locals | dueno, familiar, negocio familiar, cadena, quien maneja, cuantos anos tienen, corporativo',
  unit_number:
    'unit number, my unit number, which unit, which one is mine, which building, row, building, map, site map, cant find my unit, where is my unit, aisle number | numero de bodega, numero de unidad, cual es mi bodega, mapa, donde esta mi unidad, edificio',
  appointment:
    'appointment, appt, walk in, walk ins, schedule a, by appointment, set up a time, drop in, call ahead | cita, sin cita, hacer cita, agendar',
  view: 'see it, see one, look at, tour, show me, take a look, check it out, view, viewing, look around, see the unit, see a unit, photos, pictures, pics, what it looks like, walk through, see before | ver, mirar, ensenar, mostrar, recorrido, conocer, fotos, echar un ojo',
  lost_item:
    'lost and found, turned in, left behind, left my jacket, left my phone, dropped my wallet, found my, sunglasses, earring, wallet | objetos perdidos, deje olvidado, se me cayo, encontraron',
  recommend:
    'recommend, know a good, know any good, know any, suggestion, suggestions, referral for, good movers, trusted, who do you use | recomiendan, recomendar, conocen, sugieren',
  weather_talk:
    'weather, forecast, rain tomorrow, sunny, temperature outside, degrees outside, umbrella | pronostico, clima de hoy, va a llover, clima manana',
  other_trade:
    'hotel, restaurant, gas station, hospital, dmv, library, bank, walmart, costco, home depot, lowes, target, grocery store, gym membership, barber, dentist, vet clinic, veterinarian, post office hours, real estate agent, realtor, church service, school district, museum, zoo, mall, pharmacy, airport parking, netflix, verizon, comcast, spectrum, xfinity, t mobile, at&t, hulu, facebook, instagram, iphone, icloud, google drive, gmail, uber, doordash, airbnb, amazon prime, tax refund, irs, credit union, insurance agent, student loan, mortgage, car payment, electric bill, water bill, phone bill, cable bill, internet bill, library book, parking ticket, speeding ticket, gym, hospital bill | hotel, restaurante, gasolinera, hospital, farmacia, banco, cine, escuela de mi hijo, consulado, aeropuerto, netflix, multa de transito, recibo de luz, recibo de agua',
  chit_chat:
    'joke, story, poem, song, sing, dream, dreams, horoscope, lottery, president, capital of, recipe, movie, football, basketball, baseball, soccer, super bowl, world cup, score, who won, celebrity, homework, math, essay, translate, translation, history, meaning of life, girlfriend advice, marry me, are you single, favorite color, python, javascript, code for, script, sql, excel, program, riddle, trivia, news | chiste, cuento, poema, cancion, sueno, suenos, horoscopo, loteria, presidente, capital de, receta, pelicula, futbol, partido, tarea, traducir, significa, adivinanza, noticias',
  injection:
    'ignore previous, ignore all, ignore your, previous instructions, system prompt, your prompt, your instructions, admin password, api key, secret key, developer mode, jailbreak, pretend you are, act as, roleplay, override, disregard, select from, drop table, or 1 1, script alert, onerror, process env, union select, reveal, master code, other tenants, another tenants, someone elses code, customer list, all customers | ignora tus, instrucciones, contrasena del administrador, olvida tus reglas, codigo de otro, datos de otro cliente, actua como',
  insult:
    'fuck, fucking, shit, shitty, bitch, asshole, stupid, idiot, idiots, moron, dumb, sucks, suck, sux, hate you, crap, crooks, liars, scam, scammers, rip off, ripoff, worst, useless, screw you, go to hell, pathetic, garbage bot, dumbass, kill yourself, rot | pendejo, estupido, idiota, pinche, mierda, cabron, rateros, basura de servicio, chinga, puto, tonto, inutil',
  job: 'hiring, job, jobs, job opening, apply for, application for work, resume, employment, work for you, work there, position, career, salary, wages, hire me, part time, internship | trabajo, empleo, vacante, contratando, solicitud de empleo, puesto, sueldo',
  finance_trade:
    'loan, loans, payday loan, invest, investor, investing, stocks, stock market, crypto price, bitcoin price, mortgage, refinance, pawn, cash checks, cash my check, western union, food stamps, unemployment benefits, medicare, medicaid, tax advice, legal advice, sue, lawsuit | prestamo, prestamos, invertir, acciones, hipoteca, empenar, cambiar cheques, demanda, consejo legal',
  own_business_trade:
    'start a storage business, storage business, build a storage, build storage, franchise, marketing services, seo, vendor, advertise, advertising, sponsor, partnership, investor, buy your facility, buy the facility, software do you use, sell my land | poner un negocio, franquicia, publicidad, proveedor, patrocinar',
};
