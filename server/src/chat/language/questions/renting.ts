import type { Questions } from './questions.ts';

/** Before somebody rents, and the terms on which they do. */
export const rentingQuestions: Questions = {
  'term/minimum': `
    is there a minimum stay; how long do i have to rent for; do i have to sign a contract; do you require a long term lease;
    is the lease month to month; whats the shortest i can rent; can i rent by the week; can i rent for a couple weeks; do you do daily rentals;
    can i store stuff for just a few days; just need it for the summer; only need a unit till my house closes; how long of a commitment;
    am i stuck for a year; is there a contract or can i leave anytime; do you offer short term storage; month by month rental; lease length;
    rental term; do i have to commit to six months; can i quit whenever i want; need somewhere for three weeks between apartments;
    what is the lease term; does the agreement renew every month; is there a maximum time i can rent; long term storage for years ok;
    id only be there six weeks or so; my lease starts in october so just till then; whats the least i can get away with;
    am i stuck if my plans change; we might only need it through the holidays; do yall make people sign for a year;
    staying with my sister until spring; could be one month could be ten i dont know yet; is it a month at a time deal; how long am i on the hook;
    tied down to anything; need a place for my stuff during the remodel only; can i bail after a month; open ended rental;
    is there a penalty if i only stay a short time; am i signing my life away; the shortest time you rent for; contract length;
    do i have to stay a certain time
    | cual es el tiempo minimo de renta; tengo que firmar contrato; es mes a mes; puedo rentar solo por una semana; por cuanto tiempo es el contrato;
    solo la ocupo dos meses; hay contrato forzoso; puedo rentar por pocos dias; cuanto es lo minimo que puedo rentar; el contrato es por un ano;
    se puede por quincena; no se cuanto tiempo la voy a ocupar; nada mas por unas semanas; y si me quiero salir al mes; me obligan a quedarme un ano`,
  'term/documents': `
    what do you need from me to get started; what should i bring; do i need an id; what kind of identification; is a passport ok;
    do you accept a foreign id; what documents are required; my license is expired; do i need a social security number;
    what paperwork is needed to sign the lease; can i rent with a state id; do you need proof of address; can i use my consular card;
    i only have a picture of my license; what info do you need to set me up; do i need two forms of id; requirements to rent; can i rent without id;
    lost my wallet can i still get a unit; what do i have to show you when i come in; is a military id fine; do you need an emergency contact to rent;
    i dont have a drivers license; do i need a utility bill; all i have is my consulate card; will a learners permit do;
    my wallet got stolen so no license right now; what should i have with me when i show up; anything i need to have ready;
    can i show a photo of it on my phone; just got here from another country do i qualify; is my work badge ok; what do you ask for at the desk;
    info required to open a unit; my license has my old address; heading over now what do i grab; is a school id enough;
    what proof do you need that its me
    | que documentos piden; que papeles tengo que llevar; aceptan matricula consular; puedo rentar con pasaporte mexicano; necesito licencia;
    necesito seguro social; que requisitos hay; no tengo identificacion de aqui; piden comprobante de domicilio; sirve mi credencial del ine;
    no tengo papeles puedo rentar; que llevo para hacer el contrato; nada mas tengo mi pasaporte; sirve una licencia de otro estado;
    que me van a pedir`,
  'term/age': `
    how old do i have to be to rent; do i have to be 18; im 17 can i rent a unit; can a minor rent; can my college kid rent a unit in his name;
    is there an age limit; my son is sixteen can he sign
    | cuantos anos hay que tener para rentar; puede rentar un menor de edad; tengo 17 anos puedo rentar`,
  'term/credit_check': `
    do you run a credit check; will this affect my credit; my credit is terrible is that a problem; do you do background checks;
    do you check my history; i was evicted will you still rent to me; i have a felony can i rent; do i need good credit
    | revisan el credito; checan mi historial de credito; tengo mal credito puedo rentar; investigan antecedentes`,
  'term/how_to_rent': `
    how do i rent a unit; how does this work; whats the process to get a unit; what are the steps to rent;
    first time renting storage where do i start; how do i sign up; how does storage work; walk me through renting; how do i become a tenant;
    what happens after i reserve; how long does it take to sign up; how long does the paperwork take; whats the move in process;
    what do i do on move in day; how to get started with a unit
    | como rento una bodega; como le hago para rentar; cual es el proceso para rentar; como funciona esto; nunca he rentado como es;
    que tengo que hacer para contratar`,
  'term/rent_remotely': `
    can i rent online; can i rent without coming in; can i do everything over the phone; can i sign the lease electronically;
    im in another state can i set it up from here; contactless rental; can i skip the office and just move in;
    can i move in after the office is closed; do you do online leases; e sign; im deployed overseas can i rent from here;
    is there a kiosk where i can rent; can i rent a unit at night from my phone; moving from out of state need to have it ready before i arrive;
    can you email me the contract; do we have to meet in person; rent and move in without talking to anyone;
    im 900 miles away still, can we do this now; my flight gets in after you close can i still get in; can you text me the contract;
    do i ever have to actually talk to anybody; is it possible to get it all done tonight on my laptop; want to sign from the hospital;
    i hate paperwork in offices can it be emailed; is everything done online or in the office; does somebody have to be there when i sign;
    can my unit be ready when the truck gets there; dont want to drive there twice; can we skip the in person part
    | puedo rentar por internet; puedo rentar en linea; puedo hacer todo por telefono; tengo que ir en persona a firmar;
    estoy en otro estado puedo rentar; se puede firmar por correo; puedo contratar sin ir a la oficina; ando lejos puedo hacerlo desde aqui;
    no puedo ir a la oficina; me lo mandan por correo para firmar; todo se puede por celular`,
  'term/same_day': `
    can i move in today; how fast can i move in; can i sign up and move in the same day; how soon can i get in after i rent;
    can i rent it right now and move in tonight; do i get access right away; when can i start moving my stuff in; how quickly can i get a unit;
    can i move in on a sunday; can i move in on a holiday
    | puedo meter mis cosas hoy mismo; que tan rapido puedo entrar; el mismo dia que rento puedo usar la bodega; cuando puedo empezar a meter cosas`,
  'term/rent_for_other': `
    can i rent for someone else; can i put the unit in my business name; can two people be on the lease; can my husband and i both sign;
    can i rent a unit for my mother; joint lease with my roommate; can a company rent; can we split a unit between two families;
    can somebody else sign for me; does a power of attorney work; can i rent it under my llc; add my partner as co tenant
    | puedo rentar a nombre de mi empresa; puede estar a nombre de dos personas; puedo rentarla para mi mama; puede firmar mi esposo por mi;
    poder notarial`,
  'term/transfer_lease': `
    can my sister take over my unit; can i transfer the lease to somebody else; can i sublet; can i sublease part of my unit;
    can i put the unit in my exs name; switch the unit over to my moms name; can i share my unit with a friend; change the name on the lease;
    assign my lease; my friend wants to keep the unit when im gone
    | puedo pasar el contrato a otra persona; cambiar la bodega a nombre de mi hermana; puedo subarrendar; puedo compartir la bodega con un amigo`,
  'term/lease_copy': `
    can i get a copy of my lease; i lost my contract; where can i read the rental agreement; can you send me my lease;
    can i see the contract before i sign; whats in the lease; terms and conditions; do you have a sample rental agreement
    | me pueden mandar copia del contrato; donde puedo leer el contrato; perdi mi contrato`,
  'term/tour': `
    can i see a unit before i rent; do you give tours; can i come look at the place; can i see what it looks like inside; can i check it out first;
    could somebody show me around; do i need an appointment to view; id like to look at one first; pictures of the units; are there photos;
    can i come by and look; virtual tour; want to see it in person before paying; id want to lay eyes on it before handing over money;
    can i bring my wife to look at it saturday; can i peek inside one; is it possible to walk around first; dont want to rent sight unseen;
    whats it look like in there; got any pics
    | puedo ver la bodega antes de rentar; dan recorridos; puedo ir a ver las unidades; tienen fotos; quisiera conocer el lugar; me la pueden ensenar;
    quisiera verla antes; se puede pasar a mirar; tiene fotos de adentro`,
  'term/multiple_units': `
    can i rent more than one unit; i need two units side by side; can i have several units on one account; discount for a second unit;
    how many units can i rent; can i get two next to each other; adding a second unit to my account
    | puedo rentar dos bodegas; puedo tener varias unidades; quiero otra bodega junto a la mia`,
  'term/choose_unit': `
    can i pick which unit i get; can i choose the location of my unit; can i get one close to the gate; near the elevator please;
    can i get one on a corner; do i get to select my unit number; i want one away from the road
    | puedo escoger cual bodega; quiero una cerca de la entrada; puedo elegir la ubicacion`,
  'term/waiting_list': `
    do you have a waiting list; can you put me on a list; let me know when one opens up; if nothing is available can you call me;
    can you notify me when a bigger one frees up; everything is taken can i get in line; how long is the wait;
    what if the size i want is not available; sold out what now; tell me when a spot comes free; waitlist; can i be next when someone moves out;
    is there a line for the bigger ones; nothing open right now, what are my chances; put my name down; call me if somebody leaves;
    how do i get in on the next one that opens; you dont have my size, do you keep names; who gets it when one comes up;
    my neighbor says theres a list; how far down the list would i be; holding out for a covered one; let me know first if one empties
    | hay lista de espera; me avisan cuando se desocupe una; pongame en la lista; si no hay lugar me pueden llamar;
    que pasa si no tienen la medida que quiero; apunteme por si se desocupa; avisenme cuando haya; me pueden poner en lista;
    no hay de las que quiero que hago`,
  'term/transfer_unit': `
    can i switch to a bigger unit; i need more room; my unit is too small now; i outgrew my space; can i move to a smaller one;
    dont need all this space anymore; can i change units; can i swap units; upgrade to a larger size; downsize my storage;
    is there a fee to transfer units; mine is stuffed what are my options; i got rid of half my things want something cheaper and smaller;
    can i trade for a ground floor one; picked the wrong size; what if i rent the wrong size; everything wont fit can i get a larger one;
    change to climate controlled unit later; we had a baby and need more room; cant shut the door anymore its so full;
    paying for air, half of it is empty; everythings crammed in there; wanna go up a size; wanna go down a size;
    is it a hassle to move to another one; got rid of the furniture so the big one is a waste; can i trade mine for an inside one;
    what if it turns out too small; do i have to sign a new lease to change units; bought too much stuff for my unit; shrink my unit;
    can we move our stuff to one closer to the elevator
    | puedo cambiarme a una mas grande; mi bodega ya me quedo chica; quiero una mas pequena; puedo cambiar de bodega; hay cargo por cambiar de unidad;
    y si no me caben mis cosas; escogi mal el tamano; ya no me cabe nada; tengo mucho espacio de sobra; quiero una mas grande que la que tengo;
    me puedo pasar a otra`,
  'term/portable': `
    do you have portable storage; do you rent containers; can you bring a container to my house; pods; do you deliver storage containers;
    mobile storage unit; can you drop a unit at my driveway
    | rentan contenedores; me traen un contenedor a la casa`,
  'reserve/hold': `
    how long will you hold a unit; can you hold one for me; how long is a reservation good for; can i reserve ahead; how far in advance can i reserve;
    can i reserve for next month; what if i cant make it on my move in date; will you save it till friday;
    how many days do i have to move in after reserving; do i lose my unit if i show up late; my truck is delayed will you keep it for me;
    does the reservation expire; can i lock one in now for august; can i push back my move in; how early can i book;
    if i book today when do i have to show up; our moving date is three weeks out; i wont get there until the weekend will it still be mine;
    movers got delayed; can you keep one open for me; will you give it to somebody else if im late; how soon before i move should i book;
    book now move in later; put one aside; is my spot safe until the 3rd; closing got pushed a week
    | cuanto tiempo me apartan la bodega; me la pueden guardar hasta el viernes; con cuanta anticipacion puedo reservar; cuanto dura la reserva;
    puedo apartar una para el proximo mes; si no llego ese dia pierdo mi reservacion; me la aparta hasta la otra semana;
    llego hasta el lunes todavia va a estar; con cuanto tiempo aparto`,
  'reserve/cost': `
    does it cost anything to reserve; do i need a credit card to reserve; do i have to pay to reserve a unit; is there a reservation fee;
    is the reservation free; money to hold a unit; do you charge my card when i reserve
    | cuesta algo reservar; hay que pagar para apartar; necesito tarjeta para reservar; es gratis la reservacion`,
  'reserve/cancel': `
    how do i cancel my reservation; can i cancel if plans change; i found another place dont need the unit i reserved; is there a fee to cancel;
    can i change the date of my reservation; i reserved the wrong size; dont want the booking anymore; plans fell through please cancel;
    is my reservation refundable; my move got called off; call off my booking; what if i change my mind before moving in;
    turns out my sister has room in her garage so we wont need the unit we booked; do i lose money if i dont take it; want to undo my booking;
    need to move my reservation to next week; booked the wrong one; found something closer to home, can i drop it; what if i never show up
    | como cancelo mi reservacion; ya no quiero la bodega que aparte; puedo cambiar la fecha de mi reserva; se puede cancelar sin costo;
    ya no la voy a necesitar la que reserve; ya no la voy a tomar; quiero cambiar el dia que entro; pierdo dinero si cancelo la reserva`,
  'reserve/confirm': `
    did my reservation go through; i never got a confirmation; i booked online but got no email; can you confirm my reservation;
    where is my confirmation number; is my unit reserved
    | si se hizo mi reservacion; no me llego la confirmacion; pueden confirmar mi reserva`,
};
