import type { Questions } from './questions.ts';

/** Whether things are guarded and insured. */
export const securityQuestions: Questions = {
  'security/measures': `
    is the place secure; how do you keep my stuff safe; is it gated; is there a fence; do you have a security guard;
    what keeps people from breaking in; is my stuff going to get stolen; are units alarmed; do you have alarms on each unit;
    who watches the place at night; is it patrolled; security features; can i trust leaving expensive things there; is somebody there overnight;
    last place i rented got robbed what do you do different; worried about theft; what do you do to prevent break ins; is the property well lit;
    are there lights at night; is it safe for a woman alone at night; whats stopping someone from cutting my lock; safe to leave my tools;
    i feel nervous about leaving grandmas jewelry there; how secure; how are my belongings protected from thieves; last unit i had got cleaned out;
    whos watching; what stops somebody from walking in; i keep thousands in tools; been reading about thefts; would you leave your own stuff there;
    is there anybody around at 3 in the morning; any funny business around there; can just anyone drive in; how do you keep the tweakers out;
    how easy is it to get in without a code; my wife doesnt feel safe going at night; can i sleep easy; lit up after dark?;
    tell me about your security;
    what security measures are in place at your facility?; what kind of security does the property have?;
    is the property fully fenced and gated?; how is my property protected while in storage?; are individual unit door alarms provided?;
    is my storage unit secure?; will my belongings be safe with you?; how safe would you say the neighborhood is;
    razor wire or just chain link; does it log who comes and goes; is there a sign in for strangers;
    does an alarm go off if somebody opens my door; how many people know the way in; is it the kind of place where people get hit a lot;
    my sister says storage places are magnets for thieves; my moms urn money and everything i own is going in there so tell me its safe;
    i drove past and the fence had a hole in it; the gate was wide open when i came by yesterday how come;
    saw a sketchy van circling the rows; can somebody tailgate me through the gate; what if somebody follows me in behind my car;
    is it dark back by the last row; will i be ok unloading by myself at 10 pm; i get off second shift and go alone;
    im a single mom and id be coming after work is it sketchy; kinda rough area no?; thats not the best part of town;
    heard that side of town has a lot of crime; what keeps honest people honest over there; could my ex just jump the fence;
    how tall is the fence; somebody with bolt cutters could be in there in ten seconds right; these padlocks look flimsy;
    the door is just thin metal; what about people cutting through the wall from the next unit; cops ever drive through; do you do rounds;
    does anybody walk the property; how often do you check the locks; lock checks every day?; is it monitored;
    who gets called if an alarm goes off; my snap on toolbox is worth more than my truck, is it safe there;
    i got ten thousand in band gear; keeping my kids college stuff and her bike, dont want it walking off;
    my contractor buddy lost all his saws at one of these places; im leaving the country for a year and nobody will check on it;
    deployed for nine months who keeps an eye on my things; is it like fort knox or what; on a scale of one to ten how safe;
    sleep at night knowing my stuff is ok; give me one reason i shouldnt worry; secured?; any security?; safe area?; gated?;
    24 hr security; is da place safe; how secuer are the units; whats ur security like; what precautions do you take;
    do you screen the people who rent; who else has access to the building; electronic gate or just a chain;
    do you need a code for the building door too; motion sensors; are there guard dogs
    | que tan seguro es; que seguridad tienen; hay vigilancia; hay guardia de noche; tienen alarmas; es seguro dejar mis cosas; no se meten a robar;
    esta bardeado; hay iluminacion de noche; como cuidan mis cosas; me da miedo que me roben; esta protegido el lugar; en la otra me robaron;
    quien cuida; cualquiera puede entrar; me preocupa que se roben mi herramienta; esta alumbrado;
    con que medidas de seguridad cuentan; el acceso es controlado; cuentan con cerca perimetral; tiene alarma cada unidad;
    q tan seguro esta eso; es segura la zona; esta feo ese barrio no; me dijeron q por ahi roban mucho; y si brincan la barda;
    y si cortan el candado quien se da cuenta; voy sola en la noche no es peligroso; salgo tarde del trabajo y me da cosa ir; hay velador;
    hay guachiman; pasa la policia por ahi; tengo mucha herramienta y no quiero que me la vuelen;
    voy a estar fuera un ano quien le echa ojo a mis cosas; cualquiera se mete o como; vi el porton abierto de par en par;
    y si alguien se cuela detras de mi; es confiable el lugar; no se pierden las cosas; tienen security de noche; esta gated;
    no me vayan a vaciar la bodega; hay alarma xsi alguien abre; dan rondas`,
  'security/cameras': `
    is there video surveillance; are the cameras recording; is there a camera in the hallway; can i see footage;
    are there cameras at the gate; who watches the cameras; is there cctv; do cameras cover my unit; can you check the cameras someone hit my car;
    is it recorded 24 7; can i put my own camera in my unit; do you film; is anything recorded; whos on the other end of the video;
    someone dinged my truck, is it on tape; can i get the tape; do you have eyes on the hallways; is the facility under video surveillance?; are there cameras throughout the property?;
    is video recorded around the clock?; how long is surveillance footage retained?; may i install my own camera inside my unit?;
    does your facility have 24-hour video recording?; can customers review footage?; any cams; cameras?; got cctv; survailance; camras;
    do yall have ring cameras; are those domes on the ceiling real or fake; are the cameras dummies; i saw one of the cameras dangling;
    the one by row c looks unplugged; do they work at night; night vision; can they read a license plate;
    do they catch plates at the gate; is there a screen in the office showing the rows; does somebody watch live or is it just saved;
    can i watch my unit from my phone; live feed; can i stick a blink cam inside my locker; can i leave a trail cam on my camper;
    wifi cam in my space ok; somebody backed into my trailer can you pull the video; need to see who went in my hallway on tuesday;
    police officer wants the recording; my insurance company is asking for the tape; rewind it to saturday night please;
    who do i ask for the clip; can you look and see if my ex came by; did you get the guy on film; is my row in view;
    does one point at the rv spots; blind spots?; cover the elevators too?; are there any pointed at the parking;
    am i being filmed when i change my shirt in there; dont like being watched, where do you film; is there audio too;
    do you film inside the units; how far back can you go; do you delete it after a week; that hit and run in your lot monday, tape?;
    want eyes on my boat while im gone; lost my ring by the dock can you look at the playback; monitored by who
    | tienen camaras; hay camaras de seguridad; graban las camaras; puedo ver el video; hay videovigilancia; puedo poner mi camara; quedo grabado;
    alguien golpeo mi carro hay video;
    cuentan con camaras de vigilancia; esta videovigilado; cuanto tiempo guardan las grabaciones; puedo instalar una camara en mi unidad;
    se puede revisar el video; hay cctv; hay camras; las camaras sirven o son de adorno; graban de noche; se ven las placas;
    quiero ver quien entro el martes; me pueden pasar el video; la policia pide la grabacion; le pegaron a mi troca chequen la camara;
    puedo ver mi bodega desde el celular; hay camara en mi pasillo; tienen camaras en los pasillos; apunta alguna a los rv;
    alguien esta viendo las camaras; hasta cuando borran el video; hay cameras; me estan grabando adentro`,
  'security/break_ins': `
    has anyone ever broken in; how many thefts have you had; my stuff was stolen;
    my lock was cut and things are missing; i want to report a theft; who is responsible if my things are stolen;
    what happens if someone steals my stuff; i think somebody has been in my unit; my unit was broken into what do i do;
    what should i do if my unit is broken into?; have there been any thefts at this facility?; how are break-ins handled?;
    will i be notified if my unit is burglarized?; what happens if my lock is tampered with?; do you file police reports for thefts?;
    crime at the facility; any incidents lately?; came by today and my lock is gone; theres a different lock on my door and its not mine;
    my door was halfway up when i got here; the hasp is bent on my unit; boxes are dumped all over and my tv is missing;
    my bike isnt where i left it; somebody went through my things; stuff has been moved around in there;
    im missing two drills and a compressor; they took everything; ripped off; i got robbed; burglarized; broken in to; broke in last nite;
    thiefs got my unit; they stole the catalytic converter off my rv; somebody siphoned my gas; battery gone off my boat;
    they swiped the wheels off my trailer; spare tire got stolen; outboard motor is gone; window smashed on my camper;
    the guy next to me says several units got hit; are you going to tell people about the break ins;
    heard on the news that a bunch of units got robbed; saw on facebook that people lost stuff at your place;
    reviews mention thefts is that true; how often does it happen; when was the last theft; ever had anybody lose stuff;
    did they catch the guys; police report number for the theft; who do i talk to about things stolen from my space;
    what are you going to do about it; i think it was an inside job; one of your people took my things; my ex cleaned out my unit;
    will you call me if mine gets hit; pry marks on my door; scratches around my lock like someone tried it;
    do i call the cops or you first; need to make a list of what they took; whats the story with the burglary last month
    | han robado ahi; me robaron; se metieron a mi bodega; quien responde si me roban; quiero reportar un robo; cortaron mi candado y falta cosas;
    que hago si abren mi bodega; han tenido robos; me avisan si roban mi unidad; que hacen cuando hay un robo;
    llegue y no estaba mi candado; mi puerta estaba medio abierta; hay otro candado q no es mio; me faltan cosas; se llevaron mi bici;
    me vaciaron la bodega; me volaron las herramientas; se robaron el catalizador de mi rv; le quitaron las llantas a mi traila;
    me rompieron el vidrio del camper; vi en facebook q robaron ahi es cierto; cada cuanto roban; cuando fue el ultimo robo;
    a quien le reporto el robo; necesito el reporte de policia; agarraron a los rateros; forzaron mi puerta;
    alguien anduvo esculcando mis cosas; me abrieron la bodega; tumbaron mi candado`,
  'security/manager_on_site': `
    is there a manager on site; does someone live on the property; is anyone there at all times; are there staff on weekends;
    is there a resident manager; is it staffed; is it self service; is there always someone around; is there a person there or is it automated;
    is there an on-site manager?; do you have a live-in manager?; is the facility staffed every day?;
    is there a manager on duty during access hours?; is this an unmanned facility?; is on-site staff available to assist me?;
    is the property professionally managed?; contactless facility?; do yall have an actual human out there;
    nobody was at the desk when i stopped by; drove over and the office was dark, is it run remotely; is the place run by a computer;
    is it one of those no staff places; is anybody physically there; is the manager in an apartment on the property;
    does the owner stay there; who lives in the house by the gate; theres a house on the lot, is that the manager; is there a caretaker;
    is someone around if i get stuck; if i need a hand is somebody there; if i have a problem on a saturday who is there;
    anyone around on sundays; will i run into an employee there; do i deal with a person or a screen; is there a live body;
    is it just you or are there more people working; somebody there after 6?; employees on site?; mananger on site?; resident mgr;
    onsite staff; on duty at night; staffed 7 days; staffed?; i knocked and nobody answered; rang the bell for ten minutes;
    is there ever anybody in that office; are you there or in a call center somewhere; are you people in another state;
    is the manager there all day or does he go between places; does somebody keep an eye on the place in person;
    my dad is old and would rather deal with someone face to face, is anyone there; i like knowing theres a person around;
    who runs the place day to day on the lot
    | hay encargado en el lugar; vive alguien ahi; siempre hay alguien; hay personal los fines de semana;
    hay gerente en el sitio; el gerente vive ahi; cuenta con personal en el lugar; es un lugar sin personal; esta atendido todos los dias;
    es automatizado; fui y no habia nadie; toque y nadie salio; hay una persona o pura maquina; quien vive en la casita de la entrada;
    hay cuidador de planta; hay empleados en la tarde; si necesito ayuda hay alguien ahi; hay gente los domingos; el dueno esta ahi;
    estan ahi o es un call center; me gusta tratar en persona hay alguien; nomas es una maquina o hay gente; siempre esta sola la oficina;
    hay manager ahi; quien esta al pendiente del lugar; a q hora hay gente`,
  'insurance/required': `
    is insurance required; do you offer insurance; does your insurance cover my things; can i use my homeowners insurance;
    can i use renters insurance; does my policy cover storage; how much is the insurance; what is the protection plan;
    can i opt out of the insurance; proof of insurance; is coverage included in the rent;
    where can i get insurance for my unit; my state farm covers it do i still have to pay for yours; tenant protection;
    how do i show you my own policy; do i really gotta get a policy; why am i paying for insurance; take the insurance off my bill;
    do you require coverage; how much coverage do i get; allstate; do i gotta buy the coverage; already got farmers;
    my agent says im fine, what do you need from me; is it extra or part of the price; who insures my stuff; what if i skip it; is your plan any good;
    what do i pay monthly for protection; can i say no to it; does renters insurance count; do i need to send you my declarations page;
    why was i charged 14 for protection; is it a must;
    is insurance required?; is tenant protection mandatory?; do i need to insure my belongings?; are my goods insured while in storage?;
    what insurance options are available to tenants?; can i provide proof of my own coverage?;
    does my homeowners or renters policy cover items in storage?; what is a tenant protection plan?; do you offer contents insurance?;
    is insurance included with my monthly rental?; why do i need storage insurance?;
    theres a 12 dollar thing on my bill that i never asked for; whats this protection charge; i never signed up for any plan;
    the girl at the desk said i have to pick a coverage amount; 2000 or 5000 plan which one; is the cheap coverage enough;
    got usaa through the army does that work; im with geico; progressive renters policy ok?;
    my homeowners says off premises is covered 10 percent; my mom has me on her policy;
    my landlord made me get renters insurance already so im double covered; uploading my policy page where;
    what do you want me to send to prove im covered; dec page; who do i fax my insurance card to;
    i sent proof last month and still got billed; my insurance lapsed; switched insurance companies do i tell you;
    everything in there is junk why insure it; its just some old clothes do i really need to cover it; nothing in there worth ten bucks;
    no thanks on the insurance; decline coverage; waive it; insurance optional?; ins required?; insurence needed;
    cancel the protection on my unit i got my own now; is it the law that i have coverage; whats the minimum i gotta be insured for;
    can i add insurance later; i want to raise my coverage; upgrade my plan from 3k to 5k;
    does everybody have to have it or just climate people; do boats need it too or just the inside units;
    whats the deal with the insurance thing; they quoted me 45 but with insurance it came to 60; is the owner insured or am i on my own;
    your insurance or mine; are you covering my stuff or do i; am i automatically covered; so if i rent im covered right;
    how much coverage comes with the rent; what company is the insurance through; who underwrites it;
    do i sign up for insurance at move in or on my own; can i buy it directly from you; i need something to protect my things in case;
    want to be on the safe side what coverage do you have; is there a deductible; does it cost extra to be protected
    | necesito seguro; mis cosas estan aseguradas; ofrecen seguro; puedo usar el seguro de mi casa; cuanto cuesta el seguro;
    esta incluido el seguro; no quiero seguro; piden aseguranza; tengo mi propio seguro puedo usarlo; tengo que comprar el seguro de ustedes;
    tengo seguro de inquilino sirve; es aparte o viene incluido; y si no lo quiero; a fuerza hay que comprarlo; quien asegura mis cosas;
    es obligatoria la proteccion del inquilino; se requiere aseguranza; el contenido esta asegurado; que opciones de seguro hay;
    que es el plan de proteccion; puedo presentar comprobante de mi propia poliza; me cobraron 12 de seguro y yo no pedi nada;
    xq me cobran seguro; pq me sale un cargo de proteccion; quitenme el seguro por favor; tmb tengo q pagar seguro; ya tengo state farm;
    mi casero ya me hizo sacar renters insurance; con el seguro de mi mama vale; a donde mando mi poliza;
    que papel ocupan de mi aseguranza; es pura ropa vieja pa q quiero seguro; no tengo nada de valor es necesario asegurarlo;
    cuanto mas sale con aseguranza; la aseguranza es opcional; el insurance es aparte; lo puedo rechazar; esta asegurado el local;
    ya viene cubierto con la renta; cual cobertura me conviene la de 2 mil o 5 mil; se me vencio el seguro; quiero subir la cobertura`,
  'insurance/damage': `
    what if my stuff gets damaged; who pays if theres a fire; are you responsible for damage;
    what does the insurance cover; what if a pipe bursts; are you liable if something is ruined; if the roof leaks on my couch who pays;
    what if theres a tornado; my things got wet who do i talk to; what if it all burns down;
    do you replace my things if they get ruined; who covers it if a storm hits; am i protected if there is smoke damage;
    does the coverage include theft; water damage claim; what happens to my stuff in a hurricane; something happened to my stuff in your building;
    rats ruined my mattress are you paying for it; if it burns am i out of luck; whos on the hook if the sprinkler goes off;
    if a mouse eats my couch do you pay; roof caves in, then what; if somebody breaks in do i get paid; am i protected if things go bad;
    my tv got fried in there who pays; the unit next to mine leaked on my stuff; who do i send pictures of the damage to;
    if theres a disaster is my stuff covered; will yall replace it;
    who is responsible for loss or damage to my property?; what happens if my belongings are damaged or stolen?;
    are you liable for my items?; what is covered under the protection plan?; how do i file an insurance claim?;
    what should i do if i discover damage in my unit?; does the facility cover losses due to fire, theft or water?;
    is flood damage covered?; does the policy cover vermin damage?; what is not covered by the insurance?;
    opened my unit and everything is soaked; my grandmothers dresser is all warped and i want someone to pay;
    the ceiling dripped on my recliner; my couch is ruined thanks to your roof; who makes this right; i want compensation;
    you owe me for a mattress; whos going to reimburse me; do i call you or the insurance people; whats the claim number;
    adjuster never called me back; how long does a claim take; my claim got denied; claim form; claims phone;
    i have pictures and receipts where do they go; what proof do i need to get paid; will they pay what it cost new or used;
    if a tree comes down on the building; if lightning hits; if a drunk drives through the wall of my unit;
    if the place gets hit by a twister; some idiot sets the building on fire with a space heater; neighbors stuff caught fire;
    somebody stored gas next to me and boom; say there is a burglary, am i covered for that; does it pay for stolen stuff;
    if my bike gets taken do i get a check; mold got on my clothes does the plan pay; moths ate my rugs, claim?;
    mice made a nest in my sofa is that on you; roaches in my tv is it covered; my kayak cracked in the heat;
    the movers broke my mirror in your hallway; your guy hit my trailer with the golf cart; your gate came down on my hood;
    my rv got hail damage on your lot; a shingle flew off and scratched my boat; someone backed into my camper while it was parked;
    what does the 5000 plan actually pay for; what am i paying this protection for if it doesnt cover it;
    does it cover everything or are there exceptions; is it acts of god type deal; worst case scenario what do i get;
    lost everything in the fire; after the flood who do i see about my things; if i lose it all whos paying;
    your fault or mine if it gets ruined; on me or on you if something breaks; dammage to my stuff; covered if stolen?;
    hurricane took the roof off and my things were under it; freezer quit and the meat leaked onto my neighbors boxes
    | que pasa si se danan mis cosas; quien paga si hay un incendio; ustedes responden por danos; que cubre el seguro; si se inunda quien paga;
    como hago un reclamo; se mojaron mis cosas; y si se quema todo; me pagan si se arruina algo; y si viene un huracan; si se quema me pagan;
    se me echo a perder todo quien responde; si roban me lo pagan; con quien reclamo;
    quien es responsable por perdidas o danos; que cubre la poliza; que no cubre; como presento una reclamacion;
    estan cubiertos los robos; cubre inundacion; cubre ratones; abri mi bodega y todo empapado;
    se me mojo el sofa con la gotera quien me lo paga; se me pudrio el colchon; me lo van a reponer o que; ustedes me tienen que pagar;
    quiero que me paguen mis muebles; mande fotos del dano y no contestan; cuanto tarda el claim; a quien le hablo pa hacer un claim;
    xq no me cubrio el seguro; y si cae un rayo; y si se cae el techo; se fue con el huracan todo;
    el de al lado tenia gasolina y se prendio; los ratones se comieron mi ropa me responden; el porton le cayo a mi troca;
    le pegaron a mi bote ahi parqueado; si se pierde algo quien da la cara; pa q pago el seguro si no cubre;
    q pasa si se me rompe algo ahi`,
};
