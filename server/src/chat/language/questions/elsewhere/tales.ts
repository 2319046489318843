import type { Questions } from '../questions.ts';

/** Other people's affairs, predictions, and stories without a question. */
export const taleQuestions: Questions = {
  'elsewhere/word_meanings': `
    what does prorated mean in baseball; define tenant; synonym for storage; antonym of secure; how do you pronounce kiosk; spell occupancy;
    what is a unit in math; unit circle; unit test; military unit my uncle served in; unit price at the grocery; intensive care unit; what
    is a gate in electronics; watergate; gated recurrent unit; code switching meaning; lock stock and barrel; lock in sports; rent the
    musical; parent; rent a tuxedo; lease vs buy a car; truck in spanish; how do you say warehouse in french; etymology of padlock; what is
    climate in geography; what does auction mean; what is a lien in law school terms; what is a notary; late night hosts; late pregnancy;
    late bloomer; fee fi fo fum; deposit slip; sediment deposit; mineral deposits in my pipes; balance of power; balance board; statement of
    purpose; statement necklace; receipt in slang; bill clinton; buffalo bill; key signature; monkey; hockey; notice period at work;
    transfer student; transfer credits; transfer rna; transfer from checking to savings; hair extensions; chrome extension; elevator pitch;
    dock my phone; docking station; cart abandonment; shopping cart on my website; dolly parton; boxing day; tape delay; insurance meaning
    in hindi
    | como se dice bodega en ingles; que significa gravamen; sinonimo de seguro; que es una unidad en matematicas; unidad de cuidados
    intensivos; como se escribe llave; que quiere decir arrendatario; transferir de una cuenta a otra; extension de cabello; extensiones de
    chrome; que significa tkm; como se pronuncia lock; que es notario; deposito de sarro; sinonimos de guardar; que es un candado fiscal;
    equilibrio del cuerpo`,
  'elsewhere/other_tenants': `
    did my neighbor move out; who had my unit before me; is the guy next to me still renting; what does the man in 114 do in there all day;
    why is unit 30 red tagged; did my brother pay his bill; is my husband hiding stuff there; does my roommate still rent with you; what
    does the lady across from me keep in hers; whose boat is that in space 9; how much does my friend pay for his; did anybody rent 212 yet
    whats the name; is my coworker behind on his payments; what did they find in the unit that sold; when was my ex last there; did john
    come by today; how many times did my son come in this week; can you check the log for my wife; whose motorcycle is parked by the office;
    which celebrities store there; what time did my sister get there; who was in the black truck last night; is my dad one of your
    customers; give me my neighbors number so i can ask about his trailer; why did they cut the lock on the one by mine; did the police come
    yesterday; what happened to the guy who got arrested; who bought my uncles unit; what was inside; does my landlord have storage with
    you; who pays for unit 45; tell my neighbor to turn his radio down; what is he storing next door it smells; who do you rent to mostly;
    is the hoarder still in building c; did mrs jones die; what did 108 sell for; can you tell me if a man named rick rents from you; my
    girlfriend says she has a unit is it true; the people beside me left a couch is it mine to take; did my old boss empty his; who was the
    last one in the hallway; who left the cart by my door; has the family in 3c been evicted; is that guy living in his unit; did my
    daughter sign the lease yet or not dont tell her i asked; how many units does my brother in law have; what size did my friend get; can
    you see if my employee has been going at night; did my partner add his girlfriend; is my stepdad late again; is the couple with the rv
    still traveling; who has the biggest unit; what does that band rehearse in; whose stuff was in the dumpster; did anyone claim the bike;
    did the man who yelled get kicked out; was it the renter in 9 who broke the gate
    | ya se fue el vecino; quien tenia mi bodega antes; mi hermano ya pago lo suyo; de quien es la lancha roja; que guarda el senor de la
    20; mi esposo renta ahi en secreto; cuanto paga mi amigo; a que hora vino mi hijo; como se llama el de al lado; quien se metio ayer a la
    15; mi novia tiene bodega con ustedes; por que vino la policia ayer; que encontraron en la bodega que vendieron; el de enfrente hace
    mucho ruido quien es; mi patron guarda sus cosas ahi; ya murio la senora de la 8; quien dejo un sillon en el pasillo; cuantas veces fue
    mi esposa; quien compro la bodega de mi tio; mi cunado debe mucho; que tamano tiene mi amigo; ya corrieron a los de la 3; ese senor vive
    en su bodega; cuantas bodegas tiene mi cunado; de quien eran las cosas en la basura; quien rompio el porton fue el de la 9`,
  'elsewhere/staff_personal': `
    whats the managers first name; how old is the lady at the desk; is the manager married; is the blonde girl working today; does the owner
    live nearby; where does the manager live; does the manager like dogs; what is your favorite employee; who was working last tuesday; who
    answered the phone this morning; is mike still working there; did you fire brenda; why did the old manager quit; does the guy at the
    desk have a girlfriend; whats his instagram; whats her birthday; how many people work there; how many employees per shift; is the
    manager in a good mood; is your boss mean; do you guys wear uniforms; what time is your lunch break and what do you eat; what car does
    the owner drive; how rich is the owner; is the owner a republican; what church does the owner go to; does the manager sleep on site in
    his pajamas; do you like your job; do you get bored; are you hot in there; how long has carl been there; which of you is nicest; tell
    mary thanks for the cookies; can i tip the staff; whats the managers salary; did the new guy get trained; who does your hair; is anybody
    there single; send the cute one; does the owner have kids; is the dog in the office yours; whats the office cats name; what is the
    regional managers cell; who trained you; does dave remember me; is jessica in today or off; did the manager get back from vacation; when
    is the managers day off; is the lady with the glasses nice; who is the new girl; was that your son in the office; does the manager play
    golf; is the manager vaccinated; whats the name of the guy who helped me last year; do you guys get christmas off with pay; how tall is
    the manager; how is your mom doing
    | como se llama de pila la encargada; esta casado el gerente; cuantos anos tiene la de la oficina; todavia trabaja ahi lupita; por que
    corrieron a juan; cuantos trabajan ahi; donde vive el dueno; es soltera la muchacha; quien contesto ayer; el dueno es mexicano; cuanto
    gana la gerente; me das el instagram de la recepcionista; de quien es el perro de la oficina; a que hora comen ustedes; te gusta tu
    trabajo; saludame a pedro; el dueno tiene hijos; se acuerdan de mi; ya regreso de vacaciones la gerente; como sigue su mama; como se
    llama el muchacho que me ayudo el ano pasado; que dia descansa la encargada; quien es la nueva`,
  'elsewhere/facility_trivia': `
    how many doors total are on the whole property; how many units altogether counting every building; how many are empty right now as a
    percent; who designed the building; what architect; what was on this land before; was it a kmart once; how many cameras exactly; what
    brand is your gate opener; what color are the doors; why are the doors orange; who painted the mural; what kind of roof is it; how thick
    is the concrete; how many bricks; when was it last repainted; what paint did you use; is the coffee in the office any good; what flavor
    is the candy; what music plays in the hallway; which radio station is on; is the building haunted; has anybody ever died there; any
    ghosts; weirdest thing you ever found; most expensive thing someone stores; oldest tenant; longest renter; which building is the
    prettiest; which unit is the luckiest; do you have a mascot; what does your logo mean; who came up with the name; is the flag always up;
    how tall is your sign; how many light bulbs are there; what is your electric bill; how many people visit in a day; what day is busiest;
    when is it the most crowded; how many steps from the gate to building d; whats the wifi network called; what brand of ac units do you
    use; what model is the elevator; how fast is the elevator; how many volts in the fence; who plants the flowers; what trees are those;
    are there squirrels to feed; can you see the mountains from there; which side gets sunset; how many carts do you own; what bank do you
    use; which company prints your boxes; do you celebrate halloween; are you on tiktok; will you ever add a swimming pool; what will be
    built across the street; why is it called a 10x10; what is the square footage of the entire facility; who was the contractor that built
    it; how many buildings were there originally; how many people live around here; what percent are climate controlled exactly; what was
    the first unit ever rented; how much did it cost to build this place; did it use to be a farm; how many gates have you gone through;
    what time of year is emptiest; do you decorate for christmas; what brand of locks do other tenants use mostly; do you recycle rainwater;
    are there bees; who mows; is the vending candy fresh; is there a view; what does the sign out front say today; what is being built next
    door; was there a movie filmed there; is that your truck on the billboard; does the clock in the office work
    | cuantas puertas hay en total en todo el lugar; cuantas estan vacias; que habia antes en ese terreno; quien diseno el edificio; de que
    color son las puertas; cuantas camaras son exactamente; esta bueno el cafe de la oficina; esta embrujado; se ha muerto alguien ahi; que
    es lo mas raro que han encontrado; quien es el cliente mas viejo; que marca es el porton; cuantos focos hay; cuanto pagan de luz; que
    musica ponen; que dia va mas gente; por que se llama asi; cuanto mide el letrero; tienen tiktok; que van a construir enfrente; de que
    marca es el elevador; cuanto costo construir ese lugar; que porcentaje tiene clima; era un rancho antes; adornan en navidad; quien corta
    el pasto; hay abejas; que dice el letrero hoy; han filmado una pelicula ahi`,
  'elsewhere/predictions': `
    will rates be lower in 2030; will there be a recession; will you still be in business in ten years; is the neighborhood going to
    gentrify; will my stuff be worth more later; should i keep my couch or sell it; should i get divorced; is it worth keeping my moms
    china; would you store it if you were me or burn it; do you think my ex will call; am i making a mistake moving; which of my kids should
    get the piano; do you think storage is a waste of money; is it immoral to own so much; why do people keep junk; am i a hoarder; what
    would einstein put in a unit; if you were a unit what size would you be; what color should i paint my room; should i name my son gate;
    who will win the election; will bitcoin crash; will ai take over; when will i die; what is my future; read my palm; does god exist; will
    it be a hard winter; is the housing market going to fall; should i buy or rent a house; should i trade my truck in; is my wife cheating;
    does he love me; should i go back to school; should i quit smoking; what should i wear; pick a number; flip a coin; guess my age
    | va a bajar el dolar; quien va a ganar las elecciones; me caso o no; debo vender mi casa; va a haber recesion; que hago con mi vida; me
    quiere o no me quiere; leeme la mano; soy acumulador; que nombre le pongo a mi hijo; adivina mi edad; existe dios; me conviene comprar
    casa; cuando me voy a morir; aguila o sol; que me pongo hoy`,
  'elsewhere/personal_life': `
    im so lonely; my wife left me; i got promoted today; its my birthday; im pregnant; i hate my job; my back hurts; i cant sleep; i feel
    sad today; i broke up with my girlfriend and im crying; my mother in law is visiting ugh; i got a tattoo; im on my lunch break; i just
    ate a burrito; im bored; talk to me; be my friend; will you marry me; i love you; you sound cute; send a pic; my team lost; i won the
    lottery; i miss my dog; i had a dream about a house; my kids are driving me crazy; i need a vacation; traffic was awful; i got a flat on
    the highway; im hungry; my phone is at 2 percent; sorry wrong chat; meant to send this to my sister; mom can you pick me up; on my way
    babe; happy anniversary honey; did you feed the cat; call me when you land; buy milk; running late for dinner; the kids are asleep;
    dinner at 7; i saw your cousin yesterday; that meeting was long; congrats on the baby; i am from ohio; i like turtles; i used to play
    football; my doctor says i need surgery; just venting; dont mind me; praying for you; god bless; hope your mom feels better; i ran a
    marathon; i cant find my glasses
    | estoy triste; me dejo mi novia; hoy es mi cumple; estoy aburrido; tengo hambre; me duele la espalda; te quiero; casate conmigo;
    mandame foto; perdon me equivoque de chat; ya voy para la casa mi amor; compra leche; ya comiste; dios te bendiga; mi equipo perdio; no
    puedo dormir; estoy embarazada; gane la loteria; platica conmigo; odio mi trabajo; mi suegra viene; feliz cumpleanos comadre; te
    extrano; me ponche en la carretera`,
  'elsewhere/health_law': `
    what is a good lawyer; can i sue my neighbor; how do i file for divorce; custody papers; how do i write a will; probate court forms;
    small claims filing fee; jury duty; expunge my record; is it legal to record a call; statute of limitations; how do i get a restraining
    order; immigration lawyer; green card renewal; visa status; citizenship test; green card interview; what are my rights if arrested; tax
    deduction for mileage; what tax bracket am i in; file bankruptcy; w2 form; 1099; irs phone; dispute my credit report; social security
    retirement age; i have a rash; chest pain what do i do; how many tylenol can i take; covid symptoms; urgent care; pull a muscle lifting;
    therapist near me; i want to hurt myself; how to quit drinking; stomach bug; tooth hurts; am i pregnant; blood pressure normal; allergic
    to dust medicine; mold exposure symptoms; rat bite treatment; spider bite; bed bug bites cream; lost my prescription; eye exam; flu
    shot; how to treat a burn; sprained ankle; headache; hangover cure; diabetes diet; vitamin d; how to lower cholesterol; birth
    certificate copy; power of attorney form free
    | abogado de migracion; como me divorcio; como arreglo papeles; me duele la cabeza; me pico una arana; que tomo para la gripa; puedo
    demandar a mi vecino; acta de nacimiento; renovar la green card; declaracion de impuestos; donde hay un dentista; cita en migracion; me
    siento mal del corazon; orden de restriccion; sintomas de covid; que tomo para la cruda; carta poder formato; pension alimenticia; me
    mordio una rata; como hago un testamento; se me subio la presion`,
  'elsewhere/gibberish': `
    asdf; asdfghjkl; qwerty; dfgdfgdfg; hjkhjkhjk; aaaaaaaa; zzzzzz; blah blah blah; lorem ipsum dolor; 123456; 000; 11111111; xxxx; uh;
    umm; er; ksjdhf ksjdf; fghj rtyu; wqeqwe; poiuyt; testing 123; test test test; hello world; foo bar; this is a test message; qa test
    please ignore; test ticket; abc; abcdefg; la la la; bla; meh; ugh; bfdsjkb unit fjdks; box fish moon seven; purple monkey dishwasher;
    yes no yes no; the the the; of and to; a; k; kk; u; hhhh; jjjj; sdfs code sdf; lock banana tuesday; tree car spoon; my cat walked on the
    keyboard; sorry pocket typed; butt dial; ignore that; wrong key; typo; nvm typo; pls ignore; wxyz; 4 8 15 16 23 42; 555; undefined;
    null; nan; object object; insert text here; your message here; first name last name; sample question; is this thing on; mic check; beep
    boop; ehhhh; wubba lubba; skibidi; six seven; bruh; lmao ok; dsajk dsajk; qqqqq; oooooo; mmmmmm; tgtgtg; vbnm; zxcvb; 1; 2; 99
    | asdasd; jkljkl; prueba; probando 1 2 3; esto es una prueba; aja; eh; este; mmm; nose; jajsjsjs; ksksks; perdon lo escribio mi hijo;
    sin querer; equivocado; ignora eso; bla bla; lalala; xd; hola mundo; gato luna siete; mensaje de prueba; ahsdjkahsd`,
  'elsewhere/other_documents': `
    how old do you have to be to drive; age to vote; how do i get a real id; replace my birth certificate; renew my license online; id for
    flying; documents for a passport; documents for a mortgage; lease for my apartment in spanish; break my car lease early; copy of my
    marriage license; title search on a house; credit score to buy a car; cosigner for an apartment; how old is drake; minimum age to work;
    minimum order on uber eats; contract template for a roommate; how do i write a lease; month to month phone plan; minimum stay at a
    hotel; background check to adopt; proof of residency for school; change my name after marriage; my fishing license expired; transcript
    from my college; tour the white house; tour of the winery; virtual tour of a house for sale; college tour dates; waiting list for a
    kidney; waitlist at a restaurant; transfer my lease on a nissan; transfer my phone number to another carrier; sublet my apartment; power
    of attorney for my mom at the bank; how do i register to vote; selective service; apply for citizenship; enroll my kid in school; renew
    my cna license
    | como saco la licencia; papeles para el pasaporte; requisitos para rentar departamento; edad para votar; acta de matrimonio; contrato
    de renta de casa formato; renovar mi licencia; cita para la matricula consular; requisitos para visa; comprobante de domicilio para la
    escuela; edad para tomar; copia de mi titulo de la casa; aval para departamento; inscribir a mi hijo en la escuela; cuantos anos tiene
    shakira; cambiar de compania de telefono`,
  'elsewhere/other_errands': `
    where is the bathroom at the airport; bathroom remodel cost; toilet wont flush at my house; public showers at the beach; which day is
    trash pickup on my street; bulk trash day; how do i recycle styrofoam in the city; my neighbor dumps garbage in my yard; city missed my
    recycling bin; dumpster diving legal; compost bin; how do i get rid of a dead tree; hazardous waste day in the county; where to recycle
    my phone; donate blood; donate my hair; donate a car to charity; food bank hours; volunteer at the shelter; church service times;
    daycare near me; babysitter for saturday; things to do with toddlers; scooter for my kid; school bus is late; kids birthday place; car
    seat laws; teen curfew; how do i quit vaping; vape shop; cigars delivered; price of a carton of smokes; hookah lounge; is vaping bad;
    ashtray for my car; parade route; sign language class; learn spanish fast; english classes for my mom; translator app; interpreter for
    court; speak french to me; say hello in german; duolingo streak; do you know any chinese; packing list for disney; how to pack for a
    cruise; pack a parachute; green bay packers; what to pack for camping; pack lunch ideas; loading a dishwasher correctly; load a film
    camera; loading zone ticket in the city; load a nail gun; my page wont load; loading screen stuck; laundry load price
    | que dia pasa la basura; donde reciclo latas; remodelacion de bano; guarderia cerca; ninera para el sabado; donar sangre; banco de
    comida; clases de ingles; traductor para la corte; que llevo a la playa; tienda de vapes; a que hora es la misa; como dejo de fumar;
    donde hay banos en el parque; la basura de mi vecino; donar mi carro; aprender ingles rapido; que empaco para el crucero; fiesta
    infantil; mi pagina no carga; camion de la escuela`,
  'elsewhere/stories': `
    my cousin started driving for uber and loves it; i just bought a boat and named it after my wife; my sister got locked out of her house
    again last night; we watched storage wars all weekend; the guy at the bank lost my check; my dentist charged me a late fee can you
    believe it; they raised my gym dues; my phone keeps telling me storage almost full and i cant take pictures anymore; my landlord has a
    key and walks into my apartment; the pizza guy left my food at the wrong gate; my hotel room smelled like mold; the airline lost my
    suitcase; my amazon box came smashed; my apartment got broken into and the cops never came; my car got towed from a concert; walmart
    wouldnt take my return; my dog ate the couch at home; the moving company never showed for my grandma in iowa; the guy renting my house
    wont pay; my tenant left a bunch of junk in my rental house; my tenants lost the keys to the duplex i own; i manage apartments and a
    renter skipped; our school lockers are too small; the dealer says my truck title is late; my boss wants the keys to the work van; i
    forgot my lunch at home; i left my wallet on the bus; i dropped my phone in the toilet; left my bag in an uber; somebody hit my parked
    car at the grocery; my kids school wont let me in without id; my bank app locked me out; grandma forgot her email password again;
    netflix says too many people are using my account; my neighbor parks his rv on the street and i hate it; hoa fined me for my fence; my
    boat sank at the marina; my freezer at home died and i lost all my meat; the city shut off my water; spectrum guy never came; my flight
    got cancelled and the hotel is full; the cable guy wants a deposit; my ac at the house blew up in july; mice ate the wires in my jeep
    parked at home; the uhaul i got in tulsa broke down; penske charged my card twice; pods lost my container; the shipping company wants
    customs papers; i paid for a gym locker and they cut my lock; my brother keeps asking me to store his photos on my google account; we
    lost the keys to our rental car in cancun; our hotel overcharged us and wont give a refund; they shut off my cell for nonpayment; the
    court sent me a letter about my eviction; a guy at work wants me to insure his car; my mom put the house up for auction; i sold my rv on
    craigslist and the buyer backed out; we are moving to spain and the consulate wants papers; my roommate changed the locks on our
    apartment; the office where i work is freezing all day; my storage closet at the condo was broken into; my garage flooded and everything
    in it is ruined at home; our church lost its key to the kitchen; my gym raised the monthly; my landlord is selling my furniture he says
    i abandoned; dad forgot his atm pin at the store; my truck died on the interstate need a jump; had to put my dog down; i am a student
    writing about hoarding; the school fair needs tables; the hoa wants my camper gone who do i sue; our freezer truck broke in reno; my car
    insurance lapsed and i got pulled over; the airport lost my golf clubs; my teenager wants a job any ideas; my ps5 has no room for the
    new game; i cant update my phone not enough storage; my husband snores and i need a second bedroom; the bank took my boat; my apartment
    has no ac and the landlord ignores me; ups left my package at the neighbors; my mailman wont come up the driveway; the car wash
    scratched my truck; my mechanic still has my rv; my horse got out because the gate at my ranch was open; i left the stove on; my
    suitcase is 3 pounds over for the flight; our house sold and now we need a realtor in tampa; the zoo gate was closed when we got there;
    a guy rented me a fake apartment; my cable box died during the game; got a flat and no jack
    | mi casero entra a mi departamento sin permiso; se me perdio la maleta en el aeropuerto; me robaron en mi casa; se me quedo la cartera
    en el camion; me cobraron doble en el gimnasio; mi celular dice almacenamiento lleno; se descompuso mi refri y perdi la carne; el banco
    me bloqueo la tarjeta; mi inquilino no me paga la casa; la aerolinea me cancelo; mi vecino estaciona su traila en mi lugar; deje mi
    mochila en un uber; se llevo la grua mi carro del concierto; los de la mudanza de mi tia nunca llegaron; me cortaron el agua; la escuela
    no me deja pasar sin credencial; se me cayo el celular al agua; ratones se comieron los cables de mi carro en la casa; el del cable
    nunca vino; me toco hotel con chinches; mi roomie cambio la chapa del departamento; me llego una carta de la corte por el desalojo; se
    me olvido el nip en el cajero; mi gimnasio subio la mensualidad; el banco me quito la lancha; no puedo actualizar el celular por falta
    de espacio; se inundo la cochera de mi casa; el mecanico no me entrega mi troca; vendi mi carro y no me pagaron; mi oficina esta helada;
    la aerolinea perdio mis palos de golf; necesito mesas para la fiesta de mi hija; se salio mi caballo por el porton del rancho; me
    rentaron un departamento falso; mi perro se murio ayer; se vencio el seguro de mi carro y me paro la policia; mi maleta pesa de mas; se
    me poncho la llanta y no traigo gato; mi marido ronca; el cartero no sube`,
};
