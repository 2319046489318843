import type { Questions } from './questions.ts';

/** The place and its people, and what the facility's record tells: hours, address, sizes, prices, what is free. */
export const facilityQuestions: Questions = {
  'record/hours': `
    are you open today; what time do you open; are you open on sunday; office hours; when does the office open; are you open right now;
    are you closed on monday; is the office open on saturday; what time does someone get there; are you open late;
    when can i catch someone in the office; business hours; hours of operation; you guys open; is anybody in the office;
    how late is the front desk there; can i talk to someone in person on the weekend; do you close for lunch; what days are you open;
    are yall there tomorrow; when are people working; open after 5; holiday hours for the office; is the office open on labor day;
    when will staff be there; could i stop in the office at 4; what time can i come sign papers; when can i catch you guys;
    will somebody be there at 6; yall open memorial day; is there a lunch break; am i too late to come in today; how early does the desk open;
    when do you guys go home; around on saturdays?; if i leave work at 5 can i make it
    | a que hora abren; a que hora cierran; estan abiertos hoy; abren los domingos; cual es el horario de oficina; estan abiertos ahorita;
    cierran a mediodia; que dias abren; hasta que hora esta la oficina; abren en dias festivos; hay alguien en la oficina; a que hora los encuentro;
    todavia alcanzo hoy; trabajan el sabado; ya cerraron`,
  'record/address': `
    what is your address; what city are you in; what street are you on; where is the facility; whats the zip code; what is the cross street;
    what part of town are you in; location please; send me the address; near what; where yall at; which town; what county; address for my gps;
    what is the location of the storage
    | donde estan; cual es la direccion; donde queda; en que calle estan; en que ciudad; me pasas la direccion; ubicacion por favor; por donde quedan`,
  'record/directions': `
    how do i get there; how do i find you; how do i get there from the highway; what exit do i take; are you near the airport;
    how far are you from downtown; is it close to the freeway; coming from the north how do i get to you; is there a landmark; which side of the road;
    i cant find your place; google maps sends me to the wrong place; what is near you; are you by the walmart; are you on the bus line;
    what turn do i take; im lost trying to find you; driving from the city which way
    | como llego; como llego desde la autopista; me puede dar indicaciones; que salida tomo; queda cerca del aeropuerto; que tan lejos estan;
    no encuentro el lugar; esta cerca del centro`,
  'record/phone': `
    what is your phone number; can i call someone; number please; how do i contact you; can i talk to a real person; i want to talk to a human;
    can somebody call me; who can i speak to; call me back; how do i reach the office; can i text you; do you have a phone;
    i need to talk to the manager; customer service number; emergency number after hours; how do i reach someone after hours;
    can i speak with a representative; this bot is useless give me a person; get me an agent; have the manager phone me; wheres a human;
    can a person help me; i wanna talk to somebody; ring me; text instead of call?; got a number; typing is annoying, can i call;
    somebody get ahold of me please
    | cual es su telefono; a que numero llamo; quiero hablar con una persona; me pueden llamar; como los contacto; numero de telefono;
    puedo hablar con alguien; quiero hablar con un humano; pueden marcarme; puedo mandar mensaje de texto; quiero hablar con alguien de verdad;
    pasenme a una persona; me marcan`,
  'record/email': `
    what is your email; can i email you; email address; where can i send a document; how do i send you a picture of my id
    | cual es su correo; les puedo mandar un correo; correo electronico`,
  'record/pay_bill': `
    pay my rent; how do i pay online; where do i pay; can i pay online; link to pay; i need to make a payment; pay now; where is the payment page;
    id like to pay my storage; send me the payment link; log in to pay; take care of my rent; pay my balance; settle my bill; let me pay;
    i need to catch up my account right now; make my payment; can i pay my storage from my phone
    | como pago en linea; donde pago; quiero hacer un pago; me manda el enlace para pagar; pagar ahora; puedo pagar por internet; donde hago mi pago`,
  'record/rates': `
    how much is a unit; how much does it cost; how much for a 10x10; price of a 5x5; how much per month; monthly cost; how much do you charge;
    how much is rv parking; price list; can you give me a quote; whats a small one run; what would a 10x20 set me back; is it expensive;
    do you have anything under 100 dollars; how much is climate controlled; rate for a 10x15; cost of storage; how much is the big one;
    price on a drive up; whats the monthly; ballpark price; most affordable; how much is parking a month; what do you want for a 5x10;
    what would i be paying every month; im on a budget whats your lowest; whats it run; how much we talking; damage for a small one;
    what would i be paying; gimme numbers; price on the medium; is it under a hundred; going rate; what do the big ones go for;
    whats a spot for my boat run me
    | cuanto cuesta; cuanto sale al mes; que precio tienen; cuanto cuesta una 10x10; cual es la mas barata; precios por favor; cuanto es la renta;
    en cuanto sale la chica; cotizacion; tarifa mensual; cuanto vale guardar un carro; en cuanto me sale; cuanto por la mediana; como cuanto es;
    precio de la de 10x20`,
  'record/amenities': `
    what features do you offer; what do you have there; what services do you provide; what does your facility include; tell me about your facility;
    what comes with the unit; what do i get; whats included; why should i rent from you; what makes you different
    | que servicios tienen; que ofrecen; que incluye; que comodidades tienen; que me ofrecen`,
  'record/availability': `
    do you have any units available; any 10x10 available; is there a unit open; do you have anything free; got any vacancies; i need a unit today;
    i need storage; do you have a 5x10 open; any rv spots left; i want to reserve a unit; can i book a unit; looking for a 10x20;
    have any climate units open; is there a space for my boat available; anything open for the first; do you have room; id like to rent a 10x15;
    reserve a 10x10; need a storage unit asap; any small units left; do you have parking available; you got space; need a place to put my stuff;
    any openings; got a 10 by 30; when will a 10x10 be available; can i get a 5x5 this weekend; is a covered spot free;
    do you have large units in stock; set me up with a 10x10; id like to lock in a unit; need somewhere to stash my furniture this weekend got space;
    tell me you have something; whats open; anything left for the weekend; need in by friday; got space for a 24 foot trailer;
    i gotta be out of my place tomorrow need somewhere; wanna grab a 10x10; house full of stuff and nowhere to go with it, got room;
    do you still have the covered spot; reserve me one; ready to rent; is that 5x10 still there
    | tienen unidades disponibles; hay bodegas libres; tienen una 10x10 disponible; quiero rentar una bodega; hay lugar; necesito una bodega;
    quiero reservar una; tienen algo disponible para hoy; busco una 5x10; hay espacio para mi bote; les queda alguna; quiero apartar una 10x20;
    tienen espacio para un rv; que tienen libre; me urge una para manana; todavia hay de las chicas; quiero una ya;
    tienen donde meter mis muebles esta semana`,
  'record/sizes': `
    what size units do you offer; how big are your units; what unit sizes are available; do you have 10x20s; list of sizes; what is the biggest unit;
    whats your smallest unit; do you have a 5x15; do you rent 10x40; what are the dimensions; size chart; do you carry bigger than a 10x30;
    sizes please; what kinds of units do you have
    | que tamanos tienen; que medidas manejan; cual es la mas grande; cual es la mas chica; tienen 10x40; de que tamano son; que medidas hay`,
  'record/size_advice': `
    what size do i need; how much space do i need; will a king bed fit in a 5x10; can i fit my whole house in a 10x30; what size for a one bedroom;
    what size for a car; which unit is right for me; i have a couch and a bed what size; how big of a unit for 40 boxes;
    is a 10x15 big enough for a 3 bedroom; what would i need for office furniture; what can i fit in a 5x5;
    need room for my living room set and fridge; studio apartment stuff which one; recommend a size; size for a 24 foot boat; not sure what size;
    moving out of a four bedroom house what would i need; does a 10x10 fit a bedroom set; how many boxes fit; tell me about the 5x10;
    describe the 10x20; square footage of a 10x15; how big is a 10x10; would my dining table and two dressers go in the small one;
    storing a garage full of stuff; got a two bedroom plus patio stuff; would all that fit in a 10x15; about 30 boxes and a bike;
    whatll hold a three bedroom house; will my sectional and king bed go in the small one; i have a 19 foot boat what would it go in;
    is the 5x10 big enough for a dorm room; how much does a 10x20 hold; my stuff fills a 15 foot truck which one; how do i know how big;
    one bedroom worth; fits a car and some shelves?
    | que tamano necesito; que tamano para un apartamento de dos cuartos; que cabe en una 10x10; cual me recomienda;
    cabe un sofa y una cama en una 5x10; que medida necesito para una casa; no se que tamano; cuanto espacio necesito; que tan grande es una 10x10;
    me cabe todo en la 10x20; para guardar los muebles de una casa de tres recamaras cual; tengo una sala y dos camas cual;
    me cabe todo lo de una casa de dos cuartos; como cuanto le cabe a una 5x10`,
  'facility/other_locations': `
    do you have other locations; is there another one closer to me; do you have a facility in the next town; how many locations do you have;
    can i transfer to your other location; are you part of a chain; nearest location to me; where else are you; can i pay at a different location;
    can my code work at both places; anything on the north side; do you have one nearer the college; got another yard; is this the only one
    | tienen otras sucursales; hay otra mas cerca; cuantas ubicaciones tienen; puedo pagar en otra sucursal; tienen otra por el norte; es la unica`,
  'facility/about': `
    who owns this place; are you family owned; how long have you been in business; is this a corporate chain; is it locally owned;
    when was the facility built; are you new; who is the manager; how many units do you have; are you part of public storage; were you bought out;
    under new management; is this the same place as before; what is the name of your company; is it owned by a local family or some big company;
    how old are the buildings; who am i dealing with; are you the same folks as the other place in town; is it a big company; who runs it;
    local people?; how long have yall been here; used to be called something else right
    | quien es el dueno; es negocio familiar; cuanto tiempo tienen en el negocio; quien es el gerente; cuantas bodegas tienen; es de una cadena;
    son una compania grande; quien esta a cargo; es de gente de aqui`,
  'facility/language': `
    do you speak spanish; does anyone speak spanish; is there someone who speaks another language; do you have the contract in spanish;
    spanish speaking staff; interpreter; sign language
    | hablan espanol; hay alguien que hable espanol; el contrato esta en espanol; tienen personal que hable espanol`,
  'facility/accessibility': `
    is it wheelchair accessible; handicap access; im in a wheelchair; is there handicap parking; ada units; do you accommodate disabilities;
    are there wide doors for wheelchairs; im disabled can i get help; accessible for a person who cant walk far
    | hay acceso para silla de ruedas; estacionamiento para discapacitados; es accesible para discapacitados`,
  'facility/appointment': `
    do i need an appointment; can i just walk in; should i call before coming; do i need to make an appointment to rent; is it first come first served
    | necesito cita; puedo llegar sin cita; tengo que hacer cita`,
  'facility/lost_found': `
    do you have a lost and found; i left something at the facility; i dropped my wallet there; i left my phone in the office;
    did anyone turn in my sunglasses; i lost my ring in the hallway; left my jacket on a cart
    | objetos perdidos; deje algo olvidado ahi; se me cayo la cartera; encontraron mi telefono`,
  'facility/kiosk': `
    what is the kiosk; is there a self service kiosk; what can i do at the kiosk; can i buy a lock at the kiosk; kiosk is not working;
    can i rent from the kiosk; machine out front
    | hay kiosco; que puedo hacer en el kiosco; no funciona el kiosco`,
};
