import type { Questions } from './questions.ts';

/** Where units are, and how large. */
export const unitQuestions: Questions = {
  'unit/drive_up': `
    can i park next to my unit to unload; are the units outside; outdoor access units;
    can a truck pull up to the unit; do i have to carry everything down a hallway; how close can i get my car to the door;
    can i unload straight from my trailer; roll up door outside; is it walk up or drive up; i have a bad back how far do i have to carry things;
    can i load right from my tailgate; im not hauling a fridge down a corridor; can i pull right up; how far is the walk from the car;
    trailer to door no stairs?; back in and unload; is it like a garage; park by it and throw things in; my dads 80 can we park next to it;
    do you offer drive-up access units?; can i drive my vehicle directly to my unit?; what is a drive-up unit?;
    are drive-up storage units available?; can i pull my vehicle up to the unit for loading?; do your units have exterior access?;
    got a bad hip and a chest freezer; tailgate to shelf, thats my dream; i dont want to schlep boxes through some maze;
    landscaping crew loads mowers every morning, need to roll them right off the trailer; my buddy and me got one dolly and a piano;
    is the door right there on the pavement; are they the kind with the big orange roll up door outside; i want the kind you pull up to;
    hallway or outside door; inside or outside units; do i walk through a building to get to it; is there a driveway in front of each unit;
    is there room to swing a trailer in front of the doors; can i leave the car running by the door while i load;
    can the moving van stop right in front of my door; can my pickup fit down between the rows;
    is the lane wide enough to park and still let folks by; park right at my unit?; drive right up?; truck to door?; pull up access?;
    garage style ones; the garage type; exterior units; outside access; vehicle access to the unit; will i have to lug stuff far;
    how many steps from parking to the unit; just had surgery so no carrying stuff a long way;
    pregnant and doing this alone so closer the better; i come every day for my tools so need to pull up fast;
    the last place had me push a cart half a mile; is the unit accessible from outside; does it open to the outdoors;
    could i unload from a box truck straight in; do i have to park in a lot and carry it in; my horse trailer has to be able to stop by it;
    can i line up the ramp with the door; hoping to just toss things out of the truck bed; catering van needs to stop at the door;
    any that open onto the lot; when i park am i at the unit or at a lobby;
    wanna just back the trailer in and roll the mower out; do i gotta use a cart or can i drive to it; drive upp units;
    can my tow truck get next to it; food truck guy here, load supplies at dawn straight into the truck;
    florist with a van, quick in and out at the door; can i pull alongside; curbside to my unit;
    is there any that you dont have to go inside the building for; can we form a chain from the truck to the unit;
    my knees wont do long hallways; dolly from the parking lot or right there; how far would i be hauling boxes from the car;
    unload without going through doors; open the trunk and toss it in;
    would i be able to hear my car radio from the unit lol, as in is it that close;
    can i drive rite up; park infront of it?; close to the car?;
    so my husband cant walk much and were wondering if we could pull the car up to it; drive thru unit?; back up to it?;
    unload at the door?
    | puedo llegar en carro hasta la bodega; puedo estacionarme frente a mi unidad; se puede meter la camioneta hasta la puerta;
    puedo descargar en la puerta; tienen bodegas con acceso por fuera; puedo llegar hasta la puerta con la troca; no quiero cargar tan lejos;
    me puedo poner en reversa hasta la bodega;
    cuentan con unidades de acceso vehicular?; puedo llegar en mi vehiculo hasta la unidad?; hay unidades con acceso exterior?;
    se puede estacionar frente a la bodega para cargar?; tengo mal la espalda y no puedo cargar lejos;
    son de las q tienen puerta para afuera; es tipo garaje; se mete uno en la van hasta la puerta; hay q caminar mucho con las cosas;
    puedo bajar directo de la troca; drive up tienen?; quiero de las que te parqueas al frente; me puedo parquear al lado;
    esta por dentro del edificio o por fuera; cabe el camion entre las filas; tengo q pasar por un pasillo;
    la guagua puede llegar hasta la puerta; el camion de mudanza llega hasta la unidad;
    estoy operada no puedo andar cargando hasta adentro; puedo arrimar la traila; que tan lejos queda del parqueo;
    quiero bajar y meter de un jalon; hay de las que dan a la calle;
    puedo acercar el carro pa bajar todo; q no tenga q cargar por pasillos; de las de garage hay; me estaciono y abro y ya?;
    el troque se puede pegar a la puerta;
    asta la puerta llega el carro?; se estaciona uno enfrente?; acceso con carro?; descargar en la puerta?`,
  'unit/upper_floor': `
    how do i get things upstairs; are the units on the second floor; do i have to use stairs;
    will a couch fit in the elevator; are upstairs units cheaper; i cant do stairs; what floor will my unit be on;
    is there a lift; my mom uses a walker can she get upstairs; how do i get a fridge up there; are there ramps; any way up besides the stairs;
    is the third floor hard to get to; elevator weight limit; will my king mattress fit in the lift; nothing with steps please;
    whats the deal for units up top; sofa sectional to the second story, possible?; how am i getting a dresser up there; im on crutches;
    is it a real elevator or a freight thing; will a queen box spring go in it; how do things get to the top; dont want to climb; my knees are shot;
    are there steps; do they have a lift big enough; how do i access units on the upper floors?; do you have elevator access to upper level units?;
    are second floor units less expensive?; what are the dimensions of the elevator?; are there stairs in the building?;
    my unit number starts with a 3, please tell me theres not stairs; pregnant and my husband is deployed, how do i get boxes up;
    i hurt my back hauling a washer upstairs at the last place; grandma cant manage steps; bad knees here; got assigned 2114, is that up;
    do the movers charge for stairs at your building; whats the lift capacity; can two people and a piano ride together;
    will my 8 foot sofa clear the lift doors; can a pallet jack ride the elevator; does the elevator take a loaded cart; is it slow;
    is there just one elevator for the whole place;
    heart condition, climbing is out; can you drag a dolly up; do you have a conveyor or something for the second story;
    any ramp to the mezzanine; is there a discount for being high up; cheaper if i climb?; why is upstairs less money;
    do i save by taking the top floor; elevator?; lift?; stairs or elevator; any stairs involved; upstairs ok for heavy stuff;
    is it a walk up; how many floors; how many stories is the building; whats on the second level; can i use a hand truck on the stairs;
    my treadmill weighs 300 pounds and you put me on floor two; is it hard getting things to the upper level;
    hows the access on level three; will the elevator fit a mattress standing up; what if my stuff is too long for the elevator;
    do i need a key for the elevator; is the elevator locked after hours; how do i call the elevator down, it wants a code;
    i get claustrophobic in elevators, other way up?;
    is there an elavator; elevater?; do i haf to clime stares; my stuff is hevy and its on the 2nd flor;
    yeah so theyve got me on level two and i have this big armoire so how does that go; stairs?; second floor?; third floor?; top floor?;
    upstairs?
    | hay elevador; como subo mis cosas al segundo piso; hay escaleras; son mas baratas las de arriba; cabe un sofa en el elevador; hay montacargas;
    no puedo subir escaleras; no puedo con escalones; como le hago para subir el ropero; esta arriba la mia hay como subir;
    el edificio cuenta con elevador?; como se accede a los pisos superiores?; hay ascensor?; las unidades del segundo piso cuestan menos?;
    que medidas tiene el elevador?; me toco en el tercero y estoy embarazada; mi mama no puede subir gradas;
    cuanto peso aguanta el elevador;
    cabe el colchon king en el ascensor; hay que subir a pie; es puro escalon o q; tengo mala la rodilla y me dieron arriba;
    hay rampa para subir; xq son mas baratas las del segundo; como subo la lavadora; hay elevator o puras escaleras;
    me dieron la 305 eso es arriba?; cabe un carrito en el elevador; ta muy alto eso?; se puede subir el refri con diablito;
    el sofa no cabe en el elevador que hago;
    elebador?; escaleras?; segundo piso?; ai escaleras; arriba?`,
  'unit/ground_floor': `
    do you have ground floor units; i want one on the first floor; all on one level; is everything single story; can i get downstairs;
    first floor cost more; ground level units;
    are ground floor units available?; do you have first-floor units?; are all units located at ground level?;
    is the facility single-story?; is there an additional cost for ground floor units?; can i request a unit on the first floor?;
    my vertigo is bad so nothing high up; dad has a bad heart, wants one down low; i refuse to deal with elevators;
    hate elevators, got any at street level; i dont trust elevators; got a motorcycle so it has to be down on the bottom;
    heavy tool chests so bottom level please; rolling safe 900 lbs, needs to be on the slab; on the slab?; anything downstairs left;
    downstairs ones?; bottom floor?; first floor plz; ground?; street level; no stairs no elevator; one that i can roll right into;
    flat access; level entry; zero steps; is it at grade; do i pay more for downstairs; premium for ground level;
    why do the ground ones run higher; how much extra for the bottom; interior but ground floor; inside unit on the first floor with ac;
    are the climate ones on the bottom too; single story or multi; one story building?; is it just one level;
    any buildings that are only one floor; everything on the bottom?; do you have a building without upstairs;
    is the 10x10 on the website downstairs; promised me a first floor unit; can you guarantee the first floor;
    prefer lower level for my wife with ms; my wheelchair so main floor; can i be on the main floor; main level; near the ground;
    i dont want to be up top; not upstairs; as low as possible; is basement level an option; do you have a basement;
    are any units below ground; the website says 1st floor does that mean no lift; i bring a hand truck so want everything flat;
    lots of trips with kids so i want the bottom; ground floor for an old man
    | tienen bodegas en planta baja; quiero una en el primer piso; todo esta en un solo piso;
    hay unidades disponibles en planta baja?; todas las unidades estan a nivel del suelo?; las de planta baja tienen costo adicional?;
    el edificio es de un solo nivel?; abajo tienen?; de las de abajo; la quiero abajo; primer piso porfa;
    no me gustan los elevadores, hay abajo?; mi papa ya esta mayor la ocupo abajo; a nivel de calle; es mas cara la de abajo?;
    que no tenga q subir; hay de abajo con aire; q este a ras del piso; tengo una moto asi q tiene que ser abajo;
    me prometieron una de abajo; son de un piso nomas?; hay sotano; xq cuestan mas las de abajo; en el first floor hay algo;
    prefiero no subir ni bajar; todo planito sin escalones; ta en el primer nivel?`,
  'unit/ceiling': `
    what is the ceiling height; can i stack to the ceiling; will a tall bookcase fit standing up; how high can i stack;
    is an 8 foot ladder going to fit; vertical clearance inside; are they tall enough for a canopy bed; how many feet tall;
    can i stand my kayak upright; my armoire is 7 feet; how much headroom; can i put things on top of things; does a christmas tree stand up in there;
    how high till the top; could i stand a ladder up;
    what is the ceiling height of the units?; how high are the storage unit ceilings?; how high can i stack my belongings?;
    what is the height of a standard unit?; is the ceiling the same height in every unit?; are units 8 or 10 feet tall?;
    my trees are artificial and nine foot; got a grandfather clock thats almost eight; teepee poles; i want to stand mattresses on end;
    surfboards upright possible; will the hutch stand up or do we have to take the top off;
    is there enough height for a giraffe statue lol; bunk bed assembled; can i tower the bins; tote on tote on tote how far;
    do you measure the height too; l x w but how bout h; h?; height?; tall?; ceiling?; how high; how high up does it go; vertical space;
    floor to ceiling inches; clearance up top; im 6 foot 6 will i be ducking; will i bump my head;
    does the ceiling slope;
    is it lower at the back; do the upstairs ones have lower ceilings; can a ladder lean in there; pvc pipes ten feet long standing;
    will my canoe go vertical; is the volume 800 cubic because of eight foot height; storing flagpoles;
    church banners on poles need to stand; theater set walls are 10 foot tall; how many rows of banker boxes up;
    can i go up instead of out; if i stack right do i need a smaller one, how high is it; can i pile couches on end;
    how far below the sprinklers do i have to stay; scaffolding sections upright; dressing rack is seven and a half feet;
    got a tall gun cabinet, will it stand; a wardrobe from the old country, very tall
    | que tan alto es el techo; que altura tienen; cuanto mide de alto; hasta donde puedo apilar; mi ropero mide dos metros cabe parado;
    que tanto puedo encimar;
    cual es la altura del techo de las unidades?; todas las unidades tienen la misma altura?;
    cuantos pies de alto tienen?; es alto o bajito; de alto cuanto; mi librero mide 8 pies; cabe parado el colchon;
    la escalera cabe parada; el arbolito de navidad es de 9 pies; puedo poner cajas hasta arriba; cuantas cajas puedo poner una sobre otra;
    pego con la cabeza?; qe tan altas son; kiero parar la tabla de surf;
    el chinero cabe parado; son altas las de arriba tmb; puedo estibar hasta el tope; alcanza de altura pa una canopy;
    que alto tiene x dentro; el reloj de mi abuelo es bien alto; encimar los muebles hasta donde`,
  'unit/door_size': `
    how wide is the door; how tall is the door; what size are the doors; will my couch fit through the door; door opening dimensions;
    is the door wide enough for a car; will a pallet fit through; do they have roll up or swing doors; door clearance; how wide is the opening;
    can my pool table make it through the door; sectional is 40 inches deep will it clear; how big an opening; will my gun safe go in;
    will a riding mower drive through; pool table slate; the piano is five feet wide; can i roll a hot tub in;
    what are the door dimensions?; what type of doors do the units have?;
    what is the height and width of the door opening?; are the doors roll-up?; will large items fit through the unit door?;
    got an upright freezer and a fat couch; my fridge is french door, 36 wide; hot tub on its side, seven feet;
    can i get a side by side atv in; moms hutch is all one piece; pinball machines; arcade cabinets; the safe is 40 wide and wont turn;
    mattress king doesnt bend; the movers want to know the opening before they come; can a forklift go in;
    pallet jack with a standard pallet; will it clear a golf cart; motorcycle with ape hangers through the door; how big is the hole;
    how wide does it open; is the opening the whole width of the unit; is the door as wide as the unit; a 10 wide has an 8 wide door right;
    door inches; door width?; door height?; roll up or regular; hinged or roll; does it slide up or swing; is it a garage door;
    single or double doors; any with double doors; two doors one each side?; do i have to take the couch legs off;
    do i need to unhinge something; do i measure my car with mirrors; will a lifted jeep clear it;
    a van with a ladder rack through the door; trailer is 8 foot 6 wide will it go through; will the boat tower clear the door;
    does the frame take away a few inches; the wall unit is 7 feet long can we turn it in; is the hallway door big enough too;
    how wide are the hallways; can a sheet of plywood go through flat; bringing a commercial oven; shuffleboard table; church organ;
    dance floor panels are 4x8; a bathtub, cast iron; does the door get in the way; how narrow is it; skinny door?;
    is it the small walk in kind of door; bringing in a round table seventy two inches
    | que tan ancha es la puerta; cuanto mide la puerta; cabe mi sofa por la puerta; que tipo de puerta tienen;
    mi sillon mide metro y medio entra por la puerta; que tan grande es la entrada de la bodega;
    que dimensiones tiene la puerta?; cual es el ancho de la puerta de la unidad?; las puertas son enrollables?;
    que tan alta es la abertura?; es cortina o puerta normal; la nevera de dos puertas entra; el colchon king pasa por la puerta;
    mi juego de comedor no se desarma, pasa?; de cuanto es el hueco; la puerta es del ancho de la bodega; entra una moto grande por ahi;
    la tina cabe por la puerta; la mesa de billar pasa; las medidas de la puerta porfa; es de las q se suben;
    se abre para arriba o de lado; puedo meter un pallet; mi piano entra o no; son anchos los pasillos;
    la traila mide 8 y medio de ancho pasa?; hay q quitarle las patas al sofa pa q entre; cabe la estufa industrial por la puerta;
    esta angosta la puerta?; la camioneta con rack pasa por la puerta`,
  'unit/actual_size': `
    are the sizes exact; is a 10x10 really ten feet; inside dimensions; are measurements approximate; my unit is smaller than advertised;
    is the size from wall to wall; exact interior measurements; cubic feet;
    are unit sizes approximate?; are the listed dimensions exact?; what are the interior dimensions of the units?;
    do actual unit sizes vary?; is the advertised size the same as the usable space?; how are units measured?;
    i taped it off and its nine foot four; my rug is exactly ten feet and it doesnt lie flat;
    got a beam ten feet long, it has to be a true ten; you sold me a 10x20 but its 18 and change; i measured and im short six inches;
    am i getting cheated on the size; unit is not what it said online; does the size count the walls; inside or outside measurement;
    is that nominal like lumber; true size?; exact?; real dimensions; give or take?; how exact is exact; to the inch please;
    precise width inside; do posts stick out in there; is there a column in my unit; why is there a pole in the middle;
    my unit has a weird corner cut off; is it a perfect square; are they all the same or does each differ; do two 5x10s vary;
    how accurate are the sizes on your website; my boat is 19 6 so is a 20 a real 20; does the door track eat up room;
    what do i lose to the door; depth measured to the door or to the wall; how many usable feet; how many cubic feet in a 10x10;
    total volume of a 5x5; the car is 195 inches, is the inside really 20 feet; do you have a tape measure so i can check;
    would you refund the difference if its smaller; somebody told me storage sizes are a lie; false advertising, mine is smaller;
    is it rounded up; is a ten by fifteen ever really a ten by fourteen; can you measure unit 212 for me;
    my shelving system is 120 inches and must fit wall to wall; should i leave a couple of inches to be safe
    | son exactas las medidas; cuanto mide por dentro realmente; mide lo que dice;
    los tamanos son aproximados?; las medidas anunciadas son exactas?; cuales son las dimensiones interiores?; pueden variar las medidas?;
    la medi y no mide 10 pies; me rentaron una mas chica de lo q decia; de pared a pared cuanto es; es medida real o mas o menos;
    mi alfombra mide justo 10 pies y no cupo; me puede medir la unidad; hay columna en medio?; cuantos pies cubicos son;
    si son 20 pies de verdad; xq la mia esta mas chica q la de al lado; cuenta la pared en la medida;
    cuanto espacio libre queda por dentro; me quedo debiendo medio pie; son todas iguales o varian; el fondo cuanto mide exacto;
    en pulgadas cuanto es; la 5x10 si es de 5x10?; anuncian una medida y es otra`,
};
