import type { Questions } from './questions.ts';

/** Where cars, boats and campers stand, and what is there for them. */
export const vehicleYardQuestions: Questions = {
  'vehicle/in_unit': `
    can i keep my motorcycle in there; can i park my car inside; will a truck fit in a 10x20; can i store my atv;
    can i keep a jet ski in my unit; vehicle in storage unit; can i put my classic car indoors; golf cart in a unit; can i store a scooter;
    garage for my mustang; what do i need to store a vehicle inside; does my car have to run; can i keep my dirt bikes inside;
    enclosed vehicle storage; do i have to drain the gas to store my bike; do i need a drip pan; can i store a car with a dead engine;
    wanna put my harley away for winter; indoor spot for a corvette; snowmobile; riding mower; disconnect the battery;
    can i put a project car in there; selling my garage need somewhere dry for the 67 mustang; want my bike out of the snow;
    can it go inside instead of the lot; will a jeep go in a 10x20; do the tires have to come off; can i keep my quad in the unit;
    does it need to be running; do i gotta drain it; may a vehicle be stored inside an enclosed unit;
    are motorcycles permitted in storage units; can automobiles be kept in drive up units; is indoor vehicle storage offered;
    what are the requirements for keeping a vehicle in a unit; must a vehicle be operable to be stored in a unit; vehicles inside units;
    do i need plywood under the kickstand; my camaro needs to be out of the hail; grandpas model t with a cover; polaris side by side;
    want my goldwing behind a locked door; vespa plus a few boxes; the transmission is shot but i want it under a roof;
    my kid is off to college and his honda can sit in your biggest unit; can two street bikes share a 10x15;
    does a crew cab fit with the mirrors folded; what size do i need to put my tahoe indoors;
    dodge charger inside with the roll down door shut; how big for a miata; restoring a bronco and it is in pieces;
    have to push it in it dont start; rolling chassis; moped; fourwheeler; ski doo for the summer; indoor jetski on its trailer;
    garage type unit for my baby; i have a 69 chevelle and no garage; getting deployed and my bike needs a home inside;
    can a sprinter van go inside; kit car; my trike; i dont trust leaving my porsche in the open; inside not outside for my car;
    do you let people put cars in the units; is the door tall enough for my jeep with the lift;
    can you store bikes like motorcycles in a 5x10; will my sedan squeeze in a 10x15; caddy in a box ha;
    would a ramp help get my cruiser in the unit; car inside unit ok?; lil scooter in there; can i store a vehical inside; motercycle;
    gokarts; ride on lawn tractor fits?; sand rail; is a salvage car allowed inside; small boat inside a unit;
    can my canoe trailer and car both go in; i keep a lambo half the year; winter storage for a convertible indoors;
    can i get a car out of the sun in one of your garages; can i park in the unit; car storage inside; garage units for cars;
    motorcycle storage?; does it have to be registered to go in a unit; store my car while im deployed indoors;
    cars in units allowed or only outside; my trike plus its trailer inside; what fits a car; i have a barn find needing a dry place;
    how wide is the door can my f150 get through; run the engine inside the unit?; can i start it up once a week in there;
    do u allow bikes in units with gas removed; keep my ride covered; stall for my hotrod; want four walls around my vette
    | puedo guardar un carro en la bodega; cabe mi camioneta; puedo meter mi coche; guardar un carro clasico;
    tiene que funcionar el carro; puedo guardar una cuatrimoto; guardar mi motocicleta; mi troca cabe adentro;
    quiero meter la moto para que no se moje; tiene que prender; se puede almacenar un vehiculo dentro de la unidad;
    se permiten motocicletas en las bodegas; rentan garaje cerrado para auto; que requisitos hay para meter un carro;
    mi mustang no tiene garage; kiero meter mi moto bajo llave; cabe un sedan en una de 10x15; no prende pero lo empujo;
    cabe mi jeep con llantas grandes; una vocho clasico; quiero que mi carro no se asolee; la moto de mi hijo que se fue al army; motoneta;
    el carrito de golf adentro; puedo meter el four wheeler; bodega para guardar el auto bajo techo; mi razor cabe adentro;
    cuantas motos caben en una de 10x10; se puede meter carro a la bodega o nomas afuera; un carro sin motor se puede;
    guardar la harley en el invierno; el jet ski con todo y remolque adentro; cabe una suburban en la 10x20; puedo meter el go kart;
    guardar carro adentro; puedo estacionar dentro de la unidad; garaje para mi carro; moto adentro se puede; que tamano ocupo para un carro;
    puedo prenderlo adentro una vez por semana; el carro de mi hijo mientras esta en el army adentro; cabe por la puerta mi f150;
    quiero mi clasico bajo techo y cerrado`,
  'vehicle/parking': `
    can i park my rv; can i park my rv here; rv parking; do you have rv parking; can i park a trailer; can i keep my camper here;
    do you have rv parking; can i park my trailer there;
    vehicle parking; do you have boat storage; is the rv parking covered; covered parking; can i leave my motorhome;
    how long of an rv can you take; what length are the spots; uncovered parking; do you have pull through spots;
    is there a space for a 30 foot trailer; do you have enclosed rv storage; utility trailer parking; longest boat you can fit;
    can i store a car outside; do you have monthly parking; somewhere to keep my pontoon; my hoa wont let me keep the camper at home;
    horse trailer; can i leave my fifth wheel there over winter; do you take toy haulers; is there a length limit; how tall is the canopy;
    do you have a roof over the rv spots; i need to get my boat out of my driveway; jet ski trailer; wife says the camper has to go;
    city gave us a ticket for the boat in the street; got a 32 footer; where can i put a pontoon for the winter;
    slip is closing for the season; need a home for my airstream; how long can the rig be; do you have anything under a roof for a motorhome;
    is 40 feet too long; how big can it be; got a pop up and a jetski; do you take yachts; end to end it is 28 feet;
    utility trailer for my mower; the driveway is too small for the rv; do you offer recreational vehicle storage;
    what types of vehicles may be stored outdoors; are boat and trailer spaces available; what is the maximum vehicle length accommodated;
    do you provide covered or uncovered vehicle spaces; is outdoor vehicle storage available on site; my winnebago is longer than my driveway;
    just bought a bass boat and have nowhere to put it; neighbors are complaining about the travel trailer; whats a spot for a class a run;
    we are snowbirds and leave the coach behind all summer; need a place to stash a sailboat with the mast down;
    inherited uncle petes houseboat on a trailer; got a letter from the homeowners association about the rig;
    is there a carport type thing for a motor coach; code enforcement put a sticker on my trailer; deck boat twenty two foot with the tongue;
    cant keep the toy hauler at our new apartments; how much room for a 5th wheel; any awnings over the spaces;
    do you have open lot spots for cars; tent trailer needs a winter home; got a extra car my daughter left when she went to the army;
    deployment next month where does my truck go; spot for my extra car; theres no street parking for my camper van;
    im looking for a slot for a gooseneck; car hauler parking by the month; rv stroage outside; u guys take campers?; do yall keep boats;
    room for a ski boat?; cargo trailer about 16 foot enclosed; rv spot open?; trailer prking; looking to stow my catamaran;
    the marina kicked everybody out for the winter; sun is destroying the roof of my camper i want shade for it;
    can two waverunners on a trailer stay on your lot; my ex is making me move the boat off her property; could i leave a skoolie on the lot;
    wheres a safe place to keep a scamp; motor home 38 ft slides closed; my sister is coming for a year and her car needs a place;
    drift boat on a trailer; i want to rent a space not a building for my truck; do u have spaces for tiny houses on wheels;
    8 foot 6 wide ok?; teardrop trailer; got 2 cars and only one spot at the condo; does your lot take airboats; do you have diagonal spots;
    pontoon is 24 plus the motor; storage for rvs; outside spot for a dually; 45 foot diesel pusher; our church bus trailer;
    a place for the race car trailer; parade float trailer; what can i keep on your outside lot; do you take vehicles; rv storge?;
    boat parking price; rate for a 40 foot space; parking spot for a month; anything outdoors for a car;
    my buddy gave me his old bayliner and the wife is furious; we downsized and there is no side yard for the trailer anymore;
    ok so i bought a school bus dont ask i need to put it somewhere; lake house sold so the boat is homeless;
    the kids learner car sits in the way; parents moved in and we ran out of driveway; tow yard wants 50 a day is yours cheaper for a van;
    lots with a fence for campers
    | tienen estacionamiento para rv; puedo estacionar mi remolque; guardan botes; puedo dejar mi lancha; hay estacionamiento techado;
    tienen lugar para casa rodante; puedo estacionar mi camper; cuanto es lo mas largo que aceptan; puedo dejar mi traila;
    estacionamiento mensual; donde meto mi lancha en invierno; la ciudad no me deja tener el camper en la calle; mide 30 pies cabe;
    tengo una traila de trabajo; ofrecen almacenamiento de vehiculos recreativos; cuentan con espacios techados para autos;
    cual es la longitud maxima permitida; tienen cajones para casas rodantes; acabo de comprar una lancha y no tengo donde ponerla;
    el vecino se queja de mi traila; hay espacio pa mi boat; rentan parking por mes; donde puedo guardar el motorhome;
    me dieron un ticket por la traila en la calle; tengo un carro q no uso y estorba; me voy al army y necesito dejar la troca;
    cuanto mide el espacio mas grande; kiero guardar mi camper; tienen sombra para la lancha; mi yola no cabe en la marquesina;
    hay parqueo para botes; donde parqueo un trailer de caballos; no cabe la casa rodante en mi entrada;
    en los departamentos no me dejan tener la lancha; tienen spots para rv; guardan motos de agua con remolque;
    un lugar al aire libre para mi van; traigo una plataforma de 20 pies; me sobra un carro donde lo dejo por mes; aceptan quinta rueda;
    tienen lote para vehiculos; precio del espacio para traila; cuanto por parquear un bote; renta de cajon por mes; guardan carros;
    nos mudamos y ya no hay patio para la casa rodante; mi vieja ya no quiere ver la lancha aki; parking para rv cuanto;
    hay lugar pa una troca; compre un school bus y no tengo donde meterlo`,
  'vehicle/papers': `
    do i need registration to park; does my rv have to be insured; what documents do i need for my boat; do i need the title;
    my tags are expired; does the vehicle have to be registered in my name; do i need plates on my trailer; proof of insurance for a vehicle;
    does it have to be registered; can i store a car without a title; paperwork for vehicle storage; registration is in my dads name;
    no insurance on the boat; do yall need copies of anything for my trailer; my camper isnt registered; expired registration; salvage title;
    bought it off craigslist, no title yet; the boat has no plates; dads name is on it; what do you need to see for the trailer;
    sticker ran out; do i gotta show anything for my camper; is liability enough on the boat; its a project car not registered;
    what documentation is required to store a vehicle; must stored vehicles be registered and insured; is proof of ownership required;
    is vehicle insurance mandatory for parking; do vehicles need current tags; must the vehicle be titled in the tenants name;
    can an unregistered vehicle be stored; what paperwork is needed for rv storage; is current registration necessary;
    the boat belongs to my brother in law can i store it under me; lost the pink slip; dmv is taking forever with my title;
    canceled the insurance since i dont drive it; non op status; its a farm trailer and never had a tag; homemade trailer has no vin;
    my camper was a gift and nothing is in my name; leased car ok or bank owns it; out of state plates; the lien holder has the title;
    temp tag expired yesterday; only have a bill of sale; my wifes on the reg and im on the lease; nobody insures a 1970 scamp;
    do you make a photocopy of the reg; should i bring my insurance card for the motorhome; need to prove i own it?;
    dropped coverage on the truck; does the state sticker matter; what do i bring besides my license to park the rv;
    my tabs are two years old; is full coverage needed or storage coverage; company owns the vehicle is that ok; barn find without papers;
    paid for title but it says salvage; decommissioned ambulance without registration; do u need the vin; what if it isnt insured; tags dead;
    regestration; insurance on trailer needed?; my name isnt on the title; still in the dead owners name; hull number;
    boat trailer never registered; do i send you a pic of the plate; policy number for my coach; vehicle insurance required?;
    is registration required; need title?; documents for rv parking; what do i need to park my camper there;
    do boats need insurance to be stored; can i store an uninsured car; proof that i own the trailer; plates needed?;
    what info do you need on my vehicle; make model vin and plate?; can i store a vehicle that isnt mine
    | necesito registro para estacionar; tiene que tener seguro el carro; que papeles necesito para la lancha; necesito el titulo;
    las placas estan vencidas; tiene que estar a mi nombre el vehiculo; no tengo el titulo todavia; esta a nombre de mi papa;
    ya se vencieron las placas; que papeles piden por el camper; que documentacion se requiere para guardar un vehiculo;
    deben estar asegurados los vehiculos; se necesita comprobante de propiedad; es obligatorio el seguro para la lancha;
    no tiene placas la traila; perdi el titulo; le quite el seguro porque no lo manejo; placas de mexico; las placas son de otro estado;
    solo tengo el bill of sale; el sticker esta vencido; mi cunado es el dueno puedo guardarlo yo; todavia lo debo al banco;
    el marbete se vencio; necesito la licencia del bote; le saco copia al registro; piden el vin; es traila hecha en casa no tiene papeles;
    la troca esta a nombre de mi senora; q papeles llevo; el carro no esta registrado; ocupo aseguranza pal camper; titulo salvage se puede;
    se requiere seguro; se requiere registro; ocupo el titulo?; documentos para estacionar el rv; se puede guardar un carro sin seguro;
    que datos del vehiculo piden; puedo guardar un vehiculo que no es mio; hace falta placa`,
  'vehicle/dump_station': `
    where can i dump my tanks; can i empty my rv waste; do you have a place to dump gray water; sewage dump; can i empty the holding tank;
    is dumping free; rv sewer hookup; black water; potable water fill; is a dump station available; are sewage disposal facilities provided;
    may holding tanks be emptied on site; is there a charge for using the dump station; is a sanitary dump available for rv tenants;
    where is the dump station located; is draining of gray water permitted on the property;
    coming home from a week of camping with a full tank; honey wagon; my black tank is full and it stinks;
    can i let the shower water run out on the gravel; poop tank; macerator hose; pump out; my stinky slinky is ready where do i go;
    do renters get to dump for free; sani dump hours; potty water from the camper; cassette toilet;
    need to flush the holding tanks before i park it for winter; where do folks dump after the lake;
    the campground dump line was an hour long do you have one; porta potty from our pop up; waste water; rv poo;
    sewer connection for the coach; is there a rinse hose at the dump; do you let non renters dump; my gauge says three quarters;
    gray tank valve leaks; how do i get rid of the stuff in my toilet tank; dumpstation; sanitation station; do you offer dumping for rvs;
    boat head pump; marine toilet; drain and fill station; can i fill the fresh tank and empty the other; is the dump open at night;
    emptying tanks; rv septic; any drain to open my valves over; blackwater drain; can i dump at your place before i store it
    | hay donde vaciar los tanques; hay estacion de descarga; puedo vaciar las aguas negras; drenaje para el rv;
    cuentan con estacion de descarga sanitaria; se pueden vaciar los tanques de desechos ahi; cobran por usar el dump;
    donde esta el desague para casas rodantes; traigo el tanque lleno del campamento; el bano del camper huele feo donde lo vacio;
    puedo tirar el agua gris en la grava; tienen dump station; las aguas del rv donde las tiro; vaciar el inodoro portatil;
    vaciar el drenaje del camper; el dump esta abierto de noche; hay conexion de drenaje; descargar los tanques despues del viaje;
    el bano de la lancha; es gratis vaciar; donde boto el agua sucia de la casa rodante; limpiar los tanques antes de guardarlo;
    llenar agua limpia y vaciar la sucia; la cisterna del motorhome esta llena`,
  'vehicle/wash': `
    can i wash my rv there; is there a wash bay; can i hose off my boat; is there a water spigot; is there a place to rinse my boat;
    can i wash my car there; can i clean my camper on the lot; is there a hose; can i fill my water tank; pressure washer;
    can i rinse off the salt; my truck is covered in mud can i spray it down; where is the water faucet; is there running water;
    detail my boat on the lot; came back from the ocean and need to rinse; its caked in mud; bugs all over the front of the camper;
    fill up my fresh water; somewhere to spray it; can i give it a quick bath; scrub the hull; is washing vehicles permitted on the premises;
    is there a wash station for rvs and boats; are water spigots available to tenants; may tenants rinse their boats on site;
    is vehicle washing prohibited; do you provide a wash rack; bird poop all over my motorhome; got mud up to the doors from four wheeling;
    salt water will eat my trailer if i dont flush it; pollen made the camper yellow; bring my own bucket and soap ok?;
    somewhere i can hook a garden hose; wanna wax and shine the boat saturday; flush the outboard with fresh water;
    i have a portable power washer can i blast the hull; the roof of my coach has green stuff growing on it; sponge bath for my bike;
    wipe down the pontoon before i put the cover on; can my detailer meet me there to do the rv; is the wash area free;
    any place to get weeds and zebra mussels off; vacuum and scrub my car in the unit row; armor all and a rag is that ok;
    i need to top off drinking water before we go camping; fill jugs; tap on the outside wall works?; my jet ski is salty;
    how do i get the dirt off my trailer before i park it; wash bay coins; washin my truck; carwash there?; rinse station; clean up the quad;
    suds; soap running in the drain allowed?; dirty rv needs love; water for washing; is there a spot with a drain to clean;
    hubby wants to hose the deck boat; where do people clean their campers; hook up a hose; can i get water; squeegee; hose bib near my space;
    road grime; get the bugs off the windshield
    | puedo lavar mi bote; hay manguera; puedo lavar mi carro ahi; hay agua para enjuagar; hay llave de agua; puedo lavar el camper;
    puedo echarle agua a la lancha; viene llena de lodo; donde la enjuago; se permite lavar vehiculos en el lugar;
    hay area de lavado para botes; hay llaves de agua para los inquilinos; la traila esta toda enlodada;
    el mar me deja la lancha llena de sal; puedo llevar mi cubeta y jabon; hay donde conectar una manguera;
    enjuagar el motor de la lancha con agua dulce; mi camper tiene moho verde arriba puedo tallarlo ahi; darle una lavadita;
    puede venir el detailer; quiero encerar mi bote; las motos vienen llenas de tierra; hay pluma de agua;
    donde lleno el tanque de agua del camper; se puede usar hidrolavadora; los bichos pegados del viaje donde los quito; lavar la troca ahi;
    hay wash para rv; limpiar el jet ski despues de la playa; cobran por usar el agua; hay agua pa lavar`,
  'vehicle/repairs': `
    can i change my oil; can i do repairs in the unit; can i fix my boat on the lot; can i do mechanical work; can i change a tire there;
    can i use my unit as a garage; can i swap an engine; is it ok to do maintenance on my rv; can i winterize my boat there;
    can i rebuild a motorcycle in my unit; brake job; can i weld in there; can a mechanic come work on it; replace my battery;
    wrench on my bike; sand and paint my boat; body work; need to put new pads on; got a buddy who will help pull the motor;
    quick plug change ok?; swap batteries; can i do a little wrenching; throw a new belt on; want to redo the floor of my camper there;
    can i get under it for a bit; my mechanic makes house calls; sanding the hull; are vehicle repairs permitted on site;
    may tenants perform maintenance on stored vehicles; is mechanical work prohibited; can routine maintenance be done on the property;
    may a vehicle be serviced while in storage; are fluid changes allowed; is it permissible to work on vehicles in the unit;
    my alternator is toast and i have the new one in the trunk; starter went out while i was unloading;
    replacing wheel bearings on the boat trailer before the trip; got a head gasket to do and no driveway; bondo and primer on a fender;
    can my cousin crawl under there and swap the starter; tear down a carburetor on the bench; i build hot rods; flush the coolant;
    put new decking on my utility trailer; caulk the roof on my rv while it sits; rotate tires in front of my unit; jack stands;
    mobile mechanic coming thursday to your lot is that a problem; impeller and lower unit oil;
    antifreeze in the lines for winter do it there?; my tire is flat on the trailer can i change it where it sits; rewire the trailer lights;
    restoring a 72 nova in the unit; exhaust work; strip the bottom paint; i need a weekend to install solar panels on my coach;
    can i use the spot to tinker; grinding metal; get my hands dirty on my bike; awning needs replaced; fix up my van conversion;
    van build with saws on your lot; tune up; put a lift kit on; have the glass guy replace the windshield there; quick fix on my truck;
    oil change real quick; brakes job; mechanicing; turn a wrench; i wanna work on my car in the unit; paint my truck in there;
    repack bearings; drop a tranny; fuel pump
    | puedo arreglar mi carro ahi; puedo cambiar el aceite; puedo hacer reparaciones; se puede trabajar en el carro; puede ir un mecanico;
    puedo arreglar mi lancha; le tengo que cambiar las balatas; puedo meterle mano al motor; quiero pintarlo ahi;
    se permiten reparaciones de vehiculos en el lugar; pueden hacer mantenimiento los inquilinos; esta prohibido el trabajo mecanico;
    se puede dar servicio al vehiculo ahi; se me poncho la llanta de la traila la cambio ahi; le voy a cambiar el alternador;
    ando armando un chevy; mi compadre es mecanico y va a ir; cambiarle el starter; arreglar las luces del remolque;
    se le va a sellar el techo al camper; afinar la moto; soldar la traila; bajarle el motor; puedo meter gato y torres; ponerle aceite nuevo;
    convertir una van en casa con sierra y todo; lijar la lancha; cambiar baleros; mecaniquear en la bodega; hacerle los frenos;
    un arreglito rapido a la troca; puedo pintar el bote`,
  'vehicle/hookups': `
    do rv spots have electric; is there power at the rv spots; can i plug in my camper; electric hookup; shore power; do you have 30 amp;
    can i keep my rv battery charged; can i run my ac in the camper; full hookups; water hookups for rv; can i leave the boat on a tender;
    is there an outlet at the parking space; ev charger; can i charge my electric car; are electrical hookups provided at rv spaces;
    is power available for vehicle parking; do parking spaces include electricity; is 50 amp service available;
    are ev charging stations on site; may tenants connect vehicles to shore power; is there an additional fee for rv power;
    are trickle chargers permitted in parking spaces; do you have spaces with water and electric;
    my batteries are flat every spring can they stay plugged; keep the fridge in the camper cold before the trip;
    bilge pump needs to run when it rains; solar only or is there a plug; the slideouts need juice to close; my electric suv needs a charge;
    want to run a dehumidifier in the motorhome; where does my big rv cord go; 30 or 50 amp; extension cord to my boat;
    pre cool the fridge the night before; does the covered spot have a plug; battery tender for the boat; pay extra for a pedestal?;
    plug for my trailer; power out in the lot?; can the coach be on electric all winter so pipes dont freeze; level 2 charger;
    space with an outlet for my rv; keep my house batteries alive; i run the generator in the space to charge is that ok;
    charging my golf cart in the lot; block heater for my diesel; electricity by the rvs?; is there plugs; chargin station;
    do i have to bring the battery home; are any of the boat spots wired; amps; juice for the rig; can i leave the a c on in the motorhome;
    my toy hauler dies without a tender; utility connections at the spaces; 110 outlet in the carport; 220; sump and bilge;
    heater in the rv plugged
    | hay luz para el rv; puedo conectar mi camper; hay conexiones para casa rodante; hay cargador para carro electrico;
    cuentan con conexion electrica los espacios de rv; hay corriente de 50 amperes; esta incluida la electricidad en el estacionamiento;
    hay estacion de carga para vehiculos electricos; se me muere la bateria del camper; puedo dejar conectado el bote;
    donde enchufo la casa rodante; hay contacto en el parking; mi carro electrico necesita cargar;
    kiero enfriar el refri del camper antes del viaje; puedo usar una extension para la lancha; cobran extra por la luz del rv;
    cargador de bateria en mi espacio; hay luz en el parqueo; tiene toma de corriente el techado; puedo prender el generador en mi lugar;
    la bomba del bote necesita luz; conexion de agua y luz; hay 30 amp; el aire del camper conectado;
    la troca diesel necesita enchufe en el frio; hookups tienen`,
  'vehicle/surface': `
    is it gravel; is the rv parking on grass; does it get muddy; is the parking lot concrete; what is the ground like;
    will my trailer sink in the mud; is it dirt or asphalt; does water pool in the lot; are there potholes; is the surface hard;
    do the drives turn to mud when it rains; is the parking area paved; what is the surface of the vehicle storage area;
    are the spaces paved or gravel; is the lot asphalt; are rv pads concrete; is the lot graded and drained;
    my tires rot on grass whats under them there; will i get stuck when it pours; my jack stand sinks in soft dirt;
    is it level or will my camper lean; low car hates rocks; dust on my car from the lot?; weeds growing around the trailers;
    i bottomed out at the last lot; puddles; ruts; slope; is it flat where the boats are; crushed stone; blacktop; pea gravel;
    do i need boards under my tires; my motorcycle trailer slipped in mud at another place; does grass get tall around the campers;
    are the roads between buildings paved; limestone; hard packed or loose; icy?; snow melt makes mud?; wheelchair over gravel;
    heavy coach 40000 lbs will the ground hold; is the drive aisle smooth; cement slab; paved spot; do tires sink;
    wild grass under my camper means mice; my lowrider scrapes; leveling blocks needed?; potholes big?; whats on the floor of the lot;
    dirt lot?; mowed; sandy
    | esta pavimentado; es de grava; se hace lodo; es tierra o cemento; el piso del estacionamiento;
    esta pavimentada el area de estacionamiento; de que material es el piso del lote; los espacios son de concreto; hay asfalto;
    esta nivelado el terreno; se atasca uno cuando llueve; mi carro es bajito y hay piedras; hay mucho lodo; hay baches; zacate o grava;
    se hunden las llantas; es pura tierra; hay charcos; esta parejo; se levanta polvo; aguanta el peso de un motorhome;
    esta plano para la lancha; ocupo tablas debajo de las llantas; crece la hierba alrededor; es cemento o piedra; se inunda el parqueo;
    el camino esta feo`,
  'vehicle/turning_room': `
    can a big truck turn around; can i get a 40 foot rv in there; is there room to maneuver; can i back in my trailer easily;
    can a semi get through the gate; how wide is the gate; is there room for a moving van to turn; how wide are the driveways;
    will my fifth wheel make the corner; im not good at backing up a trailer; is it tight; can a 26 foot truck get in;
    clearance for a tall truck; how wide is the entrance; space to swing a big rig; do i need to unhitch to turn; do delivery trucks fit;
    ive got 60 feet truck and trailer; any tight corners; do i gotta drop the trailer to get around; first time driving a 26 footer;
    how close are the buildings to each other; can my delivery 18 wheeler get in and out; bad at backing up; is it wide in there;
    will i scrape something; are driveways wide enough for large trucks; what is the width of the drive aisles;
    can tractor trailers access the property; is there adequate space for large rvs to maneuver; can moving trucks access the units;
    is the facility accessible to semi trucks; what is the gate clearance height; how wide are the aisles between buildings;
    movers are bringing a 53 footer; hubby cant reverse the boat to save his life; i took out a mailbox last time i drove a big rental;
    do i have to back out the whole row or can i loop; is the lane one way; two trucks side by side fit in the alley?;
    can a freight line drop a trailer and leave; the van line asked if their truck fits; my rig is 12 6 tall; duallys with wide hips;
    is there a sharp left after the gate; circle around or dead end; is it a pain to get a long trailer in and out;
    low hanging branches on the way in; 26 foot rental truck will i get stuck; pulling a car behind the moving truck;
    any spots i can pull straight through so i dont reverse; is there a height bar; bus conversion 45 feet can swing?;
    the last place i needed ten tries to park; newbie with a travel trailer; worried about clipping a corner of a building;
    space to turn around at the end of the row; can i whip a u turn with a flatbed; narrow lanes?; tractor trailer delivery possible;
    wide enuf for a box truck; is it easy in easy out; how much room between rows; i need a lot of room to jackknife it in; tight squeeze?;
    the driver wants to know if he can get in; gooseneck with hay needs a big circle; will the gate shut on my trailer while im going through;
    longest thing you can get through the gate; telephone poles in the way; angle parking or straight in;
    can a container delivery truck set it down there; how high is the entry
    | puede dar vuelta un camion grande; que tan anchos son los pasillos; cabe un trailer por la entrada; hay espacio para maniobrar;
    puede entrar un camion de mudanza; traigo camion grande si da la vuelta; esta muy angosto; se puede dar vuelta con la traila;
    que ancho tienen los pasillos; pueden entrar trailers de 53 pies; hay espacio suficiente para rvs grandes;
    cual es la altura de la entrada; que tan ancha es la puerta de acceso; no se reversear la traila;
    el camion de la mudanza es enorme si entra; le pegue a un poste la otra vez; tengo q echar reversa todo el pasillo;
    cabe el camion rentado mas grande; hay vuelta en u al final; esta facil entrar con quinta rueda; mi troca es de doble rodado pasa;
    me da miedo raspar el camper; pasan dos camiones al mismo tiempo; es calle cerrada o da vuelta; el chofer pregunta si puede entrar;
    es la primera vez que manejo un camion; hay ramas bajas; puedo entrar derecho sin echar reversa; cabe un torton;
    maniobrar un bote de 28 pies; es muy cerrada la vuelta`,
};
