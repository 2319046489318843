/**
 * Words that mean the same in a claim about a storage facility: English, then Spanish after the bar. A word that ends
 * in `*` stands for every word that begins like it. A meaning that begins with `-` is the opposite of the one without.
 * The lexicon in `chat/language` groups words by topic ("hot" with "cold"); only true synonyms may stand here, as
 * everything on a line counts as support for everything else on it.
 */
export const meanings: Readonly<Record<string, string>> = {
  // Access and hours
  access:
    'access, accessible, accessing, gate, gates, access your unit, access to your unit, get to your unit, get into your unit, reach your unit, get to your things, gate access, access the gate, get in, get into, get to, getting in, enter, entry, entrance, come in, in and out | acceso*, acced*, porton, entrar, entrada*, ingres*, reja, puerta de acceso, acceder a su unidad, entrar a su unidad, acceso a su unidad',
  open: 'open, opens, opened, opening, hours, hour of operation, schedule | abier*, abre, abren, abrim*, abrir, horario*, horas',
  '-open': 'closed, close, closes, closing, shut | cerrad*, cierra, cierran, cerram*, cerrar, cierre',
  hours: 'hours, hour of operation, schedule | horario*, horas',
  office: 'office, front desk, front office, front counter | oficina*',
  staff:
    'staff, team, manager, managers, employee, employees, attendant, owner, owners | personal, equipo, gerente*, encargad*, emplead*, dueñ*',
  code: 'code, codes, pin, passcode | codigo*, clave*',
  always:
    'aroundtheclock, any time, anytime, at any time, day or night, day and night, any hour, at any hour | a cualquier hora, en cualquier momento, de dia y de noche',
  holiday: 'holiday, holidays | feriado*, festivo*',
  night: 'night, nights, overnight | noche*',
  key: 'key, keys | llave, llaves',
  elevator: 'elevator, elevators, lift, freight elevator | elevador*, ascensor*',
  // The unit
  unit: 'unit, units, room, rooms, storage space, storage unit, storage units, storage room | unidad*, bodega*, cuarto*, trastero*, espacio*, minibodega*',
  size: 'size, sizes, sized, dimensions | tamano*, medida*',
  drive_up:
    'drive up unit, drive up units, drive up, driveup, drive right up, pull up, pull right up | drive up, planta baja, acceso vehicular, acceso en carro',
  ground: 'ground floor, ground level, first floor, single story, single storey, no stairs | planta baja, primer piso',
  upstairs: 'upstairs, upper floor, upper level, second floor | piso de arriba, planta alta',
  climate:
    'climate controlled, climate control, climate, temperature controlled, temperature control | clima controlado, climatizad*, control de clima, temperatura controlada, clima',
  heat: 'heated, heat, heating | calefaccion, calefaccionad*',
  cool: 'air conditioned, air conditioning, cooled, cooling | aire acondicionado',
  temperature: 'temperature, temperatures, degrees | temperatura*, grados',
  indoor: 'indoor, indoors, interior, inside | interior*, adentro, dentro, bajo techo',
  outdoor: 'outdoor, outdoors, outside | exterior*, afuera, aire libre',
  small: 'small, smaller, compact | pequen*, chic*',
  medium: 'medium, mid size, midsize | median*',
  large: 'large, larger, big, bigger | grande, grandes',
  largest: 'largest, biggest | mas grande',
  smallest: 'smallest, littlest | mas pequen*, mas chic*',
  door: 'door, doors, doorway | puerta, puertas',
  roll_up: 'roll up, rollup | enrollable*, cortina',
  ceiling: 'ceiling, ceilings | techo*',
  tall: 'tall, high, height | alto, altura, altas',
  wide: 'wide, width | ancho, anchura',
  long: 'long, length | largo, longitud',
  fit: 'fit, fits, fitting, hold, holds, holding, accommodate, room for, enough for, suit, suits, suitable, ideal for, perfect for, good for, great for, good size for, right size for, good choice for, works well for, works for, work for, designed for, big enough for, large enough for | cabe*, caben, ideal, perfect*, alberga*, suficiente, adecuad*',
  lock: 'lock, locks, padlock, padlocks | candado*, cerradura*',
  disc: 'disc, disk | disco',
  light: 'light, lights, lighting, lit, well lit | luz, luces, ilumina*, alumbrado',
  electricity:
    'electricity, electric, electrical, power, outlet, outlets, plug, plugs | electric*, enchufe*, corriente, tomacorriente*, contacto',
  water: 'water, spigot, hose | agua',
  dry: 'dry | sec*',
  // The facility
  security: 'security, secure, secured | segurid*, segur*, protegid*',
  camera:
    'camera, cameras, surveillance, video, cctv, monitored, footage, recordings | camara*, videovigilancia, vigilancia',
  record: 'record, recorded, recording, recordings, footage | grab*',
  fence: 'fence, fenced, fencing | cerca*, valla*, bardead*',
  alarm: 'alarm, alarms, alarmed | alarma*',
  keypad: 'keypad, keypads, key pad | teclado*',
  parking: 'parking, park, parked, parking space, parking spot, parking spots | estacion*, parqueo',
  covered: 'covered, under roof, under cover, canopy | techad*, cubiert*',
  uncovered: 'uncovered, open air | descubiert*',
  paved: 'paved, asphalt, pavement | paviment*, asfalt*',
  gravel: 'gravel | grava',
  cart: 'cart, carts, dolly, dollies, hand truck, hand trucks, handcart, flatbed | carrito*, diablito*, carretilla*, plataforma*',
  truck: 'truck, trucks, moving truck | camion de mudanza, camiones de mudanza, camion*, camioneta*',
  trailer: 'trailer, trailers | remolque*, trailer*',
  box: 'box, boxes, carton, cartons | caja*, carton',
  supplies:
    'supplies, packing supplies, moving supplies, packing materials, boxes and tape | suministro*, materiales, material de empaque, articulos de empaque',
  tape: 'tape | cinta',
  restroom: 'restroom, restrooms, bathroom, bathrooms, toilet | bano*, sanitario*',
  wifi: 'wifi, wi fi, internet',
  pest: 'pest, pests, rodent control, exterminator, pest control | plaga*, control de plagas',
  trash: 'trash, garbage, dumpster, rubbish, junk | basura*, contenedor*',
  location: 'location, address, find us | ubicad*, direccion, ubicacion, estamos en, encuentra*',
  phone: 'phone, telephone, phone number, call | telefono, numero de telefono, llam*',
  email: 'email, e mail, emailed, mail us | correo, correo electronico, email, escrib*',
  // Renting
  rent: 'rent, rents, rental, rentals, renting, lease, leases, leasing | rent*, alquil*, arrend*, contrato, mensualidad',
  reserve: 'reserve, reserved, reservation, reservations, reserving, book, booking | reserv*, apart*',
  hold: 'hold, holds, held, keep it for you | guard*, apart*, mant*',
  cancel: 'cancel, cancellation, cancelled, canceled | cancel*',
  month_to_month: 'month to month, monthly basis, monthly lease, monthly agreement, monthly rental | mes a mes',
  contract:
    'contract, contracts, agreement, agreements, lease agreement, commitment, paperwork | contrato*, acuerdo*, compromiso',
  minimum: 'minimum, at least, no less than, not less than | minim*, al menos, por lo menos, como minimo',
  maximum: 'maximum, up to, at most, no more than, not more than, as much as, as many as | maxim*, hasta un maximo',
  move_in: 'move in, moving in, move ins, move in day | mudarse, mudanza, mudar*',
  move_out:
    'move out, moving out, moveout, vacate, vacating, moved out, leave, leaving, move your things out | desocup*, mudarse de, dejar, salir, salida, irse',
  notice:
    'notice, in advance, beforehand, ahead of time, advance notice, note, let us know, notify, tell us | aviso*, avis*, anticipacion, antelacion, notific*',
  transfer:
    'transfer, transfers, switch, switching, change units, move to a different unit, move to another unit | transfer*, cambi*',
  older: 'or older, and up, and over, or over, and older, or up | en adelante, o mas, o mayor*',
  age: 'years old, age, aged | anos de edad, edad',
  id: 'id, identification, photo id | identificacion, credencial, id',
  license: 'license, licence, drivers license, driver license | licencia de conducir, licencia de manejar, licencia*',
  sign: 'sign, signed, signing, signature | firm*',
  // Money
  pay: 'pay, pays, paid, payment, payments, paying, accept, accepts, accepted | pag*, acept*',
  accept: 'accept, accepts, accepted, accepting | acept*, toma*',
  cost: 'cost, costs, costing, price, prices, priced, pricing, rate, rates | cuest*, precio*, tarifa*, costo*, vale, valen',
  fee: 'fee, fees, charge, charges, charged, surcharge, penalty | cargo*, cuota*, recargo*, cobr*, comision*, tarifa*',
  free: 'free of charge, for free, at no charge, no charge, complimentary, at no cost, at no extra cost, free, costs nothing, no extra charge, no cost, no fee, no fees, without charge, without a fee, without any fee, no additional charge, no additional cost | gratis, gratuit*, sin costo, sin cargo, sin cargos',
  late: 'late, pay late, paying late, late payment, overdue, past due, delinquent, behind | tard*, pago tardio, pago atrasado, pagar tarde, atras*, retras*, mora, vencid*',
  due: 'due, payday, due date, bill comes due | vence, vencimiento, debido',
  deposit: 'deposit, deposits, security deposit | deposito de seguridad, deposito*',
  admin: 'admin, administration, administrative, setup | administra*',
  autopay:
    'autopay, auto pay, automatic payment, automatic payments, automatic billing | pago automatico, pagos automaticos, autopago, pago autom*',
  money_order: 'money order, money orders | giro postal, giros postales, giros',
  card: 'card, cards, credit card, debit card, credit cards, debit cards, credit or debit card | tarjeta de credito, tarjetas de credito, tarjeta de debito, tarjetas de debito, tarjeta*',
  cash: 'cash | efectivo',
  check: 'check, checks, personal check | cheque*',
  bank: 'bank, bank account, ach | banc*, cuenta bancaria',
  bill: 'bill, bills, invoice, invoices, billing, statement | factura*, cuenta, recibo*',
  account: 'account, online account | cuenta',
  portal: 'portal, payment portal, account page | portal, portal de pago*',
  discount:
    'discount, discounts, special, specials, savings, save, saves, promotion | descuento*, promocion*, rebaja*, ahorr*',
  refund: 'refund, refunds, refunded, refundable, paid back, money back, reimbursed | reembols*, devol*, devuel*',
  '-refund': 'nonrefundable, non refundable | no reembolsable*',
  prorate: 'prorate, prorates, prorated, pro rated | prorrat*',
  increase: 'increase, increases, go up, goes up, raise, raises, raised, rate increase | aument*, sub*',
  tax: 'tax, taxes | impuesto*',
  lien: 'lien, liens | gravamen',
  auction: 'auction, auctions, auctioned | subast*',
  waive: 'waive, waived, waives | exoner*, perdon*, condon*',
  grace: 'grace, grace period | gracia, periodo de gracia',
  insurance:
    'insurance, insured, insure, coverage, protection plan, renters insurance, tenant insurance, policy | seguro*, asegur*, cobertura, poliza, plan de proteccion, planes de proteccion',
  proof: 'proof, evidence | prueba, comprobante, constancia',
  first: 'first, 1st, initial | primer*',
  month: 'month, months, monthly, mo | mes, meses, mensual*',
  week: 'week, weeks, weekly | semana*',
  year: 'year round, all year, all year round, year, years, yearly, annual, annually | ano, anos, anual*',
  day: 'day, days | dia, dias',
  once: 'one time, once | una vez, una sola vez, unico, unica',
  // Goods and use
  store:
    'store, storing, storage, stored, keep, keeping, kept | almacen*, guard*, deposit*, mantien*, mantenemos, mantenid*',
  back: 'back, return, returns, returned, returning',
  tell: 'tell, inform, know',
  belongings:
    'belongings, things, stuff, items, possessions, contents | pertenencia*, cosas, articulos, objetos, contenido, bienes',
  furniture: 'furniture, furnishings | mueble*',
  vehicle: 'vehicle, vehicles | vehiculo*',
  car: 'car, cars, automobile, automobiles, auto | carro*, coche*, auto, autos, automovil*',
  motorcycle: 'motorcycle, motorcycles, motorbike, motorbikes | moto, motos, motociclet*',
  rv: 'rv, rvs, motorhome, motorhomes, camper, campers, recreational vehicle | casa rodante, casas rodantes, autocaravana*, rv, rvs',
  boat: 'boat, boats | bote*, lancha*, barco*, embarcacion*',
  registration: 'registration, registered, register | registr*, matricula',
  pet: 'pet, pets, animals | mascota*, animales',
  dog: 'dog, dogs | perro*',
  cat: 'cat, cats | gato*',
  leash: 'leash, leashed, on leash | correa*',
  allow:
    'allow, allows, allowed, permit, permits, permitted, welcome, okay, ok, fine, yes | permit*, permis*, bienvenid*, se puede, se pueden, se acepta*',
  '-allow': 'prohibited, forbidden, banned, off limits, disallowed, against the rules | prohib*',
  food: 'food, groceries | comida, aliment*',
  perishable: 'perishable, perishables | perecede*',
  hazardous: 'hazardous, dangerous | peligros*',
  flammable: 'flammable, flammables, combustible | inflamabl*, combustible*',
  gasoline: 'gasoline, gas, fuel, petrol | gasolina, combustible',
  propane: 'propane | propano, gas propano',
  tank: 'tank, tanks | tanque*',
  empty: 'empty, emptied, cleared out, clear out, nothing left, nothing inside, remove everything, remove all | vaci*',
  clean: 'clean, cleaned, swept, sweep, broom clean, broom, sweep out | limpi*, barr*',
  left: 'left, left behind, leave behind, leave anything behind | dejad*',
  smoke: 'smoke, smoking | fumar',
  live: 'live, living, sleep, sleeping, reside, stay overnight, living quarters | vivir, dormir, habitar, residir',
  work: 'work, working, repairs, mechanical work | trabaj*, reparac*',
  business: 'business, businesses, commercial | negocio*, empresa*, comercial*',
  delivery: 'delivery, deliveries, deliver, packages, package, shipments, parcels | entrega*, paquete*, envio*',
  buy: 'buy, buys, sell, sells, sold, selling, purchase, for sale, available for purchase, carry, carries | compr*, vend*, venta',
  bring: 'bring, brings, bringing | trae*, traiga*',
  show: 'show, shows, present | present*, muestr*',
  borrow: 'borrow, loan, loaner | prest*',
  replace: 'replace, replaces, replacement, replaced | reemplaz*, reposicion, repuesto',
  lose: 'lose, lost, loses, losing, misplaced | perd*, pierd*, extravi*',
  cut: 'cut, cuts, cutting, drill, drills, drilled | cort*, taladr*',
  call: 'call, calls, phone us, ring, give us a call | llam*',
  text: 'text, texts, texted, sms, text message | mensaje de texto, mensaje*',
  send: 'send, sends, sent, mailed, get a letter | envi*, mand*',
  letter: 'letter, letters | carta*',
  online:
    'online, website, site, web page, web, on the website, on our website, through the website, through our website | en linea, por internet, linea, internet, web, sitio web, pagina web, sitio, pagina, en el sitio web, en nuestro sitio web, a traves del sitio web',
  app: 'app, mobile app | aplicacion, app',
  build: 'building, buildings | edificio*',
  active: 'active | activo*',
  paint: 'paint, paints | pintura*',
  plan: 'plan, plans | plan, planes',
  protection: 'protection | proteccion',
  valid: 'valid, current | valid*, vigente*',
  government: 'government | gobierno',
  thanksgiving: 'thanksgiving | accion de gracias, dia de accion de gracias',
  christmas: 'christmas | navidad',
  new: 'new | nuev*',
  next: 'next | al lado, junto a, proxim*',
  floor: 'floor, floors | piso*',
  second: 'second | segund*',
  weapon: 'weapon, weapons | armas',
  gun: 'gun, guns, firearm, firearms | arma de fuego, armas de fuego, pistola*',
  ammunition: 'ammunition, ammo | municion*',
  firework: 'fireworks | fuegos artificiales, pirotecni*',
  fertilizer: 'fertilizer | fertilizante*',
  written: 'written, in writing | por escrito, escrito',
  copy: 'copy | copia',
  name: 'name, names | nombre*',
  title: 'title, titles | titulo*',
  extra: 'extra, additional | adicional*, extra',
  own: 'owner of',
  balance: 'balance | saldo',
  shed: 'shed, sheds | cobertizo*',
  winter: 'winter | invierno',
  free_of: 'toll free, smoke free, rodent free, pest free',
  bedroom: 'bedroom, bedrooms | recamara*, dormitorio*, habitacion*',
  apartment: 'apartment, apartments, flat, flats | apartamento*, departamento*',
  house: 'house, home, houses, homes, household | casa, casas, hogar',
  one: 'single',
  military: 'military, service members, active duty | militar*',
  veteran: 'veteran, veterans | veteran*',
  senior: 'senior, seniors | adultos mayores, personas mayores, tercera edad',
  student: 'student, students | estudiant*',
  tire: 'tire, tires | llanta*, neumatico*',
  wash: 'wash, washing | lav*',
  cover: 'cover, covers | funda*, cubiert*',
  wine: 'wine, wines | vino*',
  people: 'people, person, someone, anyone else, another person, others, authorized users | persona*, alguien',
  add: 'add, adds, added, adding | agreg*, anad*',
  remove: 'remove, removes, removed, take off | quit*, retir*',
  start: 'start, starts, starting, begin, begins, beginning | empez*, empie*, comienz*, inici*, comenz*',
  end: 'end, ends, ending, finish | termin*, acab*, fin',
  lower: 'lower, reduced | reduc*',
  mile: 'mile, miles | milla*',
  minute: 'minute, minutes | minuto*',
  highway: 'highway, hwy, freeway, interstate | autopista, carretera',
  spanish: 'spanish | espanol',
  english: 'english | ingles',
};

/** Words that add nothing to what a sentence claims. */
export const lightWords = `
a an the this that these those it its they them their theirs there here he she we us our ours you your yours i me my mine
who which what where when how whose whom is are am was were be been being do does did doing have has had having will
would shall can could of to in on at by for with from into onto over as and or so then than too also plus both either
well just simply please about during through per via within while because since since such other another own same
some any each if own very quite really actually indeed certainly definitely absolutely sure yeah yep correct right
offer offers offered offering provide provides provided providing feature features include includes including
come comes coming get gets getting got go goes going give gives given make makes made want wants like likes need needs
needed require requires required look looking find found see take takes use uses let lets help helps happen happens
facility facilities property place site customer customers tenant tenants renter renters visitor visitors guest guests
currently way ways option options kind type types
s t re ve ll d m don doesn isn aren won can didn wouldn couldn
good great happy glad convenient conveniently easy easily handy nice nicely
however additionally furthermore moreover meanwhile instead overall basically generally typically usually
apply applies applied applicable
able amount total mean means kind set but although though yet after before until till between along exact exactly stay stays stayed staying sorry if unless when once since whether out up off down as either neither afterwards too more like please thing that'd remain remains receive receives received property turn turned turning done take takes taking taken use uses using used idea either again even he him his her hers based located situated rather
`;

export const spanishLightWords = `
el la los las lo un una unos unas de del al a en y e o u con por para que es son esta estan estamos este esto estos estas
ese esa eso esos su sus nuestro nuestra nuestros nuestras se le les nos usted ustedes tu te ti mi me yo ser estar ha han hay
tenemos tiene tienen tener ofrecemos ofrece ofrecen ofrecer cuenta cuentan contamos incluye incluyen incluyendo
puede pueden puedes poder podra debe deben necesita necesitan hacer hace hacen como cuando donde cual cuales si tambien ademas
asi pero mas muy ya entre sobre desde cada aqui ahi instalacion instalaciones cliente clientes inquilino inquilinos
quiere desea gusto claro correcto gracias favor tipo tipos forma
aunque sino despues antes hasta si cuando entre incluso solo ni pedimos pide piden respecto segun durante mientras tras ante via seria era fue sea tan tanto otro otra otros otras mismo misma
disponemos dispone disponen aplica aplican realizar recibe reciben reciba reciban encontrar encuentra ver vez propio propia propios propias medio alguno alguna algunos algunas servicio servicios brinda brindamos usar uso usa use utilizar
`;

export const negators =
  'not no never without neither nor none nothing nobody cannot cant dont doesnt isnt arent wont wasnt didnt wouldnt couldnt shouldnt havent hasnt mustnt unable unavailable except excluding lack lacks refuse refuses stopped | no nunca jamas sin ni ningun ninguna ninguno nada nadie tampoco excepto salvo';

/** Words that raise a claim: each may stand only where its source has one of the same kind. */
export const raised: Readonly<Record<string, string>> = {
  all: 'all, every, everything, everyone, everybody, anything, anyone, anybody, whole, entire, entirely, fully, completely, totally, always, forever, unlimited, any time, anytime, whenever, each, any, ever | todo, toda, todos, todas, siempre, cualquier, completamente, totalmente, ilimitad*, cada',
  sure: 'guarantee, guarantees, guaranteed, promise, promises, promised, certain | garantiz*, promet*, asegur*',
  must: 'must, have to, has to, required, require, requires, mandatory, requirement, obligatory | debe, deben, debera, hay que, tiene que, tienen que, obligatori*, requier*, requisito*, exig*',
  need: 'need to, needs to, need, needs, necessary, needed, should, ask for, asks for, best to | necesit*, necesari*',
  only: 'only, just, solely, exclusively | solo, solamente, unicamente, exclusivamente',
};

/** Words that lower a claim: where a source has one, so must what rests on it. */
export const lowered: Readonly<Record<string, string>> = {
  maybe:
    'may, might, sometimes, usually, generally, typically, often, normally, most, mostly, some, possibly, perhaps, probably, tend, tends, as a rule, depends, depending, subject to, many | a veces, usualmente, generalmente, normalmente, la mayoria, algun*, posiblemente, quizas, tal vez, suele, suelen, puede que, depende*',
  about:
    'about, around, approximately, roughly, nearly, almost, some, estimated | aproximadamente, alrededor, casi, unos, unas, cerca de, como',
  most: 'up to, at most, maximum, no more than, not more than, under, below, less than, within, limit, limited to | hasta, maximo, menos de, dentro de, no mas de',
  least:
    'at least, minimum, starting at, starts at, start at, start from, starting from, from, no less than, or more, over, above, more than | al menos, minimo, desde, a partir de, empiezan en, empieza en, comienzan en, comienza en, inician en, mas de, por lo menos',
};

/** What begins a condition, in either language. */
export const conditions =
  'if unless when once only except provided until while after before where whose who with for during as long as | si cuando solo excepto salvo hasta mientras despues antes con para durante siempre que una vez';

export const states =
  'alabama al,alaska ak,arizona az,arkansas ar,california ca,colorado co,connecticut ct,delaware de,florida fl,georgia ga,hawaii hi,idaho id,illinois il,indiana in,iowa ia,kansas ks,kentucky ky,louisiana la,maine me,maryland md,massachusetts ma,michigan mi,minnesota mn,mississippi ms,missouri mo,montana mt,nebraska ne,nevada nv,new hampshire nh,new jersey nj,new mexico nm,new york ny,north carolina nc,north dakota nd,ohio oh,oklahoma ok,oregon or,pennsylvania pa,rhode island ri,south carolina sc,south dakota sd,tennessee tn,texas tx,utah ut,vermont vt,virginia va,washington wa,west virginia wv,wisconsin wi,wyoming wy';
