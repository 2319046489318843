import type { Questions } from './questions.ts';

/** What the facility does, sells and lends beyond the units. */
export const serviceQuestions: Questions = {
  'service/supplies': `
    do you sell boxes; do you sell packing supplies; can i buy tape there; do you have bubble wrap; where can i get moving boxes;
    do you sell mattress covers; do you have packing paper; how much are boxes; do you sell furniture covers; what moving supplies do you carry;
    wardrobe boxes; do you sell tarps; rope and bungees; do you have moving blankets; i ran out of boxes; need something to wrap dishes;
    plastic to cover my sofa; dish packs; do you have used boxes; shrink wrap; packing peanuts; do you stock supplies; can you return unused boxes;
    free boxes; do i need to bring my own boxes; anywhere to buy a tape gun; something to protect my mattress; need cartons for my glasses;
    need something for my dishes so they dont break; ran out of tape halfway; is there a store up front; forgot to get stuff to wrap the tv;
    got anything to cover my bed; where do people get cartons around here; do you have the tall ones for clothes; extra boxes laying around;
    got any boxes id be allowed to take; anything to keep dust off my couch
    | venden cajas; venden cinta; tienen material de empaque; venden plastico de burbujas; donde compro cajas; venden fundas de colchon;
    cuanto cuestan las cajas; venden cobijas de mudanza; tienen cajas gratis; puedo devolver las cajas que no use; me falta cinta;
    con que tapo mi colchon; no traje cajas hay ahi; tienen de las cajas altas para ropa`,
  'service/carts': `
    do you have carts; can i borrow a hand truck; is there something to help move heavy stuff; are carts free to use; do you have a pallet jack;
    can i use a dolly; is there a cart for the elevator; flatbed cart; something with wheels to move my boxes;
    how do i move a heavy dresser to my unit; do you have a forklift; can someone unload pallets; are there wagons; do you lend moving equipment;
    can i take a cart home; cart for hauling things down the hall; furniture dolly; how am i supposed to get this fridge from the truck to the unit;
    do you have a ramp; that armoire weighs a ton, got something to roll it; anything to push my boxes with;
    how do i get it from the truck to the unit; do i bring my own dolly; hand truck?; can i take the cart to my car; something on wheels;
    hate making 40 trips by hand
    | tienen carritos; prestan diablitos; hay carritos para mover cosas; tienen algo con ruedas; es gratis usar los carritos;
    tienen montacargas para tarimas; hay diablo para cargar; tienen patineta para muebles; pesa mucho tienen en que rodarlo;
    hay algo para empujar las cajas; traigo mi propio diablito o hay`,
  'service/truck': `
    do you rent trucks; do you have a moving truck; can i use your truck; is there a free truck with move in; do you rent uhaul;
    can i rent a moving van; do you have a truck i can borrow; how much is the truck; truck rental; do you rent trailers; can you rent me a van;
    how do i reserve the truck; what size truck do you have; penske; budget; i dont have a car big enough to move my furniture;
    do you have a pickup i can use; i need a way to get my stuff there; cargo van; who can drive the truck; do i put gas in the truck;
    is the truck automatic; insurance for the truck; car trailer rental; tow dolly; i got no truck; how long can i keep the truck;
    mileage fee on the van; could i use the truck just to haul a couch over; all i have is a prius; my friend with the pickup bailed;
    how am i supposed to get a couch there; i heard you get a truck for free; is there a vehicle i can use on move in day;
    do i get the van for the whole day; what do you charge for the truck; can you help me get my things there; transport for my furniture;
    do yall do uhauls; how big is the truck
    | rentan camiones; tienen camion de mudanza; prestan camioneta; el camion es gratis; cuanto cuesta el camion; rentan uhaul;
    no tengo en que llevar mis cosas; tienen camioneta que preste; rentan remolques; no tengo troca para llevar mis cosas;
    me prestan la camioneta para mudarme; el camion es para todo el dia; quede sin transporte`,
  'service/movers': `
    do you have movers; can you help me move; do you have people to help unload; do you recommend a moving company; can you pick up my stuff;
    do you move furniture; can someone help me carry my couch; do you have loading help; labor only movers; i cant lift heavy things is there help;
    do you do pickup and delivery; how much for movers; i need two guys to help; can staff help me unload; im disabled who can help me move in;
    can you pack for me; elderly and alone need hands; muscle; im 74 and alone; need two strong backs; cant lift since my surgery;
    would somebody there give me a hand; know anybody with muscle; who do people use to move; anyone who can carry it upstairs for me;
    is there help for unloading; know some guys; can you come get it from my house
    | tienen mudanceros; me ayudan a mover mis cosas; ayudan a descargar; recomiendan alguna mudanza; hay alguien que ayude a cargar;
    recogen las cosas en mi casa; no puedo cargar pesado me ayudan; no puedo cargar me ayudan; conoce a alguien que cargue; necesito dos muchachos;
    vienen por las cosas`,
  'service/deliveries': `
    can you accept packages for me; can i have deliveries sent there; do you accept deliveries; can ups deliver to my unit; can i get mail there;
    can i use your address for my business; can fedex drop off a pallet; will you sign for a delivery; can amazon deliver to the facility;
    can a freight truck deliver to my unit; can you receive a shipment for me; can i ship stuff to you before i arrive;
    i wont be home can my package go to you; can you let the delivery guy in; will someone be there to sign; is there a package room;
    furniture store wants to deliver to my unit; can i have my new mattress delivered to my storage; accept freight for my business;
    suppliers drop merchandise; im expecting a pallet tuesday; ikea needs somebody to sign; my couch ships before i land;
    can i put your address on my orders; driver is asking if somebody can open; freight drop next week; my supplier ships by truck;
    ups keeps missing me at home; could you hold a box for me; adult signature package; can stuff come straight to my unit
    | reciben paquetes; pueden recibir entregas por mi; puedo mandar paquetes ahi; firman entregas; puede entregar amazon ahi; aceptan tarimas;
    puedo usar su direccion para recibir; me guardan un paquete; me llega una tarima el martes; pueden firmar por mi; pongo su direccion en mi pedido;
    no voy a estar cuando llegue`,
  'service/mailbox': `
    do you rent mailboxes; do you have po boxes; can i get a mailing address; do you do mail forwarding; do you notarize; is there a notary;
    can you make copies; can i print something; do you fax; do you ship ups; can you ship my boxes; shipping services; shredding; scan a document;
    drop off a ups package; can you make a copy of a key; ship a package from your office; do you cut keys
    | rentan buzones; tienen notario; hacen copias; puedo imprimir algo; mandan paquetes; envian cajas; mandan fax; hacen copias de llaves`,
  'service/restroom': `
    is there a bathroom; do you have a restroom; can i use the toilet; where is the bathroom; are restrooms open after hours;
    my kid has to go is there a bathroom; is there a shower; do you have a water fountain; gotta pee; potty; washroom for customers;
    place to wash my hands; long drive, is there somewhere to go; do i need to hold it; my little one is potty training; place to freshen up;
    anywhere to wash up after moving; ladies room
    | donde esta el bano; puedo usar el bano; hay sanitario; hay regadera; tienen banos para clientes; donde me lavo las manos;
    ando con mi hija y necesita ir; hay donde lavarse; me urge`,
  'service/loading': `
    is there a loading dock; where do i unload; is there a covered loading area; can a moving truck back up to the dock;
    do i need to reserve the loading dock; how long can i use the loading bay; is the loading area covered if it rains; where do i park to unload;
    can a semi unload there; dock height; loading zone time limit; can the pod truck get to the dock; unload in the rain; where do the movers pull in;
    its pouring, is there cover to unload; can two trucks unload at once; where do i pull the uhaul; is there a spot for a 53 footer;
    can i hog the dock all morning; do i sign up for a time slot to unload
    | hay anden de carga; donde descargo; esta techada el area de descarga; tengo que reservar el anden; donde se estaciona el camion para descargar;
    cuanto tiempo puedo usar el area de carga; esta lloviendo hay techo para bajar; donde pongo el camion para bajar las cosas`,
  'service/propane_ice': `
    do you sell propane; do you refill propane; is there an ice machine; do you sell ice; is there a vending machine; do you have coffee;
    can i buy a drink; air compressor; can i put air in my tires; do you sell gift cards; can i buy snacks there; air pump
    | venden propano; venden hielo; hay maquina de refrescos; tienen cafe; hay aire para las llantas`,
  'service/conference': `
    do you have a conference room; is there a work area; can i use a desk there; office space for rent; do you have a meeting room; co working;
    business center; is there somewhere to sit with my laptop; warehouse space for rent
    | tienen sala de juntas; rentan oficinas; hay donde trabajar con mi computadora`,
  'service/packing_tips': `
    how should i pack my unit; any packing tips; how do i store a mattress; how do i store furniture long term; how should i wrap my dishes;
    how do i prepare my fridge for storage; best way to load a unit; should i cover my couch; how do i protect my wood furniture;
    do you have tips for packing; what goes in first; how to store clothes; should i leave the fridge door open; keep boxes off the floor;
    plastic bins or cardboard; how do i get my washer ready; how do i keep my mattress from getting gross; tips for a first timer;
    do i prop the fridge open; should the heavy stuff go on the bottom; whats the smart way to load it; anything i should do to my washer first
    | como empaco mis cosas; como acomodo la bodega; consejos para empacar; como guardo un colchon; como preparo el refrigerador para guardarlo;
    como acomodo todo para que quepa; que hago con el refri antes de guardarlo`,
  'service/donation': `
    do you take donations; do you donate units to charity; nonprofit discount; can our church use a unit; do you sponsor teams;
    do you support local schools; do you buy furniture; do you buy used stuff; charity
    | aceptan donaciones; donan bodegas a iglesias; ayudan a organizaciones; compran muebles`,
};
