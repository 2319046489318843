import type { ConceptPhrases } from './concept-phrases.ts';

/** Concepts of actions: what visitors do, request or experience. */
export const actionConcepts: ConceptPhrases = {
  keep: 'store, storing, stash, keep, keeping, put, leave in, stick, stuff in, stow, tuck away, hold onto, park in my unit, house, put away | guardar, guardo, dejar, meter, almacenar, poner, tener ahi, guardarlo, dejo',
  carry:
    'carry, lift, haul, lug, drag, heavy, push, wheel, roll, hoist, get up there, bring up, transport, schlep, move stuff, muscle | cargar, subir, bajar, jalar, empujar, pesado, pesada, llevar cargando, acarrear',
  load: 'load, unload, loading, unloading, offload, load in, loading dock, dock, loading bay, load up, staging, tailgate | cargar, descargar, descarga, anden, bajar mis cosas',
  pick_up:
    'pick up, picking up, grab, get my, fetch, retrieve, take out, get stuff out, pull out, swing by for, go by, run by, come get, collect | recoger, sacar, agarrar, pasar por, ir por, sacar unas cosas',
  drop_off:
    'drop off, dropping off, drop it off, leave it with you, leave at the office, hand over, bring over | dejar, entregar, llevarles, traer',
  receive:
    'receive, accept, sign for, signature, take in, get delivered, deliver, delivered, delivery, shipment, shipments, shipped, arrive, parcel, parcels, package, packages, ship to you, ship straight | recibir, reciben, aceptar entregas, firmar por, entrega, paquete, paquetes, envio, envios, llega',
  send_away:
    'ship, shipping, ship out, mail out, send off, freight, export, overseas, international, abroad, postage | enviar, mandar, exportar, extranjero, internacional',
  buy: 'buy, buying, purchase, for sale, do you sell, sell, carry any, in stock, stock, get from you, sold here, pick one up, shop for | comprar, compro, venden, vender, venta, a la venta, adquirir',
  sell_own:
    'selling my, sell my, sell stuff, sell some, yard sale, garage sale, moving sale, rummage, flea market, marketplace, craigslist, buyers, offer up, estate sale | vender mis, vendo, venta de garage, venta de patio, compradores',
  use_free:
    'borrow, lend, loan, loaner, use your, can i use, free use, available to use, provide, complimentary, included, free, do you offer, have for customers | prestar, prestan, prestado, usar, uso, gratis, proporcionan, incluido',
  hire: 'rent a, rent, rental, renting, hire, lease a, charter | rentar, rentan, renta, alquilar, alquilan',
  live: 'live, living, sleep, sleeping, stay overnight, spend the night, crash, reside, nap, camp, camping, bunk, homeless, shelter, live in, living in, overnighting, sleepover, evicted, kicked out, nowhere to go, nowhere to stay, roof over my head, bed down, move into it, shack up, squat | vivir, dormir, quedarme, pasar la noche, habitar, acampar, sin casa, me corrieron, desalojaron, donde dormir, duermo',
  occupy:
    'hang out, hang, chill, party, barbecue, bbq, grill out, play cards, watch tv, watch the game, sit in, man cave, lounge, homework, read in, all day, film, photo shoot, video shoot | pasar el rato, fiesta, convivir, carne asada, relajarme, grabar, sesion de fotos',
  work_there:
    'work in, work out of, work from, run my, operate, office space, desk space, workshop, woodworking, woodshop, studio, make things, assemble, weld, welding, sew, build things, tinker, craft, pack orders, pack my orders, meet clients, see clients, shop space, cut hair, detail cars, bake | trabajar, taller, oficina, soldar, fabricar, coser, carpinteria, armar, atender',
  exercise:
    'work out, workout, gym, lift weights, punching bag, yoga, train, exercise, personal training | ejercicio, gimnasio, pesas, entrenar',
  rehearse:
    'band practice, practice, rehearse, rehearsal, jam, drums, loud, noise, noisy, music, record music, play music, amp up, dj | ensayar, ensayo, banda, musica, ruido, tocar',
  fix: 'fix, repair, repairs, mechanic work, work on my, working on my, tinker, wrench, tune up, swap, replace, rebuild, restore, overhaul, oil change, change my oil, change the oil, maintenance, winterize, weld, patch, body work, do my brakes, service my | arreglar, reparar, componer, cambiar el aceite, mantenimiento, mecanica, restaurar',
  wash: 'wash, washing, rinse, hose, hose down, hose off, spray, spray down, scrub, detail, pressure washer, pressure wash, power wash, soap, salt off, mud off, wash bay | lavar, enjuagar, manguera, lavado, mojar, tallar, jabon',
  dispose:
    'throw away, throw out, toss, dump, dispose, chuck, get rid of, discard, leave behind, abandon, ditch, trash, garbage, rubbish, landfill, waste, bin, haul off, recycle, recycling, recycled, dumpster, garbage can | tirar, botar, desechar, basura, basurero, desperdicio, reciclar, deshacerme, contenedor',
  give_away:
    'donate, donation, donations, give away, free stuff, free table, take it or leave it, goodwill, salvation army, leave for others, someone want | donar, donacion, regalar, regalo',
  install:
    'install, put up, hang, mount, drill, drill into, screw, screw into, bolt, bolt down, nail, attach, build, modify, paint the walls, shelving, shelves, shelf, rack, racks, hooks, brackets, loft, anchor, carpet, alter | instalar, colgar, taladrar, atornillar, clavar, repisa, repisas, estante, estantes, ganchos, montar, anaquel',
  plug: 'plug, plug in, outlet, outlets, power, electricity, electric, charge my, charging, charger, extension cord, socket, hookup, hookups, hook up, 110, 220, 30 amp, 50 amp, amps, shore power, run a freezer, run a fan, trickle, juice, battery tender, surge, wired, solar panel | enchufe, enchufar, conectar, luz, electricidad, corriente, cargar mi, contacto, extension, cargador',
  turn: 'turn around, turning, maneuver, swing, back in, back up, backing up, pull through, tight, squeeze, narrow, wide enough, clearance, unhitch, unhook, corner, jackknife, make the turn, room to turn | dar vuelta, maniobrar, dar la vuelta, reversa, angosto, estrecho, ancho',
  tow: 'tow, towed, towing, pulling a, haul away my, impound | remolcar, grua, arrastrar',
  fit: 'fit, fits, fit in, big enough, large enough, enough room, enough space, squeeze in, hold, will it go, go in, too tall, too long, too wide, foot long, ft long, footer, longest, biggest, length, how long of a, bumper to hitch, overall length, max length, size limit | caber, cabe, caben, suficiente espacio, largo, larga, mide, longitud, lo mas grande',
  steps_up:
    'stairs, steps, staircase, upstairs, climb, second floor, 2nd floor, third floor, upper level, upper floor, top floor, top level, upper hall, elevator, lift, ramp, flights, story, stories, level, up there, second story | escaleras, escalones, subir, segundo piso, arriba, piso de arriba, elevador, ascensor, tercer piso, rampa',
  notify:
    'notice, let you know, let yall know, tell you, tell yall, notify, heads up, warn, give notice, written notice, inform, who do i tell, advance warning, ahead of time, how far ahead, how early do i, in advance, give you a date | avisar, aviso, notificar, decirles, anticipacion, con tiempo, informar',
  vacate:
    'move out, moving out, moved out, vacate, vacating, vacated, leave, leaving, done with, finished with, end my lease, terminate, close my account, give up my unit, turn in, empty, emptied, cleared out, clear out, all out, out of there, dont need it anymore, wont be needing, wont need, no longer need, quit renting, stop renting, cancel my unit, cancel my storage, cancel the unit, moving on, closing it out, hand back, surrender, last day, final day, getting out | desocupar, salirme, irme, me voy, dejar la bodega, entregar la bodega, ya no la necesito, terminar, cancelar mi bodega, vaciar, mudarme, ya saque todo, ya no quiero, ultimo dia',
  end_clean:
    'sweep, swept, broom, broom clean, clean out, cleaned out, empty and clean, cleaning fee, spotless, wipe down, leave it clean, condition, vacuum it, mop | barrer, barrida, limpiar, limpia, limpieza, escoba',
  start_renting:
    'move in, moving in, sign up, signing up, get started, start renting, first day, become a customer, rent with you, new customer, first time, get set up, new tenant, first month, sign the lease, sign something, sign papers, paperwork, sign | mudarme, empezar, firmar, contratar, entrar a rentar, nuevo cliente, primera vez, tramite, papeleo',
  from_afar:
    'from home, online, over the phone, by phone, remotely, from my couch, out of state, out of town, far away, different state, without coming, not there yet, electronic, electronically, docusign, e sign, email me the, virtually, long distance, in person, come in, have to come, skip the office, contactless | en linea, por internet, por telefono, desde mi casa, de lejos, otro estado, sin ir, en persona, fuera de la ciudad, por correo',
  hold_for:
    'hold, holding, save it for me, save me one, reserve, reserved, reservation, set aside, keep for me, lock in, booked, booking, book, put my name, dibs | apartar, apartan, reservar, reserva, reservacion, guardarme, aparten',
  wait_for:
    'waiting list, waitlist, wait list, on the list, on a list, take names, first come, in line, when one opens, opens up, frees up, comes open, next available, let me know when, notify me when, call me when, how long is the wait | lista de espera, en lista, cuando se desocupe, avisenme, anotarme, me avisan cuando',
  call_off:
    'cancel, cancelled, canceled, cancellation, back out, change my mind, changed my mind, call it off, fell through, not going to need, dont want it anymore, undo, get out of it, no show, nevermind the reservation, plans changed | cancelar, cancelo, cambie de opinion, ya no voy a, se cancelo, deshacer',
  postpone:
    'push back, postpone, delay, delayed, reschedule, change the date, later date, move the date, different day, pushed back, running late | cambiar la fecha, posponer, retrasar, mas tarde, otro dia, se retraso',
  swap_unit:
    'switch units, switch to, change units, swap, transfer, trade, upgrade, downgrade, upsize, downsize, bigger one, bigger unit, larger one, smaller one, smaller unit, more room, more space, too small, too big, outgrew, outgrown, =stuffed, bursting, packed to the gills, half empty, wont fit anymore, next size up, size down, different unit | cambiar de bodega, cambiarme, mas grande, mas chica, mas chico, no me cabe, me quedo chica, ya no cabe, otra medida, sobra espacio',
  add_person:
    'add, authorize, authorized, put on the account, on my account, let in, let him in, let her in, let them in, give my code, share my code, permission, allow, go in for me, get in for me, without me, in my place, on my behalf, second person, who can get in, send someone, sent someone | agregar, autorizar, autorizado, dar permiso, dejar entrar, en mi lugar, sin mi, puede entrar, puede pasar, mandar a',
  take_off_person:
    'remove, take off, take him off, take her off, keep out, keep him out, block, revoke, not let him, dont let, kick off, delete from my account, stop him, stop her, no longer allowed | quitar, que no entre, sacar de mi cuenta, bloquear, no dejen entrar, eliminar',
  inspect:
    'go in my unit, look inside, inspect, inspection, check inside, search, open my unit, enter my unit, snoop, peek, privacy, private, without telling me, without me knowing, do you have a key, copy of my key, master key, who else has | revisar, entrar a mi bodega, abrir mi bodega, privado, inspeccion, sin avisar, llave maestra',
  lose_thing:
    'lost, lose, misplaced, cant find, missing, left somewhere, flushed, dropped, snapped, broke off, stuck, jammed, wont open, wont turn, rusted, locked my keys in, locked inside, locked out, no key, spare, spare key, copy of the key, duplicate, locksmith, bolt cutters, cut it off, cut my lock, cut the lock, cut off, grinder, drill it | perdi, perder, perdio, extravie, no encuentro, se rompio, atorado, cortar, cerrajero, no abre, copia de la llave, repuesto',
  forget_thing:
    'forgot, forget, forgotten, dont remember, cant remember, cannot remember, blank on, blanking, slipped my mind, dont know my, whats my, remind me of my, lost the paper, need my, wrong code, invalid, denied, not working, doesnt work, wont work, stopped working, isnt working, wont take, wont accept, error, reset | olvide, olvido, se me olvido, no recuerdo, no me acuerdo, no funciona, no agarra, no sirve, invalido, error',
  open_it:
    'opens my door, opens the door, unlock, what opens, thing that opens, open the gate, buttons, button, press, punch in, enter the code, type in, pound, star key, pound sign, swipe, tap, scan | abrir, abre, botones, marcar, teclear, apretar, oprimir',
  go_wrong:
    'alarm going off, alarm, emergency, something wrong, somethings wrong, suspicious, prowling, smoke, on fire, urgent, 911, help now, whats happening, after hours emergency, who do i ring, fire truck, ambulance, hurt, injured, accident, leak pouring | emergencia, alarma sonando, urgente, algo pasa, sospechoso, accidente, herido, auxilio',
  out_of_order:
    'broken, out of order, busted, stuck, jammed, off track, doesnt close, wont close, wont open, dead, burned out, burnt out, squeaky, hard to open, hard to lift, spring, latch, hinge, malfunction, down again | descompuesto, no sirve, roto, rota, atorada, se trabo, fundido',
  warm_cool:
    'heat, heated, heating, cool, cooled, cooling, ac, air conditioned, air conditioning, air conditioner, climate, climate control, climate controlled, temperature controlled, thermostat, degrees, temperature, temp, warm, hot, cold, freeze, freezing, frozen pipes, boiling, bake, oven, sauna, chilly, toasty, summer heat, melt, warp, crack, fade, ventilation, vent, fan, fresh air | clima, aire acondicionado, calefaccion, calor, frio, temperatura, grados, climatizado, climatizada, derretir, congelar, ventilacion, fresco',
  wet: 'wet, water, leak, leaks, leaking, leaky, damp, dampness, moist, moisture, humid, humidity, mold, moldy, mildew, musty, smell, smells, smelling, smelled, basement smell, basement, sweat, sweating, condensation, drip, dripping, dry, rust, rusty, soaked, flood, flooded, flooding, flood zone, creek, river, rain, rains, raining, rainy, puddle, seep, roof leak, storm water, drainage | mojado, mojar, humedad, humedo, moho, gotera, goteras, inundacion, inunda, agua adentro, lluvia, llueve, huele, olor, seco, sudan, charco, oxido',
  snow: 'snow, snows, snowed, ice, icy, ices, iced, plow, plowed, salt the, shovel, blizzard, winter roads, roads are bad, roads look bad, slick, frost, black ice, sand the | nieve, nieva, hielo, nevada, helada',
  storm:
    'hurricane, tornado, storm, wildfire, earthquake, lightning, hail, power outage, outage, lights out, blackout, power goes out, evacuate, evacuation, catastrophe, disaster, act of god, tropical | huracan, tornado, tormenta, terremoto, apagon, se va la luz, granizo, incendio forestal, desastre',
  harm: 'damage, damaged, damages, ruined, ruin, destroyed, broke my, burned, burns, burnt, burn down, fire, catch fire, smoke damage, water damage, wrecked, hit my, dented, liable, liability, responsible, at fault, claim, file a claim, pay for my, replace my, reimburse, compensated, who pays, cover the loss, my stuff gets, on the hook | dano, danos, se dano, arruino, quemado, quema, incendio, quien paga, responsables, responsabilidad, reclamo, destruido',
  cover_insure:
    'insurance, insured, insure, policy, coverage, cover my stuff, protection plan, protection, tenant protection, renters policy, renters insurance, homeowners, homeowner policy, rider, state farm, allstate, geico, progressive, usaa, underwriter, deductible, premium, covered, cover it | seguro, aseguranza, asegurado, aseguradas, poliza, cobertura, proteccion, asegurar, cubre',
  watch:
    'camera, cameras, cctv, video, surveillance, footage, recording, recorded, record, watch, watching, watched, monitored, monitor the, patrol, patrolled, guard, guards, security guard, eyes on, lights at night, well lit, motion lights, fence, fenced, gated, razor wire, alarm on my unit, alarmed, secure, security, safe, safety, protected | camara, camaras, video, vigilancia, guardia, vigilado, patrulla, seguridad, seguro dejar, cerca, alarma, protegido, cuidan',
  visit:
    'come by, stop by, swing by, drop by, visit, get in, get into, get to my, access, go to my unit, in and out, come and go, enter, getting in, reach my, come over, run over there, go in, be there, pop in, show up, run by, come in | entrar, pasar, acceso, ingresar, ir a mi bodega, acceder, entro, llegar a mi, visitar',
};
