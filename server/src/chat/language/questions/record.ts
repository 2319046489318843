import type { Questions } from './questions.ts';

/** What the facility's record tells: hours, address, sizes, prices, what is free. */
export const recordQuestions: Questions = {
  'record/hours': `
    are you open today; are you open on sunday; office hours; when does the office open; are you open right now;
    are you closed on monday; is the office open on saturday; what time does someone get there; are you open late;
    when can i catch someone in the office; business hours; hours of operation; you guys open; is anybody in the office;
    how late is the front desk there; can i talk to someone in person on the weekend; do you close for lunch; what days are you open;
    are yall there tomorrow; when are people working; open after 5; holiday hours for the office; is the office open on labor day;
    when will staff be there; could i stop in the office at 4; what time can i come sign papers; when can i catch you guys;
    will somebody be there at 6; yall open memorial day; is there a lunch break; am i too late to come in today; how early does the desk open;
    when do you guys go home; around on saturdays?; if i leave work at 5 can i make it; is the office open on weekends?;
    what days is the rental office closed?; hrs?; hours?; hours pls; ofice hours; u open;
    open rn?; open 2day?; yall open; closed today?; opening time; closing time; sunday hours; saturday?; sat hrs; weekends?;
    what about sundays; open thanksgiving?; day after christmas are you working; new years eve; good friday; fourth of july; veterans day;
    mlk day; easter; im on my way will you be there; be there in 40 minutes is that too late;
    can i swing by after i drop the kids at school; i get off at 530 is that cutting it close; my only day off is sunday;
    i drive in from two hours away dont want to find you closed; came by at noon and the door was locked, are you at lunch;
    sign on the door said back at 2; google says closed but the lights are on; website shows two different times which is right;
    did your hours change; winter hours?; summer schedule; are you on daylight time; do you stay late any day of the week;
    do you open before work; anyone there at 8 am; crack of dawn ok for the office; need to sign the lease in person when works;
    want to drop off my check when is somebody there; want to buy boxes how late can i come; need to come see you guys thursday;
    will anybody be in around dinner time; can i still make it today; when do you lock up the office;
    how long are you there today; till when?; when can i find someone at the counter; is the front counter manned saturday mornings;
    when does the girl get in; when is the manager in; youre open til six right; hey siri said you close at five is it true;
    what time tomorrow can i walk in; whats the earliest somebody can meet me at the office
    | a que hora cierran; estan abiertos hoy; abren los domingos; cual es el horario de oficina; estan abiertos ahorita;
    cierran a mediodia; que dias abren; hasta que hora esta la oficina; abren en dias festivos; hay alguien en la oficina; a que hora los encuentro;
    todavia alcanzo hoy; trabajan el sabado; ya cerraron;
    cuales son sus horas de oficina; en que horario atienden; abren los fines de semana; abren en navidad; abren el 4 de julio;
    a q hora abren; a q hora sierran; horario porfa; horario?; hasta q hora estan; orita estan abiertos; ya mero cierran;
    salgo a las 5 alcanzo a llegar; voy en camino me esperan; fui y estaba cerrado a q hora regresan; se van a comer;
    mi unico dia libre es el domingo abren; abren tempranito; estan manana; en accion de gracias trabajan; viernes santo;
    q dias descansan; estan open hoy; de que hora a que hora; a que hora llega la muchacha; google dice otra hora;
    los sabados hasta que hora; puedo pasar a la oficina como a las 4; atienden en la tarde`,
  'record/address': `
    what city are you in; where is the facility; whats the zip code; what is the cross street;
    what part of town are you in; location please; send me the address; near what; where yall at; which town; what county; address for my gps;
    what is the location of the storage; what is the facilitys address?; where is your storage facility located?;
    which neighborhood are you in?; what communities do you serve?; what areas do you serve?; what is the location of the office?; addy?;
    adress; address?; location?; loc; where u at; where r u; where you located at; whereabouts; wheres it at; wheres this place;
    where is it exactly; pin; drop me a pin; maps link; google maps link; coordinates; share location; street number; building number;
    what do i tell the uber; what address do i give my movers; the truck driver wants to know where to go;
    writing the address on my check envelope; where do i mail my payment; where do i come; need it for the gps in my truck;
    filling out a form and need your street address; mailing address of the facility; is this the one on main street;
    which one is this, the one out on the highway; are you the place behind the lumber yard; is that the orange building on fifth;
    im in the wrong town arent i; are you in the county or the city limits; what state is this in; do you serve my zip code;
    is this in the north end or the south end; which side of town; am i talking to the place on the bypass
    | donde estan; donde queda; en que ciudad; me pasas la direccion; ubicacion por favor; por donde quedan;
    donde estan ubicados; cual es su domicilio; en que colonia estan; direccion?; ubicacion?;
    mandame la ubicacion; pasame el pin; onde estan; onde quedan; en donde se encuentran; q direccion pongo en el gps;
    q direccion le doy a la mudanza; adonde voy; a donde mando el cheque por correo; son los de la calle main;
    es el q esta atras del walmart; de q lado del pueblo estan; cual es el zip; address porfa; esta en el condado o en la ciudad;
    en q parte de la ciudad; dame la direcion; en cual estado; cual es este lugar`,
  'record/directions': `
    how do i get there; how do i find you; how do i get there from the highway; what exit do i take; are you near the airport;
    how far are you from downtown; is it close to the freeway; coming from the north how do i get to you; is there a landmark; which side of the road;
    i cant find your place; google maps sends me to the wrong place; what is near you; are you by the walmart; are you on the bus line;
    what turn do i take; im lost trying to find you; driving from the city which way;
    how do i get to your facility?; how do i find the entrance?; what are the directions to the facility?; what major roads are you near?;
    what landmarks are near your facility?; is the facility easily accessible from the interstate?;
    how far is the facility from the university?; is your facility close to public transportation?; directions?; directons;
    how to get there; which way; left or right off the exit; before or after the bridge; past the school?; do i turn at the light;
    is it on the frontage road; which driveway is yours; where is the entrance; theres two gates which one; is the entrance in back;
    whats the sign look like; what color is the building; im driving in circles; been up and down this road three times and dont see you;
    my phone says ive arrived and its a field; waze put me at a church; gps dropped me behind the building;
    im at the gas station now where do i go; parked at the taco place, am i close; im on the bypass heading south; coming off i 40;
    pulling a 30 foot trailer which road is best; can i avoid the low bridge; the road is closed how do i get to you; detour;
    bridge is out; how many minutes from the base; how long a drive from downtown; how many miles from the airport;
    am i close to you if i live by the stadium; how far out of town; walking distance from campus?; whats the nearest bus stop;
    what train stop; can i walk there from the station; what is across the street from you; are you next to the dollar store;
    are you before you get to the lake; is it easy to find; can you see it from the road; is it off the main road or tucked back somewhere
    | como llego; como llego desde la autopista; me puede dar indicaciones; que salida tomo; queda cerca del aeropuerto; que tan lejos estan;
    no encuentro el lugar; esta cerca del centro;
    como llego a sus instalaciones; por donde es la entrada; que avenidas quedan cerca; que puntos de referencia hay;
    esta cerca del transporte publico; como llego?; ando perdido; ya di tres vueltas y no los veo; el gps me mando a otro lado;
    waze me trajo a una iglesia; estoy en la gasolinera pa donde le doy; vengo del norte por la 35 en donde me salgo; izquierda o derecha;
    de q color es el edificio; q hay enfrente; estan al lado de q; a cuantos minutos del centro; cuantas millas del aeropuerto;
    q bus me deja; se puede llegar caminando; esta cerca de la universidad; por cual puerta entro hay dos; se ve desde la calle;
    antes o despues del puente; como le hago pa llegar`,
  'record/phone': `
    what is your phone number; can i call someone; number please; how do i contact you;
    i want to talk to a human; can somebody call me; who can i speak to; call me back; how do i reach the office; can i text you;
    do you have a phone; customer service number; emergency number after hours;
    how do i reach someone after hours; can i speak with a representative; this bot is useless give me a person; get me an agent;
    have the manager phone me; wheres a human; can a person help me; i wanna talk to somebody; ring me; text instead of call?;
    got a number; typing is annoying, can i call; somebody get ahold of me please; how can i contact you?;
    what is the best way to reach you?; how do i contact customer service?; what number do i call after hours?;
    who do i contact with questions about my account?; can i speak with a manager?; is there a customer service line?;
    what is the office phone number?; how do i reach the property manager?; phone?; phone #; fone number; number?; ph number; tel;
    whats the digits; call u?; contact info; contact; contact number; human; agent; representative; operator; real person pls; person!!;
    live agent; live chat with a person; talk to someone; put me through; transfer me; the line just rings;
    i keep getting the call center; the number on the sign is out of service; is this the right number;
    lost your card with the number on it; did you just call me; i missed a call from this place; somebody left me a message;
    i dont do computers; im 80 and cant type; driving so id rather talk; this is too complicated for a chat;
    youre not answering what i asked; you dont understand me; stop with the automatic answers; i need an actual employee;
    is any of you alive; let me speak to your boss; who is in charge i want a word; i need to speak to the district manager;
    need to discuss something private; have someone ring me after six; can i get a callback; heres my number call me;
    can you text me instead; do you have whatsapp; can i message you; want to talk to the lady who rented me the unit; is jessica there;
    is it toll free; local number not the 800 one; who do i call at 2 am if theres trouble; night number
    | me pueden llamar; como los contacto; numero de telefono;
    puedo hablar con alguien; quiero hablar con un humano; pueden marcarme; puedo mandar mensaje de texto;
    pasenme a una persona; me marcan; como puedo comunicarme;
    cual es la mejor manera de contactarlos; a que numero llamo despues de horas; numero de atencion al cliente;
    puedo hablar con el gerente; telefono?; numero?; cel?; pasame el numero; a donde marco; marquenme porfa; me puedes llamar;
    q me llame alguien; llevo rato marcando; deje mensaje y no me regresan la llamada; quiero una persona no una maquina;
    eres bot quiero humano; no me entiendes pasame a alguien; con quien hablo; quiero hablar con el encargado;
    quiero hablar con la muchacha de la oficina; tienen whatsapp; les puedo textear; tengo una llamada perdida de ustedes;
    soy mayor y no se escribir en esto; llameme en la tarde; un numero local no el 800; me comunicas con alguien`,
  'record/email': `
    what is your email; can i email you; email address; where can i send a document; how do i send you a picture of my id;
    how can i contact you by email?; what email should i send documents to?;
    can i communicate with the office by email?; is there an email for customer support?; where should i email my proof of insurance?;
    email?; e mail; emial; mail id; gmail?; ur email; office email; managers email; corporate email; email pls; drop me your email;
    rather write than call, got an address; cant talk on the phone at work can i write you; deaf so email is better;
    need everything in writing where do i send it; i need to shoot you some pictures; got a pdf to send;
    my attorney has to send you a letter electronically; where do i forward this; i have a scan of my license for you;
    sending my registration over, whats the address; my signed form is ready where do i send it; my email bounced; did you get my email;
    i emailed you three days ago and nothing; is the info at address right; spell your email for me; attach a file here?;
    can i upload a picture; can i send you a photo of the damage by email; contact form?; inbox; who reads the emails;
    how fast do you answer emails; is there somewhere online i can message you; can i write to the owner; what do i put in the to line;
    written request goes where
    | cual es su correo; les puedo mandar un correo; correo electronico;
    cual es su correo electronico; como los contacto por correo; a que correo envio documentos; correo?; email?; me das el email;
    pasame el correo; a donde mando la foto de mi id; a donde mando un pdf; tengo q mandarles unos papeles;
    les mande un correo y no contestan; me rebota el correo; prefiero escribirles; en el trabajo no puedo hablar les escribo;
    cual es el mail del gerente; a q correo le mando mi aseguranza; puedo adjuntar un archivo; le mando las fotos por email;
    revisan el correo; deletreame el correo; hay formulario de contacto; el correo de la oficina`,
  'record/pay_bill': `
    pay my rent; link to pay; i need to make a payment; pay now; where is the payment page;
    id like to pay my storage; send me the payment link; log in to pay; take care of my rent; pay my balance; settle my bill; let me pay;
    i need to catch up my account right now; make my payment; can i pay my storage from my phone;
    how can i make a payment online?; where can i pay my rent?;
    how do i access the online payment portal?; how do i make a payment on my unit?; is online bill pay available?; pay bill; bill pay;
    pay rent; payment; paymnt link; online payment; pay here; pay unit; pay my unit; payment portal; pay online; pay storage bill; link?;
    need to pay; gotta pay; i wanna pay; lemme pay; i owe you guys money where do i put it; got paid today want to square up;
    want to get current; heres your money where does it go; rents due whats the website; where do i click to pay; whats the pay website;
    trying to pay but cant find the button; the pay page isnt loading send me the link again; i got a text saying im due how do i pay it;
    got your reminder, want to take care of it; saw the late notice im paying today; can i pay on here; can i do it right here in chat;
    can you take my payment; can i knock out my bill real quick; paying for unit 214; my moms unit, i want to pay it for her today;
    need to pay before midnight; want to pay this months before i forget; dont have a login how do i pay;
    first time paying how does it work; where do i go to make my monthly; how do i get this paid off; clear my balance today;
    put 80 on my account; get me to the payment screen; where do i enter my card; i just want to pay without calling; do it by computer;
    pay from my iphone
    | como pago en linea; donde pago; quiero hacer un pago; me manda el enlace para pagar; pagar ahora; puedo pagar por internet; donde hago mi pago;
    como pago mi cuenta; como hago un pago en linea; donde puedo pagar la renta; como entro al portal de pagos; pagar; pago; link de pago;
    kiero pagar; quiero pagar mi storage; pagar mi bodega; el link pa pagar; me mandas el link;
    ya me pagaron y quiero ponerme al corriente; me llego un mensaje q debo como pago; le quiero pagar la de mi mama;
    puedo pagar por aqui; puedo pagar desde el celular; en que pagina se paga; no encuentro donde pagar; donde meto la tarjeta;
    quiero hacer el payment; voy a pagar la unidad 214; como le hago pa pagar online; quiero pagar lo de este mes;
    no me abre la pagina del pago; pagar el bill`,
  'record/rates': `
    how much does it cost; price of a 5x5; how much per month; monthly cost; how much do you charge;
    how much is rv parking; price list; can you give me a quote; whats a small one run; what would a 10x20 set me back; is it expensive;
    do you have anything under 100 dollars; how much is climate controlled; rate for a 10x15; cost of storage; how much is the big one;
    price on a drive up; whats the monthly; ballpark price; most affordable; how much is parking a month; what do you want for a 5x10;
    what would i be paying every month; im on a budget whats your lowest; whats it run; how much we talking; damage for a small one;
    what would i be paying; gimme numbers; price on the medium; is it under a hundred; going rate; what do the big ones go for;
    whats a spot for my boat run me; what is the monthly rent for each size?; how much does climate controlled storage cost?; what does it cost to store a vehicle?;
    how are your prices determined?; pricing; prices; rates?; cost?; how much; $$?; how much 10x10; 10x20 price;
    hw much 4 a 5x5; 5x10 cost; prise; small unit monthly; lowest price; anything for fifty bucks;
    can i get something for 75 a month; my budget is 120; i only got 60 to spend; on social security so it has to be cheap;
    broke college kid whats the least i can pay; what are folks paying over there; what do yall want for the big one;
    what would you charge me; talk money to me; how bad is it gonna hurt; whats the damage; what am i looking at per month;
    what would three rooms of furniture cost me a month; how much to keep a couch and a bed; how much to keep my harley there;
    what does it cost to park a 30 foot fifth wheel; boat spot rate; monthly for an enclosed rv spot; cost to leave a car for a year;
    trailer parking price; price with tax and everything; total out the door monthly; weekly rate; daily rate; yearly price for a 10x10;
    whats six months come to; how much for upstairs; is upstairs less; difference in price between inside and outside;
    how much more for climate; how much is the next size up; price difference 10x10 and 10x15; what was that price again;
    the website price is it right; quote me; send me a quote; can you text me your prices; shopping around whats your rate;
    the other guys want 140 what are you at; how do you compare; price for the tiniest closet you have; locker price;
    what is a garage size one going for; how much to rent a space; rental fee; whats rent; cost per square foot
    | cuanto cuesta; cuanto sale al mes; que precio tienen; cuanto cuesta una 10x10; cual es la mas barata; precios por favor; cuanto es la renta;
    en cuanto sale la chica; cotizacion; tarifa mensual; cuanto vale guardar un carro; en cuanto me sale; cuanto por la mediana; como cuanto es;
    cuales son sus tarifas; cual es la renta mensual; que precios manejan; cuanto cobran por guardar un rv; precios?; precio; cto cuesta;
    q precio tiene la 10x10; kuanto cuesta; a como la chiquita; a como estan; cuanto me cobran al mes; cuanto por la mas chiquita;
    la mas barata en cuanto sale; tengo 80 dolares al mes q me alcanza; ando corto de dinero cual es la mas economica;
    cuanto por un mes nomas; cuanto por semana; cuanto por parquear una traila; cuanto por el bote; cuanto es la 5x10 con taxes;
    cuanto mas por la de clima; la de arriba es mas barata; cuanto sale guardar una sala y dos camas;
    en la otra me cobran 100 ustedes cuanto; me puede cotizar una; deme precio de la grande; en cuanto la renta del storage;
    cual es el rate`,
  'record/amenities': `
    what features do you offer; what do you have there; what services do you provide; what does your facility include; tell me about your facility;
    what comes with the unit; what do i get; whats included; why should i rent from you; what makes you different;
    what amenities do you offer?; what features does your facility have?; what services are available at your facility?;
    what sets you apart from other storage facilities?; why should i choose your facility?; what are the benefits of renting with you?;
    what is included with my rental?; facility features and amenities; amenities?; features?; perks; extras; benefits; ammenities;
    whats the place got; what all yall got; whats it come with; anything special about it; sell me on it; give me the pitch; convince me;
    three reasons to go with you; whats good about your place; theres five storage places on this road why you;
    how are you better than the one across the street; comparing a few places, what do you have that they dont; give me the rundown;
    tell me what i get for my money; what am i paying for; besides the space what do i get; overview of the place; describe the facility;
    what is it like there; do you guys offer anything else besides units; is there more than storage there; list of services;
    all your services please; what can you do for me; bells and whistles; any conveniences; what do customers like about you;
    is it a nice facility; what type of facility is it
    | que servicios tienen; que ofrecen; que incluye; que comodidades tienen; que me ofrecen;
    que servicios ofrecen; con que amenidades cuentan; por que elegirlos; que los hace diferentes; que beneficios tengo al rentar;
    que incluye la renta; amenidades?; q ofrecen; q tienen ahi; q trae la bodega; y q mas ofrecen aparte de bodegas;
    cuales son las ventajas; xq rentar con ustedes y no con los de enfrente; convenceme; q tiene de bueno el lugar; platiqueme del lugar;
    como es el lugar; cuales servicios hay; q me dan por lo q pago; que extras hay; viene con algo la unidad; q beneficios hay`,
  'record/availability': `
    any 10x10 available; is there a unit open; do you have anything free; got any vacancies;
    i need a unit today; i need storage; do you have a 5x10 open; any rv spots left; i want to reserve a unit; can i book a unit;
    looking for a 10x20; have any climate units open; is there a space for my boat available; anything open for the first;
    do you have room; id like to rent a 10x15; reserve a 10x10; need a storage unit asap; any small units left;
    do you have parking available; you got space; need a place to put my stuff; any openings; got a 10 by 30;
    when will a 10x10 be available; can i get a 5x5 this weekend; is a covered spot free; do you have large units in stock;
    set me up with a 10x10; id like to lock in a unit; need somewhere to stash my furniture this weekend got space;
    tell me you have something; whats open; anything left for the weekend; need in by friday; got space for a 24 foot trailer;
    i gotta be out of my place tomorrow need somewhere; wanna grab a 10x10; house full of stuff and nowhere to go with it, got room;
    do you still have the covered spot; reserve me one; ready to rent; is that 5x10 still there;
    what units are currently available?; is the size i need in stock?; are there any vacancies?; how do i check availability?;
    do you have climate controlled units available?; avail?; available?; any left; units open?; u got any 10x10; 5x5 avail; any space;
    openings?; full up?; are you full; sold out?; got a spot; vacancy; avalable units; in stock?;
    just closed on a house and the dates dont line up, need a spot tuesday; getting evicted friday and need somewhere for my things;
    my lease is up the 30th and the new place isnt ready; truck is loaded and im driving around, got anything;
    uhaul is due back at 5 and i need a unit now; landlord gave me 3 days; moms going to assisted living and we have her whole house;
    we are remodeling and need our living room somewhere; my roof leaked and everything has to come out of the house;
    divorce, i have to get my stuff out this week; going overseas need to put it all away; kid is home from college with a carload;
    sold the house; downsizing and drowning in stuff; garage is bursting; wife says the boat has to go somewhere;
    hoa is after me about my trailer; got a work trailer that needs a home; need a place for my camper;
    looking for somewhere to park the rv; want a covered slot; i want the one on your website; i saw a 10x15 online is it still there;
    hook me up with a small one; put me down for a 5x10; ill take a 10x20; sign me up; lets do it; i wanna rent; wanna rent today;
    ready to move in; reserve; book it; can i get one; do you got one on the ground floor free; any drive ups left; any inside ones;
    is the corner one taken; anything bigger come open; looking for two units side by side free now; will you have something in june;
    do you think youll have one by the 15th; i need 3 of them you got that many
    | tienen unidades disponibles; hay bodegas libres; tienen una 10x10 disponible; quiero rentar una bodega; hay lugar;
    necesito una bodega; quiero reservar una; busco una 5x10; hay espacio para mi bote; les queda alguna;
    quiero apartar una 10x20; tienen espacio para un rv; que tienen libre; me urge una para manana; todavia hay de las chicas;
    quiero una ya; tienen donde meter mis muebles esta semana; que unidades hay disponibles; cuentan con disponibilidad; hay vacantes;
    como se si hay disponible; hay?; tienen?; hay 10x10; ay bodegas; les queda algo; estan llenos; ya no hay; hay chance de una chica;
    me corren el viernes y ocupo donde poner mis cosas; se me acaba el lease el 30; traigo el camion cargado;
    nos estamos separando y ocupo sacar mis muebles; vamos a remodelar y necesito espacio; ocupo un storage; busco storage; kiero rentar;
    quiero una de las grandes; apuntame una; me la aparta; la quiero; tienen drive up disponible; hay espacio pa mi troca;
    donde pongo mi camper tienen lugar; vi una en la pagina todavia esta; va a haber en junio; necesito dos juntas;
    tienes algo pa hoy mismo; mi hijo viene de la universidad y ocupamos una; me interesa una unidad`,
  'record/sizes': `
    what size units do you offer; how big are your units; what unit sizes are available; do you have 10x20s; list of sizes;
    what is the biggest unit; whats your smallest unit; do you have a 5x15; do you rent 10x40; what are the dimensions; size chart;
    do you carry bigger than a 10x30; sizes please; what kinds of units do you have;
    what sizes are available?; what are the dimensions of your storage units?; what is the largest unit you offer?;
    what is the smallest unit?; do you offer a variety of unit sizes?; do you offer 10x30 units?; sizes?; what sizes; sizez; unit sises;
    dimensions; size options; what sizes yall got; all the sizes pls; do you do 5 by 5s; got 8x10s; do you have 12x30; 6x10?;
    do you have anything 15 wide; does a 7x7 exist there; do you make anything between 5x10 and 10x10; something in the middle;
    how small do they go; how big do they go; tiniest one; whats the mother of all units; whats your jumbo;
    do you have huge ones like warehouse size; anything longer than 30 feet; garage sized ones?; closet sized?; walk in closet kind;
    do you have single car garages; is there a mini one; are they all the same size; do they come in different sizes;
    what do they come in; what are my choices; list them all for me; run down of what you have in sizes;
    i couldnt find the sizes on your site; menu of units; what lengths are the rv spaces; what sizes of parking spots;
    how long are the boat slips; how many different sizes; whats a small versus a medium; what do you call large;
    what counts as medium there; whats the next size up; what comes after the 10x15; half sizes?; feet by feet what do you offer;
    do the climate ones come in the same sizes; are outside ones bigger
    | que tamanos tienen; que medidas manejan; cual es la mas grande; cual es la mas chica; tienen 10x40; de que tamano son;
    que medidas hay; que tamanos de unidades ofrecen; cuales son las dimensiones; cual es la unidad mas grande que ofrecen; tamanos?;
    medidas?; q tamanos tienen; q medidas hay; tienen de 5x5; hay 10x30; tienen de 8x10; tienen algo entre la chica y la mediana;
    que tan grandes llegan; la mas chiquita de cuanto es; son todas iguales; tienen del tamano de un garaje; hay tipo closet;
    cuales son las opciones; q le sigue a la 10x15; que es mediana para ustedes; las de clima vienen en los mismos tamanos;
    de que largo son los espacios de rv; cuantos tamanos diferentes manejan; tienen algo mas grande; cuales sizes tienen`,
  'record/size_advice': `
    what size do i need; how much space do i need; will a king bed fit in a 5x10; can i fit my whole house in a 10x30; what size for a one bedroom;
    what size for a car; which unit is right for me; i have a couch and a bed what size; how big of a unit for 40 boxes;
    is a 10x15 big enough for a 3 bedroom; what would i need for office furniture; what can i fit in a 5x5;
    need room for my living room set and fridge; studio apartment stuff which one; recommend a size; size for a 24 foot boat; not sure what size;
    moving out of a four bedroom house what would i need; does a 10x10 fit a bedroom set; how many boxes fit; tell me about the 5x10;
    describe the 10x20; square footage of a 10x15; how big is a 10x10; would my dining table and two dressers go in the small one;
    storing a garage full of stuff; got a two bedroom plus patio stuff; would all that fit in a 10x15; about 30 boxes and a bike;
    whatll hold a three bedroom house; will my sectional and king bed go in the small one; i have a 19 foot boat what would it go in;
    is the 5x10 big enough for a dorm room; how much does a 10x20 hold; my stuff fills a 15 foot truck which one; how do i know how big;
    one bedroom worth; fits a car and some shelves?;
    what size unit do i need?; how do i choose the right size?; how do i determine what size storage unit i need?;
    what fits in a 10x10 storage unit?; how much can i fit in a 5x10?; what will a 10x20 hold?; do you have a size guide?;
    can you help me determine the size i need?; is there a space calculator?; size help; wat size do i need; which size; how big?;
    which one should i get; no clue on size; help me pick; im terrible at eyeballing space; ive never done this how do i guess;
    i got a queen bed, dresser, tv and about ten totes; two dressers a crib and a rocker; sectional, dining set, washer dryer;
    everything from a trailer house; single wide worth of furniture; double wide; three kids rooms plus ours; just my dorm; my classroom;
    a small salon; a dentist office with four chairs; restaurant tables and a cooler; my uhaul was the 20 foot one and it was packed;
    we filled a pod; it took two pickup loads to get here; four trips in a minivan; one suv load; what we have fills half a garage;
    900 square foot apartment; 1500 sq ft house; four bedrooms and a basement; my parents whole estate; whole life in boxes;
    75 banker boxes; 20 totes and a tree; christmas decorations and golf clubs; two kayaks; a riding mower and tools;
    a harley and some boxes; f150 with a rack; jon boat on a trailer; 28 foot travel trailer; a pontoon; will a pool table go in a 5x10;
    can you get a piano and a couch in the 5x10; will a hot tub fit; do you think we can squeeze it all in the 10x10; will my stuff fit;
    is it enough; can i get away with the smaller one; is 10x15 overkill; dont want to pay for air; better too big or too small;
    if i stack it high could it go in a 5x10; whats a 10x10 look like; compare it to a room for me; is a 10x10 like a bedroom;
    how many pallets in a 10x20; how many cars in a 10x30; got a picture of a packed 5x10; tell me what goes in each size;
    i want to walk around inside it so what size
    | que tamano necesito; que cabe en una 10x10; cual me recomienda;
    cabe un sofa y una cama en una 5x10; que medida necesito para una casa; no se que tamano; cuanto espacio necesito; que tan grande es una 10x10;
    me cabe todo en la 10x20; para guardar los muebles de una casa de tres recamaras cual; tengo una sala y dos camas cual;
    me cabe todo lo de una casa de dos cuartos; como cuanto le cabe a una 5x10;
    que tamano de unidad necesito; como elijo el tamano correcto; que cabe en una 5x10; tienen guia de tamanos;
    tienen calculadora de espacio; q tamano ocupo; cual me conviene; ni idea de q tamano; ayudeme a escoger;
    tengo una cama queen un tocador y diez cajas; es lo de una traila; es todo lo de mi mama; un apartamento chiquito de un cuarto;
    es lo de mi salon de belleza; son dos viajes de pickup; llene un camion de 20 pies; caben dos camas y un refri en la chica;
    cabe una moto y unas cajas; cabe mi piano en la 5x5; cabra todo en la 10x10; con la mas chica la hago;
    no quiero pagar de mas por el tamano; mejor la 10x15 o la 10x10; cuantas cajas caben; cuantas tarimas le caben a la 10x20;
    como de que tamano es una 10x10 como un cuarto; lo de tres recamaras y cocina; le cabe mi lancha con todo y traila;
    son puros juguetes y ropa cual agarro`,
};
