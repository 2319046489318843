import type { Questions } from './questions.ts';

/** Which vehicles may stand there, and how they are kept and used. */
export const vehicleUseQuestions: Questions = {
  'vehicle/commercial': `
    can i park my work truck overnight; can i park a box truck; do you take commercial vehicles; can i leave my food truck;
    can i park my dump truck; tractor trailer parking; parking for work vans; fleet parking; can i park my tow truck;
    i drive an 18 wheeler can i keep it there; landscaping trailer; bobtail; can i store construction equipment; skid steer; school bus;
    can i keep a tractor there; excavator; bucket truck; heavy equipment; need somewhere for my rig on weekends;
    we have three vans and a chipper; can i park my roll off; my employer wont let me take the bucket truck home; peterbilt;
    place for a food cart; bobcat on a trailer; i run a tow company; are commercial vehicles accepted; do you offer parking for semi trucks;
    is fleet parking available; can heavy equipment be stored; are box trucks permitted; is overnight truck parking offered;
    may construction machinery be parked on site; are there weight limits for commercial vehicles;
    i own a roofing outfit and the crew trucks need a yard; hotshot trailer and a ram 5500;
    the city wont let me park my kenworth at the house; my ice cream truck; taco truck nights only; parking just the trailer no tractor;
    dropping my reefer between loads; day cab; my boss said find a place for the vans; delivery vans for package routes; limo; party bus;
    ambulance company; septic pump truck; cement mixer; crane truck; mini excavator and a skidsteer; wood chipper;
    i plow snow and need somewhere for the plow truck; flatbed hauler; hauling cars trailer 3 car; church van; food trailer with a smoker;
    backhoe; scissor lift; water truck; cargo van with ladder rack every night; coach bus; concession stand trailer for fairs;
    can my drivers swap out trucks in your lot; conex box trailer; forklift parked outside; a spot for the company pickup while im off;
    does the trailer count if its for my lawn business; owner operator looking for a monthly spot; semi prking; 18 weeler; big rig parking;
    freightliner; hot dog cart; backhoe between jobs; paving roller; four bobtails and a pickup; rent a yard for equipment;
    utility company trucks; mobile grooming van; bookmobile; tow dolly and wrecker; movers company trucks;
    can a courier company keep ten vans; tiny fleet; my refrigerated truck runs at night is that ok
    | puedo estacionar un camion; puedo dejar mi trailer de carga; aceptan vehiculos comerciales; puedo dejar mi troca de trabajo;
    puedo guardar maquinaria; puedo dejar mi camion de comida; donde dejo mi trailer los fines de semana; tengo camionetas de la compania;
    puedo dejar el camion de volteo; se aceptan vehiculos comerciales; ofrecen estacionamiento para tractocamiones;
    se puede guardar maquinaria pesada; hay lugar para flotillas; soy trailero y busco un spot mensual;
    tengo una compania de techos y ocupo donde dejar las trocas; la lonchera de noche; el patron no me deja llevar la van a la casa;
    guardo una excavadora; mi freightliner; camion de caja; la gondola; guagua escolar; camion de mudanzas; una retro; el bobcat con remolque;
    donde parqueo el troque; el camion de helados; carrito de hot dogs; mis choferes cambian de camion ahi; dejar solo la caja sin el tractor;
    trailer refrigerado; camion de la basura; vans de entrega; el tow truck; camion cisterna`,
  'vehicle/live_in': `
    can i live in my rv there; can i stay in my motorhome overnight; can i camp there; is it like a campground;
    can i live in my van on your lot; can i stay in my boat; can we overnight in the rv before a trip; rv park with hookups to live;
    sleep in my truck in the lot; full time rvers; stay a night or two in the trailer; may occupants remain in vehicles overnight;
    is camping permitted on the property; is residing in a stored rv allowed; are overnight stays in rvs permitted;
    can vehicles be used as a residence; is boondocking allowed; sold the house and the fifth wheel is home now can we be in your lot;
    im a nurse traveling and sleep in my van; will security knock if im in my camper at 2am;
    we get in late and want to crash in the rv before unloading; just need one night in the motorhome on your lot;
    sleeping in my car by my unit; vanlife girl here parking overnight with me in it; my cousin wants to stay in my trailer in the space;
    is it like an rv park; can my mother in law live in the rv spot; do you rent spaces for people to stay in their campers;
    full time in my airstream; trucker doing my ten hour break in your lot in the sleeper; living in a bus;
    could i cook dinner and sleep in the camper in its space; is anyone living in those rvs back there;
    hurricane evacuees with a camper can we stay in it; nap in my truck by the gate; wake up early for a tow so we sleep in it;
    homeless but i have an rv; rent space to live in my rv; stay inside my boat cabin at night; overnight in the van; occupied rv;
    skoolie family of five; monthly rv lot to live on; is there a shower for people in rvs; can kids sleep in the trailer friday; campsite?;
    sleep in my rig; car camping in your lot; live aboard on a trailer; work crew staying in the trailer; live in my trailer there;
    i live in my car can i park and sleep; stay in the rv while its parked; dry camping
    | puedo vivir en mi camper; puedo dormir en mi casa rodante; puedo quedarme en mi rv; puedo vivir en mi remolque;
    puedo dormir en mi camioneta; se permite acampar en la propiedad; se puede habitar un rv guardado; se permite dormir en los vehiculos;
    puedo residir en mi casa rodante en su lote; vendimos la casa y vivimos en la traila; nomas una noche en el camper;
    me quedo en la troca dormido por la noche; soy trailero puedo descansar en el sleeper ahi; vivo en mi carro puedo parkear y dormir;
    rentan lugar para vivir en rv; mi primo se quiere quedar en mi traila; llegamos tarde y queremos dormir en el motorhome;
    hay quien viva en los campers de ahi; cocinar y dormir en el camper; dormir dentro de la lancha; mi familia y yo vivimos en una guagua;
    acampar en el parqueo; es como un trailer park; quedarme en la van; puede dormir el chofer en el camion; vivir en el rv full time;
    la suegra en el camper`,
  'vehicle/leave_car': `
    can i leave my car at the facility while im on a trip; can i park my car while i take my rv out; can i leave my truck in my boats spot;
    can i park overnight outside my unit; can i leave my car in the lot while i travel; how long can i park at my unit; airport parking;
    will i get towed; can visitors park; is there customer parking; where do i park when i visit; can i leave the moving truck overnight;
    is there parking for the office; can i leave my trailer in front of my unit overnight; tow my car if i leave it in the drive;
    may vehicles be left on the property overnight; is customer parking available; are vehicles subject to towing;
    can tenants park personal vehicles on site; where may customers park while loading; are unattended vehicles allowed;
    can i leave my vehicle in my rv space while traveling; is there visitor parking; flying out friday can i leave my sedan next to my unit;
    we take the boat to the lake and leave the suv in its place right; rental truck due tomorrow can it sit inside your gate;
    my buddy is riding along where does his car go; carpooling from your lot ok; blocking other peoples doors with my car for an hour;
    i came back and my car was gone did you tow it; dropped my trailer in the aisle while i run to the hardware store;
    battery died can the car sit there until morning; rental truck overnight by the door; fire lane;
    how long do i have to unload before someone yells at me; can i ditch the car while we take the motorhome to yellowstone;
    wheres the customer lot; handicap spaces out front?; if i park in front of another unit what happens;
    is there a charge if my car sits there a few days; cruise parking for a week; can i hide my car there from my ex;
    my pickup wont start can it stay the weekend; leave the van here after closing; parking on site while visiting;
    is there any place to park; can my friends meet here and leave cars; leaving the tow vehicle; swap the car for the camper in the space;
    cars parked overnight get towed?; park right by my door; spot in front of my locker for my pickup overnight;
    do they ticket cars left in the driveway; guest cars; will my truck be ok sitting in the alley till tomorrow;
    we hitch up and go and my wifes car stays; may i leave a moving van running by my unit; short term parking while i hike;
    somebody is parked in front of my door; overnight parking while on vacation;
    can i park my vehicle outside of my unit; may i leave my car in place of my boat; where do i park; is parking free for tenants;
    my car in the rv spot for the weekend is that fine; leave a car for two weeks vacation;
    my uncle is picking up my car from your lot tomorrow can it stay; do you tow; my truck was towed from there; parking for people who rent
    | puedo dejar mi carro mientras viajo; donde me estaciono; puedo dejar el camion toda la noche; hay estacionamiento para clientes;
    me remolcan el carro si lo dejo; se puede dejar el vehiculo en la propiedad durante la noche; hay estacionamiento para visitantes;
    remolcan los vehiculos abandonados; donde me parqueo; puedo dejar mi carro en el lugar del camper;
    me voy de crucero y kiero dejar el carro; salgo de viaje el viernes puedo dejar mi auto junto a mi bodega;
    no arranca mi troca se puede quedar el fin de semana; el camion rentado lo entrego manana puede dormir ahi;
    donde pongo el carro cuando visito; alguien se estaciono enfrente de mi puerta; cuanto tiempo puedo estar estacionado;
    se llevaron mi carro lo remolcaron ustedes; hay parking para clientes; dejo el carro mientras ando con la lancha;
    me multan si me estaciono en el pasillo; puede quedarse la van afuera de mi bodega; mi amigo puede dejar su carro;
    puedo dejar la traila enfrente tantito; donde estaciono el camion rentado; estacionar de noche frente a mi unidad;
    parqueo por unos dias mientras viajo; puedo dejar el carro ahi; donde hay estacionamiento; es gratis estacionarse;
    mi carro en el lugar del rv el fin de semana; dejar el auto por vacaciones; se llevo la grua mi troca;
    hacen remolque de carros mal estacionados`,
  'vehicle/in_and_out': `
    can i take my rv out whenever i want; how often can i get my boat out; do i need to call before picking up my boat;
    can i get my camper at 5 am; get the boat out early to go fishing; notice to take my trailer out; do you move my boat for me;
    do i get the same spot every time; are spots assigned; may vehicles be removed at any time;
    is there unlimited access to rv and boat storage; is advance notice required to retrieve a vehicle; are parking spaces assigned;
    is valet service offered for boats; what are the access hours for rv and boat storage; can i take my vehicle out as often as i like;
    does someone have to pull my boat out for me; will my spot be taken if i go away for three weeks;
    fish bite at dawn so i want the boat by 4:30; back from the lake sunday around 11 pm can i drop it off;
    every weekend we take the camper out; do i sign it out somewhere; tell you before i hitch up?; same number each time or first come;
    somebody parked their rv in my spot; snowbird so gone six months keep my space?; can my son in law come get the trailer;
    which slot is mine; blocked in by other boats; do you stack boats or shuffle them; forklift launching; last minute trips; am i boxed in;
    grab something out of my camper midweek; check on my boat when i want; is it a hassle to get the rig out;
    return late at night with the boat; reserved number on my space; take the toy hauler to the dunes on short notice;
    do i have to schedule it; how do i get my motorhome when the office is closed; in and out privileges for rvs; is my slip mine;
    boat access; get my trailer any time; can i swap spots; can i pick up my truck at 3 in the morning; how fast can i get my car out;
    use my work trailer each day; 24 7 for the parking lot?; pull my camper out for a weekend then bring it back;
    how many times a month can i take it out; is there a fee every time i take it out; do you drive my rv or do i;
    leave for a month and come back to same place
    | puedo sacar mi lancha cuando quiera; tengo que avisar antes de sacar el camper; tengo lugar asignado;
    se puede retirar el vehiculo a cualquier hora; se requiere aviso previo para sacar el rv; los espacios son asignados;
    hay acceso ilimitado a las lanchas; quiero salir a pescar a las 4 de la manana; regreso tarde el domingo con el bote;
    tengo q hablar antes de ir por la traila; alguien ocupo mi lugar; es siempre el mismo espacio; cuantas veces al mes la puedo sacar;
    cobran cada vez que lo saco; ustedes mueven el bote o yo; si me voy un mes pierdo mi espacio; puedo ir por mi camper entre semana;
    me tapan la salida otros carros; saco la troca todos los dias; puedo ir por el carro a medianoche; puedo entrar y salir con el remolque;
    cambiarme a otro espacio; mi yerno puede ir por la lancha`,
  'vehicle/fuel': `
    do i have to empty the gas tank; can there be gas in the boat; leave propane on my rv; fuel in the tank;
    do i need to disconnect the battery on the rv; can the propane bottles stay on my camper; leaking oil; how full can the fuel tank be;
    drip pan under my car; must fuel be drained before storing a vehicle; may a stored vehicle contain gasoline;
    are propane tanks on rvs allowed; should the battery be disconnected during storage; are drip pans required under vehicles;
    what is the maximum fuel level allowed in stored vehicles; who is responsible for oil leaks; must fluids be removed from stored vehicles;
    how much gas can be left in the car; full tank or empty for the motorhome; siphon my bike before it comes?;
    the truck has 30 gallons in it is that okay; i just filled the boat up at the dock; my clunker drips transmission fluid;
    cardboard under the oil pan; two 20 pounders on the tongue of my trailer stay or go; do i shut the propane valve;
    gas smell from my pontoon; should the diesel tank be topped; spare gas can strapped to the jeep;
    my bike leaks a bit is that gonna be a fine; oil spot on your concrete from my car; antifreeze puddle;
    do i pull the cables off the battery; unhook battery terminal; quarter tank max?; stabilizer and full tank or drain it;
    empty the outboards portable tank; fuel in jet skis; lp gas bottles; generator on my rv has fuel in it;
    gas in the lawn tractor thats parked; kickstand drips; does the car need to be dry of fluids; is there a rule on leaking cars; fumes;
    kitty litter under the engine; do the rv bottles need to be removed; what do i do about gas in the tank; need drip tray?;
    can it be parked with a full tank; somebodys truck is dripping on my space; drain before parking?; coolant leak
    | tengo que vaciar el tanque de gasolina; puede tener gasolina el carro; puedo dejar el gas propano en el camper;
    se debe vaciar el combustible antes de guardar el vehiculo; se permite gasolina en los vehiculos almacenados;
    hay que desconectar la bateria; es obligatorio poner charola para el aceite; quien responde por fugas de aceite;
    si mi carro estacionado tira aceite; la lancha trae el tanque lleno; cuanta gasolina puede traer; cierro la llave del propano;
    los cilindros del camper se quedan puestos; tengo que sacarle la gas a la moto; un carton abajo del motor;
    le quito los cables a la bateria; gotea el transmision; el diesel de la troca importa; tanque lleno o vacio;
    el jet ski con gasolina adentro; el anticongelante se tira; manche el piso de aceite me cobran; bidon de gasolina amarrado al jeep;
    drenar la gas del bote`,
  'vehicle/prepare': `
    how should i prepare my vehicle for long term storage; how do i get my rv ready for winter storage;
    what should i do before storing my boat; tips for storing a car; how to prepare a motorcycle for storage;
    what steps should be taken prior to storing a recreational vehicle; should i cover my vehicle while it is stored;
    vehicle storage checklist; how do i winterize my camper before storing it; how often should a stored car be started;
    best practices for storing a classic car; can i put a tarp over my boat; what kind of cover is best for a motorhome outside;
    is it bad for a car to sit six months; first winter with an rv what do i do to it;
    gonna be overseas a year what do i do to my truck so it starts when im back; flat spots on my tires from sitting;
    stabilizer in the gas or not; mice chewed my wires last winter how do i stop it in the camper;
    do i leave the parking brake on while it sits; take the batteries home or leave in?; shrink wrap or canvas for the pontoon;
    how do i keep my rv from smelling musty while its parked; blocks under the axles; air up the tires before i park;
    should i leave the fridge door open in the trailer; dryer sheets in the camper; prep my bike for winter; how to put a car away;
    moisture absorber for the motorhome; do slideouts go in; any advice before i park the boat for the season; car cover allowed?;
    mothballing a vehicle; de winterize; crank it once a month?; what do people do to a jet ski before winter; should i wax it first;
    pull the plug on the boat; leave windows cracked?; pipes freeze in my camper over there; get my convertible ready to sit;
    things to do before leaving the camper; prepping my rv; long term parking of a car tips; tire covers for sun;
    bungee a tarp on my trailer ok; what to do with a car that wont be driven for a while; is fogging the engine needed;
    how do i ready my atv for the off season
    | como preparo mi vehiculo para guardarlo mucho tiempo; que debo hacer antes de guardar la lancha; consejos para guardar un carro;
    como preparar el rv para el invierno; se recomienda cubrir el vehiculo; cada cuanto hay que prenderlo; le puedo poner lona a mi bote;
    que funda le pongo al camper; me voy un ano que le hago a la troca pa que prenda; los ratones se comen los cables como le hago;
    le echo estabilizador a la gasolina; como guardo la moto en invierno; le dejo puesto el freno de mano; inflo las llantas antes;
    se danan las llantas paradas; como evito humedad en el motorhome; tips para dejar la casa rodante parada; hay que encerarlo antes;
    le pongo cubierta al carro; es malo que el carro este parado seis meses; q le hago al jet ski antes de guardarlo`,
  'vehicle/space_use': `
    can i keep anything besides my rv in the parking space; may items other than the vehicle be stored in the space;
    can i park more than one vehicle in a space; are two vehicles allowed in one spot; can i change the vehicle stored in my space;
    may loose items be kept in an outdoor parking space; can i store things inside my rv; are additional items permitted in vehicle spaces;
    may i substitute a different vehicle in my space; can i put a shed in my space; can i set up a carport over my rv;
    both of my jet skis plus the quad in one slot?; sold the boat and got a camper do i tell you; new truck same space;
    leave my kayak leaning next to the trailer; bikes on the rack on the back is that ok; spare lumber on the ground in my rv space;
    dock pieces and boat lift parts beside it; my tow dolly under the trailer; car on top of a car lift;
    its a 30 foot spot and my two cars fit nose to tail; load my furniture in the toy hauler and leave it;
    boxes in the back of my truck while its parked; use my enclosed trailer like a storage unit in your lot;
    a conex container in the parking space; traded in the rv what paperwork; wheel chocks and blocks left in the spot when im out;
    generator box on the ground; pile of firewood by my camper; pop up canopy over the boat; does each vehicle need its own space;
    motorcycle behind the camper in same slot; do i pay double for two trailers in a row;
    can i rent a space with no vehicle just stuff on pallets; pallets of stone in the outdoor space; canoe on the ground;
    share a spot with my brother his trailer and mine; different car every month in my space;
    my golf cart tucked under the fifth wheel overhang; what can i keep in my parking spot; only vehicles in the lot or materials too;
    scaffolding in the outside space; ladders next to my work van; landscaping rock outside; propane grill next to the rv;
    switch vehicles in my slot
    | puedo guardar otras cosas en el espacio del rv; se permite mas de un vehiculo por espacio; puedo cambiar el vehiculo de mi lugar;
    se pueden dejar objetos sueltos en el cajon; puedo poner un cobertizo en mi espacio; caben dos carros en mi lugar se puede;
    vendi la lancha y compre camper aviso; puedo dejar cosas adentro de la traila; la moto atras del camper en el mismo spot;
    dejar el kayak junto al remolque; tengo troca nueva en el mismo espacio; puedo poner material en el lote;
    usar mi traila cerrada como bodega; pongo un toldo encima del bote; pago doble por dos remolques; compartir el espacio con mi hermano;
    dejar madera al lado del rv; puedo tener dos motos de agua en un solo lugar; cajas en la caja de la troca; q puedo tener en mi parking;
    un contenedor en el espacio`,
  'vehicle/which_space': `
    what is the difference between covered and uncovered parking; should i choose indoor or outdoor vehicle storage;
    is covered rv storage worth it; what type of vehicle storage is best; what are the benefits of covered parking;
    what are my options for storing a vehicle; how do i determine which parking space size i need;
    what size parking space do i need for my rv; how do i measure my boat for a space; does trailer length include the tongue;
    do i count the hitch when i measure; which is better for a boat canopy or open; enclosed vs carport for a motorhome;
    should i pay extra for the roof; is the sun bad enough to need covered; my camper is 26 so which space do i take;
    is a 35 foot space enough for a 34 foot coach; bike rack on the back adds 3 feet do i need the longer one;
    outboard hanging off does that count in the length; whats the difference between a canopy and an enclosed one;
    three sided or fully closed; is it ok for a nice car to be outside or get a unit; will hail get it in the open spots;
    open or covered for a pontoon with a cover on it; what do most boat owners pick; which spot fits a suburban with a trailer hooked on;
    the sizes for parking confuse me; do slides matter for size; mirrors and ladder count?;
    do i buy a bigger space for my truck and trailer together; how big of a slot for a 21 foot bass boat; dont know how long my rig is;
    covered is double is it worth it; difference between your parking types; which do i need for a van;
    what would you put a 30k travel trailer in; pros and cons of outside storage for rv; would you go with covered if it was yours;
    uncovered good enough for two months?; overall length or just the box; my boat trailer is longer than the boat which one counts;
    covered vs open; cheap open one or pay for roof; help me pick a spot for my rv; width i need for a class c
    | cual es la diferencia entre techado y descubierto; que tipo de espacio me conviene para mi rv; vale la pena el techado;
    que tamano de espacio necesito para mi lancha; como mido mi remolque; se cuenta el gancho en la medida;
    es mejor adentro o afuera para el carro; mi camper mide 26 cual agarro; el motor de la lancha cuenta en lo largo;
    me recomienda con techo o sin techo; le hace dano el sol si lo dejo afuera; que espacio ocupa una traila de 20; cual es mejor pal bote;
    no se cuanto mide mi casa rodante; cerrado o con puro techo; conviene pagar mas por la sombra; q diferencia hay entre los parking;
    le cae granizo en los descubiertos; cual espacio para una van; de que ancho lo necesito`,
};
