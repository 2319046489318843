import type { Questions } from './questions.ts';

/** For whom a unit is rented, which one, and in exchange for which. */
export const leaseQuestions: Questions = {
  'term/rent_for_other': `
    can i rent for someone else; can i put the unit in my business name; can two people be on the lease; can my husband and i both sign;
    can i rent a unit for my mother; joint lease with my roommate; can a company rent; can we split a unit between two families;
    can somebody else sign for me; does a power of attorney work; can i rent it under my llc; add my partner as co tenant;
    can i rent a unit on behalf of someone else?; can more than one person be listed on the lease?; can a business rent a storage unit?;
    can i add a co-tenant to the lease?; may someone else sign on my behalf?; can i rent under a company name?;
    can a lease be in two names?; grandma is in a nursing home and i handle her affairs; my brother is in jail and asked me to get him one;
    im the executor and need it under the estate; trust owns the furniture, can the trust be the tenant;
    our church needs one in the churchs name; little league wants a unit, whose name goes on it; hoa storage under the associations name;
    nonprofit; assistant setting it up for my boss; realtor renting for my client; my wife cant come so ill sign for the both of us;
    hes deployed and i have the poa; she is at work, can i put her on later; me and my girlfriend both paying, put both names;
    two roommates one unit, both on paper; three cousins sharing, can we all be on it; business partner and i want equal rights on it;
    put my wife on the lease too; add my daughter on the contract; both names please; joint?; co renter; co sign; second leaseholder;
    does my spouse have to sign too; does being married put him on it automatically; should it be under me or my company; use my dba;
    ein instead of ssn; corporate account; commercial account for our firm; tax id lease; can my secretary sign for the company;
    who has to sign if its an llc; for my son whos away at school; surprise for my parents, i want to get them one;
    is it ok to get one for a friend without id; my friend has bad credit so i would put it in mine;
    she would use it but id be paying and signing; buying storage as a gift; im a caregiver for a man who cant travel;
    my grandpa doesnt do computers so im renting for him; does everybody on the lease have to be there; do both of us need to come sign;
    is my fiance able to sign instead of me; case worker signing for a client; conservator paperwork
    | puedo rentar a nombre de mi empresa; puede estar a nombre de dos personas; puedo rentarla para mi mama; puede firmar mi esposo por mi;
    poder notarial;
    puedo rentar en nombre de otra persona?; pueden figurar dos titulares en el contrato?; una empresa puede rentar una unidad?;
    se puede agregar un cotitular?; mi abuelita esta en el asilo y yo le manejo todo; mi hermano esta preso y me pidio rentarle una;
    que salgamos los dos en el contrato; a nombre de mi esposa y mio; es pa la iglesia; la kiero a nombre de mi compania;
    soy socio y queremos estar los dos; mi esposo no puede ir, firmo yo por el; tengo poder de mi papa; rento yo pero la usa mi hijo;
    mi novia y yo vamos a pagar mitad; la secretaria puede firmar por el patron; pongo a mi hija en el contrato tmb; se puede bajo mi llc;
    es para un amigo q no tiene papeles y yo firmo; tienen que ir los dos a firmar?; es de regalo pa mis papas; la renta seria de mi jefe;
    puedo ponerla en nombre del negocio`,
  'term/transfer_lease': `
    can my sister take over my unit; can i transfer the lease to somebody else; can i sublet; can i sublease part of my unit;
    can i put the unit in my exs name; switch the unit over to my moms name; can i share my unit with a friend; change the name on the lease;
    assign my lease; my friend wants to keep the unit when im gone;
    can i transfer my lease to another person?; is subleasing permitted?; may i assign my rental agreement?;
    how do i change the name on my lease?; can another person take over my rental?; can i sublet my storage unit?;
    can i share my storage unit with another person?; we split up and hes keeping the unit; divorce decree gave me the storage;
    shes off the lease now, how do we do it; ex needs to be off and me on; roommate moved out and left the unit to me;
    i sold my business and the buyer wants the unit too; im moving away and my cousin wants to keep it going;
    can my buddy just start paying and its his; hand it over to my son; pass it along to my sister; give my unit to somebody;
    let my friend have the rest of my month; take over payments on my aunts unit; can i take over someone elses unit;
    my mom doesnt want it anymore, can i have it in my name; my name off, her name on; put it into my name; make me the account holder;
    swap names; switch the account holder; change of ownership; change tenant; new company name on the lease;
    we changed from a sole prop to an llc; i got married, can my husband be the primary now; can i rent out half my unit;
    got extra room, can i charge a friend to use it; neighbor wants to go in halves on my unit;
    splitting it with my coworker, is that cool; listing half of my space on an app; rent my storage out like a vacation home lol;
    sublease?; sublet?; transfer?;
    assignable?; is it transferrable; can two families use one unit if only one signed; letting my brother keep his motorcycle in mine;
    can i keep my neighbors stuff in my unit; i want somebody else responsible for it from now on;
    the renter is my dad but hes got dementia, can it go to me; do we both have to come in to switch it over;
    is there a fee to change the name; does she need a new lease if she takes mine over; will the price stay the same if he takes it over;
    will my daughter have to re sign everything; take me off my exs storage
    | puedo pasar el contrato a otra persona; cambiar la bodega a nombre de mi hermana; puedo subarrendar; puedo compartir la bodega con un amigo;
    se puede transferir el contrato a otra persona?; esta permitido subarrendar?; como cambio el nombre en el contrato?;
    otra persona puede quedarse con mi unidad?; me divorcie y ella se queda con la bodega; kiero quitarme yo y que quede mi hermano;
    me voy a mi pais y mi primo la quiere seguir; le puedo pasar la unidad a un amigo; vendi el negocio y el otro dueno la quiere;
    mi mama ya no la quiere, la pueden poner a mi nombre; puedo rentarle la mitad a mi vecino; un compa va a meter sus cosas en la mia;
    compartirla entre dos familias; cambiar de titular; ponerla a nombre de mi hijo; saqueme del contrato y dejelo a el;
    hay q firmar de nuevo si se la paso a alguien; cobran x cambiar el nombre; le puedo subarrendar un pedazo;
    la bodega esta a nombre de mi ex; puedo meter cosas de mi cunado en mi unidad; q la siga pagando mi tia a su nombre`,
  'term/lease_copy': `
    i lost my contract; where can i read the rental agreement; can you send me my lease;
    can i see the contract before i sign; whats in the lease; terms and conditions; do you have a sample rental agreement;
    how do i obtain a copy of my lease?; where can i view my rental agreement?; may i review the lease before signing?;
    can i request a copy of my contract?; is my lease available online?; where are the terms of the rental agreement?;
    what does the rental agreement include?; my lawyer wants to look at it before i sign anything; my attorney asked for the agreement;
    court needs it for my divorce; insurance adjuster wants my rental contract; my boss needs it for reimbursement;
    food stamp office wants proof i rent; the va needs a copy of the paperwork; i tossed the papers; dog ate my lease, not kidding;
    hubby filed it who knows where; signed on a tablet and never got anything; never got my papers; nobody gave me a copy;
    you never emailed my agreement; resend what i signed; whatd i sign; what did i agree to; cant remember what the contract says;
    fine print please; small print; where are the rules written down; let me read it first; can i take it home and read it;
    i read everything before i sign; send over a blank one; a blank lease to look over; template agreement; pdf of the lease; pdf?;
    lease copy?; contract?; whats it say in there; is there anything in the contract i should know; hidden clauses?;
    what are your policies in writing; show me where it says that in my lease; the addendum, can i have it; can you print out my contract;
    old lease from 2019, still have it?; can i get it in the mail; download my agreement; is it in my account online;
    can i see it in my portal; need a letter saying i rent there; proof that i have a unit; proof of rental;
    i want the lease with both signatures; which page has the cancellation clause; do i get to keep a copy;
    do you give me paperwork when i sign; terms of service link
    | me pueden mandar copia del contrato; donde puedo leer el contrato; perdi mi contrato;
    como obtengo una copia de mi contrato?; donde puedo consultar los terminos del contrato?;
    es posible revisar el contrato antes de firmar?; mi contrato esta disponible en linea?; mi abogado kiere verlo;
    firme en la tablet y no me dieron nada; se me perdieron los papeles; me lo reenvia al correo; que dice el contrato;
    las letras chiquitas; quiero leerlo con calma antes; me lo imprime; lo necesito pa la corte; ocupo comprobante de que rento ahi;
    no me acuerdo q firme; pdf del contrato porfa; una copia del lease; mi trabajo me pide el contrato;
    donde vienen las reglas por escrito; carta de que tengo una unidad; me dan copia cuando firmo?; nunca me lo mandaron;
    xq no me dieron mi copia; un contrato en blanco pa verlo`,
  'term/tour': `
    can i come look at the place; can i see what it looks like inside; can i check it out first;
    could somebody show me around; do i need an appointment to view; id like to look at one first; pictures of the units; are there photos;
    can i come by and look; virtual tour; want to see it in person before paying; id want to lay eyes on it before handing over money;
    can i bring my wife to look at it saturday; can i peek inside one; is it possible to walk around first; dont want to rent sight unseen;
    whats it look like in there; got any pics;
    can i view a unit before renting?; do you offer tours of the facility?; may i inspect the unit prior to signing?;
    can i see the storage units in person?; are photos of the units available?; can i schedule a tour?;
    my last place had mouse poop so i want to see yours; i need to picture if my stuff fits, can i stand in one;
    burned before by nice photos; my husband wont sign unless he sees it; wanna make sure its not sketchy;
    want to get a feel for the place; are you guys open to people just looking; just looking for now; could i swing by and take a gander;
    can somebody open one up for me; would you let me measure one; bring a tape measure and check; can i do a walkthrough; walk thru?;
    walk me around; is there a video of the place; got a video walkthrough somewhere; could you text me a picture of the inside; send pics;
    pics plz; show me; 360 view online?; would like to come have a look with my contractor; my mother is picky and wants to see it;
    can we come by on our lunch break to see; no obligation right, i just wanna peek; visit before i commit;
    i dont buy shoes without trying them on; how do i know what im getting; do i get to see it before you charge me; seeing is believing;
    i live far away can someone show me over video call; video chat me a look at the unit; whats the inside look like;
    are yours the orange doors; can i see the exact one i would be getting;
    can i look at the difference between the small and the medium in person; who do i ask for to be shown around;
    what time can i come see them; do i have to pay to look; i wanna smell it first lol, my allergies; check it out tomorrow?;
    stop in and see a couple sizes; does anyone show the units on weekends; is there an example unit i can step into; model unit; demo unit;
    can i c it first; tor of the place; show me a 10x10 when i come?; can we look befor we rent;
    yeah i was wondering if somebody could like walk me around and show me what you got; look inside first?; photos?; pictures?;
    see it first?
    | puedo ver la bodega antes de rentar; dan recorridos; puedo ir a ver las unidades; tienen fotos; quisiera conocer el lugar; me la pueden ensenar;
    quisiera verla antes; se puede pasar a mirar; tiene fotos de adentro;
    puedo ver la unidad antes de firmar?; ofrecen visitas a las instalaciones?; tienen fotografias de las bodegas?;
    se puede agendar un recorrido?; quiero ver si me gusta primero; mi esposo quiere verla antes de pagar; no rento nada sin ver;
    en el otro habia ratones x eso quiero ver; puedo pasar a echarle un ojo; me manda fotos porfa; hay video del lugar; quien me la ensena;
    puedo llevar cinta para medir; a que hora puedo ir a verlas; nomas quiero ver sin compromiso; me abren una para ver como es;
    puedo ir con mi mama a ver; kiero ver como son x dentro; me la muestra por videollamada; cobran por ensenarla; como se ve por dentro;
    quisiera darle una vuelta al lugar; puedo ver la mia exacta; tienen una de muestra;
    puedo mirar primero; fotos?; verla primero?; me la ensena?`,
  'term/multiple_units': `
    can i rent more than one unit; i need two units side by side; can i have several units on one account; discount for a second unit;
    how many units can i rent; can i get two next to each other; adding a second unit to my account;
    can i rent multiple units?; is there a limit on the number of units i can rent?;
    do you offer discounts for renting more than one unit?; can i have more than one unit under the same account?;
    are adjoining units available?; can i rent additional units later?; can multiple units be billed together?;
    my contractor business needs four of them; one for the tools and one for the furniture; a 5x5 for me and a 5x5 for my sister same card;
    got a unit and now i need a parking spot too; i already have 12, want another; his and hers lol; got no big ones, can i take two small;
    would two 5x10s work instead of a 10x10; cheaper to get two littles or one big; two for the price of one?; bulk deal;
    break on price if i take three; volume discount for our company; fleet of trailers, six spaces; whole row; can i take the whole row;
    back to back units; adjoining; side by side; connecting units; can you knock out the wall between; same hallway for both;
    across from each other ok; close together please; second unit; extra unit; another one; additional space while keeping the first;
    keep mine and get another; on top of the one i have; one more; how do i add a unit; will i have two bills; one bill for both?;
    same due date for both my units; same code for all of them?; do i need a lock for each; separate leases for each one?;
    insurance for every unit or once; max units?; is there a cap; can one person have five; do you let someone rent ten;
    household of three families each wants one, one payer; storage for all our stores, several locations on one account;
    i outgrew one but dont want to move stuff so give me a second; boat spot plus a 10x10 package;
    do i pay the admin fee again for a second; is the promo good on my second unit as well
    | puedo rentar dos bodegas; puedo tener varias unidades; quiero otra bodega junto a la mia;
    se puede rentar mas de una unidad?; hay limite de unidades por persona?; ofrecen descuento por rentar varias unidades?;
    hay unidades contiguas?; se pueden facturar juntas?; una pa la herramienta y otra pa los muebles; no hay grande, me da dos chicas?;
    otra igual a la que tengo; kiero otra mas sin dejar la mia; juntas una al lado de la otra; me hace precio si agarro tres;
    cuantas puedo tener; dos en la misma cuenta; me llega un solo bill por las dos; mi compania ocupa cuatro;
    ya tengo una y quiero agregar un parqueo; el mismo codigo sirve pa las dos; sale mejor dos chicas o una grande;
    la segunda sale mas barata?; hay descuento si rento dos; quiero la de al lado tambien; pago dos veces el admin fee si saco otra;
    toda la fila se puede?`,
  'term/choose_unit': `
    can i pick which unit i get; can i choose the location of my unit; can i get one close to the gate; near the elevator please;
    can i get one on a corner; do i get to select my unit number; i want one away from the road;
    can i select a specific unit?; may i choose the location of my unit?; how are units assigned?; can i request a unit near the entrance?;
    do i get to choose my unit or is it assigned?; can i request a particular floor or building?; not the one by the dumpster please;
    dont stick me in the back corner; last time i got the farthest one from the door; shortest walk possible; somewhere under a camera;
    nearest one to the office so i feel safe; in the shade, my stuff melts; away from the train tracks; one with nobody next door;
    end unit if possible; dead end of the row; corner one; is 118 taken, thats the one i like; i want my old unit back;
    same one i had last year; lucky number 7; give me an even number lol; i saw one by the loading door, can i get it; next to my brothers;
    my friend has 45, can i be next to her; near my moms unit; can i be across from the bathroom; closest to the elevator;
    close to the exit; right by the gate; is it random; do you just give me any one; who decides which one i get; which one will i get;
    pick my own?; my choice or yours; can i look at a map and pick; choose from a list; website assigned me one i dont want;
    it gave me unit 309 and i want a different one before i move in; how do you decide who gets which; first pick?;
    can i change the one you assigned me; facing the street; facing east so less sun; inside the courtyard; building a not building d;
    on the side with the wide lane; where the lane is wider for my trailer; well lit spot; can i request the newest building;
    does a better location cost more; extra for being near the door; do i pay more to be close; prime spot; best located one;
    which ones are closest to the entrance; parking space at the end so i can pull straight in; pull through spot number 12, can i pick it;
    id rather not be by the road; less dusty side; pick one for me near the restroom
    | puedo escoger cual bodega; quiero una cerca de la entrada; puedo elegir la ubicacion;
    puedo seleccionar una unidad especifica?; como se asignan las unidades?; se puede solicitar una cerca del elevador?;
    yo escojo o ustedes la asignan?; no me de la del fondo; q no este junto a la basura; kiero la misma q tenia antes;
    la 118 esta libre? esa quiero; al lado de la de mi hermana; una de esquina; la mas cerquita de la puerta; cual me va a tocar;
    es al azar?; que este debajo de una camara; que le de sombra; la que me dieron no me gusta de lugar, puedo escoger otra;
    cerca de la oficina por seguridad; puedo ver el mapa y elegir; cobran mas por estar cerca; en el edificio nuevo porfa;
    una lejos del tren; la del numero 7; me la puede dar cerca del bano; prefiero del lado de la calle; yo la puedo elegir?`,
  'term/waiting_list': `
    do you have a waiting list; can you put me on a list; let me know when one opens up; if nothing is available can you call me;
    can you notify me when a bigger one frees up; everything is taken can i get in line; how long is the wait;
    what if the size i want is not available; sold out what now; tell me when a spot comes free; waitlist; can i be next when someone moves out;
    is there a line for the bigger ones; nothing open right now, what are my chances; put my name down; call me if somebody leaves;
    how do i get in on the next one that opens; you dont have my size, do you keep names; who gets it when one comes up;
    my neighbor says theres a list; how far down the list would i be; holding out for a covered one; let me know first if one empties;
    do you have a waiting list?; what if the unit size i want is unavailable?; can i be added to a waitlist?;
    will you notify me when a unit becomes available?; what happens if you are fully booked?; how does the waiting list work?;
    is there a deposit to be on the waitlist?; your site says zero left of those; it says none available call for info;
    website shows sold out for the rv ones; everything says unavailable, now what; college move out week and you are all full, any hope;
    when do people normally leave, end of the month?; any idea when someone might vacate; do you expect any openings come june;
    how often does a covered spot come up; turnover?; if a tenant gets evicted can i have theirs; ill take the first thing that comes up;
    whatever frees up first is fine; give me a buzz when one clears out; shoot me a text when there's a vacancy; email alert for openings;
    sign me up for notifications; holler at me when you got one; keep me in mind; keep my number handy; can i leave my name;
    can i leave my number in case; can somebody contact me if theres a cancellation; if someone cancels can i have it;
    im number what on the list; am i still on the list; i was put on a list in march and never heard;
    nobody ever called me about the 10x30; did my turn come up; you skipped me didnt you; how are you picking who gets the next one;
    is it first come first serve on the list; do i pay to hold a place in line; take me off the waitlist please;
    will you call or text when its my turn; how long do i have to answer when you call me; can i be on the list at two sizes;
    can current tenants get dibs; dibs on the next drive up; i want the unit next to mine if they ever leave;
    i heard people wait a year for boat parking; back order; backlog; wait time for a climate one; queue; heads up when a big one opens;
    no vacancy so what do you suggest; is there hope of getting one before august;
    can i take a smaller one for now and get called for the bigger one;
    put me on the wating list; is their a wait list;
    yeah so i called last week and they said you were full so could you just call me whenever; lemme know if sumthin opens up;
    ping me when a 10x20 is free; tell me if theres a move out; ring me up when one's vacated;
    i'd take a call at midnight if a covered rv spot opened
    | hay lista de espera; me avisan cuando se desocupe una; pongame en la lista; si no hay lugar me pueden llamar;
    que pasa si no tienen la medida que quiero; apunteme por si se desocupa; avisenme cuando haya; me pueden poner en lista;
    no hay de las que quiero que hago;
    tienen lista de espera?; me pueden notificar cuando haya disponibilidad?; que sucede si no hay unidades disponibles?;
    como funciona la lista de espera?; dice agotado en la pagina; todo lleno y ahora q hago; avisame cuando se vaya alguien;
    le dejo mi numero por si sale una; cuando creen q se desocupe una; si alguien cancela me llaman; mandeme un texto si se abre una;
    yo agarro la primera q salga; en q numero de la lista voy; ya estaba en la lista y nadie me llamo; cuanto tarda en salir una;
    kiero la de al lado si se van; cobran por estar en la lista; no me borre de la lista; me anota pa la proxima;
    quiteme de la lista de espera; tienen waiting list?; hay cola pa las grandes; se tardan mucho en desocuparse; me guardan el turno;
    q me avisen x favor; estan full, cuando se libera algo;
    pongame en la lista xfa; abisenme cuando aiga una; me echan un fonazo si se desocupa`,
  'term/transfer_unit': `
    i need more room; my unit is too small now; i outgrew my space; can i move to a smaller one;
    dont need all this space anymore; can i change units; can i swap units; upgrade to a larger size; downsize my storage;
    is there a fee to transfer units; mine is stuffed what are my options; i got rid of half my things want something cheaper and smaller;
    can i trade for a ground floor one; picked the wrong size; what if i rent the wrong size; everything wont fit can i get a larger one;
    change to climate controlled unit later; we had a baby and need more room; cant shut the door anymore its so full;
    paying for air, half of it is empty; everythings crammed in there; wanna go up a size; wanna go down a size;
    is it a hassle to move to another one; got rid of the furniture so the big one is a waste; can i trade mine for an inside one;
    what if it turns out too small; do i have to sign a new lease to change units; bought too much stuff for my unit; shrink my unit;
    can we move our stuff to one closer to the elevator;
    can i transfer to a different size unit?; what if i need a larger unit?; is it possible to downsize after i move in?;
    can i switch units at any time?; is there a charge for transferring units?; what happens if i rent the wrong size unit?;
    can i upgrade or downgrade my unit?; mother in law is moving in and bringing all her china; the avalanche when i open the door lol;
    i can barely squeeze sideways past the boxes; sold the boat so now its mostly air in there;
    had a big yard sale, theres like four boxes left in a 10x20; kids finally took their junk so i could get by with a closet;
    business is growing, pallets everywhere; i underestimated, the couch is on the sidewalk; i overestimated big time;
    im a bad judge of space; its like tetris in there and i lost; my stuff is bursting out;
    the stairs are killing me can you move me downstairs; unit leaks so put me in another one;
    can i get out of this one and into the one across the hall; the guy next to me is creepy can i relocate;
    want to change from inside to outside access; going from a non ac to an ac one; swap?; trade up?; size up possible;
    bigger one please mine is full; smaller one to save a few bucks; would my rate change if i move to another unit;
    do you prorate when i change from one to another; do i get time to shift things between the two;
    do i pay for both while im moving over; how many days overlap to carry things to the new one; new agreement if i swap?;
    do i need new insurance when i go to a different unit; can i keep my promo if i change units;
    i just moved in yesterday and its too tight; we already loaded half the truck and it wont all go in; if it doesnt fit what do we do;
    what if we guess wrong; in case i mess up on size; is it easy to go bigger later on; start small and go up later ok?;
    later on can i go down; after my divorce i only need half; wife passed and i let go of most things;
    cant afford this big one, put me in a cheaper; rent is eating me, any smaller space i can move to; i want a different unit same size;
    move me closer to the front; my unit smells can you switch me; consolidating two units into one; merge both my units into a bigger one;
    my unet is to small; need a biger unit than mine; can i swich units;
    hey so i have a five by five right now and i was thinking maybe a ten by ten; i got stuff hanging out the door;
    need sumthin smaller then what i have; changing sizes midway; wont fit no more; half my unit is empty now;
    i only use the front corner of mine; closet would do me now; paying for space i dont use
    | puedo cambiarme a una mas grande; mi bodega ya me quedo chica; quiero una mas pequena; puedo cambiar de bodega; hay cargo por cambiar de unidad;
    y si no me caben mis cosas; escogi mal el tamano; ya no me cabe nada; tengo mucho espacio de sobra; quiero una mas grande que la que tengo;
    me puedo pasar a otra;
    es posible cambiarse a una unidad de otro tamano?; que pasa si necesito mas espacio?; hay costo por transferencia de unidad?;
    puedo reducir el tamano de mi unidad despues?; esta a reventar; no cierra la puerta de tanto tiliche; me sobro un monton de espacio;
    ya vendi los muebles y tengo casi vacia la mia; calcule mal y no entro el sofa; kiero una mas chikita pa pagar menos;
    se me mete el agua quiero otra; cambieme pa abajo que no puedo subir; pagaria las dos mientras me cambio; quiero hacer upgrade;
    tengo q firmar otra vez si me cambio; me muda a otra mas cerca de la puerta; ya nacio el bebe y tenemos mas cosas;
    es mucho lio cambiarse; despues puedo pasar a una mayor; si me equivoco de tamano q hago; tengo dos y las quiero juntar en una;
    me puedo cambiar a una con aire; me quedo grande; me cobran por el cambiazo; quiero bajar a una de menos precio;
    ya no kepa nada; kiero canbiarme de bodega; estoy pagando por espacio q no uso`,
  'term/portable': `
    do you have portable storage; do you rent containers; can you bring a container to my house; pods; do you deliver storage containers;
    mobile storage unit; can you drop a unit at my driveway;
    do you offer portable storage containers?; do you provide mobile storage units?; can you deliver a container to my home?;
    is container storage available?; do you offer pickup and delivery of storage units?; do you rent portable moving containers?;
    can you deliver a storage unit to my location?; leave one on my curb for a week while i load;
    hoa says 72 hours for a box in the driveway; i dont want to load twice; i load it, you haul it; you guys pick it up when its full?;
    come get my stuff; come pick up my things and keep them; valet storage; full service storage where you collect the boxes;
    do you have those boxes that get dropped off; big metal box; conex; shipping container; sea can; 20 foot container at my jobsite;
    jobsite storage box; connex box rental; sea container to rent on my ranch; storage trailer for our store; reefer container;
    office trailer; the kind that comes on a truck; a box on my lawn; the white boxes people have in front of their house;
    storage that comes to you; bring the unit to me; bring storage to my house; deliver?; drop off?; portable?; container?; mobile?;
    u bring it?; pick up service; can you move the container to my new city; ship a box to florida for me;
    haul the container from my old house to yours; i have one of those portable boxes already, can i keep it on your lot;
    can my moving container be stored at your place; remodeling so i want something out in the yard; flood cleanup crew needs a box on site;
    school needs a container behind the gym; do you place containers on grass; how long can the container stay at my house;
    how much room does the truck need to set it down; does it need to be level where you put it;
    do you only have units there or do you also deliver; can i rent a moving container from you
    | rentan contenedores; me traen un contenedor a la casa;
    ofrecen contenedores portatiles?; entregan unidades de almacenamiento a domicilio?; tienen servicio de recogida y entrega?;
    rentan contenedores moviles?; una caja de esas q ponen en el driveway; me la dejan en la casa y yo la lleno; vienen por mis cosas?;
    pasan a recoger?; ustedes se la llevan cuando este llena; un conex pa mi rancho; contenedor maritimo; necesito una caja en la obra;
    storage movil; de los que traen en camion; me lo llevan a otro estado; puedo tenerlo en mi yarda; traen la bodega a la casa?;
    cuanto tiempo me dejan el contenedor; tienen de esas cajas moviles?; me llevan el contenedor al trabajo; un furgon pa guardar cosas en mi casa;
    kiero de las cajas grandes de metal; tienen containers; yo cargo y uds lo mueven?`,
};
