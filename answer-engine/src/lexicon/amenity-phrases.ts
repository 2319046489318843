/**
 * Phrases for the amenities of storage facilities, grouped by amenity. A question asks for an amenity of the facility if both contain a phrase
 * of the same group. See `createPhraseMatcher` for the syntax.
 */
export const amenityPhrases = {
  climate:
    'climate control, climate controlled, climate, temperature control, temperature controlled, temp controlled, temp control, air conditioned, air conditioning, air conditioner, ac, a c, hvac, heated, heat, heating, cooled units, heated or cooled, heated and cooled, cooling | clima controlado, climatizado, climatizada, climatizadas, aire acondicionado, calefaccion, temperatura controlada, control de clima',
  humidity:
    'humidity control, humidity controlled, dehumidified, humidity, dehumidifier, moisture control | control de humedad, humedad',
  drive_up:
    'drive up, driveup, drive up access, drive right up, drive .. up to, pull up, pull .. up to, pull right up, park .. in front, park right at, back .. up to, back up to, back .. up, up to the door, up to my door, up to my unit, right to the unit, right up to, outside access | llegar en carro, acceso directo, acceso en carro, acceso en vehiculo, entrar con carro',
  ground_floor:
    'ground floor, ground level, first floor, 1st floor, no stairs, without stairs, single story, single storey, one story, step free | planta baja, primer piso, sin escaleras',
  elevator: 'elevator, freight elevator, lift, freight lift | elevador, ascensor',
  camera:
    'camera, cameras, video surveillance, surveillance, cctv, video monitored, video monitoring, video recording, recorded, security camera, video, monitored 24 | camara, camaras, videovigilancia, video vigilancia, vigilancia',
  security:
    'security, secure, secured, security system, well secured, guard, patrol, patrolled, safe, safety | seguridad, vigilante, guardia, patrulla, seguro',
  alarm: 'alarm, alarms, alarmed, individually alarmed, door alarm, burglar alarm | alarma, alarmas',
  gate: 'gated, gate, keypad, key pad, keypad entry, keypad access, gate code, gate codes, coded entry, electronic gate, access code, pin pad, code to get in, personal code, controlled access, computerized gate, electronic access | porton, teclado, reja, codigo de acceso, acceso controlado, acceso con codigo',
  app_access:
    'bluetooth, bluetooth access, app access, mobile app, phone app, gate app, barcode, app for .. gate, open .. gate with my phone, smart entry, smart access | aplicacion, acceso con el celular',
  fence:
    'fence, fenced, fencing, fully fenced, perimeter fence, barbed wire, wall around | cerca, cercado, barda, bardeado, malla',
  lighting:
    'well lit, lit, lights, lighting, lit up, bright, led lighting, motion lights, motion lighting, light at night, lit at night, dark at night, flood lights | iluminado, iluminacion, alumbrado, luces',
  on_site:
    'on site manager, onsite manager, resident manager, on site management, manager on site, manager lives, live on site, lives on site, live onsite, lives onsite, live on the property, lives on the property, owner lives, owners live, live there, lives there, on the property, on the premises, on site staff, somebody on site, someone on site, caretaker | encargado en el lugar, vive en el lugar, alguien vive ahi, gerente en el sitio',
  cart: 'hand cart, hand carts, rolling cart, cart, carts, dolly, dollies, hand truck, hand trucks, handtruck, flatbed cart, moving cart, push cart, wagon, pallet jack | carrito, carritos, diablito, diablitos, carretilla, carretillas',
  truck:
    'moving truck, moving trucks, truck rental, rental truck, rental trucks, rent a truck, rent trucks, free truck, truck with move in, borrow .. truck, use of .. truck, uhaul, u haul, penske, box truck, moving van, truck to move, truck i can use | camion de mudanza, camioneta de mudanza, camion gratis, renta de camiones, renta de camionetas',
  supplies:
    'packing supplies, moving supplies, box, boxes, moving boxes, packing material, packing materials, tape, bubble wrap, packing paper, mattress cover, mattress bag, boxes for sale, sell boxes, sell .. boxes, buy boxes, buy .. boxes, supplies, supplies shop, retail store | cajas, cinta, material de empaque, materiales de empaque, plastico de burbujas, venden cajas',
  lock_sale:
    'sell locks, sell padlocks, buy a lock, buy locks, locks for sale, locks sold, lock sales, disc locks, free lock, locks available | venden candados, candados a la venta, comprar un candado',
  month_to_month:
    'month to month, month to month leases, month to month rental, no long term contract, no long term commitment, no contract, no long term lease, short term | mes a mes, sin contrato, sin plazo',
  parking:
    'rv parking, boat parking, vehicle parking, car parking, trailer parking, rv and boat parking, parking, rv storage, boat storage, car storage, vehicle storage, park my rv, park my boat, park my trailer, store .. rv, store .. boat, store .. trailer, room for rvs | estacionamiento, estacionar, lugar para botes',
  covered_parking:
    'covered parking, covered rv, covered boat, covered storage, canopy, carport, under roof, under cover, covered | techado, techada, bajo techo',
  electricity:
    'electricity, electric, electrical, power, outlet, outlets, plug, plug in, power outlet, 30 amp, 50 amp, hookup, hook up, hookups, electric hookup, charging, lights in the units, light in the unit | electricidad, luz, corriente, enchufe, enchufes, contacto electrico',
  ev_charging:
    'ev charging, ev charger, charge .. tesla, charge .. electric car, charge .. ev, charge my car, electric car charging, car charging, charge my electric, electric car charger, electric vehicle charging, tesla charger, charging station | cargador de autos electricos, carga para autos electricos',
  wifi: 'wifi, wi fi, free wifi, internet, wireless internet | wifi, internet',
  restroom: 'restroom, bathroom, washroom, toilet, public restroom | bano, banos, sanitario, sanitarios',
  water:
    'water, water spigot, hose, faucet, tap, fresh water, potable water | agua, manguera, llave de agua, toma de agua',
  wash: 'wash station, wash bay, wash area, washing station, vehicle wash, rv wash, boat wash, wash rack | lavado de autos, area de lavado',
  dump_station:
    'dump station, rv dump, dump my tank, sewage dump, black tank, sani dump | estacion de descarga, descarga de aguas negras',
  loading:
    'loading dock, loading bay, dock for unloading, dock for loading, unloading dock, unloading area, loading area, loading zone, covered loading, covered loading area, dock, dock high, indoor loading, loading out of the rain | zona de carga, area de carga, anden, rampa de carga',
  air: 'air compressor, compressed air, air pump, air for .. tires, air for tires, tire inflation, inflate .. tires, pump up .. tires, tire air | compresor de aire, aire para llantas, inflar llantas',
  ice: 'ice machine, ice | maquina de hielo, hielo',
  coffee:
    'coffee, free coffee, coffee bar, refreshments, free drinks, snacks, vending machine, vending | cafe, cafe gratis, bebidas',
  paperless:
    'paperless, paperless billing, paperless bills, e bill, ebill, e billing, email billing, electronic billing, bills by email, emailed bills, electronic statements | factura electronica, sin papel, recibos por correo',
  autopay: 'autopay, auto pay, automatic payments, automatic payment, auto billing | pago automatico, cargo automatico',
  online_pay: 'online bill pay, online payments, online payment, bill pay online | pago en linea, pagos en linea',
  online_rent:
    'online rentals, rent online, online rental, reserve online, online reservations | renta en linea, reservar en linea',
  aisles:
    'wide aisles, wide driveways, wide drive aisles, wide lanes, wide drives, aisles, driveways, driveway, room to turn, turn around, turning room, pull through, pull through spaces, easy access for big trucks, big trucks get around | pasillos amplios, pasillos anchos, pasillos, espacio para maniobrar',
  paved:
    'paved, asphalt, concrete, pavement, paved lot, paved driveways, gravel, gravel lot, dirt | pavimentado, asfalto, concreto',
  family_owned:
    'family owned, family run, family business, locally owned, locally owned and operated, local owner, locally run, local company, local business, mom and pop, small business, woman owned, veteran owned, owner operated, independently owned, independent, corporate, big corporate, corporation, chain, big chain, franchise, locals, who owns | familiar, empresa familiar, negocio familiar, duenos locales, negocio local, cadena',
  since:
    'since, in business, years in business, how long have you been, been around, been in business, established | desde hace, anos de experiencia',
  wine: 'wine storage, wine room, wine locker, wine lockers, wine cellar | cava, vinos, guardar vino',
  delivery:
    'package acceptance, accept packages, take packages, take package, take deliveries, package deliveries, packages, accept package, fedex, ups, usps, amazon, drop off packages, have things delivered, deliveries, accept deliveries, package receiving, receive packages, delivery acceptance, accept shipments, sign for deliveries, receive deliveries, package service | paquetes, aceptan paquetes, reciben paquetes, recepcion de paquetes, aceptan entregas',
  mailbox:
    'mailbox, mailboxes, mailbox rental, mailbox rentals, mail boxes, private mailbox, po box | buzon, buzones, apartado postal',
  meeting_room: 'conference room, meeting room | sala de juntas, sala de reuniones',
  office_space: 'office space, coworking, business center, workspace, office suites | oficinas, espacio de oficina',
  copying: 'printing, fax, faxes, copy machine, copies, copier, photocopies, notary | fotocopias, copias, notario',
  forklift: 'forklift, fork lift, forklift service | montacargas',
  shelving: 'shelves, shelving, shelf, racks | estantes, repisas, anaqueles',
  pest: 'pest control, pest controlled, exterminator, pest free, bug free, rodent control, regularly sprayed | control de plagas, fumigacion',
  sprinkler:
    'sprinkler, sprinklers, sprinklered, fire sprinklers, fire suppression, fire protection, smoke detectors | rociadores, contra incendios',
  insurance:
    'tenant insurance, tenant protection, insurance available, protection plan, insurance offered | seguro de inquilino, plan de proteccion',
  military_discount: 'military discount, veteran discount, veterans discount, military | descuento militar, veteranos',
  senior_discount: 'senior discount, seniors discount, senior citizen discount, aarp | descuento para mayores',
  student_discount: 'student discount, college discount | descuento para estudiantes',
  first_month: 'first month free, move in special, free month, first month | primer mes gratis',
  no_deposit: 'no deposit, no security deposit, no deposit required, without deposit | sin deposito',
  all_hours:
    '24 hour access, 24 7 access, 24 hours access, round the clock access, 24 hour, 24 7, access any time, extended hours, extended access | acceso las 24 horas, acceso 24 horas, 24 horas',
  late_hours:
    'open late, open on sundays, open sundays, open weekends, open 7 days, 7 days a week, 365 days | abierto los domingos, abierto todos los dias',
  bilingual: 'spanish, bilingual, speak spanish, spanish speaking, habla espanol | espanol, bilingue, hablan espanol',
  moving_help:
    'moving help, movers, moving company, loading help, help loading, help unloading | ayuda para mudanza, mudanceros',
  portable:
    'pod delivery, portable storage, container delivery, mobile storage, storage pods, portable containers | contenedores portatiles',
  trash: 'dumpster, trash, trash bin, trash disposal | basurero, contenedor de basura, basura',
  donation: 'donation, donations, donation center, free shelf, swap shelf | donaciones',
  playground:
    'pets welcome, pet friendly, dog friendly, dogs welcome, dogs allowed | mascotas bienvenidas, se aceptan perros',
  propane: 'propane, propane refill, propane sales, fill propane | gas propano, propano',
  cleaning: 'clean, cleaned, cleaning, clean units | limpio, limpias, limpieza',
  large_doors:
    'wide doors, tall doors, large doors, extra wide door, extra wide doors, oversized doors, oversize doors, high ceilings, tall ceilings | puertas anchas, puertas altas',
  vault: 'vault, safe deposit, document storage, file storage, records storage | boveda, archivo',
  remote:
    'contactless, contactless rental, touchless, kiosk, self service kiosk, 24 hour kiosk, rent by phone | sin contacto, quiosco, kiosco',
} as const;
