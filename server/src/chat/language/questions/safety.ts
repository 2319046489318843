import type { Questions } from './questions.ts';

/** Whether things are safe, insured, dry and free of vermin. */
export const safetyQuestions: Questions = {
  'security/measures': `
    how safe is it; is the place secure; how do you keep my stuff safe; is it gated; is there a fence; do you have a security guard;
    what keeps people from breaking in; is my stuff going to get stolen; are units alarmed; do you have alarms on each unit;
    who watches the place at night; is it patrolled; security features; can i trust leaving expensive things there; is somebody there overnight;
    last place i rented got robbed what do you do different; worried about theft; what do you do to prevent break ins; is the property well lit;
    are there lights at night; is it safe for a woman alone at night; whats stopping someone from cutting my lock; safe to leave my tools;
    i feel nervous about leaving grandmas jewelry there; how secure; how are my belongings protected from thieves; last unit i had got cleaned out;
    whos watching; what stops somebody from walking in; i keep thousands in tools; been reading about thefts; would you leave your own stuff there;
    is there anybody around at 3 in the morning; any funny business around there; can just anyone drive in; how do you keep the tweakers out;
    how easy is it to get in without a code; my wife doesnt feel safe going at night; can i sleep easy; lit up after dark?;
    tell me about your security
    | que tan seguro es; que seguridad tienen; hay vigilancia; hay guardia de noche; tienen alarmas; es seguro dejar mis cosas; no se meten a robar;
    esta bardeado; hay iluminacion de noche; como cuidan mis cosas; me da miedo que me roben; esta protegido el lugar; en la otra me robaron;
    quien cuida; cualquiera puede entrar; me preocupa que se roben mi herramienta; esta alumbrado`,
  'security/cameras': `
    is there video surveillance; are the cameras recording; is there a camera in the hallway; can i see footage; how long do you keep video;
    are there cameras at the gate; who watches the cameras; is there cctv; do cameras cover my unit; can you check the cameras someone hit my car;
    is it recorded 24 7; can i put my own camera in my unit; do you film; is anything recorded; whos on the other end of the video;
    someone dinged my truck, is it on tape; can i get the tape; do you have eyes on the hallways
    | tienen camaras; hay camaras de seguridad; graban las camaras; puedo ver el video; hay videovigilancia; puedo poner mi camara; quedo grabado;
    alguien golpeo mi carro hay video`,
  'security/break_ins': `
    has anyone ever broken in; have you had break ins; how many thefts have you had; someone broke into my unit; my stuff was stolen;
    my lock was cut and things are missing; i want to report a theft; who is responsible if my things are stolen;
    what happens if someone steals my stuff; i think somebody has been in my unit; my unit was broken into what do i do
    | han robado ahi; me robaron; se metieron a mi bodega; quien responde si me roban; quiero reportar un robo; cortaron mi candado y falta cosas`,
  'security/manager_on_site': `
    is there a manager on site; does someone live on the property; is anyone there at all times; are there staff on weekends;
    is there a resident manager; is it staffed; is it self service; is there always someone around; is there a person there or is it automated
    | hay encargado en el lugar; vive alguien ahi; siempre hay alguien; hay personal los fines de semana`,
  'insurance/required': `
    do i need insurance; is insurance required; do you offer insurance; does your insurance cover my things; can i use my homeowners insurance;
    can i use renters insurance; does my policy cover storage; how much is the insurance; what is the protection plan;
    do i have to buy your insurance; can i opt out of the insurance; proof of insurance; is coverage included in the rent;
    where can i get insurance for my unit; my state farm covers it do i still have to pay for yours; tenant protection;
    how do i show you my own policy; do i really gotta get a policy; why am i paying for insurance; take the insurance off my bill;
    do you require coverage; how much coverage do i get; allstate; do i gotta buy the coverage; already got farmers;
    my agent says im fine, what do you need from me; is it extra or part of the price; who insures my stuff; what if i skip it; is your plan any good;
    what do i pay monthly for protection; can i say no to it; does renters insurance count; do i need to send you my declarations page;
    why was i charged 14 for protection; is it a must
    | necesito seguro; es obligatorio el seguro; mis cosas estan aseguradas; ofrecen seguro; puedo usar el seguro de mi casa; cuanto cuesta el seguro;
    esta incluido el seguro; no quiero seguro; piden aseguranza; tengo mi propio seguro puedo usarlo; tengo que comprar el seguro de ustedes;
    tengo seguro de inquilino sirve; es aparte o viene incluido; y si no lo quiero; a fuerza hay que comprarlo; quien asegura mis cosas`,
  'insurance/damage': `
    what if my stuff gets damaged; who pays if theres a fire; are you responsible for damage; what happens if my unit floods;
    what does the insurance cover; what if a pipe bursts; are you liable if something is ruined; if the roof leaks on my couch who pays;
    what if theres a tornado; how do i file a claim; my things got wet who do i talk to; what if it all burns down;
    do you replace my things if they get ruined; who covers it if a storm hits; am i protected if there is smoke damage;
    does the coverage include theft; water damage claim; what happens to my stuff in a hurricane; something happened to my stuff in your building;
    rats ruined my mattress are you paying for it; if it burns am i out of luck; whos on the hook if the sprinkler goes off;
    if a mouse eats my couch do you pay; roof caves in, then what; if somebody breaks in do i get paid; am i protected if things go bad;
    my tv got fried in there who pays; the unit next to mine leaked on my stuff; who do i send pictures of the damage to;
    if theres a disaster is my stuff covered; will yall replace it
    | que pasa si se danan mis cosas; quien paga si hay un incendio; ustedes responden por danos; que cubre el seguro; si se inunda quien paga;
    como hago un reclamo; se mojaron mis cosas; y si se quema todo; me pagan si se arruina algo; y si viene un huracan; si se quema me pagan;
    se me echo a perder todo quien responde; si roban me lo pagan; con quien reclamo`,
  'condition/climate': `
    are units air conditioned; is there ac in the units; do you have temperature controlled storage; are any units heated and cooled;
    indoor climate units; is it cool in there in summer; does it get hot in the units; is it freezing in winter;
    whats the difference between climate and non climate; does climate control cost more; is it conditioned space;
    will it be boiling in there in august; my candles will they melt; does it stay cool; is there a heater; does it freeze inside;
    are the hallways air conditioned; are the interior ones cooled; are there fans; is there ventilation; gets to 110 here, will it be an oven;
    i dont want my stuff baking; are any kept comfortable; like a normal room or like a garage; do the inside ones stay cool;
    is there something warmer for the winter; whats the difference with the pricier inside units; heated by any chance; insulated;
    will candles survive
    | tienen clima controlado; hay aire acondicionado; las bodegas tienen calefaccion; hace mucho calor adentro; se congela en invierno;
    tienen unidades climatizadas; cuesta mas con clima; esta fresco adentro; tienen ventilacion; se encierra el calor;
    hace frio ahi adentro en invierno; esta como un horno; hay de las que tienen aire`,
  'condition/temperature': `
    what temperature do you keep it at; how warm does it get; how cold does it get in there; what degrees are climate units; what is the humidity;
    do you control humidity; what range is the temperature; is humidity controlled too; what is the thermostat set at; is it 70 in there all year
    | a que temperatura estan; que temperatura mantienen; controlan la humedad; cuantos grados hace adentro; que tan frio se pone`,
  'condition/needs_climate': `
    do i need climate control; what should be stored in climate control; is climate control worth it; should i get climate for my furniture;
    will my piano be ok in a regular unit; can i store electronics without climate control; where should i keep my photo albums;
    will leather crack in a regular unit; is it ok to store a tv in a non climate unit; do wood antiques need climate;
    my grandmas paintings will they be ruined by heat; ive got vinyl records will they warp; storing a guitar; what is climate control for;
    do documents need climate; would a mattress be ok in a drive up; for art or instruments what do you recommend; wedding dress;
    which things go bad without air conditioning; is it bad for my computers to sit in the heat; collectibles; how should i store wine;
    its my late fathers record collection, will it be ok; got oil paintings; is regular fine for a couch for a year; storing my cello;
    i have film negatives; should i pay more for the inside kind; grandmas quilts and china hutch; worried my dining table will split;
    is it overkill for plastic bins; where would you put a leather sofa; does a computer server need the fancy one;
    can my baseball cards handle a regular one
    | necesito clima para mis muebles; que cosas necesitan clima; vale la pena el clima; se danan los electronicos sin clima;
    se echa a perder la madera; donde guardo mis fotos y documentos; se tuerce mi guitarra; para que sirve el clima controlado; me conviene con clima;
    mis muebles son de madera buena cual me conviene; son pinturas de mi abuela; para mis discos cual necesito; los instrumentos aguantan`,
  'condition/damp': `
    do the units leak; is it dry; will my stuff get moldy; do you have problems with mold; does water get in; is there mildew; will my stuff stay dry;
    does it flood there; are you in a flood zone; moisture in the units; my last unit had mildew; does rain come in under the door; condensation;
    is it damp; how do i keep things from getting musty; do the roofs leak; there is water in my unit; my boxes got wet; humidity ruin;
    stuff came out smelling funky from my last place; my clothes got those black spots; it pours here all spring, will my boxes be ok;
    is there standing water after storms; do the walls sweat; that basement smell; found a puddle; are you near the river;
    does water come under the door; will paper curl; rust on my tools; should i get those moisture buckets; is it tight against rain
    | se mete el agua; hay humedad; hay moho; se inunda; esta seco; hay goteras; entra agua por la puerta cuando llueve; se moja;
    se enmohecen las cosas; salio todo oliendo feo; cuando llueve se mete; estan cerca del rio; se oxida mi herramienta`,
  'condition/pests': `
    do you have mice; are there bugs; do you have rats; pest control; do you spray for bugs; will roaches get in my stuff; spiders;
    how do you keep rodents out; is there an exterminator; ants in my unit; i saw a mouse; something chewed my boxes; are there snakes; moths;
    termites; bedbugs; how often do you treat for insects; droppings in my unit; do you put traps; critters getting into my things;
    are the units bug free; i found a nest in my couch; do you do anything about vermin; how do i keep the bugs away from my stuff;
    something got into my cushions; seen any critters; my mattress came back with holes; is there stuff crawling around; do you put poison out;
    hate spiders; last place was full of bugs; little black pellets all over my boxes; do i need mothballs; something has been nibbling my books;
    what do you do to keep them out; is it crawling with ants
    | hay ratones; hay cucarachas; fumigan; hay plagas; hay ratas; tienen control de plagas; se meten bichos; vi un raton; hay aranas;
    hay hormigas en mi bodega; algo se comio mis cajas; salieron animales en mi sillon; encontre popo de raton; que hacen con los bichos;
    me da asco que haya cucarachas`,
  'condition/clean': `
    are the units clean; do you clean the units before i move in; is it dusty; will my stuff get dusty; is the floor concrete;
    what are the walls made of; what are the units made of; are the walls metal or drywall; do they have windows; is there a gap at the top;
    can people see into my unit; is there a ceiling or wire mesh; do i need pallets on the floor; should i put something under my furniture;
    what kind of floor
    | estan limpias las bodegas; hay polvo; el piso es de cemento; de que son las paredes; tienen ventanas; tengo que poner tarimas`,
  'condition/disaster_plan': `
    what happens in a hurricane; do you close for storms; is the building hurricane proof; are you open during the storm;
    what if the power goes out can i get in; does the gate work in a power outage; do you plow the snow; is the lot plowed in winter;
    is the driveway icy; do you have a generator; does the elevator work when the power is out; are there sprinklers; fire alarm; smoke detectors;
    is the building fireproof; did you get damage from the storm
    | que pasa si hay huracan; cierran por la tormenta; si se va la luz puedo entrar; quitan la nieve; hay rociadores contra incendio;
    tienen planta de luz; abren cuando hay tormenta`,
};
