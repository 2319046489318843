import type { Questions } from './questions.ts';

/** What may be kept in a unit, and what may be done in it. */
export const ruleQuestions: Questions = {
  'store/prohibited': `
    what cant i store; what items are not allowed; what is prohibited; are there things i cant keep in my unit; list of prohibited items;
    is anything off limits; restrictions on what i can store; what are the rules on what goes in; what can i keep in my unit;
    are there things you dont let people store; is it ok if i put anything in there; forbidden items; what do i have to leave out;
    rules and regulations; anything i shouldnt put in there; what is banned; what will get me in trouble; is there stuff you wont take; whats a no go;
    anything i better leave at home; will you make me take anything out; what counts as not allowed; is it fine if i just toss everything in
    | que no puedo guardar; que cosas estan prohibidas; que articulos no se permiten; que se puede guardar; cuales son las reglas;
    hay cosas que no dejan guardar; que tengo prohibido meter; que me pueden decir que saque; que no aceptan; hay algo que no deba meter`,
  'store/hazardous': `
    can i store gasoline; can i keep propane tanks; can i store paint; can i store chemicals; are fireworks ok; can i store ammunition;
    can i keep guns in my unit; can i store fertilizer; can i keep gas cans; can i store a generator with gas in it; lithium batteries ok;
    car batteries; can i store bleach and cleaning supplies; oxygen tanks; can i keep my lawn mower with fuel; kerosene heater; pool chemicals;
    my hunting rifles; firearms; can i leave a full gas tank in my weed eater; welding tanks; camp stove fuel; is gun powder ok; pesticides;
    flammable stuff; grill with a propane bottle; lighter fluid; solvents and thinner; motor oil; is it ok to keep a gun safe in there;
    spray paint cans; helium tank; ammo; half a can of deck stain; my grill still has the tank on it; mower has some in the tank still;
    granddads shotguns; leftovers from my paint job; roundup and miracle gro; box of bottle rockets; reloading supplies; e bike battery;
    my chainsaw is full; got some old pool stuff; couple gallons of diesel for the tractor; bug spray and bleach; is my powerwall ok; scuba tanks
    | puedo guardar gasolina; puedo guardar tanques de gas; puedo guardar pintura; puedo guardar armas; puedo guardar quimicos;
    puedo dejar fuegos artificiales; puedo guardar mi pistola; puedo guardar baterias; puedo guardar el asador con gas; cohetes; municiones;
    me sobro pintura de la casa; la podadora tiene gasolina; las escopetas de mi abuelo; traigo el tanque del asador`,
  'store/food': `
    can i store food; can i keep canned goods; can i store dog food; is pet food ok; can i keep emergency food supplies; can i store plants;
    can i put bottled water in there; can i store alcohol; can i store beer; can i keep seeds; is it ok to store spices; food for my food truck;
    chips and candy for my vending business; storing rice and beans; can my houseplants stay in there; freeze dried meals; bird seed; perishables;
    hay and feed; pantry stuff; deer in the freezer; doomsday buckets of rice; cases of soda for my machines; thirty bags of kibble;
    can my orchids stay; got a bunch of mres; leftovers from our food drive; girl scout cookies; my wifes canning jars; firewood and hay;
    plants while im traveling; grain; catering trays
    | puedo guardar comida; puedo guardar latas; puedo guardar comida de perro; puedo guardar plantas; puedo guardar agua embotellada;
    puedo guardar cerveza; puedo dejar despensa; traigo despensa para emergencia; mis plantas mientras viajo; costales de arroz; tamales congelados`,
  'store/tires': `
    can i keep my snow tires there; how many tires can i store; set of wheels and tires; can i leave my old tires; winter tires; rims
    | puedo guardar llantas; cuantas llantas puedo guardar; guardar neumaticos`,
  'store/valuables': `
    can i store jewelry; can i store cash; can i keep valuables in my unit; is it safe to store collectibles worth a lot;
    can i store my coin collection; is there a limit on value; how much can my stuff be worth; can i store fur coats; maximum value of goods;
    can i keep gold; heirlooms; irreplaceable things; value limit
    | puedo guardar joyas; puedo guardar dinero; hay limite de valor; puedo guardar cosas de valor`,
  'store/household': `
    can i store furniture; can i store a mattress; can i store a refrigerator; can i store appliances; can i keep clothes in there; can i store books;
    can i store a piano; can i store a pool table; can i store a safe; is it ok to store firewood; can i store lumber; can i store a washer and dryer;
    can i store electronics; exercise equipment; christmas decorations; baby stuff; can i store a hot tub; kayaks and bikes; can i store tools
    | puedo guardar muebles; puedo guardar un colchon; puedo guardar un refrigerador; puedo guardar ropa; puedo guardar herramienta;
    puedo guardar una lavadora; puedo guardar lena`,
  'store/medical': `
    can i store medicine; can i keep my prescriptions there; can i store marijuana; can i store my medical cannabis; can i grow weed in my unit;
    ashes of my mother in an urn; store medical equipment; can i store human remains; sharps; pharmaceutical samples; taxidermy
    | puedo guardar medicinas; puedo guardar marihuana; puedo guardar las cenizas de mi mama; equipo medico`,
  'store/how_full': `
    how full can i fill my unit; can i stack boxes up to the sprinkler; can i block the door; can i leave stuff in the hallway;
    can i leave things outside my unit; can i pile things outside the door; is there a weight limit; how much weight can the floor hold;
    can i leave stuff in the aisle for a minute
    | puedo dejar cosas en el pasillo; hay limite de peso; hasta donde puedo llenar la bodega; puedo dejar algo afuera de mi bodega`,
  'rule/living': `
    can i live in a storage unit; can i stay overnight; can i spend the night in there; im homeless can i stay in my unit;
    can i stay in the unit for a few hours; is it illegal to live in storage; can my son crash in there; can i take a nap in my unit;
    i need a place to sleep; can i put a bed in there and stay; lost my apartment can i stay in my unit;
    my wife kicked me out can i bunk there a couple nights; could i camp out in my storage; what if i just sleep there one night;
    can someone reside in a unit; people living in units; can i shower and sleep there; things got bad at home, could i stay there a bit;
    i only need a night or two; im in between places, could i just be in there; its got four walls and a roof so; would anyone notice if i stayed;
    could put a cot in there; landlord threw me out; nowhere else to go tonight; we could use it as a bedroom; is it ok to crash in my storage;
    can i shower somewhere and stay in my unit
    | puedo vivir en la bodega; puedo dormir en la unidad; me puedo quedar a dormir; puedo pasar la noche; me corrieron de mi casa puedo quedarme ahi;
    no tengo donde dormir; se puede vivir en la bodega; puedo quedarme unas noches; no tengo a donde ir; me puedo quedar un ratito en la noche;
    puedo poner un catre; el casero me saco`,
  'rule/hang_out': `
    can i hang out in my unit; how long can i stay in my unit; can i watch a game in there; can i have friends over in my unit; can i throw a party;
    can i use my unit as a man cave; can i sit and read in there; can i do homework in my unit; can i sort my stuff in there all day;
    play cards in there; drink beer in my unit; have a barbecue on the lot; can i film a video there; photo shoot at the facility;
    can i stay all day going through boxes
    | puedo estar todo el dia en la bodega; puedo hacer una fiesta ahi; puedo estar un rato en mi unidad; puedo grabar un video ahi;
    puedo hacer carne asada`,
  'rule/business': `
    can i use it as an office; can i work out of my unit; can i use it as a workshop; can i meet customers there; can i store inventory;
    can i keep my business stuff there; do you rent to businesses; i sell on ebay can i pack orders in there; can i have clients come to my unit;
    can i use the unit for my amazon store; can i do woodworking in there; can i run my landscaping company from there; store merchandise;
    commercial storage; contractors tools and materials; ship my etsy orders from the unit; can i cut hair in there; can i open a shop in my unit;
    make stuff in there; can i use it as a studio for my art; start a little repair shop; do business accounts get anything special;
    can my crew start their day there; personal training in my unit; my online store needs a home base; thinking of doing nails in there;
    i detail cars, could i do it from there; fixing phones out of the unit; can i set up a desk and laptop; ship out of it all day; use it as my shop;
    place to meet my clients; could i rent it as a little store; can my guys load up the trucks there each morning; screen printing;
    i refinish furniture; keep my catering gear and prep there; tattoo; making candles to sell
    | puedo tener un negocio en la bodega; puedo trabajar ahi; puedo usarla como taller; puedo guardar mercancia; rentan a negocios;
    puedo atender clientes ahi; puedo poner mi oficina; puedo hacer carpinteria ahi; guardo inventario de mi tienda; puedo cortar pelo ahi;
    pongo unas unas ahi; reparo celulares puedo ahi; puedo recibir a mis clientes; mi gente puede salir de ahi a trabajar`,
  'rule/sales': `
    can i sell stuff out of my unit; can i hold a garage sale there; can i have buyers come to my unit; moving sale; estate sale at the unit;
    flea market; can people come look at the furniture im selling; sell my couch from there; pop up shop; rummage sale; set up a table and sell things
    | puedo hacer venta de garage ahi; puedo vender cosas desde mi bodega; puedo hacer una venta de patio; pueden venir a ver los muebles que vendo`,
  'rule/band': `
    can my band practice in a unit; can i play drums in there; can i rehearse; is there a noise rule; can i play loud music;
    can i lift weights in my unit; can i use it as a gym; record music in my unit; workout in my unit; put a punching bag in there; jam session
    | puede ensayar mi banda ahi; puedo tocar bateria; puedo poner musica; puedo hacer ejercicio ahi; puedo poner un gimnasio`,
  'rule/pets': `
    are pets allowed; can i keep my cat in the unit; can my dog come with me; can i leave my dog in the car; are dogs ok on the property;
    can i store an animal; do you allow pets; can i keep fish in my unit; my puppy goes everywhere with me; walk my dog there;
    can i keep chickens in there; leave my dog in the unit for an hour; do i need a leash; can i keep my snake there;
    i dont go anywhere without my pup; is fido ok; got a german shepherd in the truck; could my bunny stay in there; it will be on a leash;
    my cat while we tour apartments; keep my hens there a night; emotional support dog
    | puedo llevar mi perro; se permiten mascotas; puedo dejar a mi gato en la bodega; aceptan animales; puedo ir con mi perrito;
    puedo dejar mi perro ahi un rato; traigo a mi perro en la troca; mi perrita viene conmigo; puede quedarse mi gato un dia`,
  'rule/smoking': `
    can i smoke there; is smoking allowed; can i vape in my unit; smoke a cigarette outside; where can i smoke; is it a smoke free property;
    smoke weed on the property
    | se puede fumar; puedo fumar ahi; esta prohibido fumar`,
  'rule/children': `
    can i bring my kids; are children allowed; can my kids help me; is it safe for toddlers; can my kids ride bikes in there;
    how fast can i drive in there; speed limit; do i have to watch my children; can my teenager go to the unit alone; skateboard;
    my toddler will be with me; can the boys run around while we work; is it fine if the kids come along; could they ride scooters in the aisles;
    are strollers ok; babysitter cancelled so they are coming
    | puedo llevar a mis hijos; se permiten ninos; pueden ir mis hijos solos; a que velocidad se puede manejar; traigo a los ninos;
    pueden andar en bici los ninos; puedo ir con mi bebe`,
  'rule/trash': `
    do you have a dumpster; can i throw stuff away there; where do i put my trash; can i leave old furniture; can i use your trash can;
    can you get rid of my junk; where do i throw out boxes; is there a trash bin; can i leave a mattress by the dumpster;
    what do i do with things i dont want; do you recycle cardboard; dumping fee; do you haul junk; leave my couch behind;
    can i leave stuff i dont want in the unit; what if i leave things behind; where do i dump this garbage; old tv to get rid of;
    can i toss my broken dresser; is there a fee for leaving trash; bin for empty boxes; donate my old stuff; somewhere to chuck packing material;
    got a broken recliner nobody wants; someplace for all this cardboard; i dont want to take the junk home; can i ditch a mattress;
    what do i do with what is left; big bin out back mine to use?; can you take this old tv; leave some stuff by the curb; unwanted stuff;
    could the next guy use my old desk; the boxes i emptied where do they go; rotten couch
    | hay contenedor de basura; puedo tirar basura ahi; donde tiro lo que ya no quiero; puedo dejar un mueble viejo; hay bote de basura;
    puedo dejar un colchon viejo; que hago con lo que no quiero; se puede tirar carton; reciclan; que hago con el sillon roto; donde echo el carton;
    puedo dejar lo que no quiero; hay donde tirar un colchon`,
};
