import type { Questions } from './questions.ts';

/** The place and its people. */
export const facilityQuestions: Questions = {
  'facility/other_locations': `
    do you have other locations; is there another one closer to me; do you have a facility in the next town; how many locations do you have;
    can i transfer to your other location; are you part of a chain; nearest location to me; where else are you; can i pay at a different location;
    can my code work at both places; anything on the north side; do you have one nearer the college; got another yard; is this the only one;
    do you have other locations?; how many locations do you have?; where are your other facilities?; can i transfer between locations?;
    do you have a facility near me?; can i make a payment at any of your locations?; does my gate code work at all locations?;
    are there sister facilities nearby?; other locations?; locatons; more locations; another branch; sister store; sister property;
    second facility; any in the next county; any in florida; anything by the beach; got one by the base; one on the west side?;
    one near my job; one closer to the lake; this ones a haul for me; im forty minutes from you, anything in between;
    we moved across town and its too far now; moving to texas do you have one there;
    relocating, can you move my account to the one in my new city; my daughter goes to school two hours away you got one there;
    im at the wrong location arent i; which of your places am i renting from; the other one has no space so is there another;
    can you check your other store for me; does your other place have a 10x20; is the other one cheaper;
    are prices the same at all your locations; can i return something at the other place; i showed up at the other one by mistake;
    rented at one but want the one by my house; is it the same company as the one on elm street; same owners as the one downtown;
    list of all your stores; find a location; nearest?; how many of these do yall own; are you nationwide
    | tienen otras sucursales; hay otra mas cerca; cuantas ubicaciones tienen; puedo pagar en otra sucursal; tienen otra por el norte; es la unica;
    tienen otras ubicaciones; cuantas sucursales tienen; donde estan sus otras instalaciones; puedo cambiarme a otra ubicacion;
    otras sucursales?; tienen otra location; hay una mas cerquita de mi casa; me queda muy lejos esta;
    nos mudamos al otro lado de la ciudad tienen por alla; me voy pa texas tienen alla; hay una por la base; la otra tiene lugar;
    en la otra sucursal hay de 10x20; es mas barata la otra; sirve mi codigo en la otra; puedo pagar en cualquiera;
    estan en otros estados; cual es la mas cercana; son los mismos de la calle elm; fui a la otra por error; en q otras ciudades estan;
    tienen alguna por el lado sur; nomas tienen esta`,
  'facility/about': `
    who owns this place; are you family owned; how long have you been in business; is this a corporate chain; is it locally owned;
    when was the facility built; are you new; who is the manager; how many units do you have;
    were you bought out; under new management; is this the same place as before; what is the name of your company;
    is it owned by a local family or some big company; how old are the buildings; who am i dealing with;
    are you the same folks as the other place in town; is it a big company; who runs it; local people?; how long have yall been here;
    used to be called something else right; who owns and operates the facility?; how long have you been in business?;
    are you locally owned and operated?; who is the property manager?; how many units does the facility have?;
    when was the facility built?; has the facility changed ownership?; are you a member of a storage association?;
    tell me about your company; about you; about us; company history; owner?; who owns it; whos the boss; family run?; mom and pop?;
    mom n pop; corporate?; is it a franchise; independent?; private owner; locally owned; veteran owned?; woman owned;
    black owned business; christian owned; owned by a hedge fund lol; is it a reit; my statement has a different company name on it;
    the sign changed since i was last here; did somebody new take over; i heard you got bought; new owners?;
    what did this place use to be; was this the old kmart; used to be smith storage wasnt it;
    are you still the same people who rented to my dad; i rented here in 2009 was it you folks; im leery of big chains;
    i like to support local; want to know who im giving my money to; is this a legit company or a scam; are you licensed; bbb rating;
    better business bureau; do you have good reviews; any reviews; how many stars; how many customers do you have; how many buildings;
    how big is the property; how many acres; how long has the place stood there; is it a brand new building; converted warehouse?;
    whats your managers name; legal name of the business
    | quien es el dueno; es negocio familiar; cuanto tiempo tienen en el negocio; quien es el gerente; cuantas bodegas tienen;
    es de una cadena; son una compania grande; quien esta a cargo; es de gente de aqui; quien es el propietario;
    desde cuando estan en el negocio; son un negocio local; como se llama el gerente; cuantas unidades tiene el lugar;
    cuando se construyo; cambiaron de dueno; dueno?; quienes son ustedes; de quien es; es de familia; son franquicia; es una corporacion;
    cuantos anos llevan ahi; es nuevo el lugar; antes se llamaba de otra manera no; lo vendieron; hay nuevo dueno;
    son los mismos de antes; es compania seria o es fraude; son de fiar; tienen buenas resenas; cuantas estrellas tienen;
    cuantos edificios son; es edificio viejo; quien manda ahi; como se llama la compania; son latinos los duenos`,
  'facility/language': `
    is there someone who speaks another language; do you have the contract in spanish;
    spanish speaking staff; interpreter; sign language;
    do you have spanish-speaking staff?; is bilingual assistance available?; are your documents available in other languages?;
    what languages does your staff speak?; is the lease available in spanish?; do you offer translation services?;
    are sign language interpreters available?; bilingual?; spanish?; espanol?; anybody there speak creole; vietnamese?; mandarin speaker;
    chinese?; korean; tagalog; russian; arabic; portuguese; french speaking person; polish; hablan ingles?; english only?;
    se habla espanol?; my mom only speaks spanish and she wants to rent; my husband doesnt know english who can explain the lease to him;
    grandpa cant understand the papers; my english not good; sorry for my english somebody who talk spanish?; no speak good english;
    i dont read english; can i bring my daughter to translate; can my nephew interpret for me;
    could i get the agreement in another language; need someone to explain the rules in spanish; is the manager latino;
    do you use a translator on the phone; language line; im deaf how do we talk; hard of hearing, can someone write it down; tty;
    does anyone sign asl; is there someone who can talk with my wife in her language; can we do this in spanish;
    the lady i spoke to didnt understand me, someone bilingual
    | hablan espanol; hay alguien que hable espanol; el contrato esta en espanol; tienen personal que hable espanol;
    cuentan con personal bilingue; los documentos estan disponibles en espanol; que idiomas hablan; hay servicio de interprete; espanol?;
    habla espanol; no hablo ingles; no se ingles me pueden ayudar; no le entiendo al contrato esta en ingles;
    mi mama no habla ingles; hay alguien bilingue; hay quien me explique en espanol; puedo llevar a mi hija pa q traduzca;
    la senora no me entendio hay alguien latino; aki hablan espanol; puro ingles o tmb espanol; se puede hacer todo en espanol;
    en espanol por favor; quien habla espanol en la oficina; q idioma hablan ahi; hay traductor`,
  'facility/accessibility': `
    is it wheelchair accessible; handicap access; im in a wheelchair; is there handicap parking; ada units; do you accommodate disabilities;
    are there wide doors for wheelchairs; im disabled can i get help; accessible for a person who cant walk far;
    is your facility ada compliant?; are there wheelchair accessible units?; do you offer accessible parking?;
    is the elevator accessible to people with disabilities?; are accommodations available for customers with disabilities?;
    is the office handicap accessible?; are service animals and mobility devices accommodated?; handicapped?; ada?; wheel chair;
    handicap units; disabled access; accessible?; mobility scooter; walker; cane; crutches; power chair; van with a lift;
    blue tag parking; handicap placard; handicap ramp; ramp into the office; automatic doors; grab bars; wide halls;
    door i can open with one hand; curb cut; braille; visually impaired; my legs dont work so good; i have ms and tire quickly;
    husband had a stroke and uses a walker; im an amputee; on oxygen and cant walk a long hallway;
    arthritis in my hands, cant pull up a roll door; those doors are heavy for somebody with a bad shoulder;
    is there a light door i can lift, i have rheumatoid; wounded vet in a chair; blind, can i use the keypad;
    can i roll right into the unit; how high is the keypad, i drive from a wheelchair; could i reach the keypad from my chair;
    is there a step to get in the office; is the ground smooth enough for a wheelchair; can my caregiver park close;
    closest unit to the parking for a disabled person; are the doors easy to lift for an old lady;
    pull strap too high for me, im in a chair; is there something for short people to reach the door; is it senior friendly;
    can my scooter fit in the elevator
    | hay acceso para silla de ruedas; estacionamiento para discapacitados; es accesible para discapacitados;
    cumplen con la ada; hay unidades accesibles para silla de ruedas; hay estacionamiento accesible; hay rampa para la oficina;
    ofrecen facilidades para personas con discapacidad; ando en silla de ruedas; uso andador; traigo muletas;
    mi esposo tuvo un derrame y no camina bien; tengo artritis y no puedo levantar la cortina;
    estan pesadas las puertas pa una senora grande; alcanzo el teclado desde la silla; esta parejo el piso pa la silla;
    cabe mi scooter en el elevador; hay escalon en la entrada; tengo placa de discapacitado donde me paro; es facil pa una persona mayor;
    soy discapacitada; me cuesta caminar hay una cerca del parking; soy veterano en silla de ruedas; esta handicap accessible`,
  'facility/appointment': `
    do i need an appointment; can i just walk in; should i call before coming; do i need to make an appointment to rent; is it first come first served;
    do i need to make an appointment?; are appointments required to rent a unit?; do you accept walk-ins?;
    is an appointment necessary to visit the office?; can i schedule an appointment?; by appointment only?; how do i schedule a visit?;
    appt?; apointment; walk in ok?; walkins; can i just show up; should i let you know im coming; do i have to book a time; just drop by?;
    is it ok to stop in whenever; pop in; swing by unannounced; come any time?; do you take people off the street;
    need a slot to sign papers?; sign up for a time; calendar link; schedule me for tuesday; put me down for 3 pm; set up a time to meet;
    drove all the way there and the sign said by appointment; i work odd hours can we set a time;
    can someone meet me there saturday at nine; could you stay ten minutes late to meet me; running late for our appointment;
    need to move my appointment; i had a 2 oclock with somebody; who am i meeting; cancel my 4 pm meeting;
    can i come without calling first; do i text you when im on my way; is it better to call ahead; heads up needed before i come?;
    will you see me without a booking; do i wait in line or is it by time; can i meet the manager at the property;
    is there a wait if i walk in
    | necesito cita; puedo llegar sin cita; tengo que hacer cita;
    se requiere cita para rentar; atienden sin cita; como agendo una cita; es solo con cita; puedo hacer una cita; cita?; ocupo cita;
    puedo caer nomas asi; llego y ya o aviso antes; les hablo antes de ir; quiero agendar para el martes; apuntame a las 3;
    me pueden esperar el sabado a las 9; fui y decia q solo con cita; voy tarde a mi cita; quiero cambiar mi cita;
    me puede ver alguien manana; aceptan walk ins; se puede ir sin avisar; hay q sacar appointment;
    a q hora puedo pasar a firmar me dan hora; paso cuando sea`,
  'facility/lost_found': `
    do you have a lost and found; i left something at the facility; i dropped my wallet there; i left my phone in the office;
    did anyone turn in my sunglasses; i lost my ring in the hallway; left my jacket on a cart;
    is there a lost and found?; what should i do if i left something behind on the property?; who do i contact about a lost item?;
    how long are lost items kept?; where are found items turned in?; i found something on the property, where do i turn it in?;
    lost n found; lost item; missing glove lol; i think my wallet is there; left my purse on the counter; glasses left in the restroom;
    forgot my umbrella; my hearing aid fell out near my unit; set my coffee mug on top of the keypad; laid my keys down in the elevator;
    left my dolly in the hallway yesterday; forgot my hand truck by the door; my bungee cords got left on the dock;
    left a box by the elevator is it still there; set a lamp down outside my unit and drove off; drove away without my cooler;
    my kids teddy bear is somewhere in your building; my dogs collar came off by the gate; license plate fell off in your lot;
    lost an earring while loading; my wedding band slipped off when i was moving; phone fell out of my pocket around row c; airpods;
    my ipad says its at your place; find my iphone shows it at your address; dropped cash in the hall; bank card must be on your floor;
    i left my debit card at the desk; my jacket is on a hook in the bathroom; found a set of keys by the dumpster;
    someone left a ring in the elevator what do i do with it; theres a wallet on the ground by unit 40; i picked up a phone in your lot;
    found somebodys dog leash; a box with somebodys name on it is in the hall; has anybody brought in a blue backpack;
    did anyone find a cell phone today; can you look around for my glasses; ask the guy if he saw my tape measure;
    keep an eye out for my bracelet; do you hold on to things people leave
    | objetos perdidos; deje algo olvidado ahi; se me cayo la cartera; encontraron mi telefono;
    hay area de objetos perdidos; que hago si olvide algo en el lugar; cuanto tiempo guardan lo que se encuentran; perdi algo ahi;
    se me olvido mi chamarra; deje mi bolsa en el mostrador; se me cayo el anillo en el pasillo; se me quedo el celular en la oficina;
    deje mis lentes en el bano; deje una caja junto al elevador sigue ahi; no han visto un arete; entregaron una mochila azul;
    perdi mi cartera cargando las cosas; el peluche de mi nina se quedo ahi; se me quedo el diablito en el pasillo;
    mi iphone sale q esta ahi; encontre unas llaves donde las dejo; me halle una cartera en el piso; se me cayo la placa del carro;
    dejaron algo mio ahi; alguien se encontro un telefono; olvide mi tarjeta en el mostrador; se me callo la billetera`,
  'facility/kiosk': `
    what is the kiosk; is there a self service kiosk; what can i do at the kiosk; can i buy a lock at the kiosk; kiosk is not working;
    can i rent from the kiosk; machine out front; is there a self-service kiosk on site?; how does the kiosk work?;
    can i make a payment at the kiosk?; can i rent a unit at the kiosk after hours?; is the kiosk available 24 hours?;
    does the kiosk accept cash?; what services are available at the kiosk?; where is the kiosk located?; kiosk?; kiosc; kioske;
    the machine; rental machine; insomniac machine; touch screen by the door; that atm looking thing; the computer outside your office;
    the tablet on the wall; video screen by the entrance; self checkout; self serve station; vending thing with locks in it;
    machine swallowed my card; screen is frozen; screen is black; it wont read my license; it keeps saying error; the thing ate my twenty;
    kiosk didnt give me a receipt; stuck on the signature page; printer on the machine is out of paper; the lock didnt drop after i paid;
    it charged me but no code came out; the scanner wont scan my id; touch screen doesnt respond; kiosk out of order;
    do i have to use the machine; i hate those screens, do i have to do it by machine; is the screen in spanish too;
    does a person come up on the screen; theres a phone on the kiosk who answers; can i update my card on the machine;
    can i get my gate code from the kiosk; can i see my balance on the screen out front; is it under cover;
    is the kiosk inside or outside; what cards does the machine take; does it spit out a lock;
    at midnight can i do everything at the machine; can i talk to somebody through the kiosk; can i look at units on the touchscreen
    | hay kiosco; que puedo hacer en el kiosco; no funciona el kiosco; hay kiosco de autoservicio; como funciona el kiosco;
    se puede pagar en el kiosco; el kiosco esta disponible las 24 horas; acepta efectivo el kiosco; kiosko?; hay maquina para rentar;
    la maquina de afuera; la pantalla de la entrada no sirve; se trago mi tarjeta la maquina; la maquina no me lee la licencia;
    no me dio recibo la maquina; se trabo la pantalla; pague en la maquina y no salio el codigo; no cayo el candado;
    a fuerza es en la maquina; esta en espanol la pantalla; sale una persona en la pantalla; puedo sacar mi codigo en el kiosco;
    donde esta el kiosko; vende candados la maquina; esta prendida la maquina de noche; el kiosk no jala;
    puedo rentar yo solo en la pantalla`,
  'facility/what_is_storage': `
    what is a storage unit?; what are storage units used for?; why should i rent a storage unit?; who uses self storage?;
    what does self storage mean?; what are the benefits of self storage?;
    what is the difference between self storage and full-service storage?; how is mini storage different from a warehouse?;
    what is mini storage?; why do people use storage units?; what is the purpose of a storage unit?; whats the concept;
    so its just a room i lock; who carries it in, you or me; do i put my own things in there or do you do it; is it like a garage i rent;
    is this like pods or a building; is it the same as a warehouse; what does self mean in self storage; is it self serve;
    what would somebody even use one for; my therapist says get a unit, what are they for; curious how storage places operate;
    new to this country what is a storage; in my country we dont have these, what is it exactly; is it basically renting an empty room;
    give me the basics of storage; storage 101; what am i actually renting; what is a storage facility;
    what are reasons people get a unit; what kind of people rent these; do folks use these for when they move; is having a unit worth it;
    is it worth paying for storage or should i just sell everything; how is it different from keeping it in my garage;
    what can a storage unit do for me; when would somebody need storage; are these like lockers at the bus station;
    what is the definition of self storage?; what kinds of things do people keep in storage units?;
    when does it make sense to rent a storage unit?; how can a storage unit help during a move?; what are common uses for a storage unit?;
    the wife wants a storage unit, what would we do with it; i see these orange doors everywhere what goes on in there;
    my realtor says put half my furniture in storage before we list, why; would a unit help while i stage my house;
    do people use these for a hobby room or what; are units more for moving or for long term;
    is a storage place cheaper than a bigger apartment
    | que es self storage; que es una bodega de autoalmacenaje; para que sirve una bodega; para que se usan las bodegas;
    quien usa las mini bodegas; por que rentar una bodega; cuales son los beneficios de una bodega; que es un storage;
    q es eso de storage; como es el rollo de las bodegas; yo meto mis cosas o ustedes; es como un garaje rentado;
    en mi pais no hay de esto q es; vale la pena tener una bodega o mejor vendo todo; es lo mismo q un almacen;
    q diferencia hay con un almacen; pa q la usa la gente; es como rentar un cuarto vacio; cuando le conviene a uno una bodega;
    soy nuevo en esto de las bodegas;
    que es una unidad de almacenamiento; en que casos conviene rentar una bodega; mi esposa quiere una y yo no le veo el chiste;
    q guarda la gente ahi`,
};
