import type { Questions } from './questions.ts';

/** Cars, boats, campers and the yard that they stand in. */
export const vehicleQuestions: Questions = {
  'vehicle/in_unit': `
    can i store a car in a unit; can i keep my motorcycle in there; can i park my car inside; will a truck fit in a 10x20; can i store my atv;
    can i keep a jet ski in my unit; vehicle in storage unit; can i put my classic car indoors; golf cart in a unit; can i store a scooter;
    garage for my mustang; what do i need to store a vehicle inside; does my car have to run; can i keep my dirt bikes inside;
    enclosed vehicle storage; do i have to drain the gas to store my bike; do i need a drip pan; can i store a car with a dead engine;
    wanna put my harley away for winter; indoor spot for a corvette; snowmobile; riding mower; disconnect the battery;
    can i put a project car in there; selling my garage need somewhere dry for the 67 mustang; want my bike out of the snow;
    can it go inside instead of the lot; will a jeep go in a 10x20; do the tires have to come off; can i keep my quad in the unit;
    does it need to be running; do i gotta drain it
    | puedo guardar un carro en la bodega; puedo guardar mi moto; cabe mi camioneta; puedo meter mi coche; guardar un carro clasico;
    tiene que funcionar el carro; puedo guardar una cuatrimoto; guardar mi motocicleta; mi troca cabe adentro;
    quiero meter la moto para que no se moje; tiene que prender`,
  'vehicle/parking': `
    do you have rv parking; do you store boats; can i park my trailer there; do you have outdoor parking; can i park my camper; vehicle parking;
    do you have boat storage; is the rv parking covered; covered parking; can i leave my motorhome; how long of an rv can you take;
    what length are the spots; uncovered parking; do you have pull through spots; is there a space for a 30 foot trailer;
    do you have enclosed rv storage; utility trailer parking; longest boat you can fit; can i store a car outside; do you have monthly parking;
    somewhere to keep my pontoon; my hoa wont let me keep the camper at home; horse trailer; can i leave my fifth wheel there over winter;
    do you take toy haulers; is there a length limit; how tall is the canopy; do you have a roof over the rv spots;
    i need to get my boat out of my driveway; jet ski trailer; wife says the camper has to go; city gave us a ticket for the boat in the street;
    got a 32 footer; where can i put a pontoon for the winter; slip is closing for the season; need a home for my airstream; how long can the rig be;
    do you have anything under a roof for a motorhome; is 40 feet too long; how big can it be; got a pop up and a jetski; do you take yachts;
    end to end it is 28 feet; utility trailer for my mower; the driveway is too small for the rv
    | tienen estacionamiento para rv; puedo estacionar mi remolque; guardan botes; puedo dejar mi lancha; hay estacionamiento techado;
    tienen lugar para casa rodante; puedo estacionar mi camper; cuanto es lo mas largo que aceptan; puedo dejar mi traila; estacionamiento mensual;
    donde meto mi lancha en invierno; la ciudad no me deja tener el camper en la calle; mide 30 pies cabe; tengo una traila de trabajo`,
  'vehicle/papers': `
    do i need registration to park; does my rv have to be insured; what documents do i need for my boat; do i need the title; my tags are expired;
    does the vehicle have to be registered in my name; do i need plates on my trailer; proof of insurance for a vehicle;
    does it have to be registered; can i store a car without a title; paperwork for vehicle storage; registration is in my dads name;
    no insurance on the boat; do yall need copies of anything for my trailer; my camper isnt registered; expired registration; salvage title;
    bought it off craigslist, no title yet; the boat has no plates; dads name is on it; what do you need to see for the trailer; sticker ran out;
    do i gotta show anything for my camper; is liability enough on the boat; its a project car not registered
    | necesito registro para estacionar; tiene que tener seguro el carro; que papeles necesito para la lancha; necesito el titulo;
    las placas estan vencidas; tiene que estar a mi nombre el vehiculo; no tengo el titulo todavia; esta a nombre de mi papa;
    ya se vencieron las placas; que papeles piden por el camper`,
  'vehicle/dump_station': `
    where can i dump my tanks; can i empty my rv waste; do you have a place to dump gray water; sewage dump; can i empty the holding tank;
    is dumping free; rv sewer hookup; black water; potable water fill
    | hay donde vaciar los tanques; hay estacion de descarga; puedo vaciar las aguas negras; drenaje para el rv`,
  'vehicle/wash': `
    can i wash my rv there; is there a wash bay; can i hose off my boat; is there a water spigot; is there a place to rinse my boat;
    can i wash my car there; can i clean my camper on the lot; is there a hose; can i fill my water tank; pressure washer; can i rinse off the salt;
    my truck is covered in mud can i spray it down; where is the water faucet; is there running water; detail my boat on the lot;
    came back from the ocean and need to rinse; its caked in mud; bugs all over the front of the camper; fill up my fresh water;
    somewhere to spray it; can i give it a quick bath; scrub the hull
    | puedo lavar mi bote; hay manguera; puedo lavar mi carro ahi; hay agua para enjuagar; hay llave de agua; puedo lavar el camper;
    puedo echarle agua a la lancha; viene llena de lodo; donde la enjuago`,
  'vehicle/repairs': `
    can i change my oil; can i do repairs in the unit; can i fix my boat on the lot; can i do mechanical work; can i change a tire there;
    can i use my unit as a garage; can i swap an engine; is it ok to do maintenance on my rv; can i winterize my boat there;
    can i rebuild a motorcycle in my unit; brake job; can i weld in there; can a mechanic come work on it; replace my battery; wrench on my bike;
    sand and paint my boat; body work; need to put new pads on; got a buddy who will help pull the motor; quick plug change ok?; swap batteries;
    can i do a little wrenching; throw a new belt on; want to redo the floor of my camper there; can i get under it for a bit;
    my mechanic makes house calls; sanding the hull
    | puedo arreglar mi carro ahi; puedo cambiar el aceite; puedo hacer reparaciones; se puede trabajar en el carro; puede ir un mecanico;
    puedo arreglar mi lancha; le tengo que cambiar las balatas; puedo meterle mano al motor; quiero pintarlo ahi`,
  'vehicle/hookups': `
    do rv spots have electric; is there power at the rv spots; can i plug in my camper; electric hookup; shore power; do you have 30 amp;
    can i keep my rv battery charged; can i run my ac in the camper; full hookups; water hookups for rv; can i leave the boat on a tender;
    is there an outlet at the parking space; ev charger; can i charge my electric car
    | hay luz para el rv; puedo conectar mi camper; hay conexiones para casa rodante; hay cargador para carro electrico`,
  'vehicle/surface': `
    is it gravel; is the rv parking on grass; does it get muddy; is the parking lot concrete; what is the ground like;
    will my trailer sink in the mud; is it dirt or asphalt; does water pool in the lot; are there potholes; is the surface hard;
    do the drives turn to mud when it rains
    | esta pavimentado; es de grava; se hace lodo; es tierra o cemento; el piso del estacionamiento`,
  'vehicle/turning_room': `
    can a big truck turn around; can i get a 40 foot rv in there; is there room to maneuver; can i back in my trailer easily;
    can a semi get through the gate; how wide is the gate; is there room for a moving van to turn; how wide are the driveways;
    will my fifth wheel make the corner; im not good at backing up a trailer; is it tight; can a 26 foot truck get in; clearance for a tall truck;
    how wide is the entrance; space to swing a big rig; do i need to unhitch to turn; do delivery trucks fit; ive got 60 feet truck and trailer;
    any tight corners; do i gotta drop the trailer to get around; first time driving a 26 footer; how close are the buildings to each other;
    can my delivery 18 wheeler get in and out; bad at backing up; is it wide in there; will i scrape something
    | puede dar vuelta un camion grande; que tan anchos son los pasillos; cabe un trailer por la entrada; hay espacio para maniobrar;
    puede entrar un camion de mudanza; traigo camion grande si da la vuelta; esta muy angosto; se puede dar vuelta con la traila`,
  'vehicle/commercial': `
    can i park my work truck overnight; can i park a box truck; do you take commercial vehicles; can i leave my food truck; can i park my dump truck;
    tractor trailer parking; parking for work vans; fleet parking; can i park my tow truck; i drive an 18 wheeler can i keep it there;
    landscaping trailer; bobtail; can i store construction equipment; skid steer; school bus; can i keep a tractor there; excavator; bucket truck;
    heavy equipment; need somewhere for my rig on weekends; we have three vans and a chipper; can i park my roll off;
    my employer wont let me take the bucket truck home; peterbilt; place for a food cart; bobcat on a trailer; i run a tow company
    | puedo estacionar un camion; puedo dejar mi trailer de carga; aceptan vehiculos comerciales; puedo dejar mi troca de trabajo;
    puedo guardar maquinaria; puedo dejar mi camion de comida; donde dejo mi trailer los fines de semana; tengo camionetas de la compania;
    puedo dejar el camion de volteo`,
  'vehicle/live_in': `
    can i live in my rv there; can i sleep in my camper; can i stay in my motorhome overnight; can i camp there; is it like a campground;
    can i live in my van on your lot; can i stay in my boat; can we overnight in the rv before a trip; rv park with hookups to live;
    sleep in my truck in the lot; full time rvers; stay a night or two in the trailer
    | puedo vivir en mi camper; puedo dormir en mi casa rodante; puedo quedarme en mi rv; puedo vivir en mi remolque; puedo dormir en mi camioneta`,
  'vehicle/leave_car': `
    can i leave my car at the facility while im on a trip; can i park my car while i take my rv out; can i leave my truck in my boats spot;
    can i park overnight outside my unit; can i leave my car in the lot while i travel; how long can i park at my unit; airport parking;
    will i get towed; can visitors park; is there customer parking; where do i park when i visit; can i leave the moving truck overnight;
    is there parking for the office; can i leave my trailer in front of my unit overnight; tow my car if i leave it in the drive
    | puedo dejar mi carro mientras viajo; donde me estaciono; puedo dejar el camion toda la noche; hay estacionamiento para clientes;
    me remolcan el carro si lo dejo`,
  'vehicle/in_and_out': `
    can i take my rv out whenever i want; how often can i get my boat out; do i need to call before picking up my boat; can i get my camper at 5 am;
    get the boat out early to go fishing; notice to take my trailer out; do you move my boat for me; do i get the same spot every time;
    are spots assigned
    | puedo sacar mi lancha cuando quiera; tengo que avisar antes de sacar el camper; tengo lugar asignado`,
  'vehicle/fuel': `
    do i have to empty the gas tank; can there be gas in the boat; leave propane on my rv; fuel in the tank;
    do i need to disconnect the battery on the rv; can the propane bottles stay on my camper; leaking oil; how full can the fuel tank be;
    drip pan under my car
    | tengo que vaciar el tanque de gasolina; puede tener gasolina el carro; puedo dejar el gas propano en el camper`,
};
