import type { Questions } from './questions.ts';

/** What the facility does, sells and lends beyond the units. */
export const serviceQuestions: Questions = {
  'service/supplies': `
    do you sell packing supplies; can i buy tape there; do you have bubble wrap; where can i get moving boxes;
    do you sell mattress covers; do you have packing paper; how much are boxes; do you sell furniture covers;
    wardrobe boxes; do you sell tarps; rope and bungees; do you have moving blankets; i ran out of boxes; need something to wrap dishes;
    plastic to cover my sofa; dish packs; shrink wrap; packing peanuts; do you stock supplies; can you return unused boxes;
    free boxes; do i need to bring my own boxes; anywhere to buy a tape gun; something to protect my mattress; need cartons for my glasses;
    need something for my dishes so they dont break; ran out of tape halfway; is there a store up front; forgot to get stuff to wrap the tv;
    got anything to cover my bed; where do people get cartons around here; do you have the tall ones for clothes; extra boxes laying around;
    got any boxes id be allowed to take; anything to keep dust off my couch;
    do you sell moving and packing supplies?; are packing materials available for purchase?; what moving supplies do you offer on site?;
    do you carry boxes and tape?; do you sell locks, boxes and other supplies?; is there a retail store at the facility?;
    is there a buyback on unused boxes?; boxs?; boxes?; tape?; bubble wrp; packing stuff; supplies; got boxes;
    do yall carry mattress bags; king size mattress bag; tv box; picture boxes; mirror carton; book boxes; file boxes; bankers box;
    gun boxes; crates; totes; foam sheets; corner protectors; felt pads; markers; labels; stretch film; newsprint; twine; ratchet straps;
    zip ties; silica packs for sale; dust covers; pads for wrapping a dresser;
    my china cabinet is full of glass and i have nothing to put it in; the bottom fell out of my box in your parking lot;
    cheap liquor store boxes keep breaking, anything sturdier; u haul charges a fortune for boxes do you have some;
    is it cheaper to get boxes from you or home depot; im moving tomorrow and havent packed a thing, what can i buy there;
    bought too many boxes will you take them back; would you have an old sheet of plastic; something to tie my couch down with;
    dont want my bed getting dirty in there, sell anything for that; i need to bag up my sofa; hanging clothes box;
    how much is a roll of tape; do other renters leave boxes i could grab; got any leftover cartons; kits for a 2 bedroom move;
    starter kit of boxes; can i pick up a few boxes even if i dont rent; boxes by the bundle; sizes of boxes you sell;
    do i have to stop somewhere for tape first
    | venden cajas; venden cinta; tienen material de empaque; venden plastico de burbujas; donde compro cajas; venden fundas de colchon;
    cuanto cuestan las cajas; venden cobijas de mudanza; tienen cajas gratis; puedo devolver las cajas que no use; me falta cinta;
    con que tapo mi colchon; no traje cajas hay ahi; tienen de las cajas altas para ropa;
    venden materiales de mudanza y empaque; se pueden comprar cajas en la oficina; que articulos de empaque ofrecen;
    hay tienda en la oficina; cajas?; tape?; venden teip; venden cajas de carton; tienen cajas usadas q me regalen;
    con q envuelvo mis vasos; bolsa pa colchon king; plastico pa forrar los muebles; venden sogas; venden lazos;
    se me rompio la caja venden otra; plumones y etiquetas; me sobraron cajas las reciben; cajas para la tele;
    no he empacado nada y me mudo manana q puedo comprar ahi; venden bubble wrap; papel pa envolver los platos; lonas venden;
    a como el rollo de cinta; hay cajas pa ropa colgada; venden fundas pa sofa`,
  'service/carts': `
    can i borrow a hand truck; is there something to help move heavy stuff; are carts free to use; do you have a pallet jack;
    can i use a dolly; is there a cart for the elevator; flatbed cart; something with wheels to move my boxes;
    how do i move a heavy dresser to my unit; can someone unload pallets; are there wagons; do you lend moving equipment;
    can i take a cart home; cart for hauling things down the hall; furniture dolly; how am i supposed to get this fridge from the truck to the unit;
    do you have a ramp; that armoire weighs a ton, got something to roll it; anything to push my boxes with;
    how do i get it from the truck to the unit; do i bring my own dolly; hand truck?; can i take the cart to my car; something on wheels;
    hate making 40 trips by hand; are carts available for tenant use?; is there equipment to help me move my belongings?;
    are hand trucks and dollies free of charge?; is a forklift available on site?;
    do you have pallet jacks?; carts?; dollys; dollies?; handtruck; hand cart; trolley; buggy; luggage rack thing like hotels have;
    platform cart; u boat cart; appliance dolly; piano dolly; four wheel dolly; lift table; wheel barrow;
    my back is shot and these boxes are heavy; my unit is at the far end of the hall and i got 60 boxes;
    pregnant and not carrying anything down that hallway; bad knees; how do i wheel my stuff down the hall;
    its a long way from the door to my unit; all the carts were taken; couldnt find a single cart saturday; where are the carts kept;
    the carts have flat tires; cart wheels are wobbly; somebody has the carts locked in their unit; how many carts are there;
    do i have to leave an id for the cart; do you charge for the dolly; sign out the dolly; first come for carts?; cart weight limit;
    can i take it up the elevator; can i take the dolly home overnight; return the cart where; fridge is 300 pounds;
    washing machine down a hallway how; how do folks move a safe in; moving a vending machine into my unit;
    my pallets come shrink wrapped and weigh a ton; need a fork lift for a crate; can you lift an engine off my truck;
    should i rent a dolly before i come or do you have one; left my dolly at home; something to save my back; anything to roll this on;
    straps for carrying; got a furniture mover i can use
    | tienen carritos; prestan diablitos; hay carritos para mover cosas; tienen algo con ruedas; es gratis usar los carritos;
    tienen montacargas para tarimas; hay diablo para cargar; tienen patineta para muebles; pesa mucho tienen en que rodarlo;
    hay algo para empujar las cajas; traigo mi propio diablito o hay;
    ofrecen carritos de carga para los clientes; los diablitos son gratis; hay equipo para mover mis pertenencias;
    tienen patin hidraulico; carritos?; dolly?; tienen dollies; hay carretilla; tienen diablito;
    mi bodega queda hasta el fondo y son muchas cajas; tengo mala la espalda y pesan mucho;
    estoy embarazada no puedo cargar por todo el pasillo; como llevo la lavadora por el pasillo; el refri pesa un monton hay en q moverlo;
    no habia ningun carrito; donde estan los carritos; cobran por el dolly; dejo mi id pa usar el carrito; tienen forklift;
    puedo subir el carrito al elevador; se me olvido mi diablo me prestan uno; algo con llantitas; cuantos carros de carga tienen;
    hay tarimas con ruedas`,
  'service/truck': `
    do you have a moving truck; can i use your truck; is there a free truck with move in; do you rent uhaul;
    can i rent a moving van; do you have a truck i can borrow; how much is the truck; truck rental; do you rent trailers; can you rent me a van;
    how do i reserve the truck; what size truck do you have; penske; budget; i dont have a car big enough to move my furniture;
    do you have a pickup i can use; i need a way to get my stuff there; cargo van; who can drive the truck; do i put gas in the truck;
    is the truck automatic; insurance for the truck; car trailer rental; tow dolly; i got no truck; how long can i keep the truck;
    mileage fee on the van; could i use the truck just to haul a couch over; all i have is a prius; my friend with the pickup bailed;
    how am i supposed to get a couch there; i heard you get a truck for free; is there a vehicle i can use on move in day;
    do i get the van for the whole day; what do you charge for the truck; can you help me get my things there; transport for my furniture;
    do yall do uhauls; how big is the truck;
    do you offer truck rentals?; is there a moving truck available for customers?; do you provide a free move-in truck?;
    what are the requirements to use the moving truck?; are you a u-haul dealer?; do you have a moving van for rent?;
    do you rent utility trailers or car dollies?; do i need to refuel the truck?; truck?; truk rental; uhaul there?; u-haul; ryder;
    enterprise box truck; 26 footer; 15 foot truck; 10 foot van; sprinter van; flatbed; enclosed trailer to rent; 6x12 trailer; hitch;
    auto transport trailer; my car wont hold a mattress; drive a tiny hatchback, what do people do; my civic is full with two boxes;
    dont drive a pickup; i sold my truck; my brother in law flaked with his trailer; bus rider here how do i get my dresser to you;
    do you have wheels i can use for a few hours; your ad said use our truck free;
    saw a truck with your name on it in the lot can anybody use it; is the white van for customers; whats the catch with the free truck;
    do i need a special license to drive the truck; how old do you gotta be to rent the truck; can my 19 year old drive it;
    do you need my drivers license for the van; is there a deposit on the truck; how many miles do i get;
    return the truck after you close?; where do i drop off the uhaul; can i return a u haul to you; one way truck;
    pick up truck here drop in another state; hourly truck rate; is diesel or gas; does it have a lift gate; ramp on the truck;
    is the truck open saturday; truck is it booked for the first;
    need a big vehicle for half a day; something to haul a sofa in; could somebody loan me a trailer for an hour
    | rentan camiones; tienen camion de mudanza; prestan camioneta; el camion es gratis; cuanto cuesta el camion; rentan uhaul;
    no tengo en que llevar mis cosas; tienen camioneta que preste; rentan remolques; no tengo troca para llevar mis cosas;
    me prestan la camioneta para mudarme; el camion es para todo el dia; quede sin transporte;
    ofrecen renta de camiones; el camion de mudanza es gratis para clientes nuevos; que requisitos hay para usar el camion; rentan vans;
    tienen camion?; rentan u haul; son uhaul; prestan troca; mi carrito no cabe nada como le hago; mi cunado me quedo mal con la troca;
    ando a pie como llevo mis muebles; en mi carro no cabe el colchon; cuanto sale el camion por dia; cuantas millas me dan;
    le pongo yo la gas; ocupo licencia especial pa manejar el camion; q edad hay q tener pa el truck; puedo regresar el uhaul ahi;
    hay deposito por el camion; puedo usar la troca cuando me salga; de cuantos pies es el camion; rentan traila; el truck es gratis;
    me prestan la van unas horas`,
  'service/movers': `
    can you help me move; do you have people to help unload; do you recommend a moving company; can you pick up my stuff;
    do you move furniture; can someone help me carry my couch; do you have loading help; labor only movers; i cant lift heavy things is there help;
    do you do pickup and delivery; how much for movers; i need two guys to help; can staff help me unload; im disabled who can help me move in;
    can you pack for me; elderly and alone need hands; muscle; im 74 and alone; need two strong backs; cant lift since my surgery;
    would somebody there give me a hand; know anybody with muscle; who do people use to move; anyone who can carry it upstairs for me;
    is there help for unloading; know some guys; can you come get it from my house;
    do you provide moving services?; can you recommend a moving company?; do you offer assistance with loading and unloading?;
    can your staff help me move my belongings?; do you offer pickup and delivery?; do you partner with local movers?;
    is moving labor available?; movers?; moving help; moving company; need movers; muvers; loaders; guys to lift; helpers;
    two men and a truck type thing; day laborers; anybody for hire; who can i pay to carry stuff; handymen to move stuff;
    college kids who do moving; i just had a hip replaced; im 8 months pregnant and my husband is deployed; mom is 80 and cant carry;
    im a tiny person and its a big dresser; recently widowed and have no help; threw my back out; broke my arm last week;
    doctor says no lifting; nobody to help me; all my friends are busy; my kids all live out of state; its just me and a two story house;
    my sons bailed on me; could i slip one of your fellas 50 bucks to help; does the manager help carry; will the staff carry my boxes;
    can somebody pick it all up from my apartment; i live out of state can you empty my unit for me;
    will someone get my couch out of my unit and bring it over; do you come to the house; door to door?; send a crew;
    how much does a crew charge per hour; got a number for a mover; which moving outfit is good around here; a mover you trust;
    anybody you send people to; do you know a guy with a strong back; do you know who moves pianos; gun safe movers; pool table movers;
    can movers you know pack up the kitchen too; full service?; white glove; i want somebody else to do all of it; help on move day;
    need hands saturday; set up my unit for me; load my pod for me; do you unload trucks
    | tienen mudanceros; me ayudan a mover mis cosas; ayudan a descargar; recomiendan alguna mudanza; hay alguien que ayude a cargar;
    recogen las cosas en mi casa; no puedo cargar pesado me ayudan; no puedo cargar me ayudan; conoce a alguien que cargue; necesito dos muchachos;
    vienen por las cosas;
    ofrecen servicio de mudanza; pueden recomendar una compania de mudanzas; su personal ayuda a cargar y descargar;
    tienen servicio de recoleccion y entrega; mudanza?; fleteros; conocen un flete; tienen chalanes; ocupo dos batos q me ayuden;
    me operaron y no puedo levantar nada; estoy embarazada y sola; mi mama tiene 80 anos quien le ayuda; me lastime la espalda;
    mis hijos no estan y nadie me ayuda; le doy 50 a alguien q me ayude; el encargado ayuda a bajar las cosas;
    pueden ir x mis cosas al apartamento; me llevan el sofa a mi casa; cuanto cobra la cuadrilla; quien mueve pianos;
    conoces movers buenos; tienen el numero de alguna mudanza; mandan gente a la casa; kien me ayuda a cargar;
    necesito brazos pa el sabado`,
  'service/deliveries': `
    can you accept packages for me; can i have deliveries sent there; can ups deliver to my unit; can i get mail there;
    can i use your address for my business; can fedex drop off a pallet; will you sign for a delivery; can amazon deliver to the facility;
    can a freight truck deliver to my unit; can you receive a shipment for me; can i ship stuff to you before i arrive;
    i wont be home can my package go to you; can you let the delivery guy in; will someone be there to sign; is there a package room;
    furniture store wants to deliver to my unit; can i have my new mattress delivered to my storage; accept freight for my business;
    suppliers drop merchandise; im expecting a pallet tuesday; ikea needs somebody to sign; my couch ships before i land;
    can i put your address on my orders; driver is asking if somebody can open; freight drop next week; my supplier ships by truck;
    ups keeps missing me at home; could you hold a box for me; adult signature package; can stuff come straight to my unit;
    do you accept deliveries on behalf of tenants?; can i have packages delivered to the facility?; do you sign for deliveries?;
    can you receive shipments for my business?; is there a fee for package acceptance?;
    can i use the facilitys address for shipping?; what is your delivery acceptance policy?; packages?; deliverys; recieve packages;
    pkg acceptance; ltl freight; dhl; usps parcel; door dash to the gate lol; amazon return drop; parcel; crate delivery; container drop;
    furniture delivery; porch pirates steal everything at my house, could boxes come to you; my landlord wont take parcels;
    i travel for work and need somebody to get my packages; im a sales rep and my samples come by fedex, can you put them in my unit;
    pharma rep here, company ships my materials to storage; trade show booth is being shipped to me;
    my moving company delivers thursday and i wont be in town; military shipment arrives before me;
    sending boxes ahead of my move from ohio; wayfair guy is at the gate; driver is out front and cant get in;
    trucker needs an address for drop off; tracking says delivered to your office, did you get it; did a box come for me;
    do you have my package; somebody signed for it at your desk; how do i address it so you know its mine;
    do i put my unit number on the label; how big a box will you take; is there a charge when you take in a pallet;
    how long will you hold it in the office; do you call when it shows up; new fridge coming from lowes can they bring it to my unit;
    got a sofa bought and house isnt done, deliver it to you?; restaurant equipment arriving on a semi;
    stock for my shop comes every monday; can my vendor leave product in my space; give the courier my code?; can ups have the gate code;
    do you let delivery people in if im not there; meet the truck for me; take in my stuff when it arrives;
    order online and ship to storage
    | reciben paquetes; pueden recibir entregas por mi; puedo mandar paquetes ahi; firman entregas; puede entregar amazon ahi; aceptan tarimas;
    puedo usar su direccion para recibir; me guardan un paquete; me llega una tarima el martes; pueden firmar por mi; pongo su direccion en mi pedido;
    no voy a estar cuando llegue;
    aceptan entregas a nombre del inquilino; firman de recibido; reciben carga para mi negocio; cobran por recibir paquetes;
    puede ups entregar en mi bodega; paqueteria?; me reciben un paquete; reciben cosas de amazon; llego un paquete para mi;
    en mi casa se roban los paquetes puedo pedirlos ahi; el chofer esta afuera y no puede entrar; viajo mucho y quien me recibe mis cajas;
    compre una sala y la casa no esta lista la pueden recibir; mi proveedor me manda mercancia cada lunes; le doy el codigo al de fedex;
    q pongo en la etiqueta pa q sepan q es mio; hasta de q tamano reciben; cuanto tiempo lo guardan en la oficina;
    me avisan cuando llegue; viene un trailer con mi equipo lo reciben; mando mis cajas antes de mudarme; pueden abrirle al repartidor;
    reciben delivery; dice q lo entregaron con ustedes`,
  'service/mailbox': `
    do you rent mailboxes; can i get a mailing address; do you do mail forwarding; do you notarize; is there a notary;
    can you make copies; can i print something; do you fax; do you ship ups; can you ship my boxes; shipping services; shredding; scan a document;
    drop off a ups package; can you make a copy of a key; ship a package from your office; do you cut keys;
    do you offer mailbox rentals?; are private mailboxes available?; do you provide notary services?; do you offer copy and fax services?;
    do you ship packages?; do you provide a street address with a mailbox?; are you a ups or fedex drop-off location?;
    do you offer document shredding?; mail box?; po box; pobox; notory; notary public; xerox; photocopies; printer i can use;
    black and white copies; laminate; passport photos; fingerprints; stamps for sale; postage; envelopes; outgoing mail; mail slot;
    need a real street address for my llc; i travel in my rv full time and need somewhere for my mail;
    my mail keeps getting stolen at my apartment; snowbirds, can you forward letters; is there a box with a key i could rent for letters;
    monthly cost of a mail slot; scan my mail and email it; gotta get a title signed in front of a notary;
    power of attorney needs stamping; need a form notarized by five; do you stamp documents; need to print my lease;
    print my return label; my printer died; can i email you something to print; can i send a fax to the court; amazon return place?;
    have a prepaid label where do i leave my parcel; can i drop off fedex with you; mail a box to my son in college;
    send my grandma a package from there; ship my bike box; you pack and ship?; weigh a package; old tax papers need destroying;
    shred day; duplicate a house key
    | rentan buzones; tienen notario; hacen copias; puedo imprimir algo; mandan paquetes; envian cajas; mandan fax; hacen copias de llaves;
    ofrecen renta de buzones; cuentan con servicio de notario; se pueden sacar copias; envian paquetes por ups; buzon?; apartado postal;
    po box; notario?; ocupo notarizar un poder; ocupo firmar un titulo ante notario; saco copias ahi; me imprimen una hoja;
    puedo mandar un fax; se me descompuso la impresora; quiero rentar una cajita de correo; me roban el correo en mi casa rentan buzon;
    ocupo una direccion pa mi llc; mando una caja a mi hijo desde ahi; venden estampillas; dejo ahi un paquete de fedex;
    destruyen papeles; hacen duplicado de llave; me reenvian las cartas`,
  'service/restroom': `
    do you have a restroom; can i use the toilet; where is the bathroom; are restrooms open after hours;
    my kid has to go is there a bathroom; is there a shower; do you have a water fountain; gotta pee; potty; washroom for customers;
    place to wash my hands; long drive, is there somewhere to go; do i need to hold it; my little one is potty training; place to freshen up;
    anywhere to wash up after moving; ladies room;
    are restrooms available on site?; do customers have access to restrooms?;
    are the bathrooms open during access hours?; where are the restrooms located?; is there a drinking fountain?; bathroom?; restroom?;
    toilet; rest room; bathrom; restrooms?; wc; lavatory; loo; john; mens room; porta potty; baby changing table; sink; running water?;
    hand sanitizer; soap and towels; locker room showers; my toddler cant wait; im 70 and when i gotta go i gotta go;
    prostate of a racehorse lol is there a facility; pregnant so i pee every ten minutes;
    spent all day sorting my unit and had nowhere to go; had to drive to mcdonalds to pee last time; where does a person go around here;
    nature calls; too much coffee; emergency lol wheres the john; im covered in dust can i rinse off;
    hands are black from moving, a sink?; got paint on me; sweating buckets, anywhere to get water; thirsty, is there a fountain;
    fill up my water bottle; is there a key for the bathroom; what is the bathroom code; the bathroom door is locked;
    bathroom is out of order; no toilet paper in the restroom; bathroom was disgusting; is the restroom only in the office;
    is there one near building c; bathroom on the second floor?; can i use it on sunday when nobody is in;
    are movers allowed to use the bathroom; will there be a bathroom for my crew; can truckers use your restroom;
    we are packing all day saturday is there a toilet; shower after the gym; ok to bathe there; wheelchair bathroom; potty break;
    facilities for ladies
    | puedo usar el bano; hay sanitario; hay regadera; tienen banos para clientes; donde me lavo las manos;
    ando con mi hija y necesita ir; hay donde lavarse; me urge;
    hay banos publicos; los clientes pueden usar el bano; donde se encuentran los sanitarios; hay bebedero; bano?; banos?; hay banos;
    hay bathroom; hay restroom; onde esta el bano; ando q me hago; me anda del bano; mi nino quiere hacer pipi; ya no aguanto hay bano;
    estoy embarazada y voy mucho al bano; vamos a estar todo el dia empacando hay donde ir; traigo las manos negras hay agua;
    donde me enjuago; hay donde tomar agua; el bano esta cerrado; cual es la clave del bano; no hay papel; el bano esta descompuesto;
    hay cambiador pa bebe; se puede banar uno; hay excusado`,
  'service/loading': `
    is there a loading dock; is there a covered loading area; can a moving truck back up to the dock;
    do i need to reserve the loading dock; how long can i use the loading bay; is the loading area covered if it rains;
    can a semi unload there; dock height; loading zone time limit; can the pod truck get to the dock; unload in the rain; where do the movers pull in;
    its pouring, is there cover to unload; can two trucks unload at once; where do i pull the uhaul; is there a spot for a 53 footer;
    can i hog the dock all morning; do i sign up for a time slot to unload;
    is there a covered loading area?; do you have a loading dock?; where should i park while unloading?;
    is there a time limit in the loading area?; are there loading bays for large trucks?;
    is the loading area accessible to tractor trailers?; do you have a drive-through loading area?; enclosed loading zone; loading dock?;
    dock; bay; loadin area; dock high?; dock plate; dock leveler; roll up dock door; covered drop off; canopy; awning; overhang;
    carport thing out front; drive thru bay; pull through; its supposed to storm on move day; dont want my mattress getting rained on;
    my couch will be soaked before i get it inside; snowing and need cover while i unload;
    movers hit the overhang last time, how high is it; clearance at the canopy; where does the van go while we carry stuff;
    nowhere to park when i came; someone was blocking the bay for two hours; can i leave the truck there while i go up;
    got a ticket for parking in the loading zone?; which door do we unload at;
    which entrance is closest to the elevator for bringing stuff in; where do i pull up to get my things in;
    side door or front for the movers; can i back right up to the building; can my abf trailer sit at the dock; upack trailer;
    can a pod be dropped for the day; eighteen wheeler coming with my household goods; how tall is the dock;
    does your dock take a liftgate truck; can i schedule the bay; reserve a slot at the loading door; is the dock free saturday;
    how many trucks fit at the dock; is it lit for unloading after dark; is the bay open late; how long do i have to unload;
    is there a ramp up to the doors; is there a curb i have to get stuff over; do the doors prop open while unloading;
    automatic doors at the loading area
    | hay anden de carga; donde descargo; esta techada el area de descarga; tengo que reservar el anden; donde se estaciona el camion para descargar;
    cuanto tiempo puedo usar el area de carga; esta lloviendo hay techo para bajar; donde pongo el camion para bajar las cosas;
    hay area de carga techada; cuentan con anden; donde me estaciono para descargar; hay limite de tiempo en el area de carga;
    caben trailers en el anden; anden?; hay loading dock; hay techito donde bajar las cosas; va a llover el dia q me mudo hay techo;
    no quiero q se me moje el colchon bajandolo; no habia donde pararse a descargar; alguien tenia tapado el anden;
    por cual puerta meto las cosas; cual entrada queda cerca del elevador; puedo arrimar el camion a la puerta del edificio;
    puedo dejar el camion ahi mientras subo; q tan alto es el techo del area de carga; cabe un trailer de 53;
    aparto el anden para el sabado; hasta q hora se puede usar el anden; hay rampa para subir las cosas; donde se para la mudanza;
    cuantos camiones caben; esta alumbrada el area de carga`,
  'service/propane_ice': `
    do you sell propane; is there an ice machine; do you sell ice;
    can i buy a drink; air compressor; can i put air in my tires; do you sell gift cards; can i buy snacks there; air pump;
    do you sell propane?; is propane refill available?; do you have vending machines?; is there an ice machine on site?;
    is an air compressor available for tires?; do you offer complimentary coffee?; do you sell gift cards?; propane exchange; propain;
    lp gas; 20 pound tank; bbq tank is empty; grill tank swap; rv bottle needs filled; forklift cylinder fill;
    how much to fill a 30 lb tank; do you certify tanks; blue rhino cage?; is the propane guy in today; propane hours; bag of ice;
    ice for the boat cooler; ice?; heading to the lake need ice; bait and ice; soda machine; coke machine; pepsi; candy bar; gatorade;
    bottled water to buy; cold drink; water cooler; free coffee in the office; donuts; chips; low tire;
    my trailer tire is flat anywhere to pump it; air for my bike; tire inflator; camper tires are low after sitting; free air; air hose;
    do i need quarters for the air; machine ate my dollar; vending machine is empty; hungry after unloading; parched; gift certificate;
    want to give my son storage as a present
    | venden propano; venden hielo; hay maquina de refrescos; tienen cafe; hay aire para las llantas;
    venden propano en el sitio; rellenan tanques de propano; hay maquina de hielo; hay maquinas expendedoras; hay compresor de aire;
    propano?; hielo?; aire pa las llantas; lleno ahi el tanque del asador; cuanto por llenar el tanque de gas; cambian cilindros;
    traigo baja la llanta de la traila; una coca; venden sodas; hay agua fria; venden botanas; tengo sed hay donde comprar agua;
    la maquina se trago mi dolar; hay cafecito; venden tarjetas de regalo; bolsa de hielo pa la hielera; venden gas lp`,
  'service/conference': `
    do you have a conference room; is there a work area; can i use a desk there; office space for rent; do you have a meeting room; co working;
    business center; is there somewhere to sit with my laptop; warehouse space for rent;
    do you have a conference room available for customers?; do you offer office space?; is there a business center?;
    is coworking space available?; are there workspaces for tenants?; do you rent warehouse or flex space?;
    do you have offices for lease?; is there a meeting room i can reserve?; office?; offices for rent; confrence room; boardroom;
    coworking; workspace; desk; cubicle; suites; flex space; shop space; small warehouse; retail space; studio space; artist studio;
    desk by the month; hot desk; private office; i need somewhere to interview a guy; have to meet a client for an hour near my unit;
    zoom call in 20 minutes is there a quiet room; place to do my paperwork while my crew loads; need a table to sort documents;
    i run a small business and need an address and an office; do you have a room with a projector; big table to lay out plans;
    does the meeting room cost; how many people fit in the meeting room; who books the conference room; lounge?; customer lounge;
    is there seating; somewhere to wait; somewhere to plug in and work; work from there for a day;
    looking for a warehouse with a dock and a desk; contractor bay with office; sales team needs a room once a month;
    pharma reps meeting room; room for training; quiet place to take a call; place to sit down and do email; do you lease commercial space
    | tienen sala de juntas; rentan oficinas; hay donde trabajar con mi computadora;
    cuentan con sala de conferencias; ofrecen espacio de oficina; hay centro de negocios; hay coworking; rentan bodega industrial;
    oficina?; rentan oficina chica; tienen escritorio pa trabajar; ocupo ver a un cliente hay sala;
    tengo una llamada de zoom hay un cuarto; hay mesa pa hacer mi papeleo; cuanto cuesta la sala; cuanta gente cabe en la sala de juntas;
    hay donde sentarse; hay sala de espera; rentan local comercial; rentan taller; ocupo oficina pa mi negocio; hay office space;
    se renta por hora la sala`,
  'service/packing_tips': `
    how should i pack my unit; any packing tips; how do i store furniture long term; how should i wrap my dishes;
    how do i prepare my fridge for storage; best way to load a unit; should i cover my couch; how do i protect my wood furniture;
    do you have tips for packing; what goes in first; how to store clothes; should i leave the fridge door open; keep boxes off the floor;
    plastic bins or cardboard; how do i get my washer ready; how do i keep my mattress from getting gross; tips for a first timer;
    do i prop the fridge open; should the heavy stuff go on the bottom; whats the smart way to load it; anything i should do to my washer first;
    how should i prepare my belongings for storage?; what are some packing tips?; how do i pack my storage unit efficiently?;
    how should i prepare appliances for storage?; what is the best way to store furniture?; how do i store electronics safely?;
    do you have any storage tips?; how should i label and organize my boxes?; packing advice; storage tips; pack help; tips n tricks;
    best way to stack; organise my unit; packing list; checklist for moving; do i leave an aisle down the middle;
    should i make a map of whats in there; do i number my boxes; should i defrost the freezer first; drain the washer hose?;
    do i take the legs off the table; take the bed frame apart?; couch on end ok?; stand the mattress up or lay it flat;
    is it bad to stand a couch up; can i stack stuff on a mattress; what do i wrap my tv in; do i need the original box for the tv;
    wrap leather in plastic or a sheet; should sofas breathe; plastic wrap or blankets for wood; do i oil my tools before i put them away;
    grease for metal stuff; wax the table before storing; how do i keep clothes fresh; vacuum bags ok for coats; cedar blocks?;
    dryer sheets in drawers; how to store pillows; how do you put books so they dont bend; dishes on edge or flat;
    wine glasses upside down?; lamp shades; how do i roll a rug; picture frames standing?; never stored anything before where do i start;
    total newbie; i always end up needing the thing at the very back; my last unit was a mess i couldnt find anything;
    everything toppled over last time; boxes at the bottom got crushed; how heavy should a box be; same size boxes better?;
    drawers full or empty; do i leave clothes in the dresser; do i empty the gas from the mower before storing; how do i winter my grill;
    how do i get furniture ready for two years away; how far from the wall should i keep things; leave a gap for air?
    | como empaco mis cosas; como acomodo la bodega; consejos para empacar; como guardo un colchon; como preparo el refrigerador para guardarlo;
    como acomodo todo para que quepa; que hago con el refri antes de guardarlo;
    como debo preparar mis cosas para guardarlas; cual es la mejor manera de guardar muebles; como preparo los electrodomesticos;
    como guardo aparatos electronicos; tienen consejos; tips pa empacar; como le hago pa q quepa todo;
    por donde empiezo nunca he guardado nada; el colchon parado o acostado; se puede parar el sofa; descongelo el refri antes;
    desarmo la cama; le quito las patas a la mesa; en q envuelvo la tele; plastico o cobija para los muebles de madera;
    como guardo la ropa pa q no huela; meto bolsas al vacio; q va hasta abajo; dejo pasillo en medio; las cajas de abajo se me aplastaron;
    dejo la ropa en los cajones; como enrollo la alfombra; como empaco los vasos; le saco el agua a la lavadora;
    todo se me cayo la otra vez como se apila; como marco las cajas`,
  'service/donation': `
    do you take donations; do you donate units to charity; nonprofit discount; can our church use a unit; do you sponsor teams;
    do you support local schools; do you buy used stuff; charity;
    do you support local charities?; do you accept donations?; does your company give back to the community?;
    do you offer space to nonprofit organizations?; do you participate in charity events?; do you partner with local charities?;
    is there a donation drop-off on site?; community involvement; donations?; donate; charity storage; 501c3;
    sponsor our little league team; ad in our program; raffle prize; silent auction item; gift basket for the fundraiser; girl scouts;
    boy scout troop needs a space; pto; booster club; vfw; rotary; animal rescue; shelter;
    we run a food pantry and have no money for storage; our toy drive needs a spot till christmas;
    collecting coats for kids, could you take them; relief supplies after the hurricane, could you hold them free;
    church is between buildings; ministry with no budget; foster closet; would you donate a month for our auction;
    who do i ask about a sponsorship; do you have a goodwill bin; clothes bin; salvation army truck come there?;
    dont want this sofa anymore does anybody take it; give my stuff to somebody who needs it; know a family who needs a bed;
    free furniture giveaway; can i leave it for the needy; would you buy my old couch; do you buy estates;
    will you take my things instead of rent; want to sell you my stuff; do you take used appliances; can i give you my old boxes;
    toys for tots box; do you give free storage to charities; free unit for a good cause; fire victims help
    | aceptan donaciones; donan bodegas a iglesias; ayudan a organizaciones; compran muebles;
    apoyan a organizaciones sin fines de lucro; reciben donaciones de ropa; patrocinan equipos; apoyan a la comunidad;
    hay caja para donar; donaciones?; quiero donar mis muebles; pueden patrocinar el equipo de mi hijo;
    somos una iglesia y no tenemos presupuesto; andamos juntando juguetes pa los ninos; tenemos despensa comunitaria nos prestan espacio;
    donan un mes pa la rifa; le compran a uno los muebles; me compran el sofa; conoce a alguien q ocupe una cama;
    dejo la ropa pa los pobres; nos regalan un espacio para damnificados; hay bote de ropa; le sirve a alguien mi refri viejo;
    quien recoge muebles donados`,
};
