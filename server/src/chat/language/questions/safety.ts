import type { Questions } from './questions.ts';

/** Whether things are safe, insured, dry and free of vermin. */
export const safetyQuestions: Questions = {
  'security/measures': `
    how safe is it; what security do you have; is the place secure; how do you keep my stuff safe; is it gated; is there a fence; do you have a security guard; what keeps people from breaking in; is my stuff going to get stolen; are units alarmed; do you have alarms on each unit; who watches the place at night; is it patrolled; security features; can i trust leaving expensive things there; is somebody there overnight;
    last place i rented got robbed what do you do different; worried about theft; what do you do to prevent break ins; is the property well lit; are there lights at night; is it safe for a woman alone at night; whats stopping someone from cutting my lock; safe to leave my tools; i feel nervous about leaving grandmas jewelry there; how secure; how are my belongings protected from thieves
    | que tan seguro es; que seguridad tienen; hay vigilancia; hay guardia de noche; tienen alarmas; es seguro dejar mis cosas; no se meten a robar; esta bardeado; hay iluminacion de noche; como cuidan mis cosas; me da miedo que me roben; esta protegido el lugar`,
  'security/cameras': `
    do you have cameras; is there video surveillance; are the cameras recording; is there a camera in the hallway; can i see footage; how long do you keep video; are there cameras at the gate; who watches the cameras; is there cctv; do cameras cover my unit; can you check the cameras someone hit my car; is it recorded 24 7; can i put my own camera in my unit
    | tienen camaras; hay camaras de seguridad; graban las camaras; puedo ver el video; hay videovigilancia; puedo poner mi camara`,
  'security/break_ins': `
    has anyone ever broken in; have you had break ins; how many thefts have you had; someone broke into my unit; my stuff was stolen; my lock was cut and things are missing; i want to report a theft; who is responsible if my things are stolen; what happens if someone steals my stuff; i think somebody has been in my unit; my unit was broken into what do i do
    | han robado ahi; me robaron; se metieron a mi bodega; quien responde si me roban; quiero reportar un robo; cortaron mi candado y falta cosas`,
  'security/manager_on_site': `
    is there a manager on site; does someone live on the property; is anyone there at all times; are there staff on weekends; is there a resident manager; is it staffed; is it self service; is there always someone around; is there a person there or is it automated
    | hay encargado en el lugar; vive alguien ahi; siempre hay alguien; hay personal los fines de semana`,
  'insurance/required': `
    do i need insurance; is insurance required; is my stuff insured; do you offer insurance; does your insurance cover my things; can i use my homeowners insurance; can i use renters insurance; does my policy cover storage; how much is the insurance; what is the protection plan; do i have to buy your insurance; can i opt out of the insurance; proof of insurance; is coverage included in the rent;
    where can i get insurance for my unit; my state farm covers it do i still have to pay for yours; tenant protection; how do i show you my own policy; do i really gotta get a policy; why am i paying for insurance; take the insurance off my bill; do you require coverage; how much coverage do i get; allstate
    | necesito seguro; es obligatorio el seguro; mis cosas estan aseguradas; ofrecen seguro; puedo usar el seguro de mi casa; cuanto cuesta el seguro; esta incluido el seguro; no quiero seguro; piden aseguranza; tengo mi propio seguro puedo usarlo; tengo que comprar el seguro de ustedes`,
  'insurance/damage': `
    what if my stuff gets damaged; who pays if theres a fire; are you responsible for damage; what happens if my unit floods; what does the insurance cover; what if a pipe bursts; are you liable if something is ruined; if the roof leaks on my couch who pays; what if theres a tornado; how do i file a claim; my things got wet who do i talk to; what if it all burns down; do you replace my things if they get ruined;
    who covers it if a storm hits; am i protected if there is smoke damage; does the coverage include theft; water damage claim; what happens to my stuff in a hurricane; something happened to my stuff in your building; rats ruined my mattress are you paying for it
    | que pasa si se danan mis cosas; quien paga si hay un incendio; ustedes responden por danos; que cubre el seguro; si se inunda quien paga; como hago un reclamo; se mojaron mis cosas; y si se quema todo; me pagan si se arruina algo; y si viene un huracan`,
  'condition/climate': `
    do you have climate control; are units air conditioned; are the units heated; is there ac in the units; do you have temperature controlled storage; are any units heated and cooled; indoor climate units; is it cool in there in summer; does it get hot in the units; is it freezing in winter; whats the difference between climate and non climate; does climate control cost more; is it conditioned space;
    will it be boiling in there in august; my candles will they melt; does it stay cool; is there a heater; does it freeze inside; are the hallways air conditioned; are the interior ones cooled; are there fans; is there ventilation
    | tienen clima controlado; hay aire acondicionado; las bodegas tienen calefaccion; hace mucho calor adentro; se congela en invierno; tienen unidades climatizadas; cuesta mas con clima; esta fresco adentro; tienen ventilacion`,
  'condition/temperature': `
    what temperature do you keep it at; how warm does it get; how cold does it get in there; what degrees are climate units; what is the humidity; do you control humidity; what range is the temperature; is humidity controlled too; what is the thermostat set at; is it 70 in there all year
    | a que temperatura estan; que temperatura mantienen; controlan la humedad; cuantos grados hace adentro; que tan frio se pone`,
  'condition/needs_climate': `
    do i need climate control; what should be stored in climate control; is climate control worth it; should i get climate for my furniture; will my piano be ok in a regular unit; can i store electronics without climate control; where should i keep my photo albums; will leather crack in a regular unit; is it ok to store a tv in a non climate unit; do wood antiques need climate; my grandmas paintings will they be ruined by heat;
    ive got vinyl records will they warp; storing a guitar; what is climate control for; do documents need climate; would a mattress be ok in a drive up; for art or instruments what do you recommend; wedding dress; which things go bad without air conditioning; is it bad for my computers to sit in the heat; collectibles; how should i store wine
    | necesito clima para mis muebles; que cosas necesitan clima; vale la pena el clima; se danan los electronicos sin clima; se echa a perder la madera; donde guardo mis fotos y documentos; se tuerce mi guitarra; para que sirve el clima controlado; me conviene con clima`,
  'condition/damp': `
    do the units leak; is it dry; will my stuff get moldy; do you have problems with mold; does water get in; is there mildew; will my stuff stay dry; does it flood there; are you in a flood zone; moisture in the units; my last unit had mildew; does rain come in under the door; condensation; is it damp; how do i keep things from getting musty; do the roofs leak; there is water in my unit; my boxes got wet; humidity ruin
    | se mete el agua; hay humedad; hay moho; se inunda; esta seco; hay goteras; entra agua por la puerta cuando llueve; se moja; se enmohecen las cosas`,
  'condition/pests': `
    do you have mice; are there bugs; do you have rats; pest control; do you spray for bugs; will roaches get in my stuff; spiders; how do you keep rodents out; is there an exterminator; ants in my unit; i saw a mouse; something chewed my boxes; are there snakes; moths; termites; bedbugs; how often do you treat for insects; droppings in my unit; do you put traps; critters getting into my things; are the units bug free; i found a nest in my couch;
    do you do anything about vermin; how do i keep the bugs away from my stuff
    | hay ratones; hay cucarachas; fumigan; hay plagas; hay ratas; tienen control de plagas; se meten bichos; vi un raton; hay aranas; hay hormigas en mi bodega; algo se comio mis cajas`,
  'condition/clean': `
    are the units clean; do you clean the units before i move in; is it dusty; will my stuff get dusty; is the floor concrete; what are the walls made of; what are the units made of; are the walls metal or drywall; do they have windows; is there a gap at the top; can people see into my unit; is there a ceiling or wire mesh; do i need pallets on the floor; should i put something under my furniture; what kind of floor
    | estan limpias las bodegas; hay polvo; el piso es de cemento; de que son las paredes; tienen ventanas; tengo que poner tarimas`,
  'condition/disaster_plan': `
    what happens in a hurricane; do you close for storms; is the building hurricane proof; are you open during the storm; what if the power goes out can i get in; does the gate work in a power outage; do you plow the snow; is the lot plowed in winter; is the driveway icy; do you have a generator; does the elevator work when the power is out; are there sprinklers; fire alarm; smoke detectors; is the building fireproof; did you get damage from the storm
    | que pasa si hay huracan; cierran por la tormenta; si se va la luz puedo entrar; quitan la nieve; hay rociadores contra incendio; tienen planta de luz; abren cuando hay tormenta`,
};
