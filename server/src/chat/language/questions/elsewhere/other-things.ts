import type { Questions } from '../questions.ts';

/** The words of this trade on things that are not of a storage facility. */
export const otherThingQuestions: Questions = {
  'elsewhere/other_access': `
    which gate does my flight leave from; gate number for delta; what time does the gym open; when does the zoo close; is the museum open
    sundays; how early do they let you in to disneyland; my apartment complex gate wont open; gate at my subdivision is stuck; can i get
    into the school after hours; what are the visiting hours at the jail; hospital visiting hours; do i need a badge to get in the
    courthouse; backstage access at the concert; is the state park gate open at night; what time do the church doors open; how do i get into
    my locked car; nightclub age to get in; can i get on the army base without id; boarding gate changed; is costco open tomorrow; pool
    hours at the ymca; when does the mall let people in; do stadium gates open early; how do i program my garage door opener; my driveway
    gate motor died; build me a wrought iron gate; baby gate for stairs; who opens the cemetery at night; the front door buzzer at my
    building is busted; access to my medical records; ada ramp for my house; how do i get access to my dads bank account; does the dorm lock
    at midnight; hours at the pharmacy; is the liquor store still open; gate valve leaking; can i get into my dorm over break; late night
    entry at the gym i just joined; how do i get into my moms safe deposit box; what time can i get to the airport for a 6am flight; 24 hour
    pharmacy access; is the hotel pool open at midnight; my code for the community pool gate stopped; visitor pass for my sons school; do
    you need a key to get in the public library; hours for the county dump gate; can i get in the stadium early to tailgate; is the bank
    vault open saturday; gate at my ranch sags; my apartment fob quit
    | a que puerta sale mi vuelo; a que hora abre el gimnasio; horario de visitas del hospital; a que hora cierra el zoologico; a que hora
    abre walmart; no abre el porton de mi casa; hacen portones; se descompuso el porton de mi fraccionamiento; hasta que hora abre la
    farmacia; abren el banco el sabado; como entro a mi cuenta del banco; horario de misa; a que hora abre la licoreria; puerta de embarque;
    horario de visita en la carcel; acceso a mi correo; no puedo entrar a mi cuenta de instagram; a que hora dejan entrar al estadio; el
    porton de mi rancho no cierra; mi llave del departamento no funciona`,
  'elsewhere/other_codes': `
    promo code for doordash; whats the area code for miami; zip code for houston; what does code 3 mean on the police radio; dress code for
    the wedding; verification code never came for my email; tiktok keeps asking for a code; error code p0420 on my truck; code e4 on my
    dishwasher; building code for a shed; who wrote your code; debug my javascript; best language to learn coding; morse code for sos; what
    is a qr code; write a script that sorts files; city code on fence height; tv remote code; netflix household code; wifi password at
    starbucks; discount code for shoes; garage keypad at my house reset; how do i reset the pin on my debit card; sim pin locked; forgot the
    code to my suitcase; code to my parents alarm; passcode on my ipad forgotten; atm pin blocked; cheat code for gta; da vinci code ending;
    can i make my own barcode; swift code of my bank; iban; country code for mexico; two factor code; voicemail password; whats the penal
    code for theft; tax code; my car radio asks for a code; python code for a gate opener
    | codigo postal de guadalajara; no me llega el codigo de whatsapp; codigo de area de tijuana; codigo promocional de uber; clave del wifi
    del starbucks; se me olvido el nip de la tarjeta; codigo de error de mi lavadora; se me bloqueo el celular; que es un codigo qr; clave
    interbancaria; codigo de vestimenta; codigo para netflix; se me olvido la clave de mi maleta; codigo penal; hazme un codigo en java`,
  'elsewhere/other_locks': `
    rekey my house; deadbolt wont turn at home; need a locksmith for my apartment; locked keys in my honda; change the lock on my front
    door; bike lock reviews; child lock on the oven; steering wheel lock stuck; caps lock is on; unlock my samsung; how do i unlock a sim;
    my bathroom door locked itself; key fob battery for a ford; program a new key for my chevy; copy of my mailbox key usps; hotel safe wont
    open; gun safe lost combination; smart lock for airbnb what brand; lock screen wallpaper; goldilocks story; locks of love hair donation;
    canal lock how does it work; dreadlocks salon; my trailer hitch lock rusted at home; gym locker wont open; school locker combination; do
    you repair broken door knobs; fix a storm door at my place; replace the ignition cylinder; my teenager locked the liquor cabinet; car
    key got wet; do you come out and drill house locks; lockpicking course; install an electronic deadbolt for me; piano key sticks; florida
    keys vacation; answer key for chapter 4; key lime pie; map key; f5 key on my laptop; the padlock on my backyard gate is frozen; lost the
    key to my filing cabinet at home; my truck toolbox lock is busted; can you cut a lock off my shed at my house; cut a bike lock downtown
    for me; can a locksmith open a safe at my office; my mailbox lock is jammed at the apartment; who makes car keys on sunday; key broke
    off in my house door; forgot the combination to my gun cabinet; come cut the chain on my gate at the ranch; what padlock is good for a
    chicken coop; lock for my dorm fridge
    | cambian chapas de casa; se me quedaron las llaves en el carro; abren cajas fuertes; cerrajero para mi casa; me haces llave para mi
    honda; desbloquear celular; no abre la puerta del bano de mi casa; candado para bici cual recomiendan; chapa del carro; perdi la llave
    del buzon del correo; programan llaves de carro; se me cerro el cuarto de mi hija; la caja fuerte del hotel no abre; arreglan chapas;
    curso de cerrajeria; se rompio la llave en la puerta de mi casa; pueden venir a cortar un candado a mi rancho; perdi la llave del
    archivero; no abre la caja de herramienta de mi troca; candado para la reja de mi casa`,
  'elsewhere/other_trucks': `
    who has the best deal on a new f150; is the tacoma better than the ranger; do you sell pickups; can you fix my truck transmission;
    monster truck show tickets; do i need a cdl for a bus; food truck menu; ice cream truck schedule; where is my garbage truck; fire truck
    birthday party; do trucks pay tolls; how much does a semi driver make; truck stop with showers; dump truck of gravel delivered; can you
    tow my truck to the shop; truck bed liner installed; lift kit for my silverado; how much is a used box truck worth; truck wrap
    advertising; trucker jobs; are self driving cars legal here; who invented the truck; buy your old moving truck; toy trucks for a 3 year
    old; truck insurance for owner operators; what oil for a duramax; why is my truck shaking at 60; rent a party bus; lend me a crane
    truck; diesel mechanic; can a minivan tow 5000 pounds; is tesla cybertruck any good; get my truck smogged; autonomous trucks; waymo;
    uber xl to the airport; airport shuttle; charter a bus; truck plates renewal; recall on my ram; sell my van to you; do you sell the
    moving trucks when they get old; can i lease a fleet of vans for a year; do you rent limos or vans with a driver; is the dump truck for
    hire; can your truck haul my horse to a show; what trucks get the best mileage; do you fix flat tires on semis; hire a hotshot driver;
    truck driving school near me; do you wash semis; do you have truck parts; can you pull my truck out of the mud
    | cual troca es mejor; arreglan trocas; venden trocas usadas; quiero vender mi camion; a que hora pasa el camion de la basura; horario
    del camion urbano; trabajo de trailero; cuanto gana un trailero; me llevan al aeropuerto; llantas para camion; como saco la licencia
    comercial; food truck de tacos; rentan autobuses; carros autonomos; compran camionetas; rentan limosinas; tienen grua para sacar mi
    troca del lodo; escuela de traileros; refacciones para camion; cuanto gasta una ram de gasolina`,
  'elsewhere/other_boxes': `
    cereal box; box office numbers; boxing match tonight; gym for boxing; how do i jump off a jack in the box; xbox wont turn on; cable box
    rebooting; sandbox for kids; voting drop box location; my inbox is full; music box repair; litter box smells; po box at usps; toolbox
    rental; box braids how much; wedding gift boxes custom printed; do you make wooden crates for shipping art; print my logo on cartons;
    bento box ideas; circuit breaker box at home tripped; black box of the plane; subscription box cancel; how do i fold a pizza box;
    cardboard fort ideas; does ups sell peanuts; bubble wrap sounds app; tape measure conversions; duct tape on warts; mixtape; can i sell
    you my used moving boxes; do you buy back scrap cardboard; box jellyfish sting; ballot box; what goes in a time capsule box; dresser
    assembly service; gift wrapping; wrap my car; pack my suitcase for hawaii; pack of cigarettes price; can you mail a box for me with
    insurance to ohio by tomorrow through usps; do you make custom gift boxes; where can i recycle styrofoam peanuts; who buys used moving
    boxes; box truck mechanic; how much does a box of tile weigh; box spring or platform bed; how do i cancel my fabfitfun box; box cutter
    injury; ups box fees; safe deposit box fee at my bank; junction box cover; box turtle diet
    | pelea de box hoy; cajas de regalo; a que hora es el box; cajero del banco; compran carton; cajas con mi logo; cuanto pagan el carton;
    caja de ahorro; la caja de velocidades de mi carro; caja de arena del gato; envuelven regalos; tienen cajas de muerto; caja
    registradora; mi bandeja de entrada esta llena; como hago una pinata de carton; caja de seguridad del banco cuanto cuesta; cuanto pesa
    una caja de azulejo; quien compra cajas usadas; caja de cambios`,
  'elsewhere/other_auctions': `
    copart auction; car auctions this weekend; sell my painting at auction; ebay bid cancelled; art auction house; cattle auction; how do i
    become an auctioneer; foreclosure auctions at the courthouse; police auction bikes; can you auction my stuff for me; appraise a baseball
    card; estate liquidator recommendations; what did that unit on storage wars sell for; is storage wars fake; who is the host of storage
    wars; charity gala silent auction; do you do consignment; repo houses; tax lien certificates investing; mechanics lien on my house; lien
    on my truck title how to clear; how do i put a lien on someone; bankruptcy lawyer; garnish wages; my car got repossessed; pawn my
    guitar; sell gold; what is my coin worth; how much can i get for antiques; buy pallets of amazon returns; liquidation store; swap meet
    hours; auction site login; livestock sale barn
    | subasta de carros; subasta de ganado; compran oro; empenan; cuanto vale mi moneda; venden cosas en consignacion; remates bancarios;
    casas rematadas; me quitaron el carro; abogado de bancarrota; como pongo un gravamen; tianguis el domingo; ropa de paca; palets de
    amazon`,
  'elsewhere/other_moves': `
    how do i change my address with the post office; how do i move out of my parents house; moving to canada requirements; which city should
    i move to; cost of living in austin; how do i break my apartment lease; landlord gave me 30 days notice; eviction help; forward my mail
    to new house; how do i transfer utilities; can you move my piano across town; move my hot tub; move my mobile home; dance moves; chess
    move; is it bad to move in winter; realtor to sell my house; when do i get my apartment deposit; my roommate wont move out; do you move
    gun safes; best neighborhoods to move to; moving to a new school; movers broke my tv who do i sue; sue the moving company; dot complaint
    on a mover; are those movers licensed; relocation package; pcs orders bah; how do i evict a tenant; clean my apartment for move out;
    patch the holes in my rental; my moving company is holding my stuff; tip for movers how much; do movers pack tvs; cheapest way to move
    cross country; can my horse be moved; ship my dog by plane; moving with a toddler tips
    | como cambio mi direccion en el correo; mi casero me quiere sacar; me quiero mudar a texas que ciudad; como rompo mi contrato del
    departamento; mudanzas a otro estado; mueven pianos; me corrieron del departamento que hago; los de la mudanza me rompieron la tele;
    cuanto se da de propina a los de la mudanza; mudanza de oficina completa; agente de bienes raices; mi roomie no se quiere ir; mudan
    casas moviles; limpian casas; como desalojo a un inquilino`,
  'elsewhere/other_sizes': `
    what size tire fits my civic; what size shoe am i in europe; how big is texas; what size tv for my living room; size of a twin bed; ring
    size chart; how big does a great dane get; dimensions of an a4 sheet; what size generator for my house; how many square feet in an acre;
    how big is a football field; convert square meters to square feet; how tall is the eiffel tower; what size air filter do i need at home;
    what size battery for my boat; bra size; size of my lot; how many gallons in a 10 foot pool; how many cubic yards of mulch; how much
    paint for a 10x10 room; 10x10 canopy; 10x20 carport price; 5x7 photo prints; 5x10 rug; how much concrete for a 10x15 pad; what size is a
    parking space by law; container 40 ft dimensions; what is 10 times 15; calculate my square footage at home; what size bike for a 10 year
    old; how big is a school bus; will this couch fit my living room; carry on luggage size; size of a regulation pool table; unit of force;
    si units; how many units of insulin; unit 731; apartment unit sizes; ac unit tonnage; will a 10x10 rug fit my bedroom; how big of a
    moving truck do pros use for a mansion; 10x20 frame for a poster; what size apartment can i afford; how many square feet is my house;
    size of a shipping crate for a piano to europe; what size suitcase for two weeks; 5x5 workout program; is a 10x12 shed big enough for a
    cow; how large is a king size quilt; what size u haul do i need asked my friend; dimensions of a dollar bill
    | que talla soy; de que tamano es texas; cuantos metros son 10 pies; que llanta le queda a mi carro; cuanto mide un campo de futbol;
    talla de anillo; cuanta pintura para un cuarto de 10x10; medida de la maleta de mano; que tele me conviene para mi sala; cuantos litros
    tiene un galon; unidad de medida; cuanto mide el presidente; cuanto cemento para un piso; que tamano de filtro lleva mi clima; cuanto es
    10 por 15; cuantos metros tiene mi casa; que tamano de maleta llevo; que tamano de alfombra para mi sala; cuanto mide una cama king`,
  'elsewhere/weather_climate': `
    is climate change real; whats the climate in portugal; temperature in phoenix right now; hurricane path; is it humid in florida in may;
    paris climate accord; snow forecast for saturday; hottest day ever recorded; uv index; when does monsoon start; tornado warning; how
    cold does alaska get; pollen count; how do i seed clouds; why is it so hot; best thermostat setting to save money; my nest thermostat
    wont connect; hvac company; portable ac for bedroom; humidifier or dehumidifier for my baby room; does global warming melt ice; climate
    of fear; will the lake freeze; tide times; sunset time tonight; install a mini split; recharge my car ac; humidity for my cigars at
    home; ideal temp for a chicken coop; fever of 101; body temperature normal; cooking temp for pork; what temp does water boil; mars
    temperature; air quality today; greenhouse humidity; terrarium; flood watch; is it a good day for fishing; chance of rain at my wedding;
    ice storm school closings; el nino
    | va a hacer calor manana; que temperatura hace en monterrey; viene un huracan; pronostico del fin de semana; cambio climatico; va a
    nevar; instalan minisplit; le echan gas al clima de mi carro; clima para mi cuarto; cuantos grados hace; por que hace tanto calor; que
    es el calentamiento global; a que temperatura se cuece el pollo; tengo calentura; a que hora se mete el sol; cuando empieza la temporada
    de huracanes`,
  'elsewhere/other_vehicles': `
    kelley blue book; sell my rv for me; transfer a title at the dmv; my registration is late at the dmv; smog
    check; boating license course; how fast can a pontoon go; best family camper; rv financing; boat loan; marina slip prices; where can i
    dock; fishing license; camping reservations at yosemite; rv park for the weekend with a pool; rent my rv on outdoorsy; how do i hitch a
    fifth wheel; trailer brake wiring; teach my son to drive; do you teach forklift; motorcycle endorsement; winter tires needed in
    colorado; how do i parallel park; parking ticket appeal; my car was towed by the city; impound lot number; abandoned car on my street;
    airport long term parking at lax; street sweeping; disabled placard form; electric car range; tesla supercharger map; gas prices; hybrid
    or diesel; jet ski lessons; boat cruise dinner; car show saturday; nascar; boat name ideas; buy a trailer hitch; is my vin stolen;
    carfax; lemon law; lease a honda; uber driver requirements; flying cars; plane hangar; can i land a helicopter
    | cuanto vale mi carro; como cambio el titulo de un carro; renovar placas; se llevo la grua mi carro; cuanto cuesta la gasolina;
    licencia de pesca; venden casas rodantes; como pago la multa del carro; verificacion; escuela de manejo; paseo en lancha; donde hay
    muelle; carros electricos; quiero comprar una moto; financian camionetas; corralon`,
  'elsewhere/other_goods_rules': `
    can i take a lighter on a plane; can i bring a knife to the concert; is weed legal in texas; how do i get a gun permit; can i bring food
    into the theater; can i mail perfume; what cant i ship by usps; can i carry on batteries; is it legal to own a raccoon; are fireworks
    legal in my county; can i bring fruit from mexico; how much cash can i carry across the border; how do i dispose of old paint in my
    city; where can i turn in ammo; ammo for sale; do you refill scuba tanks; can i burn leaves in my yard; how long is cooked rice good
    for; is this milk expired; how do i freeze corn; can i eat canned tuna past the date; how long do eggs last out of the fridge; where to
    buy propane heaters; buy fireworks; sell guns; how do i can tomatoes; are edibles legal; prescription refill; side effects of ibuprofen;
    which plants are poison to cats; how do i water orchids; what fertilizer for tomatoes; how do i grow weed at home; how do i pack a
    lunch; can prisoners have tvs; can i bring a cooler on the beach; can i drink in the park; age to buy beer; how do i make moonshine
    | puedo llevar perfume en el avion; que no se puede pasar por la aduana; cuanto dinero puedo pasar por la frontera; es legal la
    marihuana en texas; venden cohetes; venden armas; cuanto dura el pollo en el refri; puedo entrar con comida al cine; permiso de armas;
    fertilizante para jitomate; que plantas son venenosas; como congelo tamales; puedo llevar liquidos en el avion; pasar plantas de mexico;
    medicina para la tos`,
  'elsewhere/other_pets': `
    vet near me open now; my cat wont eat; puppies for sale; adopt a kitten; lost dog have you seen her; found a stray dog what do i do; dog
    license city; what breed is best with kids; can dogs eat grapes; how do i potty train a puppy; my hamster escaped; pet sitter while im
    in cancun; dog park rules; kennel for the weekend; do airlines allow cats; apartment that takes pit bulls; emotional support letter; how
    do i register a service dog; fish tank cleaning; horse stable boarding price; how long do parrots live; snake in my yard; raccoon in my
    trash at home; bird got in my house; do you train puppies; my rabbit has fleas; cheap spay and neuter; dog bite lawyer; chicken coop
    plans; name for my new kitten; cat declawing; do you sell dog food; groomer; do you keep dogs while owners are on vacation; can i board
    my cat with you for two weeks; is there a pet hotel; dog daycare price; do you sell cat litter; how do i ship a puppy; can my apartment
    charge pet rent; how much is a pet deposit for an apartment; pet friendly hotels; does the park allow dogs off leash; someone left
    kittens in a box what do they eat
    | veterinario cerca; venden cachorros; regalo gatitos; mi gato no come; que come una tortuga; se perdio mi perro; hospedaje para perros;
    banan perros; adiestran perros; nombre para mi perrita; los perros comen uvas; guarderia canina; vacunas para mi perro; encontre un
    perro; entro un murcielago a mi casa; cuidan gatos por semana; hotel que acepte perros; cuanto cobra el departamento por mascota; parque
    donde suelten perros`,
  'elsewhere/other_security': `
    social security card replacement; how do i freeze my credit; antivirus for my laptop; ring doorbell setup; adt monthly price; my house
    alarm wont stop beeping; hire a bodyguard; security guard license; how do i become a cop; report identity theft; someone hacked my
    instagram; is this text a scam; tsa wait times; national guard recruiting; crime statistics by city; background check on a date; run a
    plate; who robbed the bank on main; police scanner; spy cameras for sale; camera lens repair; what dslr should i buy; passport photo;
    take my picture; dash cam install; baby monitor wifi; neighborhood watch meeting; file a police report for my bike; my car window got
    smashed at the mall; somebody stole my catalytic converter at home; porch pirate took my package; put up a fence at my house; electric
    fence for cows; home security quote; safest car; safest city in mexico; is uber safe at night; is it safe to eat sushi pregnant; seguro
    social number; motion lights for my yard; how secure is my bank app; secure my wifi; is it safe to drink tap water in mexico; what alarm
    do you recommend for my shop downtown; can you watch my house while im gone; do you install gates and cameras for neighborhoods; are
    school cameras recording audio; my doorbell camera is offline; security deposit on my apartment; who do i call about a break in at my
    home; bank robbery news; how do i password protect a folder; are those airport scanners safe
    | numero de seguro social; alarma para mi casa; me hackearon el facebook; ponen bardas; guardias de seguridad para fiesta; me robaron la
    bici en el parque; es seguro viajar a cancun; camaras para mi casa; foto para pasaporte; me robaron el carro en el mall; es una estafa
    este mensaje; antivirus; clonaron mi tarjeta; quien robo el banco; denunciar un robo de casa; me cuidan la casa mientras viajo; mi
    camara del timbre no conecta; es segura la app del banco; se metieron a mi casa; es segura el agua de la llave`,
  'elsewhere/other_insurance': `
    geico claim number; my car got hit who pays; renters insurance for my apartment; does my homeowners cover a tree falling on my roof;
    roof hail claim; cobra coverage; workers comp; my deductible for surgery; is progressive cheaper; sr22; gap insurance; pet insurance
    worth it; phone insurance cracked screen; travel coverage for my cruise; boat policy quote; motorcycle insurance quote; umbrella policy;
    life policy beneficiary; open enrollment dates; dentist in network; flood policy for my home; wedding insurance; my totaled car payout;
    bundle home and auto; insurance agent license; public adjuster; malpractice coverage; unemployment insurance weekly claim; crop
    insurance; does insurance cover therapy; my landlord requires renters policy; file a claim with state farm; vision plan; extended
    warranty on my car; burial insurance; fdic insured; title insurance
    | seguro para mi carro; seguro de gastos medicos; me chocaron quien paga; seguro de casa; seguro de viaje; seguro dental; cuanto cuesta
    asegurar una moto; seguro de vida para mi mama; no me quiere pagar el seguro del carro; seguro de desempleo; obamacare; seguro
    funerario; poliza de mi casa; medicare parte b; se me vencio el seguro del carro`,
  'elsewhere/other_sale_offers': `
    do you buy out storage units; i want to sell you my tools; buying estates?; we buy junk cars call us; got a piano for sale interested;
    cash for my furniture; do you take trade ins; looking for someone to take my record collection; sell the stuff in my unit for me; make
    me an offer on my camper; how much would you give me for a gold ring; interested in solar panels; can i interest you in a new phone
    plan; your warranty is about to expire; we do paving for parking lots; google listing verification call; business loan preapproved; i
    have leads for you; buy instagram followers; crypto investment opportunity; congratulations you won; click here to claim; are you the
    decision maker; who handles your advertising; we supply roll up doors wholesale; can i leave my card for your pest control needs; we
    repair gates for facilities; would you like a quote on cameras; selling girl scout cookies; fundraiser candy; want to buy raffle
    tickets; free roof inspection for your building; credit card processing with lower rates; we can rank you first on google; guest post on
    your blog; link exchange; buy my car
    | compran fierro viejo; compran herramienta usada; le vendo mi refrigerador; compran lavadoras; compro lo que dejan en las bodegas;
    ofrezco mantenimiento de portones; le ofrezco internet; se gano un premio; inversion en bitcoin; paneles solares; vendo tamales; rifa;
    le hago su pagina web; pavimentamos estacionamientos; le interesa una terminal de cobro`,
};
