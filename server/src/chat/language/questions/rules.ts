import type { Questions } from './questions.ts';

/** What may be done in a unit, and around it. */
export const ruleQuestions: Questions = {
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
    can i play drums in there; can i rehearse; is there a noise rule; can i play loud music;
    can i use it as a gym; record music in my unit; workout in my unit; put a punching bag in there;
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
    | se permiten mascotas; puedo dejar a mi gato en la bodega; aceptan animales; puedo ir con mi perrito;
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
    are children allowed; can my kids help me; is it safe for toddlers; can my kids ride bikes in there;
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
    do you have a dumpster; can i throw stuff away there; can i leave old furniture; can i use your trash can;
    can you get rid of my junk; where do i throw out boxes; is there a trash bin; can i leave a mattress by the dumpster;
    do you recycle cardboard; dumping fee; do you haul junk; leave my couch behind;
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
