import type { Questions } from './questions.ts';

/** What may be kept in a unit. */
export const storedGoodsQuestions: Questions = {
  'store/prohibited': `
    what items are not allowed; what is prohibited; are there things i cant keep in my unit; list of prohibited items;
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
    can i store gasoline; can i keep propane tanks; can i store paint; are fireworks ok; can i store ammunition;
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
    puedo dejar fuegos artificiales; puedo guardar baterias; puedo guardar el asador con gas; cohetes; municiones;
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
    can i keep canned goods; is pet food ok; can i keep emergency food supplies; can i store plants;
    can i put bottled water in there; can i store beer; can i keep seeds; is it ok to store spices;
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
    can i store cash; can i keep valuables in my unit; is it safe to store collectibles worth a lot;
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
};
