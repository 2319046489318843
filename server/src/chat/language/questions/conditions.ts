import type { Questions } from './questions.ts';

/** Whether things stay dry, cool, clean and free of vermin. */
export const conditionQuestions: Questions = {
  'condition/climate': `
    are units air conditioned; is there ac in the units; do you have temperature controlled storage; are any units heated and cooled;
    indoor climate units; is it cool in there in summer; does it get hot in the units; is it freezing in winter;
    whats the difference between climate and non climate; does climate control cost more; is it conditioned space;
    will it be boiling in there in august; my candles will they melt; does it stay cool; is there a heater; does it freeze inside;
    are the hallways air conditioned; are the interior ones cooled; are there fans; is there ventilation; gets to 110 here, will it be an oven;
    i dont want my stuff baking; are any kept comfortable; like a normal room or like a garage; do the inside ones stay cool;
    is there something warmer for the winter; whats the difference with the pricier inside units; heated by any chance; insulated;
    will candles survive;
    are your units climate controlled?; what is climate controlled storage?; do you offer temperature regulated units?;
    what is the difference between climate controlled and standard storage?; are all units heated and air conditioned?;
    is the interior building heated and cooled?; are your units insulated and ventilated?;
    are climate controlled units available at this location?; got any with a/c; ac?; cc units?; heat and air?; any climate;
    climat control; do yall have air conditon units; it was 105 yesterday what is it like in those metal boxes;
    it felt like a sauna when i opened my door; i about passed out unloading in there; those tin sheds cook in july;
    my last place was a steam room; is it an oven inside or ok; is the air on in the hall all the time; does the air run at night too;
    the air seems to be off in building b; is the ac broken its hot in my hallway; do you turn the heat on in winter;
    will pipes and such freeze up in there; will my soda cans burst in january; will my canned paint freeze;
    snow bird here so it sits all summer, is it cooled; i want the kind indoors with air; one of the air conditioned ones;
    temp controlled pls; the ones inside the building have air right; are the drive ups heated; do the outside ones have any air at all;
    do the garage style ones get air flow; vents in the unit?; does any air move in there; is it stuffy; do they breathe;
    no windows so how does it stay cool; is there insulation in the roof; what do you mean by climate;
    is climate just ac or does it heat too; whats so special about the climate ones; why are the inside ones more;
    im seeing two prices for the same size whats the difference; is it heated enough that i can work in there with no coat;
    whats it like in there in dead of winter; what about in a heat wave; do lipsticks melt in there;
    my last unit melted my crayons and records; my shampoo bottles exploded from the heat; how do you keep it from getting hot;
    is it swamp cooler or real ac; is it only fans or refrigerated air; the cool kind of unit; not looking for a hot box
    | tienen clima controlado; hay aire acondicionado; las bodegas tienen calefaccion; hace mucho calor adentro; se congela en invierno;
    tienen unidades climatizadas; cuesta mas con clima; esta fresco adentro; tienen ventilacion; se encierra el calor;
    esta como un horno; hay de las que tienen aire;
    cuentan con unidades de clima controlado; que es el clima controlado; cual es la diferencia entre una normal y una climatizada;
    tienen con ac; tienen con aire; las de adentro traen aire; tienen calefaccion en tiempo de frio; se pone como horno en agosto;
    me asfixie la ultima vez del calor; en la otra se me derritieron las velas; es de lamina y se calienta mucho no; hay abanicos;
    corre el aire adentro; el aire lo dejan prendido de noche; q diferencia hay con las mas caras de adentro;
    xq unas cuestan mas si son del mismo tamano; no quiero de las calientes; tienen heat y ac; son frescas las bodegas;
    aqui hace un calor de 40 grados como estan por dentro; las de afuera tienen aire tmb; ta caliente adentro;
    se congelan las cosas en diciembre`,
  'condition/temperature': `
    what temperature do you keep it at; how warm does it get; how cold does it get in there; what degrees are climate units; what is the humidity;
    do you control humidity; what range is the temperature; is humidity controlled too; what is the thermostat set at; is it 70 in there all year; what is the temperature range of your units?;
    is humidity controlled in climate controlled units?; what humidity level do you maintain?;
    at what temperature is the building maintained year-round?; how hot do non-climate units get?; between what degrees does it stay;
    is it kept at 55 to 80; does it go over 80; does it ever drop under 50; does it stay above freezing; below 40?; whats the temp; temps;
    temperture; how many degrees; in fahrenheit please; in celsius; what does the thermostat say today; what number is it set on;
    do you turn it up or down in different seasons; could you lower the temp in my hallway; can i adjust the temperature in my unit;
    is there a thermostat in each unit; is it the same temp on every floor; hotter upstairs?; how hot does the top floor get;
    does it swing a lot between day and night; steady temperature?; constant temp?; what would a thermometer read in there in july;
    how cold at night in january; relative humidity percent; is it under 55 percent humidity; does the air also take the moisture out;
    dehumidified?; are there dehumidifiers; is there something that dries the air; dry air or just cool air; my cigars need 65 to 70;
    the museum wants a range in writing; wine shop says 55 degrees can you do that; my doctor says keep the machine under 85;
    my piano tuner asked what humidity you run; the guitar guy told me 45 to 50 percent rh; whats the hottest its been inside;
    how warm is warm; room temperature?; like 72?; do you log the temperature; do you keep a record of temps
    | a que temperatura estan; que temperatura mantienen; controlan la humedad; cuantos grados hace adentro; que tan frio se pone;
    a que temperatura se mantienen las unidades; cual es el rango de temperatura; la humedad esta controlada;
    que nivel de humedad manejan; a cuantos grados esta el clima; en cuanto tienen el termostato; pasa de 80 grados; baja de cero;
    baja de 50 en invierno; q temperatura hay en julio; a cuanto llega el calor; puedo ajustar la temperatura;
    hay termostato en cada bodega; es la misma temperatura en todos los pisos; esta mas caliente arriba; hay deshumidificador;
    le quitan la humedad al aire; cuantos grados celsius; temperatura constante o cambia; mi afinador pregunta que humedad tienen;
    el vino va a 55 pueden; q temp tienen; cuanto marca el termometro adentro`,
  'condition/needs_climate': `
    what should be stored in climate control; is climate control worth it; should i get climate for my furniture;
    will my piano be ok in a regular unit; can i store electronics without climate control; where should i keep my photo albums;
    will leather crack in a regular unit; is it ok to store a tv in a non climate unit; do wood antiques need climate;
    my grandmas paintings will they be ruined by heat; ive got vinyl records will they warp; storing a guitar; what is climate control for;
    do documents need climate; would a mattress be ok in a drive up; for art or instruments what do you recommend; wedding dress;
    which things go bad without air conditioning; is it bad for my computers to sit in the heat; collectibles; how should i store wine;
    its my late fathers record collection, will it be ok; got oil paintings; is regular fine for a couch for a year; storing my cello;
    i have film negatives; should i pay more for the inside kind; grandmas quilts and china hutch; worried my dining table will split;
    is it overkill for plastic bins; where would you put a leather sofa; does a computer server need the fancy one;
    can my baseball cards handle a regular one;
    do i need climate controlled storage?; what items should be stored in a climate controlled unit?;
    is climate control necessary for furniture?; which items benefit from temperature control?;
    why should i choose climate controlled storage?; what are the benefits of climate control?; who needs climate controlled storage?;
    is it worth the extra 40 bucks; could i get away with a regular one; would a plain unit do; normal one ok for clothes?;
    do i really need the ac one; just have dishes and a bed, which kind; only got lawn tools and a grill, do they need air;
    its just christmas decorations; tax papers for seven years; my late husbands medals and uniforms; my moms fur; a grandfather clock;
    baby grand; upright piano; violin from 1890; drum set; accordion; my turntable and 400 lps; sneaker collection; comic books;
    pokemon cards; stamps; dolls; quilts my nana made; silk dresses; oriental rugs; leather recliner; suede couch; ivory;
    veneer furniture; particle board desk; solid oak table; teak; wicker; mirrors; lamps; canvas art; polaroids; vhs tapes; slides;
    old family bibles; library of books; medical records; legal files; desktop and two monitors; flat screen; printers; camera lenses;
    makeup for my salon; supplements i sell; vitamins; candles i make; will it hurt my mattress to sit in heat; does cold crack an lcd;
    can a fridge sit in the cold; would 100 degrees kill my xbox; does heat ruin film; do photos stick together in summer;
    will glue on chairs let go; will my table crack over a winter; will the finish bubble on my dresser; do records bend;
    storing for two years do i go climate; for three months in summer is regular fine; what do most people get for household stuff;
    which would you pick for antiques; whats the point of paying for climate; is climate a gimmick;
    need help deciding between climate and regular; whats best for delicate things; sensitive items
    | necesito clima para mis muebles; que cosas necesitan clima; vale la pena el clima; se danan los electronicos sin clima;
    se echa a perder la madera; donde guardo mis fotos y documentos; se tuerce mi guitarra; para que sirve el clima controlado; me conviene con clima;
    mis muebles son de madera buena cual me conviene; son pinturas de mi abuela; para mis discos cual necesito; los instrumentos aguantan;
    necesito una unidad con clima controlado; que articulos deben ir en clima controlado; cuales son las ventajas del clima controlado;
    es necesario para muebles de madera; me conviene la normal o la de aire; con una sencilla la hago;
    nomas tengo trastes y una cama cual agarro; vale la pena pagar mas; pa q me sirve el clima; tengo un piano;
    guitarra y acordeon de mi papa; mi vestido de novia; mis discos de vinil; unos santos de madera antiguos; cuadros al oleo;
    fotos viejas de la familia; la tele y la computadora aguantan el calor; se echan a perder los aparatos; se raja la mesa de madera;
    se pela el sofa de piel; se derrite el maquillaje q vendo; son dos anos guardado ocupo clima; q cosas se danan con el calor;
    cual me recomiendas pa antiguedades; los papeles se ponen amarillos; mi coleccion de munecas; el colchon se dana sin aire`,
  'condition/damp': `
    is it dry; will my stuff get moldy; do you have problems with mold; does water get in; is there mildew; will my stuff stay dry;
    does it flood there; are you in a flood zone; moisture in the units; my last unit had mildew; does rain come in under the door; condensation;
    is it damp; how do i keep things from getting musty; there is water in my unit; my boxes got wet; humidity ruin;
    stuff came out smelling funky from my last place; my clothes got those black spots; it pours here all spring, will my boxes be ok;
    is there standing water after storms; do the walls sweat; that basement smell; found a puddle; are you near the river;
    does water come under the door; will paper curl; rust on my tools; should i get those moisture buckets; is it tight against rain;
    are your units waterproof?; is the facility located in a flood zone?; how do you prevent moisture and mold?;
    what should i do if i find water in my unit?; are the units weather tight?; are your units protected from humidity and mildew?;
    how can i prevent mold and mildew in my unit?; does the building have a history of flooding?; my rug was wet on one corner;
    walked in and squished; carpet is soggy; theres a drip over my stuff; brown stain on the ceiling of my unit;
    white fuzz on my leather jacket; green stuff growing on my boots; everything smells like a wet dog;
    my clothes came out smelling like a cave; my books are wavy; the drywall in the unit is bubbling;
    is that mold or dust on my headboard; allergic to mold so i need to know; asthma, cant have mildew; storm last night is my stuff ok;
    we got six inches of rain are the units alright; did any units get wet this weekend; creek came up, did it reach you;
    how high is the ground there; do you sit low; is it uphill or in a hole; did the place go under in the last flood;
    has it ever flooded; flood prone?; leaky?; waterproof?; dry in there?; moldy?; humid?; is it watertight; do yall get water;
    the seal at the bottom of my door is gone and leaves blow in; i can see daylight under the door; snow melt runs in from the driveway;
    puddles in the hallway; the floor is sweating; beads of water on the metal; water drops on the inside of the roof in the mornings;
    chrome got pitted; my tools turned orange; gun safe is rusting; cast iron got rust; should i lay down plastic sheeting against wet;
    damprid allowed; where do i put silica packs; put charcoal in there to soak up moisture;
    mothball smell versus musty, ill take neither; last place ruined my mothers linens with mildew; my wedding album stuck together;
    will envelopes seal themselves in there; will the cardboard go soft; if i leave it two years will it rot;
    its right by the beach salt air gets in; the gulf air here is thick, do things go moldy; florida humidity; is it swampy;
    do gutters work over there; does rain blow in sideways; roof tight?
    | se mete el agua; hay humedad; hay moho; se inunda; esta seco; hay goteras; entra agua por la puerta cuando llueve; se moja;
    se enmohecen las cosas; salio todo oliendo feo; cuando llueve se mete; estan cerca del rio; se oxida mi herramienta;
    son impermeables las bodegas; esta en zona de inundacion; como evitan el moho; que hago si hay agua en mi unidad; se filtra agua;
    se me mojo la alfombra; hay una gotera encima de mis cajas; abri y olia a humedad feo; la ropa me salio con hongo;
    se le hizo hongo a mis zapatos; mis libros todos ondulados; entra el agua x debajo de la puerta;
    anoche cayo un aguacero estan bien mis cosas; se inundo con la tormenta; esta en bajo o en alto; se ha inundado alguna vez;
    hay charcos en el pasillo; el techo gotea; la salitre se come todo; aqui hay mucha humedad se dana la ropa; soy alergica al moho;
    se enlama; q pongo pa la humedad; esta sequito adentro; se pudre el carton`,
  'condition/pests': `
    are there bugs; do you have rats; pest control; will roaches get in my stuff; spiders;
    how do you keep rodents out; is there an exterminator; ants in my unit; i saw a mouse; something chewed my boxes; are there snakes; moths;
    termites; bedbugs; how often do you treat for insects; droppings in my unit; do you put traps; critters getting into my things;
    are the units bug free; i found a nest in my couch; do you do anything about vermin; how do i keep the bugs away from my stuff;
    something got into my cushions; seen any critters; my mattress came back with holes; is there stuff crawling around; do you put poison out;
    hate spiders; last place was full of bugs; little black pellets all over my boxes; do i need mothballs; something has been nibbling my books;
    what do you do to keep them out; is it crawling with ants;
    do you have a pest control program?; how do you prevent rodents and insects?; is the facility treated for pests on a regular basis?; are the units protected against insects and vermin?; what should i do if i find evidence of pests?;
    how can i keep pests out of my unit?; the tenant next to me has roaches; something is scratching in the wall of my unit;
    heard squeaking; a tail went under the couch; i opened a box and something ran out; my kid screamed when a spider dropped on her;
    got bit by something in there; my legs are all bit up after moving my stuff; wasps over my door; hornets nest by the gate;
    mud daubers in my vents; birds are nesting above my unit; pigeons pooping on my boat cover; a bat flew out; a possum lives in row d;
    saw a raccoon by the dumpster; stray cats peeing on my tarp; there is a snake skin in my unit; black widow in the corner;
    brown recluse country here so; scorpions?; fire ants by my tires; palmetto bugs; silverfish in my files; carpet beetles; weevils;
    crickets; something ate the wires on my mower; they chewed the seats in my camper; rv seats full of acorns;
    squirrel stash in my engine; fluff all over from my pillow; my winter coats have holes; stuffing pulled out of the teddy bears;
    tiny turds; smells like mouse pee; droppings on the windowsill of my rv; where do you put the bait; is the bait safe for my dog;
    can i set my own traps; may i put down sticky pads; do i get to use a bug bomb; who sprays and when; does orkin come;
    how often does the bug man come; last time it was sprayed; pest problem?; rats?; mice?; bugs?; bedbug free?; roachs; mise in the unit;
    termits; hate creepy crawlies; scared of spiders to death are they in there; eww please tell me no cockroaches;
    is it next to a field where mice come in when it gets cold; peppermint or dryer sheets, do they work;
    the last folks brought bedbugs i bet; if i store a couch will it come home with passengers;
    dont want to bring anything crawling back to my house
    | hay ratones; hay cucarachas; fumigan; hay plagas; hay ratas; tienen control de plagas; se meten bichos; vi un raton; hay aranas;
    hay hormigas en mi bodega; algo se comio mis cajas; salieron animales en mi sillon; encontre popo de raton; que hacen con los bichos;
    me da asco que haya cucarachas;
    cuentan con control de plagas; con que frecuencia fumigan; como evitan los roedores e insectos; que hago si encuentro plaga;
    el de al lado tiene cucarachas; algo anda rascando en la pared; abri una caja y salio corriendo algo;
    hay un nido de avispas en mi puerta; hay alacranes; hay viboras; hay murcielagos; salio una culebra; me pico algo ahi adentro;
    se comieron los cables de mi podadora; mordieron los asientos de mi camper; huele a orin de raton; puedo poner trampas;
    puedo poner veneno; cuando viene el q fumiga; le tengo panico a las aranas; q no haya cucas porfa; hay chinches;
    se metio un tlacuache; las polillas me picaron la ropa; no quiero llevarme bichos pa la casa; hay comejen;
    hay lagartijas y sabandijas; salen ratas d noche`,
  'condition/clean': `
    are the units clean; do you clean the units before i move in; is it dusty; will my stuff get dusty; do i need pallets on the floor;
    should i put something under my furniture; are units cleaned before move-in?; how do you maintain the cleanliness of the facility?;
    should i use pallets or a floor covering?; are the units swept out?; last guys trash is still in my unit;
    the floor in mine has oil stains; cobwebs everywhere in the one i got; my new unit is filthy;
    unit smells like smoke from whoever had it; there was a broken chair left in there; who sweeps; do you sweep it out;
    got a broom i can use; can i borrow a broom; do i need to mop it; shop vac?; everything had a layer of dust after a year;
    will my black couch turn grey; sand and grit blows in; does dirt come through; is it nasty in there; nice and clean?; clean?;
    are the halls kept up; are they painted; is it new inside; will the concrete mess up my rug; put cardboard down first?;
    lay a tarp on the ground first?; do i lift my mattress off the slab; you got free pallets to put down; are they well kept; upkeep;
    the place looked run down from the road; hows it look inside;
    is the facility kept clean and well maintained?; are the units free of dust and debris?; will my unit be clean when i move in?;
    how often is the property cleaned?; who is responsible for cleaning the unit?; theres gum and cigarette butts in the hall;
    bird poop all over the corridor; trash blowing around the lot; weeds growing through the pavement by my door;
    somebody spilled paint in front of my unit; hallway stinks; elevator smelled like pee; floors were sticky;
    dead leaves piled in my doorway; who cleans up the halls; can i get the unit wiped down first; i am allergic to dust;
    my asthma kicks up with dust, is it clean in there; sheets over the furniture enough for dust?; white sofa, will it stay white;
    do i cover everything against dust; pollen gets in?; sawdust from the guy next door; leaf blower blew dirt under my door;
    is it spotless or gross; tidy place?; dirty?; dusty?; decent looking?; not a dump i hope; is it well taken care of;
    my wife is a clean freak; when was it last power washed; hose out my unit?; can i wash down the floor of my unit;
    want a different unit this one is disgusting; you gave me a dirty unit; it wasnt swept; came with somebody elses junk in it
    | estan limpias las bodegas; hay polvo; tengo que poner tarimas; se entregan limpias las unidades; estan bien mantenidas;
    dejaron basura en la mia; mi bodega nueva esta sucia; hay telaranas por todos lados; huele a cigarro la q me dieron;
    me prestan una escoba; quien barre; se llena todo de tierra; se empolva mucho; pongo carton abajo primero;
    se le pone tarima a los muebles; hay q trapear antes;
    las instalaciones se mantienen limpias; cada cuando limpian los pasillos; quien limpia la unidad; el pasillo huele feo;
    el elevador olia a orines; hay basura tirada por todos lados; hay caca de paloma; me dieron una bodega cochina;
    quiero otra esta esta muy sucia; soy alergico al polvo; se va a ensuciar mi sala blanca; tapo todo por el polvo;
    se mete la tierra por abajo; esta bonito o feo el lugar; la puedo lavar por dentro; venia con cosas de otra persona; estan limpiecitas`,
  'condition/disaster_plan': `
    do you close for storms; is the building hurricane proof; are you open during the storm;
    what if the power goes out can i get in; does the gate work in a power outage; is the lot plowed in winter;
    is the driveway icy; does the elevator work when the power is out; are there sprinklers; fire alarm; smoke detectors;
    is the building fireproof; did you get damage from the storm;
    do you close during severe weather?; what are your procedures during a hurricane?; is the facility equipped with fire sprinklers?;
    do you have smoke detectors and fire extinguishers?; will i have access during a power outage?; is snow removal provided?;
    how does the facility prepare for natural disasters?; is there backup power?; fire suppression system?;
    tropical storm coming thursday are you shutting down; they are calling for a foot of snow; ice storm friday can i still get in;
    blizzard; tornado warning will you be open; evacuation order is out for our county; we are evacuating can i get to my unit tonight;
    wildfire is ten miles away from you; are you guys in the fire zone; ash and smoke from the wildfires; earthquake proof?;
    is it built for quakes; what category storm can it take; rated for wind?; wind speed; roof strapped down?;
    did the hail do anything to the buildings; everybody ok over there after the storm; is the building still standing;
    did you make it through the hurricane; hows my unit after the tornado; any damage last night from the wind;
    lights are out all over town is your gate working; power has been off since noon; blackout;
    keypads dead because of the outage i guess; how do i get in with no electricity; do you salt the driveway;
    snow piled up against my door; plow pushed a pile in front of unit 12; ice froze my door shut;
    sand on the ice?; are the sprinklers wet or dry; fire extinguishers?; fire walls between units; how far is the fire station;
    does an alarm go to the fire department; should i move my stuff before the storm; do i need to raise my boxes before the hurricane;
    should i strap down my boat before the storm; do you tie the rvs down; will somebody let us know if you close for weather; snow day?;
    do you shut the gates when it floods; sandbags?; storm shutters
    | que pasa si hay huracan; cierran por la tormenta; si se va la luz puedo entrar; quitan la nieve; hay rociadores contra incendio;
    tienen planta de luz; abren cuando hay tormenta;
    cierran por mal tiempo; que hacen cuando viene un huracan; cuentan con rociadores y detectores de humo;
    se puede entrar durante un apagon; tienen generador; viene la tormenta el jueves van a abrir; va a caer nieve van a cerrar;
    hay orden de evacuar puedo sacar mis cosas hoy; se fue la luz en todo el pueblo abre el porton; aguanta un huracan el edificio;
    es a prueba de temblores; como quedo el lugar despues del huracan; hubo danos con el tornado; como estan mis cosas despues del ciclon;
    hay extintores; llega la alarma a los bomberos; hay incendio forestal cerca estan en peligro; palean la nieve; echan sal al hielo;
    se congelo mi puerta; amarran los botes cuando hay tormenta; debo sacar mis cosas antes del huracan; q pasa si tiembla;
    avisan si cierran x la nieve; hay planta electrica`,
};
