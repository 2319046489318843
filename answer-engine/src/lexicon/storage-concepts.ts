/**
 * Concepts of the storage business: units, leases, payment and service. The entries hold for storage facilities in general;
 * the vocabulary of one facility belongs in its FAQs.
 */
export const storageConcepts: Readonly<Record<string, string>> = {
  // Question words
  how_much:
    'how much, how mush, hw much, set me back, quote, ballpark | cuanto cuesta, cuanto cuestan, cuanto cobran, cuanto sale, cuanto es, cuanto vale, que cuesta',
  price:
    'price, pricing, rate, cost, cheap, cheapest, expensive, affordable, least expensive, monthly rate, monthly price, u charge, you charge, yall charge | precio, costo, cuesta, tarifa, barato, economico',
  per_month: 'per month, a month, each month, monthly | al mes, por mes, mensual',
  how_long: 'how long, how many days, how many weeks, how many months | cuanto tiempo, cuantos dias, por cuanto tiempo',
  what_time:
    'what time, wat time, what hour, when do you, when does the, when are you, how late, how early, til when, until when | a que hora, que hora, hasta que hora',
  which_size:
    'what size do i, what size should, what size would, what size unit do i, which size do i, which size should, how big of a, how big a, how much space, how much room, how large of a, big enough, large enough, right size, which one should, fit, will hold | que tamano necesito, cabe, caben, de que tamano',
  how_big:
    'how big, how large, dimension, square feet, square foot, sq ft, sqft, square footage, how many feet, measurement, measure | que tan grande, metros',

  // The unit and the facility
  unit: 'unit, storage unit, space, locker, spot, storage, storage space, storage room, room, place | unidad, unidades, bodega, bodegas, almacen, trastero, deposito, mini bodega, cuarto',
  size: 'size | tamano, tamanos, medida, medidas',
  size_class:
    'small, medium, large, smallest, largest, biggest | chico, chica, pequeno, pequena, mediano, mediana, grande, grandes',
  bigger:
    'bigger, larger, upgrade, upsize, more space, more room, next size up, too small, outgrew, outgrown, not enough room | mas grande, mas espacio',
  smaller:
    'smaller, downsize, downgrade, too big, too much space, too much room, too large, less space | mas chica, mas pequena, mas chico, mas pequeno',
  office:
    'office, front desk, staff, manager, front counter, employee, rep, in person | oficina, gerente, encargado, personal',
  presence:
    'somebody there, someone there, anybody there, anyone there, somebody get to, somebody at, someone at, anybody at, anyone at, anybody in, anyone in, anyone available to help | hay alguien',
  gate: 'gate, front gate, entrance, entry gate, keypad, key pad | porton, reja, puerta de entrada, entrada, teclado',
  code: 'code, pin, passcode, pass code, access code, gate code, entry code, pin number, combination | codigo, clave, contrasena, pin',
  access:
    'access, get in, get into, get to my, go in, go into, enter, come in, come by, stop by, swing by, drop by, visit, getting in, reach my, in and out, accessible | acceso, entrar, acceder, ingresar, pasar, entro',
  lock: 'lock, padlock, disc lock, cylinder lock, combination lock | candado, candados, cerradura',
  key: 'key | llave, llaves',
  door: 'door, doorway, =opening, roll up door, rollup door, roll up | puerta, puertas',
  ceiling: 'ceiling, how tall, how high, height, tall, stack | techo, altura, alto',
  floor_level:
    'upstairs, second floor, 2nd floor, upper floor, third floor, 3rd floor, upper level, stairs, second story, downstairs | segundo piso, piso de arriba, escaleras',
  elevator: 'elevator, freight elevator, lift | elevador, ascensor, montacargas',
  drive_up:
    'drive up, driveup, drive right up, pull up, pull right up, park in front, park right in front, back up to, outside access, outdoor unit, ground floor, ground level, first floor, 1st floor, right to my door, right to the door, direct to the door | planta baja, llegar en carro',
  indoor: 'indoor, inside unit, interior | interior, adentro',
  climate:
    'climate, climate control, climate controlled, climate controled, temperature controlled, temp controlled, temperature control, air conditioned, air conditioning, air con, ac, heat, heated, heating, =cooled, =cooling, humidity controlled, humidity, dehumidified, moisture | clima, climatizado, climatizada, aire acondicionado, calefaccion, humedad',
  temperature:
    'temperature, temp, degrees, how hot, how cold, how warm, hot, cold, warm, freeze, freezing, humid | temperatura, grados, calor, frio',
  amenity: 'amenity, feature, perks, extras | servicios, comodidades, amenidades',
  aisle:
    'aisle, drive aisle, turn around, turning radius, maneuver, swing, back in, back it in, tight, squeeze, unhitch, unhook, pull through, hallway, wide | pasillo, pasillos, maniobrar',
  surface:
    'paved, pavement, gravel, asphalt, concrete, muddy, mud, dirt, dusty, dust | pavimentado, grava, asfalto, lodo, tierra',
  electricity:
    'electricity, electric, power, outlet, plug, plug in, socket, charge my, charging, charger, battery charger, trickle charger, extension cord, power outlet, light inside, lights inside, light in | electricidad, luz, corriente, enchufe, enchufar, cargador, conectar',
  lighting: 'lighting, well lit, lit at night, light bulb, motion light | iluminacion, alumbrado',
  wifi: 'wifi, wi fi, internet, wireless | wifi, internet',
  restroom: 'restroom, bathroom, toilet, washroom, potty | bano, banos, sanitario',
  security:
    'security, secure, safe, safety, protected, alarm, guard, patrol, break in, break ins, broken into, burglar, burglary, theft, robbed, thieves, stolen, steal | seguridad, seguro el lugar, vigilancia, alarma, robo, robos, robar, guardia',
  camera:
    'camera, video, surveillance, cctv, recorded, recording, video surveillance | camara, camaras, video vigilancia, videovigilancia',
  fence: 'fence, fenced, fencing, =gated | cerca, barda, cercado, bardeado',
  parking: 'parking, parking spot, parking space, park | estacionamiento, estacionar, aparcar, parqueo, parquear',
  cover: 'covered, canopy, carport, under roof, uncovered | techado, cubierto',
  water: 'water, hose, spigot, faucet, tap | agua, manguera, grifo',
  dump_station:
    'dump station, black tank, gray tank, grey tank, sewage, sewer, septic, holding tank, empty my tank, dump my tank | aguas negras, drenaje',
  trash:
    'trash, garbage, dumpster, rubbish, junk, throw away, throw out, toss, dispose, get rid of, leave behind, haul away, recycle, recycling | basura, contenedor, tirar, desechar, desperdicio',
  pest: 'pest, mice, mouse, rat, rodent, roach, cockroach, bug, insect, spider, ant, termite, moth, exterminator, infestation, critter, vermin, snake, squirrel | plaga, plagas, raton, ratones, ratas, cucaracha, cucarachas, insectos, bichos',
  damp: 'mold, mildew, damp, moist, leak, water damage, flood, flooding, wet, musty, dry | moho, humedad, gotera, goteras, inundacion, mojado',
  clean_condition: 'clean unit, dirty | limpio, sucio',
  smoke: 'smoke, smoking, cigarette, vape | fumar, cigarro',
  shelf: 'shelf, shelves, shelving, rack, hooks, drill, screw into, hang | estante, estantes, repisa, repisas, anaquel',
  cart: 'cart, dolly, dollies, hand truck, handtruck, flatbed, flat bed, hand cart, pallet jack, forklift, wagon | carrito, carritos, diablito, diablo, carretilla',
  box: 'box, boxes, carton, cardboard | caja, cajas, carton',
  packing_supplies:
    'packing supply, packing supplies, moving supplies, packing material, packing materials, moving boxes, tape, bubble wrap, packing paper, mattress cover, mattress bag, supplies, packing tape | cinta, material de empaque, plastico de burbujas, empaque',
  truck:
    'truck, moving truck, uhaul, u haul, uhauls, u hauls, penske, moving van, van, rental truck, box truck rental, pickup truck, tow dolly, tow dollies, car hauler, transport my | camion de mudanza, camioneta, mudanza',
  mover:
    '=mover, =movers, moving company, moving help, help me move, help unload, help load, load my, laborers, carry my | mudanceros, ayuda para mover, cargadores',

  // Renting
  rent: 'rent, rental, renting, lease, leasing, sign up, sign a lease | rentar, renta, alquilar, alquiler, arrendar, contratar',
  rent_money: 'rent, rental payment, monthly payment | renta, mensualidad, alquiler',
  reserve:
    'reserve, reservation, book, booking, booked, reserved, put my name down for, hold one for me | reservar, reservacion, reserva, apartar',
  wish: 'i want, i wanna, want to, wanna, i need, i need to, need a, need to, looking for, lookin for, looking to, lookin to, id like, would like, like to, interested in, ready to, trying to, in the market for, set me up, sign me up, get me, gimme, need | quiero, quisiera, necesito, busco, me gustaria, ando buscando',
  available:
    'available, availability, avail, vacant, vacancy, vacancies, any left, left, got any, got one, have any, any open, anything open, something open, in stock, have room, have any room, any room, =openings, free for, free on | disponible, disponibles, disponibilidad, hay lugar, hay espacio, libre, libres, les queda, les quedan',
  free: '=free, spare',
  full: 'are you full, r u full, you full, yall full, full up, sold out, booked up | estan llenos, lleno, llenos',
  open: 'open, opened | abierto, abierta, abiertos, abren, abre, abrir',
  hold: 'hold, held, save, holding | guardan, apartan, apartado',
  waiting_list:
    'waiting list, waitlist, wait list, put me on, on a list, on the list, notify me when | lista de espera',
  cancel:
    'cancel, cancellation, back out, changed my mind, change my mind, get out of it, dont need it anymore, no longer need | cancelar, cancelo, cancelacion, cambie de opinion',
  documents:
    'paperwork, document, documents needed, id, identification, photo id, drivers license, driver license, license, passport, proof of, bring to rent, need to bring, have to bring, bring with me, what to bring, need from me, need to rent, requirement, required, sign up, social security, credit check, background check | documentos, papeles, identificacion, licencia, pasaporte, requisitos, credencial',
  bring: 'bring, bringing | traer, llevar, llevo',
  age: 'how old, years old, age, minor, under 18, 18 or older | edad, menor de edad',
  move_in:
    'move in, moving in, move my stuff in, first day, start date, start renting, get started | mudarme, mudarse, empezar a rentar',
  month_to_month:
    'month to month, monthly basis, minimum term, minimum stay, minimum rental, minimum, shortest, long term, short term, long term contract, contract, contracts, commitment, commit, locked into, lock me in, year lease, yr lease, one month, just a month, couple weeks, couple of weeks, few weeks, few months, weeks, weekly, daily rental, a few days, how long do i have to, least amount of time, sign a long, long lease, lease length, obligated | mes a mes, contrato, plazo, minimo, minima, una semana, unas semanas, obligatorio, un mes',
  remote:
    'over the phone, by phone, online lease, rent online, sign online, out of state, out of town, without coming, come to the office, come in to rent, come in person, have to come in, electronically, docusign, contactless, remotely | por telefono, por internet, en linea, sin ir',
  tour: 'tour, see the unit, look at the unit, see it first, take a look, walk through, show me a unit, see it before, see a unit | ver la bodega, ver las unidades, visitar',
  transfer:
    'transfer, switch, swap, change units, change size, change sizes, different unit, different size, another unit, trade up | cambiar de bodega, cambiarme, cambiar a una, cambiar de unidad',

  // Money
  pay: 'pay, payment, paying, paid, pmt | pagar, pago, pagos, pague, paga, pagan',
  bill: 'bill, invoice, statement, balance, account balance | factura, cuenta, recibo, saldo, estado de cuenta',
  account: 'account, my account, online account, portal, login, log in, profile, website account | cuenta, portal',
  online:
    'online, on line, website, web site, link, web, app, internet, on my phone, payment link, pay link | en linea, por internet, enlace, liga, pagina',
  pay_now:
    'pay online, pay my bill, pay bill, pay the bill, pay my rent, pay rent, make a payment, make payment, pay now, pay my balance, pay my account, take care of my bill, payment portal, where do i pay, where can i pay, how do i pay my, pay here, submit payment, pay this months, settle my | pagar mi renta, pagar la renta, pagar mi cuenta, pagar en linea, hacer un pago, quiero pagar, donde pago, pagar mi factura, hacer mi pago',
  payment_method:
    'cash, check, cheque, checks, money order, credit card, debit card, debit, credit, card, visa, mastercard, amex, american express, discover, paypal, venmo, zelle, cash app, cashapp, apple pay, google pay, bitcoin, crypto, cryptocurrency, forms of payment, form of payment, payment method, payment methods, payment options, ways to pay, take cards, ach, bank transfer, drop box, drop slot, dropbox | efectivo, tarjeta, tarjeta de credito, cheque, cheques, transferencia, formas de pago, metodos de pago, como puedo pagar',
  autopay:
    'autopay, auto pay, autopayment, automatic payment, automatic payments, automatically, automatic, auto draft, autodraft, direct debit, recurring, on its own, every month automatically, keep my card on file, set it and forget | pago automatico, automaticamente, domiciliar, cargo automatico',
  due: 'due, due date, when do i pay, when do i have to pay, what day, which day, first of the month, 1st of the month, day of the month, billing date | vence, vencimiento, cuando se paga, cuando pago, dia de pago, fecha de pago, que dia',
  send: 'send, mail, text me, email me, get a, remind, reminder, notified, mailed, notification | enviar, mandar, mandan, envian, recordatorio, aviso de pago',
  late: 'late, latefee, late fee, late charge, late fees, past due, overdue, behind, delinquent, grace period, grace, miss a payment, missed a payment, missed payment, cant pay, cant afford, cant make rent, wont have the money, dont have the money, have the money, short on cash, short on rent, till payday, until payday, payday, extension, owe, owe money, payment plan, payment arrangement, pay it late, unpaid, not paid, few days late, shut off, locked out for not paying | atrasado, atrasada, atraso, retraso, tarde con, pago tardio, debo, recargo, multa, prorroga, morosidad',
  never_pay:
    'never pay, stop paying, dont pay, quit paying, not pay, do not pay, days past due, months behind, days late, lose my things, lose my stuff, losing my things, losing my stuff, losing everything, sell my stuff, sell my things, sell my belongings, auction off my, take my stuff, get rid of my stuff, months past due | no pago, dejo de pagar, si no pago, perder mis cosas, vender mis cosas',
  auction: 'auction, lien, lien sale, auctioned, sold at auction, foreclose | subasta, remate, embargo, subastar',
  fee: 'fee, charge, extra charge, hidden cost, penalty, hidden fees | cargo, cargos, comision, cuota, recargo',
  admin_fee:
    'admin fee, administration, administrative, administrative fee, administration fee, set up fee, setup fee, application fee, move in fee, startup fee, one time fee, sign up fee, move in cost, upfront cost, due at move in, new account fee, up front fee, upfront fee, hidden fees, extra fees, any fees, other fees | cuota de administracion, gasto administrativo, cargo administrativo, inscripcion',
  deposit:
    'deposit, security deposit, money down, down payment, put down, refundable | deposito de seguridad, deposito, enganche, fianza, dejar deposito',
  refund:
    'refund, money back, reimburse, get back, rest of my money, pro rate, prorate, prorated, pro rated, partial month, unused days, unused, leave early, move out early, early in the month, mid month, middle of the month, end of the month early, paid ahead, overpaid | reembolso, devuelven, devolucion, regresan, prorratear, mi dinero',
  rent_increase:
    'go up, goes up, going up, increase, raise, raised, raising, rise, rate hike, price hike, jump, jumps, introductory, intro rate, locked in rate, rate lock, same price, stay the same, bump up, fixed rate | sube, suben, subir, aumenta, aumento, aumentan, incremento',
  discount:
    'discount, special, specials, any deals, good deal, promo, promotion, coupon, first month free, break on price, break on the price, military, veteran, vet, vets, student, senior, aaa, first responder, teacher, offer, sale, save money, cheaper, percent off, referral, price match, army, navy, marine, active duty, firefighter, retired | descuento, descuentos, oferta, ofertas, promocion, promociones, militar, estudiante, cupon, rebaja',
  prepay:
    'prepay, pre pay, whole year, full year, year up front, pay ahead, in advance, pay in advance, annual, annually, yearly, months up front, 12 months, pay up front | por adelantado, anual, un ano completo, todo el ano, adelantado',
  insurance:
    'insurance, insured, insure, coverage, covered if, protection plan, tenant protection, renters policy, renters insurance, homeowners, homeowners insurance, policy, liability, liable, responsible for damage, who pays for my, who pays if, rider, allstate, geico, am i covered | seguro, aseguranza, aseguradas, asegurado, poliza, cobertura',
  disaster:
    'fire, flood, tornado, hurricane, storm, damage, damaged, hail, earthquake, catches fire, burns | incendio, inundacion, dano, danos, tormenta',
  update:
    'update, change my, new address, new phone, new card, new email, change the card, edit my, changed my, new number | actualizar, cambiar mi, cambie de, cambio de domicilio',
  contact_details:
    'mailing address, my address, phone number on file, email on file, card on file, contact info, contact information, contact details, my phone number, my email, billing address, new card, card expired, new phone, new address, new number, my number | mi direccion, mi telefono, mi correo, mis datos, datos',
  // Other businesses: out of domain unless an FAQ mentions them
  outOfDomain:
    'wedding, catering, overseas, abroad, mailbox, mailboxes, po box, mall, supermarket, weather, forecast, crime, nearby, close by, near you, phone bill, electric bill, power bill, water bill, gas bill, cable bill, internet bill, pest control for, life insurance, car insurance, auto insurance, health insurance, car wash, own storage business, house for rent, apartment for rent, apartments for rent, home for sale, football, baseball, basketball, game, movie, song, joke, poem, recipe, president, election, password, api key, javascript, python, script, source code, homework, capital of, wholesale, dealership, tow truck, construction, stock market, job opening, hiring | mayoreo, receta, chiste, pelicula, partido, presidente, tarea',
  receipt: 'receipt, tax form, tax receipt | recibo, comprobante',

  // Moving out
  move_out:
    'move out, moving out, moved out, moveout, vacate, vacating, leave, leaving, done with the unit, done with my unit, im done, when im done, when im finished, terminate, termination, end my lease, close my account, give up my unit, empty it, its empty, cleared out, clear out, clean it out, turn in my unit, get everything out | desocupar, me voy, irme, vaya, mudarme de, dejar la bodega, salir, entrego, entregar, terminar el contrato',
  notice:
    'notice, heads up, ahead of time, how far ahead, in advance, advance notice, let you know, let u know, tell you ahead, give notice, warn, how much notice, days notice, notify you, how soon do i tell | aviso, avisar, con anticipacion, anticipacion, notificar',
  sweep: 'sweep, swept, broom, clean out, clean it, cleaned out, cleaning fee | barrer, limpiar, barrida, limpia',

  // Problems
  lose: 'lost, lose, losing, misplaced, cant find, missing, left my keys, broke, broken, snapped, jammed, stuck, wont open | perdi, perder, perdido, extravie, se me perdio, no encuentro',
  forget:
    'forgot, forget, forgotten, dont remember, cant remember, dont know, do not know, doesnt work, not working, isnt working, quit working, wont work, stopped working, whats my, reset | olvide, olvido, no recuerdo, no me acuerdo, no funciona, no se mi',
  cut_lock:
    'cut my lock, cut the lock, cut it off, cut off, bolt cutter, bolt cutters, locked out, lock cut, drill the lock, drill out, lockout, locksmith, locked myself out | cortar el candado, cortar, cerrajero, me quede afuera',
  own: '=own, my own, provide, supply, supplies, supplied, furnish, buy a, buy one, sell, give me one, do you give, do i get a, come with, comes with, included, bring, bringing, need, who supplies | propio, propia, mi propio, traer, llevar, incluido, comprar, venden, dan',
  sell: 'sell, sold, buy, purchase, for sale, selling, carry, stock | vender, venden, comprar, venta, compro',
  borrow:
    'rent, borrow, use, free use, provide, loan, lend, have a, get a, need a, offer, rentals, can i use, free | prestan, rentan, usar, prestado, alquilan',

  // Stored goods and activities
  prohibited:
    'prohibited, forbidden, not allowed, not allowed to store, cant i store, cant i keep, cant store, cant keep, cannot store, restricted, allowed to store, items not, illegal, against the rules, banned, off limits, what can i not, cannot keep, not permitted, whats not ok | prohibido, prohibida, prohibidas, prohibidos, no se puede, no se pueden, no puedo guardar, no permiten, permitido, permitidas',
  hazardous:
    'gas, gasoline, gas can, gas cans, propane, propane tank, fuel, kerosene, diesel, flammable, hazardous, explosive, fireworks, ammo, ammunition, gun, guns, firearm, rifle, weapon, paint, paint thinner, chemical, pesticide, fertilizer, oxygen tank, lithium, acid, bleach | gasolina, propano, inflamable, inflamables, explosivo, explosivos, armas, pistola, municiones, pintura, quimicos, toxicos',
  perishable:
    'food, canned food, canned goods, perishable, groceries, meat, plant, plants, produce, dog food, pet food, animal feed | comida, alimentos, perecederos, plantas, latas',
  inhabit:
    'live in, living in, sleep, sleeping, stay overnight, spend the night, overnight in, crash in, crash there, camp out, reside, homeless, live there, living there, stay in, nap, hang out in, sleep over | vivir, dormir, quedarme, pasar la noche, habitar',
  pet: 'dog, dogs, puppy, pup, cat, cats, pet, pets, animal, animals, leash, kitten, service animal | perro, perros, gato, mascota, mascotas, animal, animales',
  car: 'car, cars, vehicle, vehicles, auto, automobile, classic car, jeep, sedan, suv, corvette, mustang, pickup | carro, carros, coche, coches, auto, vehiculo, vehiculos',
  motorcycle:
    'motorcycle, motorbike, harley, atv, four wheeler, dirt bike, scooter, moped, golf cart, jet ski, snowmobile | moto, motocicleta, cuatrimoto',
  rv: 'rv, rvs, camper, campers, motorhome, motor home, travel trailer, fifth wheel, 5th wheel, trailer, trailers, airstream, toy hauler, camper van, pop up | casa rodante, remolque, autocaravana, caravana, trailer',
  boat: 'boat, boats, pontoon, bass boat, sailboat, jet skis, boat trailer | bote, lancha, barco, botes',
  big_vehicle:
    'semi, semis, 18 wheeler, eighteen wheeler, tractor trailer, big rig, box truck, work truck, work van, bucket truck, commercial vehicle, commercial truck, dump truck, food truck, bus | camion de carga, tractocamion, camion grande',
  registration: 'registration, registered, title, tags, license plate, plates | registro, titulo, placas',
  wash: 'wash, washing, rinse, hose down, hose off, pressure wash, clean my boat, clean my rv, wash my | lavar, enjuagar, lavado',
  repair:
    'repair, fix, work on my, working on my, oil change, change the oil, change my oil, engine, mechanic, wrench on, brakes, engine swap, tune up, swap | reparar, arreglar, cambiar el aceite, mecanica, taller',
  tire: 'tire, tires, tyre, winter wheels, rims | llanta, llantas, neumatico, neumaticos',
  furniture:
    'furniture, couch, sofa, mattress, bed, dresser, table, bedroom set, appliance, fridge, refrigerator, king bed | muebles, sofa, colchon, cama, refrigerador',
  delicate:
    'piano, guitar, instrument, musical instrument, wood, wood furniture, leather, electronics, tv, computer, photo, photos, photograph, art, artwork, painting, antique, antiques, wine, vinyl, records, paper, important papers, collectible, medicine, candle, books, wedding dress | piano, guitarra, madera, cuero, electronicos, fotos, cuadros, antiguedades, vino, instrumentos',
  home: 'apartment, apt, bedroom, house, br, bdrm, studio, household, condo, townhouse, flat, dorm, bd | apartamento, departamento, casa, recamara, recamaras, habitacion, cuarto',
  business:
    'business, run a business, run my business, office space, work out of, work from, operate, meet customers, meet clients, customers there, workshop, storefront, contractor, inventory, ebay, etsy, sell from my unit, my shop, work in my unit, band practice, rehearse, gym | negocio, empresa, taller, trabajar desde',
  yard_sale:
    'yard sale, garage sale, flea market, rummage sale, estate sale, swap meet | venta de garage, venta de garaje',
  delivery:
    'delivery, deliveries, deliver, package, packages, parcel, parcels, amazon, ups, fedex, usps, shipment, pallet delivery, sign for, freight, receive packages, shipped to | entrega, entregas, paquete, paquetes, envios, paqueteria',
  other_person:
    'someone else, somebody else, another person, other person, brother, sister, mom, dad, mother, father, wife, husband, friend, roommate, son, daughter, spouse, partner, authorized, authorize, authorised, add a person, add someone, add somebody, second person, boyfriend, girlfriend, who can get in, who else, besides me, family member, cousin | otra persona, alguien mas, mi hermano, mi esposa, mi esposo, mi amigo, autorizado, autorizar, un familiar',
  night:
    'night, nights, nite, overnight, after hours, after you close, after yall close, after work, midnight, late at night, early morning, before work, 24 hours, 24 hour, 24 7, 24hr, 24 hrs, around the clock, all night, any time, anytime, whenever, day or night, after dark | de noche, noche, por la noche, en la noche, 24 horas, en la madrugada, a cualquier hora',
  clock_time:
    '1am, 2am, 3am, 4am, 5am, 6am, 7am, 8am, 9am, 10am, 11am, 12am, 1pm, 2pm, 3pm, 4pm, 5pm, 6pm, 7pm, 8pm, 9pm, 10pm, 11pm, 12pm, am, pm, o clock, oclock, noon, lunch, lunch time, lunchtime | mediodia, de la manana, de la tarde',
  day: 'monday, tuesday, wednesday, thursday, friday, saturday, sunday, mon, tue, tues, wed, thu, thurs, fri, sat, sun, weekday, weekdays, weekend, weekends, today, tonight, tomorrow, now, right now, rn, this weekend | lunes, martes, miercoles, jueves, viernes, sabado, sabados, domingo, domingos, hoy, manana, fin de semana, ahora',
  holiday:
    'holiday, holidays, christmas, christmas eve, thanksgiving, new years, new years day, easter, labor day, memorial day, july 4th, 4th of july, fourth of july | feriado, feriados, festivo, festivos, navidad, dia festivo',
  hours:
    'hours, office hours, business hours, open hours, opening hours, hours of operation, schedule, hrs, closing time, opening time | horario, horarios, horas de oficina, horas',
  close: 'close, closes, closed, closing, shut | cierran, cierra, cerrado, cerrar',

  // Location and contact
  address:
    'address, located, location, where are you, where r u, where you at, where yall at, what city, what town, which city, which town, what street, cross street, zip code, whereabouts, where is your, where is this, where is the office, where is the facility | direccion, ubicacion, ubicados, ubicado, donde estan, donde quedan, donde queda, domicilio, en que ciudad',
  directions:
    'directions, direction, how do i get there, how do i get to, how to get there, how do you get there, get there from, get to you from, get to yall, find you, map, google maps, gps, route, drive there, exit, off the highway, how far, interstate | como llego, como llegar, como llegamos, indicaciones, mapa, que tan lejos',
  phone:
    'phone, phone number, telephone, number i can call, number to call, call you, call the office, call someone, call somebody, contact number, whats your number, whats the number, your number, ur number, number for | telefono, numero de telefono, llamar, llamarles, numero para llamar',
  human:
    'human, real person, live person, live agent, agent, representative, speak to, speak with, speak w, talk to, talk with, talk w, speak to someone, talk to someone, customer service, operator, have somebody call, have someone call, call me, call me back, callback, call back | hablar con, persona real, agente, una persona, me llamen, llamenme',
  email_us: 'email you, your email, email address, your email address | correo electronico, su correo',
};
