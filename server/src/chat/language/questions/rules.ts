import type { Questions } from './questions.ts';

/** What may be kept in a unit, and what may be done in it. */
export const ruleQuestions: Questions = {
  'store/prohibited': `
    what cant i store; what items are not allowed; what is prohibited; are there things i cant keep in my unit; list of prohibited items;
    is anything off limits; restrictions on what i can store; what are the rules on what goes in; what can i keep in my unit;
    are there things you dont let people store; is it ok if i put anything in there; forbidden items; what do i have to leave out;
    rules and regulations; anything i shouldnt put in there; what is banned; what will get me in trouble; is there stuff you wont take;
    whats a no go; anything i better leave at home; will you make me take anything out; what counts as not allowed;
    is it fine if i just toss everything in; are there any restrictions on stored items; which items may not be placed in storage;
    what materials are not permitted on the premises; what are tenants prohibited from storing; is there a list of restricted goods;
    what type of property can be stored; storage restrictions; what items are acceptable for storage;
    what do people get caught with that they shouldnt have; before i load the truck anything you wont let in;
    my brother packs everything tell me what to pull out; clearing out moms house what shouldnt come with;
    i dont wanna break your rules with what i bring; is everything in my garage okay to bring; what will void my lease if its in there;
    anything illegal to keep; whats on your naughty list lol; the no no list; what kinda stuff is a no; what do yall not allow;
    which of my things have to go somewhere else; cant have what in there?; do i need to go through my boxes first and pull anything;
    is there something i should give away before i load; dont want to get a nasty letter about my unit;
    what would the fire marshal make me remove; do you check what is in boxes for bad stuff; can you send me the do not store list;
    tell me the donts; moving out of a farm lots of odd things what is ok; stuff thats a fire risk or smelly what else;
    whats legal to keep in a locker; first time renter here what goes and what doesnt go;
    is there any item that would get my lease terminated; what wont fly; does it matter whats in the boxes; is there a rule about contents;
    what r u not allowed to put in storage; wat cant i put in; prohibbited items; any no nos; what are the limits on contents;
    can i just put whatever i want; do you care what i keep in there; so anything goes?; is there things i have to leave at the house;
    movers asked me what your place refuses; what is considered contraband; anything weird i should know about what can go in;
    restricted goods; are there content guidelines in the lease; got a lot of random things from a hoarder house what is ok to store;
    whats the policy on what goes inside; would you turn away any of my belongings; anything that attracts problems i should leave out;
    so what are the dos and donts; anything id be surprised i cant keep; whats the stuff nobody can store;
    is my stuff ok to bring its mostly furniture and tools and whatever; what are acceptable items; can i store anything i want;
    what shouldnt i bring on move in day; husband says they wont let us keep certain things is that true; prohibited items list please;
    what can and cannot be stored; things that are not permitted; do not store list; is there a banned list;
    what are you not supposed to put in a unit; are all items allowed; what would you make me take out; illegal stuff rules;
    give me the short list of nos
    | que no puedo guardar; que cosas estan prohibidas; que articulos no se permiten; que se puede guardar; cuales son las reglas;
    hay cosas que no dejan guardar; que tengo prohibido meter; que me pueden decir que saque; que no aceptan; hay algo que no deba meter;
    que restricciones hay sobre los articulos; que materiales estan prohibidos en la unidad; que tipo de bienes se pueden almacenar;
    hay lista de lo prohibido; que no va; que cosas no; q no se puede meter; me pueden mandar la lista de lo que no aceptan;
    que cosas son ilegales de guardar; puedo meter lo que sea; les importa lo que meto; antes de cargar la troca que no debo llevar;
    que me haria perder el contrato; que saco de las cajas antes de ir; vaciando la casa de mi mama que no puedo llevar;
    no kiero tener problemas por lo que guardo; hay algo q no dejen; todo se vale o hay reglas; cuales son los articulos restringidos;
    que cosas les dan problema; que se permite almacenar; que esta permitido meter; q cosas no puedo poner en el storage;
    puedo guardar de todo; que rechazan ustedes; que se puede y que no se puede guardar; lista de articulos prohibidos por favor;
    es cierto que hay cosas que no dejan; todo esta permitido; que cosas no debo llevar el dia de la mudanza;
    cuales articulos no son aceptados; dime q no puedo llevar; q esta prohibido`,
  'store/hazardous': `
    can i store paint; is paint okay; are paint cans allowed;
    can i store gasoline; can i keep propane tanks; can i store paint; can i store chemicals; are fireworks ok; can i store ammunition;
    can i keep guns in my unit; can i store fertilizer; can i keep gas cans; can i store a generator with gas in it; lithium batteries ok;
    car batteries; can i store bleach and cleaning supplies; oxygen tanks; can i keep my lawn mower with fuel; kerosene heater;
    pool chemicals; my hunting rifles; firearms; can i leave a full gas tank in my weed eater; welding tanks; camp stove fuel;
    is gun powder ok; pesticides; flammable stuff; grill with a propane bottle; lighter fluid; solvents and thinner; motor oil;
    is it ok to keep a gun safe in there; spray paint cans; helium tank; ammo; half a can of deck stain; my grill still has the tank on it;
    mower has some in the tank still; granddads shotguns; leftovers from my paint job; roundup and miracle gro; box of bottle rockets;
    reloading supplies; e bike battery; my chainsaw is full; got some old pool stuff; couple gallons of diesel for the tractor;
    bug spray and bleach; is my powerwall ok; scuba tanks; may flammable or combustible materials be stored;
    are firearms and ammunition permitted; is the storage of hazardous materials allowed; can explosives be stored;
    are toxic or corrosive substances prohibited; may i store equipment containing fuel; what is your policy on weapons;
    can batteries be kept in storage; my dad collected guns and i dont know where to put them; got an old ww2 rifle;
    theres still a gallon in the snowblower; tiki torch oil; leaf blower smells like gas is that a problem;
    the pressure washer hasnt been drained; painter here with thirty gallons of latex left over; epoxy resin; muratic acid from the pool;
    july 4th leftovers; is a deer rifle in a locked case fine; i do black powder shooting; propane heater from the ice shack;
    is it a problem if the go kart still has gas; acetylene bottles from the shop; hoverboard; hair salon with peroxide and acetone;
    turpentine; varnish; antifreeze and brake fluid; jerry cans; white gas for camping; my handgun while i travel to canada;
    bow and arrows and knives; old car battery; fire extinguisher; nitrous bottles; asbestos tile; ar15; weed killer;
    can the zero turn come with half a tank; tank of r22; sparklers from the wedding; oxigen bottles my mom left;
    aerosol hairspray pallets for my store; is bear spray ok; my bbq has a cylinder; gass can;
    gotta keep my guns somewhere during the divorce; will the tiller with some fuel left get me in trouble; crossbow;
    concealed carry in my locker; nail polish stock; butane torches for resin; termite poison; charcoal and lighter;
    bullets my husband left behind; dirtbike gas jug; ev battery pack; wood stain; compressed co2 from my kegerator; burn barrel oil;
    drums of used oil; is it fine if the tank isnt quite empty on the edger; do guns have to be unloaded or in a safe;
    what about cans of primer sealed; moms cleaning closet ajax and ammonia; we do fireworks for a living; my late husband was a gunsmith;
    is propane ok if the valve is shut; can i bring an empty gas can; what if it has a little bit of fuel in it; hunting gear with shells;
    gas powered tools; do i gotta drain my snowblower; any problem with a drum of used fryer oil; chlorine tabs for the hot tub; boat flares;
    road flares; a crate of dynamite from the mine lol; smells like gas in here is my neighbors stuff legal; explosives; poison
    | puedo guardar gasolina; puedo guardar tanques de gas; puedo guardar pintura; puedo guardar armas; puedo guardar quimicos;
    puedo dejar fuegos artificiales; puedo guardar mi pistola; puedo guardar baterias; puedo guardar el asador con gas; cohetes; municiones;
    me sobro pintura de la casa; la podadora tiene gasolina; las escopetas de mi abuelo; traigo el tanque del asador;
    se permite almacenar materiales inflamables; estan permitidas las armas de fuego; se pueden guardar sustancias toxicas;
    puedo guardar explosivos; tengo galones de gas; el generador todavia trae gasolina; soy pintor y me sobran cubetas;
    cloro y acido de la alberca; mi papa dejo un rifle; un tanque de oxigeno de mi abuelita; el tanque de propano de la parrilla;
    tengo unas pistolas con permiso; balas; cuetes del 4 de julio; thinner; aceite de motor usado; la bateria del carro viejo;
    veneno para plagas; fertilizante del rancho; puedo meter la motosierra con gasolina; acetona del salon; el trimmer trae gas;
    puedo guardar mi escopeta de caceria; insecticida y aerosoles; la planta electrica con diesel; soldadora con tanques; barniz y solventes;
    las armas tienen que ir descargadas; tengo que vaciar la podadora; bote de gasolina vacio se puede; si trae poquita gas hay problema;
    pastillas de cloro; amoniaco; bengalas; mi esposo era armero; herramienta de gasolina; fertilizantes y herbicidas;
    latas de pintura selladas; huele a gasolina la bodega de al lado; pilas de litio; el gas del boiler`,
  'store/food': `
    can i store food; can i keep canned goods; can i store dog food; is pet food ok; can i keep emergency food supplies; can i store plants;
    can i put bottled water in there; can i store alcohol; can i store beer; can i keep seeds; is it ok to store spices;
    food for my food truck; chips and candy for my vending business; storing rice and beans; can my houseplants stay in there;
    freeze dried meals; bird seed; perishables; hay and feed; pantry stuff; deer in the freezer; doomsday buckets of rice;
    cases of soda for my machines; thirty bags of kibble; can my orchids stay; got a bunch of mres; leftovers from our food drive;
    girl scout cookies; my wifes canning jars; firewood and hay; plants while im traveling; grain; catering trays;
    may perishable food be stored; are food items permitted in storage units; is the storage of pet food allowed;
    can alcohol be kept in a unit; may plants be stored; are nonperishable goods acceptable; why is food not allowed;
    can consumables be stored; our church pantry has overflow cans; ramen by the case; protein powder;
    i fish a lot and want a freezer of salmon there; my spice rack is still packed in the kitchen boxes; baby formula;
    coffee beans for my cafe; flour and sugar from the bakery; is an unopened bag of cat chow a problem; wedding favors are little chocolates;
    wine bottles from our trip in a normal unit; popcorn kernels for the booster club; halloween candy;
    i bought a years worth of survival food; pickles and jam from the garden; will my ficus survive in there; tomatoes seedlings until spring;
    horse feed pellets; cases of whiskey for the bar; home brew kegs full; there might be cereal in one of the boxes is that bad;
    moved the pantry stuff by accident; do i need to pull out the tuna cans; bags of onions; honey jars; edible stuff ok?;
    snaks for my machine; fundraiser cookies arrive friday and i got no room; can i leave groceries in my unit; eggs from my hens;
    sealed buckets of wheat; can i store sports drinks for the team; energy drinks pallets; cooking oil; meat; cheese;
    would crackers attract critters; bales of straw; dried corn for deer; bonsai; christmas poinsettias; is nut butter allowed;
    my food cart needs its buns and sodas kept; sunflower seeds sealed; nutrition shakes; wedding cake top; vitamins and supplements inventory
    | puedo guardar comida; puedo guardar latas; puedo guardar comida de perro; puedo guardar plantas; puedo guardar agua embotellada;
    puedo guardar cerveza; puedo dejar despensa; traigo despensa para emergencia; mis plantas mientras viajo; costales de arroz;
    tamales congelados; se permite almacenar alimentos; pueden guardarse productos perecederos; se aceptan alimentos enlatados;
    puedo almacenar bebidas alcoholicas; se pueden dejar plantas; sopas instantaneas por caja; traigo frijol y harina en cubetas;
    las croquetas del perro; mis matas; refrescos para mi puesto; dulces para las fiestas; el vino que compre en el viaje; cafe en grano;
    leche de formula; se me fue la alacena en las cajas es problema; carne congelada; papitas para mis maquinas; maiz para las gallinas;
    tequila; chiles secos y especias; agua embotellada para huracanes; puedo dejar el mandado ahi; pacas de alfalfa; comida pal food truck;
    la comida del gato se puede`,
  'store/tires': `
    can i keep my snow tires there; how many tires can i store; set of wheels and tires; can i leave my old tires; winter tires; rims;
    may tires be stored; is there a limit on the number of tires per unit; are tires permitted in storage units;
    can wheels and rims be stored; is tire storage allowed; are there fees for leaving tires; studded ones come off in april;
    four snows off my wagon; my mustangs original wheels; how many is too many for tires; i flip used tires; tractor tires;
    set of 22s with chrome; spare set for my truck; mud terrains; somebody told me you dont take rubber; half worn ones stacked in the back;
    do you charge for old tires left behind; racing slicks; my shop has 60 tires to keep; semi tires; ice tires for winter; bald tires;
    is there a tire rule; a stack of rims; hubcaps and wheels; snow set from october to may off season; run flats; motorcycle tires;
    why cant tires be stored; trailer spare tires; tire shop needs overflow space; tires on racks; i have eight tires; tires prohibited?;
    tyres; tirs; whitewalls for my antique; mounted and balanced winter wheels; drag radials; tires outside my unit; two sets of all seasons;
    rubber donuts off the loader; atv tires; tractor rims; all terrains with 500 miles; all my jeep wheels
    | puedo guardar llantas; cuantas llantas puedo guardar; guardar neumaticos; se permite guardar llantas;
    cuantos neumaticos se permiten por unidad; hay limite de llantas; las gomas de mi carro; tengo rines de 20; llantas de nieve;
    una llantera ocupa espacio; llantas usadas pa vender; las de invierno cuando las quito; cobran por dejar llantas;
    porque no se pueden llantas; juego de llantas y rines; llantas de tractor; gomas viejas; llantas de troca; cuatro llantas nuevas;
    aros y gomas; tapones y rines; llantas de refaccion; llantas de camion`,
  'store/valuables': `
    can i store jewelry; can i store cash; can i keep valuables in my unit; is it safe to store collectibles worth a lot;
    can i store my coin collection; is there a limit on value; how much can my stuff be worth; can i store fur coats; maximum value of goods;
    can i keep gold; heirlooms; irreplaceable things; value limit; may high value items be stored;
    is there a maximum value for stored property; are jewelry and currency permitted; can items of sentimental value be stored;
    is there a limit on the value of contents; are antiques and fine art accepted; can negotiable instruments be kept in storage;
    moms wedding ring is in one of the boxes; baseball cards worth more than my car; signed jerseys; luxury watch; my uncle left silver bars;
    comic books graded; should i be putting an original painting in there; grandmas china and silverware; a violin worth 20 thousand;
    first edition books; i dont trust banks so i keep cash; would you leave a mink coat there; my trading card collection is insane;
    designer handbags; stamp albums; whats the most my things can be worth; does my lease say five thousand dollars is that the cap;
    a vault full of watches; passports and birth certificates; stock certificates; deed to the house; purple heart medals from my grandfather;
    things i could never replace like photos of my baby; is my unit a good place for expensive stuff; pricey stuff;
    antique furniture worth a fortune; persian rugs; rare vinyl; sports memorabilia; whats the dollar limit of contents; crypto wallet;
    diamonds; safe with savings inside; too valuable to leave?; expensive camera gear; bullion; can i keep important papers there;
    sneakers worth thousands; do i have to tell you what its worth; i have an appraised collection; gold coins; crystal; valubles ok?;
    real furs; sentimental stuff; my trophies
    | puedo guardar joyas; puedo guardar dinero; hay limite de valor; puedo guardar cosas de valor; se permiten articulos de alto valor;
    hay un valor maximo de lo almacenado; se puede guardar dinero en efectivo o alhajas; se aceptan antiguedades y obras de arte;
    las alhajas de mi abuela; tarjetas de beisbol q valen mucho; relojes caros; monedas antiguas; cuadros originales; bolsas de marca;
    pasaportes y actas de nacimiento; cuanto puede valer lo que guardo; las escrituras de la casa; no confio en el banco; vinilos raros;
    cosas que no se pueden reemplazar; el anillo de bodas; tope de valor; oro y plata; fotos de la familia unicas; un violin carisimo;
    prendas de oro`,
  'store/household': `
    can i store furniture; can i store a mattress; can i store a refrigerator; can i store appliances; can i keep clothes in there;
    can i store books; can i store a piano; can i store a pool table; can i store a safe; is it ok to store firewood; can i store lumber;
    can i store a washer and dryer; can i store electronics; exercise equipment; christmas decorations; baby stuff; can i store a hot tub;
    kayaks and bikes; can i store tools; may household goods be stored; are appliances permitted in units; is furniture storage allowed;
    can mattresses and upholstered furniture be stored; can personal belongings be kept in the unit; are tools and equipment allowed;
    what kinds of household items are commonly stored; just a sofa loveseat and some lamps thats fine right; our sons crib and high chair;
    my whole living room; cedar chest full of quilts; three bikes and a canoe; treadmill that nobody uses; patio set for winter;
    dorm stuff over the summer; upright piano from my grandma; drum kit in cases; is my foam bed ok in there; freezer empty and clean;
    grandfather clock; fish tank empty; area rugs rolled up; can i bring a big recliner; dishes and pots; suits and winter coats; golf clubs;
    ski gear; paintings and mirrors; bookshelf and 40 boxes of novels; tv and xbox; christmas tree and blow up santa;
    can i store my bridal gown; stove and dishwasher from the remodel; kitchen cabinets left from remodel; doors and windows for my build;
    can i keep a stack of lumber in there; gun safe empty; slot machine; surfboard; paddleboard; bunk beds; chandelier;
    can i store my grandmothers treadle machine; toolbox on wheels; sheetrock; tile; scrapbooks; table saw; my moms hospital bed;
    halloween stuff; trampoline parts; inflatable pool; arcade game; air conditioner window unit for winter; foosball; road bike; toys
    | puedo guardar muebles; puedo guardar un colchon; puedo guardar un refrigerador; puedo guardar ropa; puedo guardar herramienta;
    puedo guardar una lavadora; puedo guardar lena; se pueden almacenar articulos del hogar; estan permitidos los electrodomesticos;
    se permite guardar muebles tapizados; se pueden dejar pertenencias personales; la sala y el comedor; la cuna del bebe;
    mi lavadora y secadora; puedo meter un piano; la caminadora; los adornos de navidad; la estufa vieja; bicicletas y juguetes;
    libros en cajas; el refri vacio; la tele; puedo guardar madera y tablas; la ropa de invierno; los trastes de la cocina;
    puedo guardar mi vestido blanco de boda; muebles de patio; caja fuerte vacia; tubos y material de construccion; mi cama king; sofases`,
  'store/medical': `
    can i store medicine; can i keep my prescriptions there; can i store marijuana; can i store my medical cannabis;
    can i grow weed in my unit; ashes of my mother in an urn; store medical equipment; can i store human remains; sharps;
    pharmaceutical samples; taxidermy; may medications be stored; is the storage of cannabis permitted; are medical supplies allowed;
    may cremated remains be kept in a unit; are biological materials prohibited; can controlled substances be stored;
    are drugs prohibited on the premises; insulin needs to be cold can it sit there; hospice left us a wheelchair and commode;
    granddads ashes while we settle the estate; my dogs ashes in a box; bongs and glass for my smoke shop; cbd oil inventory;
    i run a dispensary; legal in this state so can my plants be there; edibles; oxycodone from my surgery in my boxes; cpap and a lift chair;
    nursing home closed and i have walkers; dental chairs; x ray machine; specimens from a lab; syringes for my diabetes; embalming table;
    deer head; stuffed bobcat; bear rug; hemp flower drying; pill bottles; first aid stock for my ems company; covid tests pallets;
    defibrillators; lab equipment; breast milk; casket; bones for my art; animal skulls; skeleton from biology class; urn; mushrooms;
    thc vapes; grow lights and tents; my vet practice has meds; pharmacy overflow; nebulizer; hospital bed rails; blood samples;
    prosthetic leg; weed stash; is dope allowed lol; kratom; antlers and hides
    | puedo guardar medicinas; puedo guardar marihuana; puedo guardar las cenizas de mi mama; equipo medico;
    se permite almacenar medicamentos; se permite guardar cannabis; se pueden tener cenizas de un difunto;
    equipo y suministros medicos se aceptan; estan prohibidas las drogas; insulina; la silla de ruedas de mi abuela; la urna de mi papa; mota;
    mis plantas de mariguana son legales; pastillas que me recetaron; jeringas; la cabeza de venado disecada; un ataud;
    muestras de laboratorio; la cama de hospital; vapes de thc; tengo receta de marihuana; medicina de mi negocio veterinario;
    los restos de mi perrito; cbd; andadera y muletas; yerba; mascarillas y guantes por cajas`,
  'store/how_full': `
    how full can i fill my unit; can i stack boxes up to the sprinkler; can i block the door; can i leave stuff in the hallway;
    can i leave things outside my unit; can i pile things outside the door; is there a weight limit; how much weight can the floor hold;
    can i leave stuff in the aisle for a minute; is there a weight limit for units; may items be placed outside the unit;
    must aisles be kept clear; how high may items be stacked; how much clearance is required below the sprinkler heads;
    are tenants allowed to leave property in the hallways; is there a maximum load per square foot; may items be stacked against the door;
    can i fill my unit to the ceiling; do i have to leave space at the top; i own 300 boxes of books will the second floor hold it;
    anvils and machine parts weigh tons; my sofa sticks out a little past the door; bike chained next to my door out front;
    fire guy says 18 inches from the pipes on top; mine is packed like tetris and it touches the sprinkler; do i need a walkway inside;
    left a dresser in the hall overnight; pallet in the drive lane while i sort; stuff falling against the roll up;
    my neighbor leaves his junk in front of my unit; how close to the lights; floor to ceiling packed ok?; how heavy is too heavy upstairs;
    gun safe 900 lbs on floor two; can i leave a table outside my roll up; doormat and a planter in front of my door;
    block the corridor for half an hour; pile it to the top; jam packed; crammed; stack em up high; max weight;
    i set my grill outside the unit and it got moved; things in hallway; is it ok to use the space above the wall;
    storing stuff on top of the neighbors ceiling; fire code clearance; engine block on the upper floor; tile pallets 2000 pounds;
    the doors bowing out from my boxes; can my stuff lean on the wall; leave my cart with boxes outside till tomorrow;
    limit to how much i put in; overflow outside; ladder in the hallway
    | puedo dejar cosas en el pasillo; hay limite de peso; hasta donde puedo llenar la bodega; puedo dejar algo afuera de mi bodega;
    cual es el limite de peso por unidad; se pueden dejar objetos en los pasillos; hasta que altura se puede apilar;
    cuanto espacio hay que dejar debajo de los rociadores; puedo llenarla hasta el techo; mi sillon sale tantito de la puerta;
    aguanta el segundo piso mis libros; puedo dejar la bici afuera; el vecino tiene su tilichero frente a mi puerta;
    se me cae todo sobre la cortina; pesa mucho mi caja fuerte la aguanta el piso; dejar cajas en el corredor en lo que acomodo;
    cuanto le puedo meter; hay que dejar pasillo adentro; amontonar hasta arriba; puedo bloquear el pasillo tantito;
    dejar un mueble afuera de la unidad; cuantas libras aguanta; tapar la puerta con cosas; hasta el tope la puedo llenar;
    maquinas pesadas arriba; mis cosas no caben y quedan afuera`,
  'rule/living': `
    can i live in a storage unit; can i stay overnight; can i spend the night in there; im homeless can i stay in my unit;
    can i stay in the unit for a few hours; is it illegal to live in storage; can my son crash in there; can i take a nap in my unit;
    i need a place to sleep; can i put a bed in there and stay; lost my apartment can i stay in my unit;
    my wife kicked me out can i bunk there a couple nights; could i camp out in my storage; what if i just sleep there one night;
    can someone reside in a unit; people living in units; can i shower and sleep there; things got bad at home, could i stay there a bit;
    i only need a night or two; im in between places, could i just be in there; its got four walls and a roof so;
    would anyone notice if i stayed; could put a cot in there; landlord threw me out; nowhere else to go tonight;
    we could use it as a bedroom; is it ok to crash in my storage; can i shower somewhere and stay in my unit;
    is residing in a storage unit permitted; may a tenant sleep in the unit overnight; is habitation of units prohibited;
    are overnight stays allowed; can units be used as living quarters; is anyone permitted to live on the premises;
    my lease is up and the new place isnt ready till tuesday can i just stay with my stuff; i got evicted and all i have is this unit;
    just till payday i would be in there nights; my cousin is on the streets could he stay in mine; air mattress in the 10x10;
    sleeping bag and a lamp is all i need; shelter is full tonight; i snore but nobody would hear me ha;
    is it against the law to sleep in my own unit; what do you do if you catch somebody living in there;
    i think the guy next to me lives in his unit; could i make it my little apartment;
    my car broke down and im stranded can i sleep with my things; fought with my girl need somewhere to lay my head;
    is your place ok for a homeless vet; tiny home idea with a storage unit; me and my kids have nowhere to go;
    cheaper than rent so can i live there; i saw a video of a lady living in storage is that allowed here; can i keep a hammock and sleep;
    is it possible to dwell in a unit; can i just rest there between shifts overnight; im a trucker can i sleep in the unit on my off days;
    put a couch and tv and stay weekends nights; can u sleep there; livin in storage unit ok?; staying there full time;
    can i move in lol like literally move in; overnight guests in units; a place to lay low for a few days and nights;
    hide out from my husband for a night; use it as a bedroom for my teenager; i wont cook or anything just sleep;
    do people actually live here; can i cook and live in there; winter is coming and my tent leaks;
    waiting for section 8 could i be in the unit; can i shelter in my unit during the cold; i would leave at 6 every morning;
    house fire took everything can we stay in the unit; bunk in my storage; a mattress on the floor nobody bothers anybody;
    camping out with my stuff so nobody steals it; can i guard my things overnight; could my worker sleep in there;
    nap overnight between flights; sleeping in units; overnight stay; can i live there; can people live in it;
    is there a limit or can i sleep in it; i aint got nowhere else; my mom put me out;
    between apartments for 2 weeks with all my stuff in there already; would i get in trouble for sleeping in my unit;
    my boyfriend hits me i need somewhere to sleep; someone sleeping in the hallway last night;
    i got out of jail today and all i own is in there can i stay; can my grandson bed down there; is it legal to reside there
    | puedo vivir en la bodega; puedo dormir en la unidad; me puedo quedar a dormir; puedo pasar la noche;
    me corrieron de mi casa puedo quedarme ahi; no tengo donde dormir; se puede vivir en la bodega; puedo quedarme unas noches;
    no tengo a donde ir; me puedo quedar un ratito en la noche; puedo poner un catre; el casero me saco; esta permitido habitar la unidad;
    se permite pernoctar en las bodegas; puede alguien residir ahi; me desalojaron y solo tengo la bodega; nomas para dormir;
    mi primo anda en la calle se puede quedar en la mia; con un colchon inflable me conformo; me pelee con mi esposo y no tengo a donde ir;
    es ilegal dormir ahi; sale mas barato que un cuarto puedo vivir ahi; creo que alguien vive en la bodega de al lado;
    puedo kedarme a dormir; dormir en el storage se puede; hasta que me paguen me quedo ahi; con mis ninos no tenemos techo;
    se me quemo la casa nos podemos quedar; el albergue esta lleno; solo voy a dormir no cocino; puedo usarla de cuarto;
    puedo quedarme hasta que me entreguen el apartamento; me botaron de casa; hace frio y ando durmiendo en el carro;
    puede dormir ahi mi trabajador; puedo mudarme a vivir al storage; hay gente viviendo ahi; puedo acampar en mi bodega; dormir en la bodega;
    vivir ahi; quedarse de noche; mi mama me saco; ando sin casa; sali de la carcel y todo lo mio esta ahi me puedo quedar;
    hay alguien durmiendo en el pasillo; es legal vivir ahi; me meto en problemas si duermo ahi; entre un depa y otro me quedo ahi dos semanas`,
  'rule/hang_out': `
    can i hang out in my unit; how long can i stay in my unit; can i watch a game in there; can i have friends over in my unit;
    can i throw a party; can i use my unit as a man cave; can i sit and read in there; can i do homework in my unit;
    can i sort my stuff in there all day; play cards in there; drink beer in my unit; have a barbecue on the lot; can i film a video there;
    photo shoot at the facility; can i stay all day going through boxes; may tenants spend extended time in their units;
    is loitering permitted; how long may i remain in the unit per visit; are gatherings allowed on the premises;
    may units be used for recreation; is photography permitted on the property; are social events allowed;
    my wife says i need a place to get away and watch football; going through dads boxes takes me hours is that ok;
    i like to sit with my records and a chair; want to scrapbook in there on sundays; model trains set up to play with;
    birthday surprise in the unit for my buddy; poker night; board games with the guys; mind if i chill there;
    a dart board and couch for after work; i just need peace and quiet to study; can i write my novel in there;
    shoot a music video by the doors; dance video in the hallway; senior pictures with the orange doors; picnic by my unit; bbq tailgate;
    bring a lawn chair and sit out front; cold one with my neighbor tenant; knitting; read old letters all afternoon;
    could i spend my lunch break there; stay in my unit as long as i want during hours?; time limit on visits?;
    is there a rule on how long i can be inside; hangin out; chill spot; loitering rule; drink alcohol on the property;
    video games on a battery; my teenager and friends meet there; make a clubhouse; she shed; craft room; a den for gaming; meditate;
    dungeons and dragons group; can we do a bible study in my unit; nap no just sit; film a short movie; unboxing video;
    play with my brick city; someone is always sitting in the unit next to mine; sit in the ac for a while
    | puedo estar todo el dia en la bodega; puedo hacer una fiesta ahi; puedo estar un rato en mi unidad; puedo grabar un video ahi;
    puedo hacer carne asada; se permite permanecer mucho tiempo en la unidad; estan permitidas las reuniones;
    cuanto tiempo puedo estar por visita; se permite tomar fotos en el lugar; puedo pasar la tarde acomodando cajas;
    nomas kiero un rinconcito para estar tranquilo; jugar domino con los compas; ver el partido ahi; echarme unas cervezas;
    hacer un cumple en la bodega; puedo estudiar ahi adentro; poner sillas y platicar; sesion de fotos de quinceanera;
    grabar un baile para las redes; un asado con los amigos; leer y oir radio; hay limite de horas por visita; me puedo sentar un rato;
    puedo invitar amigos a mi unidad; jugar videojuegos; janguear en la unidad; pasar el rato; hacer mis manualidades ahi;
    coleccion de trenes para jugar`,
  'rule/business': `
    can i use it as an office; can i work out of my unit; can i use it as a workshop; can i meet customers there; can i store inventory;
    can i keep my business stuff there; do you rent to businesses; i sell on ebay can i pack orders in there;
    can i have clients come to my unit; can i use the unit for my amazon store; can i do woodworking in there;
    can i run my landscaping company from there; store merchandise; commercial storage; contractors tools and materials;
    ship my etsy orders from the unit; can i cut hair in there; can i open a shop in my unit; make stuff in there;
    can i use it as a studio for my art; start a little repair shop; do business accounts get anything special;
    can my crew start their day there; personal training in my unit; my online store needs a home base; thinking of doing nails in there;
    i detail cars, could i do it from there; fixing phones out of the unit; can i set up a desk and laptop; ship out of it all day;
    use it as my shop; place to meet my clients; could i rent it as a little store; can my guys load up the trucks there each morning;
    screen printing; i refinish furniture; keep my catering gear and prep there; tattoo; making candles to sell;
    may a business be operated from a storage unit; are commercial activities permitted; do you accommodate business customers;
    can my company store inventory and equipment; is manufacturing allowed inside units; do you offer business storage;
    can employees work in the unit; can i run my company from a unit; commercial use of units; i make soap and my kitchen is too small;
    plumber needs a spot for water heaters and fittings; my boutique closed but the racks are still good; pharma rep with sample cases;
    i wanna set up my sewing machines in there; could i do alterations and have ladies come by; upholstery guy looking for cheap shop space;
    podcast studio in a 10x20; my employees grab tools there at 6am; keep the ladders and paint sprayers of my company there;
    three of us want to build cabinets; assembling furniture for customers inside; laser engraver and a computer in the unit;
    resell sneakers and need to pack boxes all day; online closet resale with a photo corner; lash tech; barber chair; tutoring kids in there;
    can i get a business license with your address for my shop; is it zoned for commercial; im a realtor with staging furniture;
    can i put a sign on my door for customers; electrician with spools of wire; my band sells merch and we ship it;
    my husband does small engine repair for people; computer repair bench; i press t shirts; sign shop; event planner with arches and chairs;
    can a company lease several units; hvac contractor; bake in there for orders; dj equipment for my business;
    warehouse for my import company; is it cool if i run my side hustle outta there; biz storage; doin business in the unit;
    clients try on dresses there; can an llc rent; vending machine guy needs a base; fulfillment; dropship; thrift reseller;
    cleaning company supplies; meal prep; i grade cards for people; can i fix bikes for money in it; teach paid yoga classes in my unit;
    my office lease ended could we just work there; is a home business ok in there; lawn guys meeting there at dawn;
    my workers need a place to clock in; business use allowed?; commercial units;
    what kinds of businesses rent from you; storage for contractors; does my company qualify to rent;
    i need somewhere for files and product samples; sales rep storing displays; home stager;
    my wife does balloons for parties and the house is full; caterer with chafing dishes; can my techs stop each morning for parts;
    store supplies for my restaurant; can a nonprofit work out of a unit; could i interview people there;
    can i see patients lol massage table; auto detail shop in a unit; i buy pallets of returns and sort them there
    | puedo tener un negocio en la bodega; puedo trabajar ahi; puedo usarla como taller; puedo guardar mercancia; rentan a negocios;
    puedo atender clientes ahi; puedo poner mi oficina; puedo hacer carpinteria ahi; guardo inventario de mi tienda; puedo cortar pelo ahi;
    pongo unas unas ahi; reparo celulares puedo ahi; puedo recibir a mis clientes; mi gente puede salir de ahi a trabajar;
    se permite operar un negocio en la unidad; se permiten actividades comerciales; rentan a empresas; puede mi compania almacenar inventario;
    uso comercial; soy plomero y ocupo donde tener mi material; hago pasteles y mi cocina es chica; pongo mi maquina de coser ahi;
    vendo por internet y empaco ahi; tengo una estetica y se acabo el local; puedo poner una barberia;
    arreglo motores chicos puedo hacerlo en la bodega; mis empleados pueden recoger herramienta ahi; puedo estampar camisetas;
    mi negocito de velas; puede rentar una llc; ocupo un taller barato; tengo compania de limpieza y guardo los productos;
    puedo recibir clientas para pestanas; tengo un negocio de fiestas y guardo sillas; puedo armar muebles para vender;
    hago envios de mi tienda en linea desde ahi; puedo tener mi oficina con escritorio; puedo tapizar muebles; biznes en el storage;
    para mi compania de landscaping; doy clases puedo darlas ahi; uso de negocio permitido; puedo operar mi empresa desde ahi;
    soy contratista y ocupo guardar material; mi senora hace globos y ya no cabemos; guardo cosas del restaurante;
    soy vendedor y guardo muestras; puedo dar masajes ahi; compro paletas de mercancia y la separo ahi; mis tecnicos pasan por piezas;
    que negocios rentan con ustedes`,
  'rule/sales': `
    can i sell stuff out of my unit; can i hold a garage sale there; can i have buyers come to my unit; moving sale; estate sale at the unit;
    flea market; can people come look at the furniture im selling; sell my couch from there; pop up shop; rummage sale;
    set up a table and sell things; may tenants hold sales on the premises; are garage or yard sales permitted; may goods be sold from a unit;
    are auctions or sales by tenants allowed; is retail activity allowed; is advertising a sale at the facility allowed;
    a lady who saw my ad wants to come look at my bedroom set; meetup with a buyer at my unit;
    dads tools need to be sold fast can folks come see them; put a sign up for saturday sale; open my door and let people browse;
    liquidating my store everything must go; can buyers meet me there with cash; online buyer picks up at my door;
    selling my records out of the unit; can i show the piano to somebody who might buy it; church rummage;
    multi family yard sale with other tenants; i sell tamales to your customers lol can i; lemonade stand;
    customers pick up furniture they bought; selling used bikes from there; storage sale this weekend;
    can i sell everything in my unit where it sits; auction off my own stuff; sell christmas trees in your parking lot;
    fireworks stand in your lot; yardsale; swap meet; hosting an estate liquidation; tag sale; bargain hunters at my unit;
    let strangers come see what im selling; buyers from online ads; sidewalk sale; sell clothes from racks in the hallway;
    could i hang flyers for my sale; vendor booth; sell my moms antiques right there; car boot sale; put my couch on the curb with a price;
    buyers need the gate code to see it; garage sale rules; girl scouts selling at your gate; show appliances to buyers
    | puedo hacer venta de garage ahi; puedo vender cosas desde mi bodega; puedo hacer una venta de patio;
    pueden venir a ver los muebles que vendo; se permiten ventas de garaje en el lugar; pueden los inquilinos vender desde la unidad;
    se permite hacer remates; una senora que vio mi anuncio quiere ver mi sala; puedo vender ahi mis tiliches;
    abrir la bodega y que la gente escoja; poner letrero de venta; yarda sale; vender ropa usada desde ahi; los compradores pueden entrar;
    vendo herramienta de mi papa ahi mismo; remate de todo; puedo vender tamales en su lote; pulga; entregar cosas que vendi por internet;
    que vengan a ver la lavadora; vender muebles ahi el sabado; bazar; puedo hacer subasta de mis cosas;
    vender arbolitos de navidad en el parking; quiero vender todo lo de la bodega; puesto de ropa`,
  'rule/band': `
    can my band practice in a unit; can i play drums in there; can i rehearse; is there a noise rule; can i play loud music;
    can i lift weights in my unit; can i use it as a gym; record music in my unit; workout in my unit; put a punching bag in there;
    jam session; are musical rehearsals permitted; may a band practice on the premises; are there noise restrictions;
    is amplified music permitted; may tenants exercise in their units; are quiet hours enforced;
    can a unit be used as a rehearsal space or gym; my garage band got kicked out of the basement; three guitars and an amp;
    my drummer needs a place to bang; mariachi practice; choir; record vocals for my rap; bench press and a squat rack in a 10x15;
    crossfit in the unit; boxing bag hanging; treadmill workout there each morning; is it too loud if i play sax;
    neighbor at my apartment hates my trumpet; dj practice with big speakers; karaoke; bluetooth speaker while i clean; can i crank the tunes;
    soundproof a unit to jam; punk band needs a practice pad; bagpipes; can we plug in amps and play; noise complaint;
    someone is blasting music two units down; noise ordinance; gym in a unit; lift; pump iron; dance crew rehearsing in the hallway;
    marching band drumline; a home studio for beats; yoga mat by myself; zumba; jiu jitsu mats to roll with friends; practice my violin;
    is there a decibel rule; how loud can i be; bandmates; metal band ok?; we only jam on sundays; power rack deadlifts dropping weights;
    spin bike; play the piano i store there; theater group rehearsing; acoustic only; keyboards; practise room
    | puede ensayar mi banda ahi; puedo tocar bateria; puedo poner musica; puedo hacer ejercicio ahi; puedo poner un gimnasio;
    se permite ensayar musica; hay reglas de ruido; se puede hacer ejercicio en la unidad; se permite musica amplificada;
    mi grupo norteno ensaya los jueves; toco la tuba y me corren de la casa; mis pesas y un banco para entrenar; costal de box;
    grabar mis rolas; bocinas grandes; practicar acordeon; ensayo de banda; puedo cantar karaoke; zumba con mis amigas;
    el de al lado tiene la musica a todo volumen; dj con bocinas; crossfit ahi; tocar la guitarra electrica; ensayar un baile de quince;
    hacer un estudio de grabacion; hasta q volumen; mi conjunto de salsa quiere practicar; gym en el storage`,
  'rule/pets': `
    are pets allowed; can i keep my cat in the unit; can my dog come with me; can i leave my dog in the car; are dogs ok on the property;
    can i store an animal; do you allow pets; can i keep fish in my unit; my puppy goes everywhere with me; walk my dog there;
    can i keep chickens in there; leave my dog in the unit for an hour; do i need a leash; can i keep my snake there;
    i dont go anywhere without my pup; is fido ok; got a german shepherd in the truck; could my bunny stay in there; it will be on a leash;
    my cat while we tour apartments; keep my hens there a night; emotional support dog; are animals permitted on the premises;
    what is your pet policy; must pets be leashed; are pets allowed inside storage units; may animals be housed in units;
    are service animals welcome; my lab loves car rides hes coming along; two huskies in the back seat while i load;
    can fluffy stay with my boxes till friday; landlord doesnt allow my iguana; parrot; do i clean up after him if he goes on your grass;
    guinea pigs in a cage just for the weekend; i show goats and need somewhere for a night;
    is it cruel or okay to leave a kitten in the unit with water; my chihuahua bites can he be off the leash;
    dog tied outside my door while i sort; my service dog; moving cross country with three cats where can they wait; hamster;
    breeding puppies in a unit; bees; keeping pigeons; my ferret rides in my hoodie; is there a spot for him to pee; pit bull ok?;
    can i bring my doggo; the dog has separation anxiety; doggie friendly?; pet freindly; are furry friends welcome;
    i wont leave my old girl alone at home can she come; aquarium with live turtles; horse in the trailer while i stop;
    my neighbor keeps a dog locked in his unit and it is barking; theres an animal crying inside one of the units; live animals;
    reptiles under a heat lamp; roosters; can my hunting dogs wait in the kennel in my truck; will anyone mind my poodle walking the hall;
    dog in elevator ok?; pets in the office?; treats for dogs lol; my roommate is allergic so kitty needs a place a few days; bring a pet;
    mini pig; taking my beagle with me to the unit; pets?; animals allowed?; dog policy; is it dog friendly; can animals be stored;
    bringing a cat along; what about a caged bird while im in the hospital; ran out of boarding money can my dog be in there a night;
    may i bring my pet when i visit my unit; my granddaughters bunny is with us
    | puedo llevar mi perro; se permiten mascotas; puedo dejar a mi gato en la bodega; aceptan animales; puedo ir con mi perrito;
    puedo dejar mi perro ahi un rato; traigo a mi perro en la troca; mi perrita viene conmigo; puede quedarse mi gato un dia;
    cual es la politica de mascotas; se permiten animales dentro de las unidades; deben ir con correa; aceptan perros de servicio;
    mi lab me acompana a todos lados; la casera no deja tener a mi gato; puedo dejar a mis pollos una noche; traigo el chihuahua en la bolsa;
    puedo amarrar al perro afuera de la bodega; hay un perro llorando en una bodega; mis pericos; puedo tener gallos ahi;
    el perro se queda en el carro mientras descargo; mi pitbull es manso puede entrar; q onda con los perros; son pet friendly;
    unos dias con mi conejo en la bodega; puedo meter una pecera con peces; dejan entrar con el gato; puedo guardar animales;
    el cachorro ladra mucho importa; mi perro de apoyo emocional; puede bajar el perro a hacer sus necesidades; puedo dejar al hamster;
    mascotas?; dejan perros; politica de animales; puedo llevar a mi mascota cuando visite; no tengo quien me cuide al perro;
    el pajaro enjaulado mientras estoy en el hospital; mi firulais va conmigo`,
  'rule/smoking': `
    can i smoke there; is smoking allowed; can i vape in my unit; smoke a cigarette outside; where can i smoke; is it a smoke free property;
    smoke weed on the property; is smoking permitted on the premises; is the facility smoke free; is vaping allowed;
    where are the designated smoking areas; are tobacco products prohibited; may tenants smoke inside units;
    is the use of marijuana allowed on site; i need a cig break while unloading; cigars in my unit with buddies; joint behind the building;
    juul; my movers smoke like chimneys; ashtray anywhere?; hallway reeks of cigarettes; somebody is puffing in the elevator;
    can i light up outside my door; chew tobacco; hookah; blunt; is there a spot for smokers; smoke in my car on the lot;
    do you fine people for smoking; no smoking policy; burn incense; e cigarettes indoors; quick smoke by the dumpster;
    can smell weed from unit next door; what do i do with my butts; ciggy break; tobacco allowed?; smokng; smoke inside?;
    do i have to go off property to smoke; pipe; vape pen in hallway; my helper smokes pot; smokers area;
    is it ok to have a cigarette near the units; nicotine; dab; cigarette butts on the ground; can i smoke in the office;
    my husband cant go an hour without one; smoke break; toke; stogie
    | se puede fumar; puedo fumar ahi; esta prohibido fumar; se permite fumar en las instalaciones; es un lugar libre de humo;
    se permite vapear; donde esta el area de fumadores; se prohibe el tabaco; me puedo echar un cigarrito; fumar mota ahi;
    mi ayudante fuma mucho; huele a cigarro el pasillo; hay cenicero; un puro con los amigos; vape adentro de la bodega; multan por fumar;
    puedo fumar en mi carro ahi; un toque; alguien fuma en el elevador; fumar afuera de mi unidad; cigarro electronico;
    me dejan prender un cigarro; fumar cerca de la oficina`,
  'rule/children': `
    can i bring my kids; are children allowed; can my kids help me; is it safe for toddlers; can my kids ride bikes in there;
    how fast can i drive in there; speed limit; do i have to watch my children; can my teenager go to the unit alone; skateboard;
    my toddler will be with me; can the boys run around while we work; is it fine if the kids come along;
    could they ride scooters in the aisles; are strollers ok; babysitter cancelled so they are coming; are children permitted on the premises;
    must minors be accompanied by an adult; what is the speed limit on the property; are children allowed to play on site;
    is supervision of minors required; may bicycles or skateboards be ridden in the facility; what is the policy regarding minors in units;
    cant get a sitter so the twins are in tow; three year old who runs everywhere;
    my fourteen year old can grab the hockey bag by himself right; kids want to use your carts like race cars; grandkids in the elevator;
    is it ok to nurse or change a diaper there; my boys wanna bring the hoverboard; do i need to hold his hand the whole time;
    will you yell at me if my daughter rollerblades; little ones; is it a kid friendly place; stroller in the hall;
    somebody flew past us in a pickup and almost hit my kid; slow down sign; how fast are cars allowed; mph inside the gate;
    people speeding down the rows; five or ten miles an hour?; my nephew is sixteen can he go get the couch with his buddy;
    can the baby sleep in the car seat while i unload; playing hide and seek in the units; are kids ok; childrens rule;
    the scouts are coming to load up our troop gear; school age helpers; nine year old with autism loves the doors;
    bikes for kids to ride while waiting; kiddos allowed?; bringing the family along; scooter riding; toddler safe?;
    let them play ball in the driveway; minors under 18 alone; can my teen babysit them in the truck; do children need to be with me;
    are there dangers for kids; roller skates
    | puedo llevar a mis hijos; se permiten ninos; pueden ir mis hijos solos; a que velocidad se puede manejar; traigo a los ninos;
    pueden andar en bici los ninos; puedo ir con mi bebe; se permiten menores en las instalaciones; deben ir los menores con un adulto;
    cual es el limite de velocidad; pueden jugar los ninos ahi; se permite patineta; no tengo quien me cuide a los chamacos;
    mi hijo de quince puede ir solo por unas cosas; van los gemelos conmigo; los nietos en el elevador; la carriola cabe en el pasillo;
    corren mucho los carros ahi adentro; pueden ayudar mis hijos a cargar; mi nina quiere patinar; es seguro para los chiquitos;
    puedo llevar al bebe; los muchachos juegan futbol en el pasillo se vale; hay problema si llevo ninos; a cuantas millas se maneja adentro;
    mi sobrino menor de edad puede entrar; los nenes pueden ir; bicis y scooters`,
  'rule/trash': `
    do you have a dumpster; can i throw stuff away there; where do i put my trash; can i leave old furniture; can i use your trash can;
    can you get rid of my junk; where do i throw out boxes; is there a trash bin; can i leave a mattress by the dumpster;
    what do i do with things i dont want; do you recycle cardboard; dumping fee; do you haul junk; leave my couch behind;
    can i leave stuff i dont want in the unit; what if i leave things behind; where do i dump this garbage; old tv to get rid of;
    can i toss my broken dresser; is there a fee for leaving trash; bin for empty boxes; donate my old stuff;
    somewhere to chuck packing material; got a broken recliner nobody wants; someplace for all this cardboard;
    i dont want to take the junk home; can i ditch a mattress; what do i do with what is left; big bin out back mine to use?;
    can you take this old tv; leave some stuff by the curb; unwanted stuff; could the next guy use my old desk;
    the boxes i emptied where do they go; rotten couch; is a dumpster available for tenant use; may tenants dispose of items on the property;
    what is your trash disposal policy; is there a fee for items left behind; are tenants responsible for removing their own garbage;
    is dumping prohibited; do you provide waste disposal; where should unwanted items be disposed of;
    my old couch smells and i aint taking it home; cleaning out the unit and half is junk where does it go;
    full of bubble wrap and no place to throw it; this armoire wont fit my new place can you keep it; how do i ditch a queen box spring;
    the recycle guys wont take my printer; got six bags of garbage from sorting; if i just walk away from the last bits do i get charged;
    can i put pizza boxes from moving day somewhere; old exercise bike free to a good home on your curb; who hauls the stuff i leave;
    clean out fee; somebody dumped a sofa by my door; does your bin take wood pallets; any trash cans around; garbage can by the office?;
    hoarded by my aunt and we need a container to chuck it all; can i toss paint dried up; broken fridge to get rid of; wheres the rubbish go;
    throw away; is that big green thing behind the office for us; leave a freebie pile;
    do i have to take everything when i go or can some stay; you charge if i leave a bed frame; i need to get rid of old carpet;
    the bottom box got wet and is ruined what do i do with it; can i drop my household trash there; moving debris; cardbord recycling;
    place to dump crap; is there anything to do with broken toys; do i need to sweep and haul off my own junk; ewaste;
    the other tenants fill the dumpster with their mattresses; can my unwanted dresser stay for the next renter;
    what do yall do with abandoned recliners; junk removal included?; bring my own bags i guess for the trash?; can i leave my christmas tree;
    what if i leave some odds and ends at the end; garbage pickup; tossing things; i got nowhere to put this ugly loveseat;
    where can i get rid of this stuff; trash?; dumpster available?; garbage disposal; can i leave things behind when i move out;
    disposal of unwanted furniture; what happens if i use your dumpster; is there anywhere to recycle; i have a truck load of garbage;
    my unit is full of junk i dont want can you just take it; place for empties; trashing an old mattress costs?;
    is there a charge for throwing away furniture; haul away
    | hay contenedor de basura; puedo tirar basura ahi; donde tiro lo que ya no quiero; puedo dejar un mueble viejo; hay bote de basura;
    puedo dejar un colchon viejo; que hago con lo que no quiero; se puede tirar carton; reciclan; que hago con el sillon roto;
    donde echo el carton; puedo dejar lo que no quiero; hay donde tirar un colchon; hay contenedor disponible para los inquilinos;
    cual es la politica de basura; cobran por dejar articulos; donde se desechan los articulos que no se quieren;
    mi sofa viejo ya no lo quiero; estoy limpiando y hay puro tiliche donde lo echo; me sobraron bolsas de basura; tienen dompe; hay zafacon;
    puedo usar el dumpster; el refri descompuesto quien se lo lleva; si dejo cosas al salir me cobran; alguien tiro un sillon en mi puerta;
    donde tiro la alfombra vieja; las cajas vacias donde las pongo; puedo dejarle el ropero al q sigue; tirar un box spring;
    q hago con los cachivaches; hay bote para la basura en la oficina; me tengo q llevar toda la basura;
    no me cabe el comedor en la casa nueva lo puedo dejar; donde boto esto; botar muebles rotos; se llevan los tiliches viejos; basura?;
    hay dumpster; donde reciclo; cobran por tirar muebles; puedo dejar cosas cuando me salga; tengo una troca llena de basura;
    que pasa si uso su contenedor; se pueden llevar lo que no quiero`,
  'rule/violations': `
    what happens if i violate the facility rules; what are the consequences of storing prohibited items;
    can my lease be terminated for breaking rules; are there fines for rule violations; what if a tenant does not follow the rules;
    can i be evicted from my unit; will i be kicked out if i break a rule; under what circumstances can my rental be terminated;
    do you enforce the rules; what if you find something prohibited in my unit; how do i report another tenant breaking the rules;
    penalty for noncompliance with the lease; where can i read the facility rules; are the rules posted;
    do you have a copy of your facility policies; i got a warning notice taped on my door; you guys left a note saying im in violation;
    my neighbor in the hall is doing shady stuff who do i tell; three strikes or what; so what do you do if somebody sneaks paint in there;
    whats the punishment lol; can you throw me out; if you catch me with a gas can what happens; tenant beside me is running a chop shop;
    someone is cooking drugs i think; are you gonna cancel me for this; somebody snitched on me for something i didnt do;
    is there a code of conduct; can you refuse to rent to me; do you ban people; banned from the property; why was i asked to vacate;
    got a letter saying i must be out by the 30th for breaking rules; you fined me fifty bucks for what;
    my friend used my unit wrong am i responsible; who enforces quiet; are guests held to the rules too;
    will you call the cops on people doing illegal things in units; illegal activity in a unit; told me to move out over a misunderstanding;
    notice of violation; lease violation; will i get a warning first or right out; kicked out; terminate my contract because of rules;
    eviction from storage; complain about another tenant; is there a fine for leaving the gate open; how serious are you about the rules;
    i broke a rule by accident
    | que pasa si no cumplo las reglas; hay multas por romper las reglas; me pueden cancelar el contrato por una falta;
    que consecuencias hay si guardo algo prohibido; donde puedo leer el reglamento; tienen una copia de las reglas;
    me pueden sacar de la bodega; me dejaron un aviso en la puerta que dice violacion; el vecino anda haciendo cosas raras a quien le digo;
    si me cachan con gasolina que pasa; me van a correr; me multaron por que; me avisan antes o me sacan luego luego;
    quiero reportar a otro inquilino; llaman a la policia si hay algo ilegal; por que me piden desocupar; cual es el castigo;
    si mi amigo rompe una regla yo pago; rompi una regla sin querer; me pueden negar la renta; hay codigo de conducta`,
};
