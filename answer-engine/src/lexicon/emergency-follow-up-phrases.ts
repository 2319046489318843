const colors = [
  ...['white', 'black', 'gray', 'grey', 'silver', 'red', 'maroon', 'blue', 'green', 'brown', 'tan', 'beige', 'gold'],
  ...['yellow', 'orange', 'purple', 'dark', 'light'],
];
const vehicles = [
  'car',
  'truck',
  'van',
  'suv',
  'sedan',
  'coupe',
  'hatchback',
  'minivan',
  'jeep',
  'motorcycle',
  'uhaul',
];
const spanishColors = [
  ...['blanco', 'blanca', 'negro', 'negra', 'gris', 'plateado', 'plateada', 'rojo', 'roja', 'azul', 'verde', 'cafe'],
  ...['amarillo', 'amarilla', 'dorado', 'dorada', 'beige'],
];
const spanishVehicles = ['carro', 'coche', 'auto', 'camioneta', 'camion', 'troca', 'van', 'moto'];

/** Every first word before every second one. */
const pairs = (first: readonly string[], second: readonly string[]): string =>
  first.flatMap((one) => second.map((other) => `${one} ${other}`)).join(', ');

/** What visitors say during an ongoing emergency, by group. See `createPhraseMatcher` for the syntax. */
export const emergencyFollowUpPhrases = {
  address:
    '=address, where do i say, where do i tell, where are we, where am i, where is this, where are you located, where are you at, what address, which address, whats the address, what is the address, your address, the address, address here, what street, which street, what do i tell them, what do we tell them, tell them where, they want to know where, they ask where, they need the address, what is this place called, name of this place | =direccion, donde estamos, donde estoy, donde es aqui, cual es la direccion, que direccion, la direccion, que calle, que les digo',
  noAnswer:
    'just rings, keeps ringing, rings and rings, no answer, nobody answers, no one answers, nobody is answering, no one is answering, not answering, nobody picks up, no one picks up, nobody picked up, not picking up, wont pick up, isnt picking up, goes to voicemail, voice mail, voicemail, answering machine, no signal, barely any signal, no bars, no service, one bar, no reception, cant call, can not call, call wont go through, calls wont go through, line is busy, nobody at the, no one at the, noone at the, nobody in the office, no one in the office, nobody is in the office, nobody is at the, nobodys at the, nobodys in, nobodys here, nobody is here, nobody here, no one here, no one is here, nobody around, no one around, no staff, office is empty, office is closed, office is locked, office is dark, desk is empty, cant find anyone, cant find anybody, cant reach anyone, cant reach anybody, cant get ahold, cant get hold, phone is dying, phone is dead, phone about to die, battery is at, percent battery | no contestan, nadie contesta, no contesta, no hay senal, sin senal, no tengo senal, buzon de voz, suena y suena, no hay nadie, nadie en la oficina, nadie aqui, nadie atiende, nadie responde, no responden, oficina cerrada, oficina esta cerrada, ocupado, no tengo pila, se me acaba la pila',
  responders:
    '=ambulance, =ems, paramedic, paramedics, fire truck, fire engine, fire department, fire dept, =fd, firefighters, fire fighters, firemen, police, cops, deputy, officers, responders, dispatcher, rescue, crew, sheriff, tow truck, locksmith, manager | ambulancia, bomberos, policia, paramedicos, patrulla',
  they: '=they, =them, =theyre | ellos',
  blocked:
    'cant get in, can not get in, cannot get in, cant get through, can not get through, cant get past, cant get inside, wont let them in, let them in, gate is closed, gate is shut, gate is locked, gate wont open, gate code, at the gate, outside the gate, stuck at the gate, need a code, need the code, need the gate, want the gate, whats the code, what is the code, need in, open the gate, how do they get in, through the gate, locked out | no pueden entrar, no pueden pasar, porton cerrado, porton esta cerrado, necesitan el codigo, abrir el porton, en el porton, no abre el porton',
  whoElse:
    'who else, anyone else, anybody else, someone else i should, should i call you, should i tell, should we tell, do i call you, call the office too, let you know, notify you, let anyone know, do you need to know, tell the office, tell the owner, tell the manager, who do i tell, who do i report, report it to, who should know, who .. should know, which one of yall, which of you, is close by | a quien mas, alguien mas, les aviso, le aviso, aviso a la oficina, a quien aviso, a quien le digo',
  goBack:
    'go back, going back in, go back in, run back, head back, run in, get my things, get my stuff, grab my, get my car, move my car, move my truck, drag my, haul my, save my, rescue my, pull my, get our things, get our stuff, carry my, take my things out, things out, stuff out, go in and get, is it safe to go, safe to go in, wait in my unit, should i go, ought i go, should i stay, should we stay, should i leave, should we leave, should i run, should i confront, should i stop him, should i try, should i move him, should i move her, should i put it out, put it out myself, fight it, i can grab, i could grab, ill grab, let me grab, i can get my, ill run in, ill go get, go in real quick, in and out real quick | voy por, voy rapido, voy corriendo, entro por, me meto por, alcanzo a sacar, regresar, volver a entrar, sacar mis cosas, puedo sacar, mover mi carro, salvar mis, me quedo, me voy, debo salir, lo muevo',
  suspect:
    'pulling out, driving off, drove off, driving away, drove away, taking off, took off, getting away, got away, running away, ran off, ran away, leaving in, left in, he is leaving, hes leaving, theyre leaving, they are leaving, they left, he left, speeding off, license plate, plate number, plates, wearing a, wearing, pickup, jumped the fence, jumped the wall, went over the fence, went over the wall, =climbed the fence, =climbed the wall, =climbed over the fence, =climbed over the wall, =hopped the fence, =hopped the wall, headed toward, went that way, gone now | se va en, se fue en, se fueron en, se van, se escapa, se escapo, salio corriendo, salieron corriendo, placas, placa, vestido de, =se salto la barda',
  colored_vehicle: [pairs(colors, vehicles), pairs(spanishVehicles, spanishColors)].join(' | '),
  /** The vehicle is not a suspect's. */
  own_vehicle: `${pairs(['my', 'our', 'im in a', 'im in the', 'i am in a', 'i am in the'], colors)} | ${pairs(['mi', 'nuestro', 'nuestra'], spanishVehicles)}`,
  arrived:
    'is here, are here, here now, =came, =arrived, talking to me, with me now, =here, got here, showed up, have em, have them, has them, got me, got us, got her, got him, got em, got them, pulled me, pulled us, let me out, let us out, let him out, let her out | ya llego, ya vino, ya vinieron, aqui, me sacaron, nos sacaron, se la llevo, se lo llevo, lo tienen',
  coming:
    'on the way, on their way, on his way, on her way, en route, picked up, minutes out, minutes away, says .. minutes, said .. minutes, here in .. minutes, be here soon, are sending, is sending, sent someone, sent somebody, already called, just called, i called, we called | en camino, ya vienen, viene en camino, vienen en camino, ya contesto, ya contestaron, llegan en, mandan a alguien, ya llame, ya los llame, ya llamamos',
  over: 'got him, got her, got them, got me out, got us out, have him, have her now, took him, took her, with him now, with her now, with them now, are here now, they are here, theyre here, arrived, taking care, moving again, working again, opened up, =it opened, =door opened, =gate opened, im out, were out, we are out, i am out, got out, made it out, everyone is out, everybody is out, everyone is safe, everybody is safe, everyone is ok, everyone is fine, we are safe, were safe, im safe, i am safe, we are ok, were ok, im ok, i am ok, im fine, were fine, he is ok, hes ok, shes ok, she is ok, hes fine, shes fine, doing better, feeling better, breathing again, woke up, came to, went down again, water went down, stopped leaking, shut it off, all good, all clear, arrested, caught him, caught them, in custody, what a day, what a night, thank god, thank goodness, whew, phew | ya llegaron, ya estan aqui, ya salimos, ya sali, ya estamos bien, ya estoy bien, esta mejor, ya esta bien, se lo llevaron, lo agarraron, los agarraron, lo atraparon, ya funciona, ya se mueve, ya abrio, gracias a dios, que dia, que susto, ya paso',
  /** Nothing goes on any more. */
  ended:
    'fire is out, put it out, put it all out, its out, got it out, got the fire out, under control, false alarm, over now, its over | ya se apago, lo apagaron, ya lo apagaron, falsa alarma',
  /** Says nothing of how it goes. */
  thanks:
    '=thanks, thank you, =thx, =ty, bless you, =ok, =okay, =kk, alright, got it, will do | =gracias, =vale, entendido, de acuerdo',
  stillOn:
    '=not, cant, didnt, isnt, arent, wont, dont, =no, still here, still in, still inside, still there, still on, still out, still going, still not, still no, still burning, still coming, still smoking, still bleeding, still stuck, still cant, still nothing, still waiting, still locked, worse, spreading, hurry, again now, getting closer | =no, todavia, peor, sigue',
} as const;
