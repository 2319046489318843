import type { Questions } from './questions.ts';

/** What the units and the building are like. */
export const unitQuestions: Questions = {
  'unit/drive_up': `
    do you have drive up units; can i back my truck up to the door; can i park next to my unit to unload; are the units outside; outdoor access units;
    can a truck pull up to the unit; do i have to carry everything down a hallway; how close can i get my car to the door;
    can i unload straight from my trailer; roll up door outside; is it walk up or drive up; i have a bad back how far do i have to carry things;
    can i load right from my tailgate; im not hauling a fridge down a corridor; can i pull right up; how far is the walk from the car;
    trailer to door no stairs?; back in and unload; is it like a garage; park by it and throw things in; my dads 80 can we park next to it
    | puedo llegar en carro hasta la bodega; puedo estacionarme frente a mi unidad; se puede meter la camioneta hasta la puerta;
    puedo descargar en la puerta; tienen bodegas con acceso por fuera; puedo llegar hasta la puerta con la troca; no quiero cargar tan lejos;
    me puedo poner en reversa hasta la bodega`,
  'unit/upper_floor': `
    how do i get things upstairs; are the units on the second floor; do i have to use stairs; how big is the elevator;
    will a couch fit in the elevator; is there a freight elevator; are upstairs units cheaper; i cant do stairs; what floor will my unit be on;
    is there a lift; my mom uses a walker can she get upstairs; how do i get a fridge up there; are there ramps; any way up besides the stairs;
    is the third floor hard to get to; elevator weight limit; will my king mattress fit in the lift; nothing with steps please;
    whats the deal for units up top; sofa sectional to the second story, possible?; how am i getting a dresser up there; im on crutches;
    is it a real elevator or a freight thing; will a queen box spring go in it; how do things get to the top; dont want to climb; my knees are shot;
    are there steps; do they have a lift big enough
    | hay elevador; como subo mis cosas al segundo piso; hay escaleras; son mas baratas las de arriba; cabe un sofa en el elevador; hay montacargas;
    no puedo subir escaleras; no puedo con escalones; como le hago para subir el ropero; esta arriba la mia hay como subir`,
  'unit/ground_floor': `
    do you have ground floor units; i want one on the first floor; all on one level; is everything single story; can i get downstairs;
    first floor cost more; ground level units
    | tienen bodegas en planta baja; quiero una en el primer piso; todo esta en un solo piso`,
  'unit/ceiling': `
    how tall are the units; what is the ceiling height; can i stack to the ceiling; will a tall bookcase fit standing up; how high can i stack;
    is an 8 foot ladder going to fit; vertical clearance inside; are they tall enough for a canopy bed; how many feet tall;
    can i stand my kayak upright; my armoire is 7 feet; how much headroom; can i put things on top of things; does a christmas tree stand up in there;
    how high till the top; could i stand a ladder up
    | que tan alto es el techo; que altura tienen; cuanto mide de alto; hasta donde puedo apilar; mi ropero mide dos metros cabe parado;
    que tanto puedo encimar`,
  'unit/door_size': `
    how wide is the door; how tall is the door; what size are the doors; will my couch fit through the door; door opening dimensions;
    is the door wide enough for a car; will a pallet fit through; do they have roll up or swing doors; door clearance; how wide is the opening;
    can my pool table make it through the door; sectional is 40 inches deep will it clear; how big an opening; will my gun safe go in;
    will a riding mower drive through; pool table slate; the piano is five feet wide; can i roll a hot tub in
    | que tan ancha es la puerta; cuanto mide la puerta; cabe mi sofa por la puerta; que tipo de puerta tienen;
    mi sillon mide metro y medio entra por la puerta; que tan grande es la entrada de la bodega`,
  'unit/actual_size': `
    are the sizes exact; is a 10x10 really ten feet; inside dimensions; are measurements approximate; my unit is smaller than advertised;
    is the size from wall to wall; exact interior measurements; cubic feet
    | son exactas las medidas; cuanto mide por dentro realmente; mide lo que dice`,
  'unit/electricity': `
    do units have outlets; can i plug something in; is there electricity; can i run a freezer; can i charge my car battery;
    can i use an extension cord; is there a plug for a dehumidifier; can i get a unit with power; can i charge my scooter in there;
    can i keep a fridge running; i need an outlet; can i run a fan; trickle charger; can i plug in my tools; deep freeze; could i power a heater;
    can i hook up my ebike; somewhere to charge my batteries; is there 110; can i keep my router on in there; need to keep a deep freezer going;
    somewhere to charge a drill; can i run a lamp; theres a plug in there right?; want to keep my battery topped off;
    could i have the stereo on in there; want to run a dehumidifier; juice; any units wired up; can i run a cord from the hallway
    | hay luz en las bodegas; tienen enchufes; puedo conectar un refrigerador; hay electricidad; puedo cargar mi bateria; hay corriente;
    puedo enchufar un congelador; tienen contactos; hay donde conectar; puedo dejar prendido un refri; para cargar mi taladro hay contacto`,
  'unit/lights': `
    are there lights in the unit; is it dark inside; do i need a flashlight; are the units lit; is there a light in my unit; motion lights;
    lights keep turning off; can i see in there at night; can i hang a battery light
    | hay foco adentro de la bodega; esta oscuro adentro; necesito lampara; hay luz adentro para ver`,
  'unit/wifi': `
    do you have wifi; is there internet; whats the wifi password; can i get signal in there; do cell phones work inside;
    is there free wifi for customers; guest internet
    | hay wifi; cual es la clave del wifi; hay internet; hay senal de celular`,
  'unit/shelves': `
    can i install hooks; can i drill into the walls; can i build shelving; do units come with shelves; can i bring my own shelving;
    can i bolt a rack to the wall; can i hang things from the ceiling; can i modify the unit; can i paint my unit; can i screw something in;
    can i put in a loft; do you have units with shelves; can i carpet the floor; can i mount a tv bracket; freestanding racks ok;
    could i nail something to the studs; add lights or a workbench; i have metal racks from my garage can they go up;
    want to make it organized with hooks; would you be mad if i put anchors in; got a shelving unit from costco; could i add a second level;
    is nailing stuff allowed; pegboard
    | puedo poner repisas; puedo poner estantes; puedo taladrar la pared; tienen bodegas con repisas; puedo colgar cosas; puedo modificar la bodega;
    puedo clavar algo en la pared; quiero ponerle tablas; puedo hacerle hoyos a la pared; llevo mis anaqueles`,
  'unit/lockers': `
    do you have lockers; do you have anything smaller than a 5x5; small lockers for boxes; student locker; wine storage; do you have wine lockers;
    is there a wine cellar; store my wine collection; do you have a vault; document storage; file storage for my office; tiny unit for a few boxes;
    bike storage; do you rent safe deposit boxes; how cold is the wine room; record storage for a law firm
    | tienen lockers; tienen casilleros; hay algo mas chico; guardan vino; puedo guardar archivos de mi oficina; tienen cava`,
  'unit/map': `
    where is my unit; what is my unit number; i forgot which unit is mine; cant find my unit; is there a map of the facility; how do i find my unit;
    which building am i in; what row is my unit; i dont remember my number
    | cual es mi numero de bodega; no encuentro mi unidad; donde esta mi bodega; hay mapa del lugar; no me acuerdo cual es mi bodega`,
};
