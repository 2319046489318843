import type { Questions } from './questions.ts';

/** What units are made of and have inside, and which sorts there are. */
export const unitFittingQuestions: Questions = {
  'unit/electricity': `
    do units have outlets; can i plug something in; is there electricity; can i run a freezer; can i charge my car battery;
    can i use an extension cord; is there a plug for a dehumidifier; can i get a unit with power; can i charge my scooter in there;
    can i keep a fridge running; i need an outlet; can i run a fan; trickle charger; can i plug in my tools; deep freeze; could i power a heater;
    can i hook up my ebike; somewhere to charge my batteries; is there 110; can i keep my router on in there; need to keep a deep freezer going;
    somewhere to charge a drill; can i run a lamp; theres a plug in there right?; want to keep my battery topped off;
    could i have the stereo on in there; want to run a dehumidifier; juice; any units wired up; can i run a cord from the hallway;
    is electricity available in the storage units?; do your units have electrical outlets?; can i get a unit with power?;
    are extension cords permitted?; may i run appliances inside my unit?; is there power inside the units?;
    my mobility scooter dies if it sits, can it charge in there; i got elk meat in a chest freezer; need to keep insulin fridge running;
    aquarium pump has to stay on; want my beer fridge in there; classic car battery goes flat every winter, can i leave a tender on it;
    power wheels for the kids, it needs charging; got a saw i want to use for an hour; i make candles and need to melt wax;
    3d printer running overnight; is it ok to bring a generator; solar panel on the roof for my unit?; can i run an ac window unit;
    portable heater so i dont freeze while sorting; can i use a vacuum in there to clean up; wanna plug the shop vac in;
    i need to charge my phone while sorting; compressor for my tires; server rack; crypto miner lol; is it wired; is there a socket;
    wall socket?; outlets?; electric?; power?; plug ins?; any juice in there; got a breaker panel?; who pays the electric bill for a unit;
    does it cost extra for power; 220 for a welder; can i take power from the light fixture; can i splice off the light;
    screw in socket adapter for the bulb, is that allowed; someone unplugged my charger in the hall; can i use the hallway outlet;
    golf cart charger; charging lithium batteries allowed; my camera batteries need topping up; can i keep milk cold in there;
    keep an incubator going; my dehumidifier needs to be on 24 7; can an alarm with a plug be put in;
    could i set up a security camera that needs to be plugged in; are there electrified units; any space that has current;
    is their power in the unit; eletricity?; can i plugg in my fridge; outlits?;
    so i have this old camaro and the battery needs to be on a charger is there somewhere to plug it; wall plug; extension cord?; freezer?;
    charger?
    | tienen enchufes; puedo conectar un refrigerador; hay electricidad; puedo cargar mi bateria; hay corriente;
    puedo enchufar un congelador; tienen contactos; hay donde conectar; puedo dejar prendido un refri; para cargar mi taladro hay contacto;
    las unidades cuentan con electricidad?; hay tomacorrientes dentro de las bodegas?; se permite usar extensiones electricas?;
    tienen unidades con corriente?; quiero tener un freezer prendido; la nevera la puedo dejar enchufada; el abanico donde lo conecto;
    mi scooter se descarga donde lo cargo; puedo usar una planta de luz; hay donde conectar una extension;
    tengo un carrito de golf q hay q cargar; se puede conectar un aire; cobran la luz aparte; hay tomas; hay plug adentro;
    ocupo corriente pa la maquina de coser; puedo robarle luz al foco jaja; se puede poner un calentador;
    ahi adentro hay electricidad o na; tiene outlets; hay 220; kiero conectar la aspiradora pa limpiar; puedo jalar un cable del pasillo;
    necesito corriente para unas herramientas; puedo tener la hielera electrica conectada;
    ay luz?; enchufe?; tienen lus adentro; pa enchufar algo; kiero conectar un frizer`,
  'unit/lights': `
    are there lights in the unit; is it dark inside; do i need a flashlight; are the units lit; is there a light in my unit; motion lights;
    lights keep turning off; can i see in there at night; can i hang a battery light;
    is there lighting inside the units?; are the storage units well lit?; do units have interior lights?;
    are hallways illuminated at all times?; are the lights motion-activated?; will i need to bring my own light?;
    is there adequate lighting at night?; pitch black in there, i stubbed my toe; bulb burned out by my door;
    could not see a thing last night; my eyes are bad, is it bright; the light goes off while im in the middle of sorting;
    have to wave my arms to get the light back; timer light switch?; where is the light switch; how do i turn the light on;
    switch in the hall doesnt do anything; hallway stays dark; can you replace the bulb near unit 88; fixture is flickering;
    light pole out back is out; the light in row c is out; i only can come after dark, will i be able to see;
    working nights so i unload in the dark; should i bring a lantern; headlamp needed?; camping lantern ok to hang; push lights ok?;
    stick on leds; can i leave a light on; do i shut the light off when i leave; lights on all night?; are the aisles lit up;
    is there light from the hall at least; windows or skylights?; any natural light; dim?; dark?; lit?; lights?; how bright is it;
    scary dark?; i get spooked in the dark; does light come with it; is the light on a sensor; light inside mine doesnt work;
    no light in 107; does each one have its own bulb; is there some light to read labels by;
    wondering if i can see what im doing in there at 9 pm; does the daylight reach the back of a 10x30; will my phone torch be enough;
    overhead light included?
    | hay foco adentro de la bodega; esta oscuro adentro; necesito lampara; hay luz adentro para ver;
    hay iluminacion dentro de las unidades?; los pasillos estan iluminados?; las luces son automaticas con sensor?;
    es necesario llevar linterna?; se fundio el foco de mi pasillo; no se ve nada adentro; se apaga la luz a cada rato;
    donde se prende la luz; donde esta el apagador; llevo linterna o no; bien oscuro que esta; se puede dejar la luz prendida;
    tiene bombillo; el bombillo no prende; de noche se alcanza a ver; puedo colgar una lampara de pilas; la luz de mi unidad no sirve;
    me da miedo lo oscuro; esta alumbrado en la noche; nomas puedo ir de noche voy a poder ver?; hay que mover los brazos pa q prenda;
    entra luz del dia?; kien cambia los focos`,
  'unit/wifi': `
    is there internet; can i get signal in there; do cell phones work inside;
    is there free wifi for customers; guest internet;
    is wi-fi available at the facility?; do you offer complimentary internet access?; is there cell phone reception inside the building?;
    what is the wi-fi network name?; how do i connect to the guest wi-fi?; no bars in the hallway; my call dropped soon as i went in;
    i get zero service in the elevator; cant load the app in there no signal; gotta take a zoom call while my guys unload;
    need to send a couple emails from there; can i stream music; hotspot needed?; wifi?; internet?; lte?; signal?; wi fi code; wifi login;
    network password; password on the guest network isnt working; cant get on your wifi; wifi is super slow;
    does the wifi reach the back row; does the wireless reach my unit; would a camera with wifi work in my unit;
    bluetooth tags and wifi trackers work in there?; my smart sensor needs wifi; can i hook a router up to your internet; ethernet jack?;
    does my carrier work out there; are you in a dead zone; metal walls block phones right; can i get texts inside;
    how do i call for help if theres no reception; am i able to use my phone in the building; can i work on my laptop in the lobby online;
    is there somewhere with internet to print; free internet for renters; do customers get online free; kids need the wifi while i sort;
    bored, got wifi; can i video call my sister from the unit to show her stuff; data doesnt work inside; what is the guest network called;
    will my phone work on the third floor
    | hay wifi; hay internet; hay senal de celular;
    cuentan con wi-fi gratuito?; hay cobertura celular dentro del edificio?; como me conecto al internet?; cual es el nombre de la red?;
    no agarra senal adentro; se me corta la llamada; la contrasena del internet porfa; tienen wifi gratis?; el wifi ta lento;
    llega el internet hasta mi unidad; no me entran los mensajes ahi adentro; me pasa el password del wifi; no me puedo conectar;
    hay datos o no agarra; necesito mandar un correo desde ahi; puedo poner una camara con wifi; mi cel no tiene barras;
    hay red pa clientes; funciona el telefono alla adentro; tienen wifi en la oficina; se puede hacer videollamada desde la bodega;
    q red es`,
  'unit/shelves': `
    can i install hooks; can i drill into the walls; can i build shelving; can i bring my own shelving;
    can i bolt a rack to the wall; can i hang things from the ceiling; can i modify the unit; can i paint my unit; can i screw something in;
    can i put in a loft; do you have units with shelves; can i carpet the floor; can i mount a tv bracket; freestanding racks ok;
    could i nail something to the studs; add lights or a workbench; i have metal racks from my garage can they go up;
    want to make it organized with hooks; would you be mad if i put anchors in; got a shelving unit from costco; could i add a second level;
    is nailing stuff allowed; pegboard;
    can i install shelving in my unit?; are shelves permitted in the storage unit?; may i make alterations to my unit?;
    can i attach anything to the walls?; do units include shelving?; am i allowed to drill holes in the walls?;
    are modifications to the unit allowed?; husband wants to turn it into a workshop with a tool wall; hang my bikes off the ceiling;
    fishing rod holders; ceiling hoist for my kayak; i want to put up a clothes rod; garment bar; curtain rod; screws in the metal?;
    command hooks?; sticky hooks okay; magnets on the wall; is the wall metal so magnets stick; zip tie stuff to the mesh; eye bolts;
    shelf brackets; build a platform; frame out some racks; lumber rack; pallet racking;
    wire racks from the big box store; bookcases along the side; gonna organize with bins on racks; stackable shelves;
    can i leave the shelves behind for the next guy; do you rent or sell shelving; do you sell shelves; who installs shelves;
    can my handyman come build something in there; is there a loft kit; put down flooring; lay down foam tiles; rug ok?;
    line the walls with plastic; insulate it; add insulation; put up drywall; divide it with a wall down the middle; partition;
    epoxy the floor; i made holes, will i get charged; left screw holes from the last rack, trouble?;
    do i have to put it back the way it was; last renter left hooks, can i use them; already got shelves in it from somebody;
    mount an alarm sensor inside; second lock hasp on the door can i add; put my own camera bracket up; shelves?; racks?; hooks?;
    drilling ok?; nails?; decorate?; customize it; make it mine; wallpaper lol
    | puedo poner repisas; puedo poner estantes; puedo taladrar la pared; tienen bodegas con repisas; puedo colgar cosas; puedo modificar la bodega;
    puedo clavar algo en la pared; quiero ponerle tablas; puedo hacerle hoyos a la pared; llevo mis anaqueles;
    se permite instalar repisas?; se pueden hacer modificaciones a la unidad?; puedo fijar algo a las paredes?;
    las unidades incluyen estanteria?; esta permitido perforar las paredes?; kiero armar un tapanco; colgar las bicis del techo;
    puedo poner ganchos; poner un tubo pa la ropa; puedo pintarla de blanco; le puedo meter racks de metal;
    puedo hacer un librero ahi adentro; ponerle alfombra; puedo dividirla con una pared; venden anaqueles ustedes;
    trae tablillas o yo las pongo; puedo atornillar; mi esposo quiere hacerle estantes de madera; hay problema si hago hoyitos;
    tramos de madera pa organizar; me cobran si dejo hoyos; puedo forrar las paredes; puedo usar pegamento en la pared;
    poner shelves se puede?`,
  'unit/lockers': `
    do you have lockers; do you have anything smaller than a 5x5; small lockers for boxes; student locker; wine storage; do you have wine lockers;
    is there a wine cellar; store my wine collection; do you have a vault; document storage; file storage for my office; tiny unit for a few boxes;
    bike storage; do you rent safe deposit boxes; how cold is the wine room; record storage for a law firm;
    do you offer locker storage?; are small storage lockers available?;
    do you offer document or records storage?; what is the smallest storage option you offer?; do you rent storage lockers for students?;
    is there secure file storage for businesses?; only got two suitcases and a guitar; three totes, thats it; backpacker needing a cubby;
    just my winter coats and skis; my golf clubs; got like a closet worth of nothing; one box of baby keepsakes;
    where can i keep one filing cabinet; tax returns seven years back; patient charts have to be kept ten years; hipaa files;
    dentist office with old x rays; bankers boxes; my accountant says keep everything; a few cases of cabernet; thirty bottles of bordeaux;
    collecting pinot and the apartment is too hot; humidity controlled for bottles; is there a cool place for bottles;
    restaurant with extra wine; cigars humidor locker; coin collection in a vault; fireproof safe room;
    jewelry box storage; deposit box; strongbox; something like a gym locker; gym locker size; like a bus station locker; luggage storage;
    day luggage lockers; half a closet; a 3x3 or 4x4; 2x4?; mini unit; mini locker; micro storage; smaller than a closet; cabinet size;
    stackable upper lockers; what is a locker unit; how big is a locker; is a locker cheaper; how do i reach an upper locker;
    do lockers have shelves; bicycle locker; place for my bike only; surfboard locker; kayak rack; motorcycle gear cubby;
    dorm fridge and two boxes; just a suitcase; archive space; secure shredding and file storage; evidence boxes for a law office;
    wine tasting room members only?; can you store my art in a vault
    | tienen lockers; tienen casilleros; hay algo mas chico; guardan vino; puedo guardar archivos de mi oficina; tienen cava;
    ofrecen lockers de almacenamiento?; cuentan con almacenamiento de vinos?; ofrecen almacenamiento de documentos?;
    cual es la opcion mas pequena?; nomas tengo dos maletas; es pa unas cuantas cajitas; algo como un closet; un casillero pa mi guitarra;
    archivos del consultorio; expedientes de pacientes; papeles de los taxes viejos; tengo botellas de vino caras; para mi bici nada mas;
    un lockercito barato; cuanto mide un locker; guardan equipaje; pa la ropa de invierno nomas; tienen caja fuerte; algo mini;
    boveda tienen?; donde guardo los archivos de la compania; q es un locker; tienen mas chiquitas q 5x5; lockers pa estudiantes`,
  'unit/map': `
    where is my unit; what is my unit number; i forgot which unit is mine; cant find my unit; is there a map of the facility; how do i find my unit;
    which building am i in; what row is my unit; i dont remember my number;
    how do i locate my unit?; where can i find my unit number?; is a facility map available?; how are the units numbered?;
    what building is my unit located in?; is there signage to help me find my unit?; been driving in circles ten minutes;
    all these doors look the same; im standing in building b and theres no 412;
    my brother is there picking up the couch, which one is mine; movers are here, where do they go; where do i send the movers;
    it has been two years and i dont recall which door; numbers go from 140 to 160, where is 150; forgot my unit no; unit number please;
    whats my unit; which one did you rent me; whats my door number; i threw away the paper with the number;
    its somewhere in the back i think; left or right after the gate; which way after i come in; how do i get to 2031;
    is 305 on the third floor; what floor am i on; what side is e row; nearest entrance for unit 77; which gate is closest to mine;
    which elevator do i take to my unit; which door do i go in for building 3; lost in the hallways lol; got turned around in here;
    its a maze; maze in here; do you have a layout; site plan; floor plan; can you send me a map; directory on the wall?;
    aerial view with numbers; my key isnt working maybe im at the wrong door; lock wont open, am i at the right unit;
    somebody elses lock is on what i thought was mine; my mom passed her number to me but i cant find it;
    its for the johnson account, what number is it; how do i read the numbers, odd even?; can someone walk me to my unit;
    can you take me to it; my lease doesnt say the number; where would i see my unit number online; is it on my receipt;
    parking space number?; which parking spot is mine; what slot is my camper in; the numbers are worn off; is it written on the door
    | cual es mi numero de bodega; no encuentro mi unidad; donde esta mi bodega; hay mapa del lugar; no me acuerdo cual es mi bodega;
    como localizo mi unidad?; donde encuentro el numero de mi unidad?; hay un plano de las instalaciones?; en que edificio esta mi unidad?;
    se me olvido el numero; ando dando vueltas y no la hallo; todas las puertas se parecen; ya llegue con la mudanza, cual es;
    en q piso me toco; cual me dieron; pa donde queda la 212; estoy perdido aca adentro; me manda un mapa; en que fila es;
    por cual puerta entro pa la 340; mi hermano esta ahi y no sabe cual es; perdi el papel con el numero; q numero tengo;
    en cual espacio va mi traila; la llave no abre sera q no es la mia; donde kedo mi bodega ya no me acuerdo;
    es a mano derecha o izquierda; alguien me puede llevar hasta la mia; como estan numeradas`,
  'unit/types': `
    what types of storage units do you offer?; what is the difference between interior and exterior units?;
    what is the difference between drive-up and indoor storage?; what kind of storage do you provide?;
    which is better, indoor or outdoor storage?; what is an interior unit?; what is an indoor storage unit?; what is traditional storage?;
    what does standard unit mean?; can you explain the different unit categories?;
    your site lists inside, outside and climate, im confused; why are there three prices for a 10x10; same size two prices, why;
    why is one 10x10 80 bucks and the other 120; whats premium mean on the website; it says standard vs premium vs value;
    what is a value unit; what do you mean by deluxe; it says interior access, what is that exactly; what is elevator access unit;
    whats a hallway unit; compare the inside ones with the outside ones; pros and cons of indoor; should i go inside or outside;
    indoors or outdoors for furniture, whats the difference; is regular different from climate other than ac;
    what am i giving up with the cheap one; which style is right for boxes of clothes; what options do i have besides the garage kind;
    all the options please; different kinds?; types?; inside vs outside; in or out?; interior vs drive up;
    non climate vs climate whats what; what makes the pricier one better; explain the categories to an old man;
    the listing says 1st floor inside, meaning what; what do the symbols next to the units mean; what does nc stand for on your list;
    cc vs nc; which sort do most people get; what varieties of spaces are there; not sure which type to pick;
    is a locker the same as a unit; are a garage and a unit different things;
    is indoor safer or just pricier; do indoor ones cost more because they are cooler;
    what classes of units do you have; is there anything between the garage style and the little hallway ones;
    which of your unit styles suits a musician with amps; i see three versions of the same size, explain;
    does inside mean inside a building
    | que tipos de bodegas ofrecen?; cual es la diferencia entre interior y exterior?; que es una unidad interior?;
    cual conviene mas, por dentro o por fuera?; que significa unidad estandar?; xq hay dos precios pa la misma medida;
    que quiere decir premium; no entiendo las categorias; de cuales clases hay; adentro o afuera cual es mejor;
    en q se diferencia la barata de la cara; que es drive up; la pagina dice indoor q es eso; cual es la diferencia con la de clima;
    q opciones hay; que es mejor pa muebles, la de adentro o la de afuera;
    xq una 10x10 cuesta mas q la otra; que clase de bodegas rentan; expliqueme los tipos q hay;
    en que se distinguen las de adentro de las de garaje; hay de varias clases?`,
  'unit/private': `
    is my unit private?; will i share my storage unit with other customers?; are units shared or individual?;
    will i have exclusive use of my unit?; is my storage space separate from others?;
    are units fully enclosed and private?; do i get the whole thing to myself; is it all mine or do strangers put stuff in;
    im not bunking my stuff with some random person am i; one big warehouse room with everybodys things?; is it like a shared garage;
    communal?; is it a shared room; shared or solo; just me in there?; private?; individual units?; own door?; do i have my own door;
    does each renter have their own lock and door;
    are my things mixed in with others; will my boxes be kept apart from other peoples;
    at the last place it was all in one hall on pallets; do you combine customers in one unit; do two people ever get put in one unit;
    will someone else be renting part of mine; you wont put anyone else in with me right;
    if i dont fill it do you rent the rest out to others; do i share the entrance to the unit; nobody else uses it right;
    is a 10x20 split with somebody; do i have neighbors inside the unit; whole unit just for our family; am i the only one in my unit;
    how private is it; only for me?; is it separated with walls from the others;
    do i get my own room or just a corner of one;
    am i getting my own storage room or a share of one; do i rent the entire unit; could a stranger be assigned to the same unit as me;
    are you going to double up people since you are full; will they put another persons furniture in with mine;
    my own space or a bay in a warehouse; sole use?; exclusive?; is each customer given a separate space;
    so nobody elses couch in there but mine
    | mi unidad es privada?; se comparte la bodega con otros clientes?; las unidades son individuales?; es de uso exclusivo?;
    es nomas pa mi o la comparto; meten cosas de otra gente ahi?; tengo mi propia puerta?;
    es un cuarto grande con lo de todos?; no kiero que se mezclen mis cosas con las de otros; se ve pa adentro desde el pasillo?;
    voy a estar solo en la unidad?; es compartida o no; me toca un cuarto aparte; si no la lleno le rentan el resto a otro?;
    nadie mas la usa verdad; cada quien tiene la suya?; es privado o todos revueltos; es pa una sola familia?;
    la unidad entera es mia?; me pueden meter a otra persona en mi bodega?`,
  'unit/construction': `
    what are the storage units made of?; are the walls metal or drywall?; what type of flooring do the units have?;
    are the units constructed of concrete or steel?; is the facility built with fire-resistant materials?;
    do the units have concrete floors?; are the walls solid to the ceiling?; are the units insulated?; do the units have windows?;
    can somebody cut through the wall from next door; whats between me and the neighbor; is there just chain link between units;
    wire cage or real walls; are they cages; wood or metal; thin tin walls?; corrugated?; cinder block?; brick?;
    block building or sheet metal; is it one of those old wooden barns; is the floor dirt; gravel floor inside?; bare cement?;
    asphalt floor or concrete; plywood floors upstairs?; whats the floor like; does the floor slope to the door;
    is the floor level, im storing a pool slate; are there cracks in the floor; is the slab sealed; is it a steel building;
    are the partitions sheet steel; do walls go all the way up; can you climb over the top into the next one; open at the top?;
    whats above my unit; what is the roof made of; metal roof gets hot right, is there insulation under it;
    are the walls insulated or single skin; do they sweat because theyre metal; is there a vent in the wall; sturdy?; well built?;
    how solid are they; feels flimsy; is there a gap under the door; is there weather stripping; window in it?; see through door?;
    do the doors have windows; is the wall drywall like a room; how thick are the walls; can i hear the neighbors through the wall;
    is it soundproof; are they soundproofed
    | de que material son las bodegas?; las paredes son de metal o de concreto?; que tipo de piso tienen las unidades?;
    las unidades tienen aislamiento?; tienen ventanas?; de que estan hechas; son de lamina?; son de block o de madera;
    el piso es de cemento o tierra; las paredes llegan hasta el techo; se puede brincar uno de una a otra;
    hay malla entre una y otra o pared; estan bien construidas o de tabla; se oye todo al lado?; el techo es de zinc;
    q tan gruesa es la pared; pueden romper la pared del vecino; el piso esta parejo; tiene rendija abajo de la puerta;
    son jaulas o cuartos; tan hechas de bloque?; es de metal todo`,
};
