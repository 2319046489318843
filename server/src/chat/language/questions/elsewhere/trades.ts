import type { Questions } from '../questions.ts';

/** Another's trade or place. */
export const tradeQuestions: Questions = {
  'elsewhere/sale': `
    do you sell used cars; do you sell rvs; do you sell trailers; do you sell sheds; do you sell furniture; do you sell
    storage buildings; do you sell tires; do you sell gates; do you sell golf carts; do you sell shipping containers; do you sell firewood;
    do you sell food; do you sell vans; are you selling the property; do you sell cameras; can i buy a dolly from
    you; do you sell refrigerators; do you sell gravel; buy an elevator; sell wine; do you sell insurance for cars; i want to buy a
    motorhome; how much for the building; units for sale; do you buy cars; do you sell security systems; do you sell used forklifts;
    padlocks by the case for resale; do you sell shelving; sell campers; i wanna buy a warehouse; how much for a used camper; got any boats for sale; do you sell propane tanks; sell me a shed; you guys sell furniture people left behind; looking to purchase
    a forklift; selling any gates; where can i buy one of your golf carts; are the trucks for sale; do you sell keys; sell hay; sell ice
    cream; do you sell doors; can i buy the unit outright instead of renting; do you sell land; looking for a used box truck to buy; how
    much for one of those orange doors; id like to buy your old carts; can i purchase a roll up door for my barn; got any pallets i can buy;
    do you carry lumber; where do you keep the lawn mowers for sale; do you have fishing bait; i need a new mattress do you carry queens; do
    you sell flags; what do you want for the pontoon with the for sale sign; is that camper out front for sale; how much for the red jeep in
    your lot; do you sell ac units; do you have used washers for sale; do you sell gun safes; do you sell fire extinguishers; can i buy a
    storage building from you for my backyard; carports installed price; metal buildings for sale; barn kits; do you sell house keys blanks
    in bulk; do you sell christmas trees; got any free couches; selling the lot next door?; condo storage for purchase; can i own my unit
    with a deed; rent to own sheds; are you a dealership; do you finance trailers; tarp for my roof by the roll wholesale; do you sell
    license plates; got any hot dogs; sell me a sandwich
    | venden camiones; venden carros usados; venden remolques; venden muebles; venden botes; compran carros; venden terrenos; venden
    llantas; venden casas; venden camaras; venden por mayoreo; venden hieleras; venden la camioneta; venden puertas; venden comida; me
    venden un candado para mi casa por mayoreo; venden casas moviles; venden baterias de carro; venden madera; a como las lavadoras usadas;
    cuanto por la lancha que tienen afuera; venden tarimas; quiero comprar una cortina metalica; venden galerones; venden colchones;
    financian trailas; venden bodegas con escritura; venden pinos de navidad; venden refacciones; venden hot dogs; venden cajas fuertes;
    venden celulares`,
  'elsewhere/hire_out': `
    do you rent tables and chairs; do you rent party supplies; do you rent apartments; do you rent houses; do you rent cars; do you rent
    tools; do you rent boats; do you rent rvs; do you rent scooters; can i rent a forklift; do you rent dumpsters; do you rent carpet
    cleaners; rent a jet ski; room for rent; do you rent a hall for weddings; rent a bounce
    house; rent a crane; do you rent ladders; rent a limousine; can i rent a campsite; rent furniture; rent a cabin; rent chairs for a
    party; rent a uhaul in dallas; do you rent storage containers for job sites; rent a pressure washer; rent a dumpster; do you have rooms
    for rent to live in; can i rent your parking lot for a car show; rent a billboard; do you rent bikes; do you rent dollies to take home;
    rent a carpet cleaner; lease office suites; rent ice chests; rent fishing gear; do you rent forklifts by the day; can i hire a skid
    steer for saturday; do you lend projectors; got a tent for a wedding; i need a chainsaw for the day; do you rent costumes; do you rent
    tuxedos; do you rent movies; rent a dance floor; do you rent scaffolding; portable toilets for an event; rent a karaoke machine; post
    hole digger rental; rent a chipper; do you have a photo booth; hire a driver; lease a car monthly; rent a trailer house; do you have an
    apartment over the office; is the manager apartment for rent; rent a storefront; do you rent out your roof for solar; need a moving
    truck in another state next year; rent a drone; rent a wheelchair; rent hospital beds; rent crutches; rent a smoker for bbq; paddle
    boards by the hour; rent a camper for vacation; rv rental for a family trip; rent a convertible; party bus for prom; rent a stage; rent
    a generator for a wedding; floor sander rental; rent a steam cleaner; rug shampooer; rent an excavator; do you have folding chairs i can
    rent; got a carpet machine to lend for the weekend; i want to hire a bulldozer; can i get a rental car from you; do you rent out the
    office for a baby shower; rent lockers at the beach; rent a moving crew in boston next spring; rent a trailer to live in; do you rent
    cribs; rent camera gear; rent a sewing machine; rent a piano; rent a fishing boat for the day; lease farmland; rent a taco cart; rent a
    goat
    | rentan casas; rentan apartamentos; rentan mesas y sillas; rentan carros; rentan carpas; rentan salones; rentan herramienta; rentan
    lanchas; rentan brincolines; rentan cuartos para vivir; rentan el estacionamiento para eventos; rentan bicicletas; rentan sillas; rentan
    montacargas por dia; rentan trajes; rentan inflables; rentan sonido; rentan casas rodantes para vacaciones; rentan banos portatiles;
    rentan planta de luz; rentan sillas de ruedas; rentan lavadora de alfombras; rentan carros por semana; rentan local para tienda; rentan
    vestidos; rentan andamios; rentan motos; rentan mesas para fiesta; rentan maquina de alfombras; rentan cunas; rentan pianos; rentan
    lancha para pescar; rentan carrito de tacos; rentan toro mecanico; rentan excavadora; rentan equipo de camara`,
  'elsewhere/trade': `
    do you build garages; do you fix trucks; do you repair boats; do you tow cars; do you do oil changes; do you install fences; do you
    install cameras in homes; do you install locks at houses; can you unlock my car; do you make keys for cars; do you clean carpets; do you
    do pest control at homes; do you wash cars; do you haul gravel; do you mow lawns; do you groom dogs; dog boarding; do you board horses;
    do you board cats; do you babysit; do you cater; do you do landscaping; do you paint houses; do you fix air conditioners; do you deliver
    pizza; do you transport cars to another state; can you ship my car; do you do demolition; install garage doors; do you detail vehicles;
    inspect cars; do you do boat engine work; can you fix my ac at home; put in an elevator at my house; do you train guard dogs; do you
    appraise antiques; restore furniture; do you develop photos; tune pianos; can you fix my outboard; do you winterize boats for people; do you move people to other states; install a camera at my house; do you mow; do you service rv air conditioners;
    repair my garage door; do you shred documents for companies; will you walk my dog; do you board pets; can you cut down a tree; do you clean gutters; do you sharpen knives; paint my boat; tune up my motorcycle for me; do you do inspections;
    appraise my jewelry; do you make wine; build me a shelf at home; you guys do carpet; can you jump start cars at my house; do you
    fumigate homes; wash my car for me; could you teach me to back up a trailer; do you pump septic tanks; can someone come rekey my front
    door; do you steam clean upholstery; get the dog pee out of my rug; do you shampoo car seats; who can hang my tv; assemble my ikea bed
    at home; can you frame a wall; do you pour driveways; repair a fridge; fix my dryer; do you do tile; can you hem pants; do you fix
    laptops; screen repair; jewelry cleaning; watch repair; do you do small engine repair; do you rebuild carburetors; can you weld my
    trailer hitch; rewire my boat; put a new roof on my rv; service my generator; wrap my boat in plastic at my dock; spray my house for
    ants; bat removal; get raccoons out of my attic; mold remediation for my basement; dry out my flooded carpet; fire damage cleanup; haul
    away my hot tub from the yard; estate cleanout at my moms house; pick up junk at my apartment; hoarder cleanup; document scanning
    service for a law firm; hard drive destruction; do you do payroll; do my taxes; do you install solar; do you drive people to
    appointments; do you cut hair; massage; do you tutor; do you fix bikes; cut down my oak; dig a well; can you teach me to drive a
    forklift; escort service; can you translate at my appointment; dna test; do you offer child care; do you do weddings; do you cater
    lunches; can you print shirts; will you watch my kids while i unload all week; do you do bounce houses; do you do car inspections for
    the state; carpet stretching; can somebody fix a padlock on my garden shed; mend a broken suitcase; do you recharge fire extinguishers;
    make me a spare house key while i wait; do you fill dirt; crane service; install my car stereo; do you buff out scratches; do you patch
    tents; do you repair antique clocks; exterminate bees at my house; disinfect my apartment; move my shed to another
    yard; drive my car to florida for me; take my old fridge from my kitchen; clean my apartment before inspection; do you replace
    windshields; upholstery repair; custom boat covers; sail repair; do you build pallets
    | arreglan carros; hacen mudanzas a mexico; remolcan carros; instalan camaras; abren carros cerrados; cuidan perros; lavan carros; hacen
    fletes internacionales; arreglan aires acondicionados; instalan cercas; afinan pianos; podan el pasto;
    cuidan ninos; me pintan el carro; hacen catas de vino; lavan camiones; destapan drenajes; limpian alfombras; lavan tapetes; limpian
    salas a domicilio; arreglan refrigeradores; arreglan lavadoras; ponen piso; hacen techos; fumigan casas; sacan murcielagos del atico;
    recogen tiliches en mi casa; hacen impuestos; cortan arboles; cuidan abuelitos; dan clases de manejo; sueldan remolques; arreglan bicis;
    pintan casas; tapizan muebles; restauran muebles; hacen jardineria; me arman un ropero en casa; arreglan el clima del carro; hacen
    camisetas; hacen llaves de casa; me arreglan el candado de mi cobertizo; mandan alguien a limpiar mi departamento; cambian parabrisas;
    llevan mi carro a florida; tapizan asientos; estiran alfombra; recogen mi refri viejo de la cocina`,
  'elsewhere/shipping_abroad': `
    can you ship boxes to mexico; do you do international shipping; ship a container to europe; can you send my furniture to another
    country; do you mail packages; customs; freight forwarding; long distance moving across the country; ship my motorcycle to hawaii; ship
    a pallet to canada; how much to send a car to puerto rico; air freight quote; duties on used clothes; can you send my stuff to my son in
    germany; ocean container to the philippines; import taxes; balikbayan box; do you have a branch in london; moving to australia who
    ships; ship a piano to hawaii; is it cheaper to ship or drive to alaska; send a bike to japan; customs broker; export paperwork for a
    car; ltl freight to ohio; mail a suitcase to my dorm; ship golf clubs ahead; send my household goods overseas military; ship a gun; ship
    wine to my brother; tracking for an ocean container; how long by boat to europe; can you crate and ship art; send remittances and boxes
    to ghana; whats the cheapest way to get my couch to california by freight; do you have containers going to jamaica; barrels to haiti;
    ship a car overseas roll on roll off; where do i drop boxes for the philippines; can you export my tractor; will you send my things
    after me to england; mail my clothes to me in korea; ship furniture coast to coast; do you move vehicles by train; who does shipping to
    guam
    | envian a mexico; mandan cajas al extranjero; hacen envios internacionales; mandan paquetes a otro pais; llevan carga a guatemala;
    cuanto cuesta mandar un carro a honduras; mandan muebles a el salvador; paqueteria a michoacan; mandan cajas a cuba; cuanto tarda un
    envio a colombia; cobran por libra a guatemala; envian motos a mexico; aduana para menaje de casa; mandan a republica dominicana; llevan
    mudanza a puerto rico; cuanto por una caja a peru; agencia aduanal; mandan barriles a haiti; mandar mis muebles a california; mandan
    carros a centroamerica; cuanto por mandar ropa a venezuela; exportan tractores; donde dejo cajas para el salvador`,
  'elsewhere/jobs': `
    are you hiring; do you have any jobs; how do i apply for a job; what do you pay your employees; can i work there; is there a manager
    position; i want to work for you; send you my resume; job openings; do you need help cleaning units; part time work; yall need anybody;
    hiring for the office; i wanna be a manager there; whats the pay for site manager; i clean for a living need someone?; drop off my
    resume; who do i send my application to; did you get my resume; i applied last week any news; im a plumber looking for side work; need a
    night watchman; do you drug test employees; what benefits do your workers get; is there a relief manager opening; i have 5 years in
    property management; can my son get a summer job; do you hire felons; hire teenagers?; is the job remote; when is payday for staff;
    whats the dress code for employees; i quit today where do i turn in my keys as an employee; internship; volunteer hours for school; do
    you use a temp agency; do you need a sign spinner; can i mow your grass for money; i paint and do handyman stuff hire me; looking for a
    job driving trucks; got work for two guys today; interview at 2 who do i ask for; live on site couple manager position; reference check
    on a former employee; verify employment; job fair; is the assistant manager job still posted; careers page; can i talk to hr; my w2
    never came i used to work there; when do new hires start; is the pay weekly; i got an email about an interview; do you hire couples; any
    night shifts; need a driver with a cdl; im 16 can i work weekends; whats the turnover; do you sponsor visas; can i shadow you for a
    school project; are you on indeed; is the position filled; i can start monday; i have experience with siteman; do you need a gate guard;
    paying cash for day labor?; hiring maintenance tech; can my company bid on janitorial; do employees get free storage; what does an
    assistant manager do all day; commission or salary
    | estan contratando; hay trabajo; como aplico para trabajar; necesitan empleados; busco trabajo; tienen vacantes de empleo; necesitan
    gente; ocupan quien limpie; donde dejo mi solicitud; ya vieron mi solicitud; cuanto pagan la hora; necesitan chofer; contratan sin
    papeles; trabajo de medio tiempo; necesitan alguien que corte el pasto; busco chamba; mi hijo busca trabajo de verano; ocupan velador;
    hago limpieza busco trabajo; requisitos para trabajar ahi; a que hora es la entrevista; dan trabajo a jovenes; ocupan pintor; contratan
    menores; vi su anuncio en indeed; puedo empezar el lunes; pagan por semana; tienen turno de noche; ya no trabajo ahi y no me llega mi
    w2; necesitan ayudante; dan seguro a los empleados`,
  'elsewhere/nearby': `
    is there a gas station nearby; where is the closest hotel; is there a restaurant near you; where can i get breakfast; where is the
    nearest uhaul; where is the dmv; is there a mechanic around; what time does walmart open; is there
    a hospital close; where can i recycle batteries; where is the city dump; nearest car wash; is the neighborhood good; whats the crime
    rate in town; how are the schools; boat launch nearby; campground near here; where can i buy a couch; locksmith near me; closest bank;
    when does the landfill open; where can i weigh my truck; good movers in town; is there a dog park close; where do i renew my drivers
    license; vet clinic near you; where can i sell my car; tire shop nearby; what are the hours of the library; where do i register my boat;
    bus schedule; is parking downtown free; who plows the county roads; which dump takes mattresses; where can i launch my boat; good hotel
    for the night; where do people get their rv fixed around here; whats a good winery; when does the ferry leave; how is traffic on the
    highway; where is the closest self service car wash; how far to the beach; what channel is the game on; any bars around; is there a
    trail near you; whats the speed limit on that road; where do i vote; when is the county fair; is the bridge open; where can i board my
    dog; best tacos; where can i get my license renewed; any good mechanics; who tows boats; is the river safe to swim; where to fish;
    nearest campground with showers; parking for the stadium; where can i get lunch while i unload; is there a starbucks on that street;
    closest u haul dropoff; where is the nearest ups store; scrap yard near you; goodwill hours; is there a laundromat around; nearest
    hardware store hours; best burger in this town; where can i fill up diesel; where is the nearest boat dealer; where do i get a boat
    inspected; closest propane exchange that is open late; where can i dump my camper on the interstate; truck scale near me; what school
    district is this; closest atm; is there a notary at the bank near you; where is the courthouse; nearest pharmacy; where do i catch the
    train; how much is a cab from the airport; is the beach crowded; where is good pho; fun stuff for kids around here; is there a farmers
    market; recycling center hours; does the county take tires; where can i donate a couch; which charity picks up furniture; shelter that
    takes dogs; tow company number; good detailer nearby; who does windshield repair; used furniture store; where is the flea market; is
    main street closed for the parade; whats the best way to avoid traffic on 95; hiking; bowling alley; movie times
    | hay una gasolinera cerca; donde hay un hotel; a que hora abre el correo; donde hay un taller mecanico; hay restaurantes cerca; donde
    queda el hospital; donde esta el banco; hay un parque cerca; donde saco mi licencia; donde hay buenos tacos; a que hora sale el ferry;
    donde arreglan lanchas; donde hay un campamento; como esta el trafico; donde voto; donde puedo comer por ahi; hay un oxxo cerca; donde
    hay farmacia; donde queda el dmv; a que hora abre el home depot; donde tiran muebles en la ciudad; donde hay lavanderia; donde dono
    ropa; hay cajero cerca; donde venden propano de noche; una grua que me recomiende; donde hay iglesia; donde hay un buen mecanico;
    pelicula en el cine; donde comprar muebles usados; esta cerrada la carretera`,
  'elsewhere/other_bills': `
    cancel my netflix; my internet bill is wrong; pay
    my car insurance; pay my credit card; how do i pay a parking ticket; how do i pay my mortgage; cancel my gym membership; late fee on my
    library book; when are taxes due; how do i get a refund from amazon; where is my amazon package; where is my tax refund; my landlord
    wont return my apartment deposit; cancel my hotel reservation; my rent for my apartment is late; is my car payment due; increase my
    credit limit; dispute a charge with my bank; where is my uber; how do i reset my facebook password; unlock my iphone; forgot my gmail
    password; bank pin; transfer money to my cousin; my hotel key doesnt work; cancel my flight; spectrum bill; my gym lock code; cancel my
    cell plan; my electric is overdue; autopay for my power bill; is my amazon order late; the bank declined me; library late fees; reset my
    bank pin; my car insurance went up; my apartment raised rent; landlord kept my deposit; apartment deposit; lost my passport at the
    airport; forgot my laptop password; my hotel reservation; my netflix payment bounced; lost my debit card at the bar; t mobile bill;
    property taxes; my apartment has bed bugs; gas bill; my doctor bill; hoa dues; toll bill; my credit score dropped; child support; how do
    i turn off autopay for hulu; my gym charged me twice; is my student loan due; verizon overcharged me; pay my traffic fine online; my car
    note is 10 days late; comcast wants a deposit; chase late fee waived; need an extension on my taxes; extension for my paper; daycare
    late pickup fee; my apartment late fee is 75; blockbuster late fees; overdraft fee; hospital billing payment plan; cancel my spotify;
    refund for my concert ticket; refund from airbnb; refund my flight; paypal on hold; venmo sent to wrong person; cash app locked; zelle
    limit at my bank; apple card balance; gift card balance; ebt balance; hsa card; what is my bank balance; where is my stimulus; when does
    social security pay; my paycheck is short; child tax credit; receipt for a hotel stay; home depot receipt lookup; walmart receipt; toll
    by plate; parking meter app; afterpay; klarna; rent receipt for my apartment for immigration; prorated salary; autopay on my mortgage
    changed; how do i dispute a doordash charge; my landlord raised my apartment by 300; cable promo ended; car insurance due date
    | como pago la luz; como pago el agua; donde esta mi paquete de amazon; se me olvido la contrasena de facebook; como pago mi telefono;
    cancelar mi vuelo; cuando vence la renta de mi departamento; como pago una multa de transito; mi casero no me regresa el deposito; no me
    llega el recibo de la luz; se me olvido el pin del banco; perdi mi pasaporte; mi reserva de hotel; me subieron la renta del
    departamento; cuanto debo de luz; pagar el cable; pagar multa de la corte; cancelar el gimnasio; cuando depositan el seguro social; no
    me ha llegado el reembolso de taxes; prestamo estudiantil; me cobraron doble en walmart; cuanto tengo en el banco; saldo de mi tarjeta
    de regalo; cuando pagan los cupones; pago de mi carro atrasado; reembolso de mi vuelo; cancelar spotify; mi casero me cobra recargo; me
    cobro de mas at&t; me rebotaron el pago de la hipoteca; pago de la colegiatura`,
  'elsewhere/home': `
    how do i get rid of mice at home; my apartment has roaches; my house flooded who do i call; my home ac broke; lost my house keys; locked
    out of my apartment; locked out of my car; lost my car keys; my garage door is stuck; how do i fix a leaky faucet; what temperature
    should i keep my house at; best security camera for my house; how do i clean mold off a couch; my dog is sick; dog ate chocolate; how do
    i stop my puppy from chewing; how do i childproof; my car wont start; my boat motor wont start; how do i back up a trailer; how do i
    change a tire; is my furniture real wood; how do i clean leather; my neighbors are noisy; what lock is best for my front door; my fridge
    stopped working; how much does a new roof cost; how much is a house here; squirrels in my attic; lock on my front door is stuck; broken
    key in my car ignition; my basement floods; my lawn mower wont start; freezer at home quit; how do i
    fix drywall; need to jump my car; what paint for my bedroom; termites in my deck; my kid locked himself in the bathroom; how do you
    store potatoes; how do i get gas smell off my hands; how to season firewood; how cold can a dog be outside; whats the best mattress to
    buy; which security system for home; how to move a piano downstairs at home; how much does it cost to rent a house; how often should i
    change my oil; my rv fridge quit; why does my boat motor smoke; mold in my bathroom; what size ac for my house; how do i clean my garage
    at home; mice in my kitchen which trap is best; ants in my pantry; roaches in my car; something died in my wall; bats in my attic; how
    do i get rid of bed bugs in my bed; my basement smells musty; dehumidifier for the crawl space; roof leak over my bedroom; my toilet is
    clogged; is my carbon monoxide alarm bad; my smoke detector chirps; my freezer frosts up; my elevator at the condo is out; my apartment
    elevator is stuck; how do i hang shelves in drywall; squeaky door fix; my sliding door is off the track; window wont close; repaint a
    dresser; refinish grandmas table; remove scratches from wood; get wax out of carpet; wash a down comforter; get yellow out of a
    mattress; how do i clean a grill; best way to declutter my bedroom; where do i put my christmas tree in my living room; my mower leaks
    gas; chain on my bike slipped; boat trailer lights dont work; my rv slide is stuck at the campground; drain my water heater; how to move
    a fridge by myself in the kitchen; get a couch through my apartment door; my neighbor plays drums; my kid wont clean his room; toddler
    proof a drawer; how to fold a fitted sheet; how do i sharpen a mower blade; what kind of wood is oak; how do i tune a guitar; fix a
    wobbly table; bleach or vinegar; how do i grow grass
    | perdi las llaves de mi carro; se inundo mi casa; hay ratones en mi casa; mi carro no prende; me quede afuera de mi casa; mi perro esta
    enfermo; como quito el moho de un sillon; cuanto cuesta una casa; hay ratas en mi patio; como quito una mancha de vino; mi refri de la
    casa no enfria; se descompuso mi lavadora; que pintura uso para mi cuarto; hay cucarachas en mi cocina; como mato hormigas en mi jardin;
    se tapo el bano de mi casa; gotea el techo de mi cuarto; como limpio un colchon manchado; no cierra la ventana; como quito rayones de la
    mesa; mi vecino toca la bateria; el elevador de mi edificio no sirve; como acomodo mi closet; se me tapo el fregadero; mi podadora no
    prende; como lavo un edredon; huele a humedad mi sala; mi hijo no recoge su cuarto; chinches en mi cama; como pinto un mueble`,
  'elsewhere/insurance_trade': `
    health insurance; how much is home insurance; can i get insurance for my dog; is
    my medical insurance accepted; dental coverage; travel insurance; flood insurance for my house; do you do boat insurance; unemployment;
    food stamps; medicare; social security office; loan; do you give loans; payday loan; pawn shop; do you sell money
    orders; western union; can i borrow money; bitcoin price; should i buy stocks; invest in self storage; mortgage rates; wire money to my
    brother; exchange pesos for dollars; do you do title loans on cars; borrow 500 till friday from you; open a checking account; apply for
    a credit card; notary bond; bail bonds; prepaid debit reload; sell me an annuity; retirement plan advice; is my 401k safe; tax prep
    price; credit repair; consolidate my debt; do you lend against my stuff; can you hold my gold as collateral; are you a pawn shop; buy
    lottery tickets here; bill pay center for the phone company; file for food stamps; apply for disability; health plan for my family; who
    takes medicaid; broker for boat coverage; quote for my motorcycle; do you write policies for houses; insure my jet ski on the lake; life
    coverage for seniors; cover my pets surgery; can i cash my paycheck there; money gram; sell stock; can you insure my boat while its on
    the lake; do you sell renters insurance for apartments; is there an insurance agent in your office for cars
    | venden seguro de carro; seguro de vida; hacen prestamos; cambian cheques; mandan dinero a mexico; aceptan medicaid; seguro medico;
    prestan dinero sobre el carro; cambian dolares; hacen giros; casa de empeno; abrir cuenta de banco; sacar una tarjeta de credito; seguro
    para mi moto; recargas de celular; pagan loteria; fianzas; prestamos sin credito; seguro para mi casa; arreglan el credito; cobrar mi
    cheque del trabajo ahi; aseguran botes en el lago`,
  'elsewhere/own_storage_business': `
    how do i start a storage business; how much does it cost to build a storage facility; is self storage profitable; how do i become a
    manager of a storage facility; can i invest in your company; do you franchise; are you for sale; what software do you use; who made this
    chatbot; sell me your customer list; i can do your marketing; we offer seo services; partner with us; vendor inquiry; we clean roofs
    want a quote; can i put my ad on your fence; im a reporter; whats your occupancy; how much money do you make; can i buy this place; is
    the deposit money earning interest; how much is the land worth; who is your insurance company for the building; who built your units; do
    you accept investors; what brand are your doors; which company makes your gate; what do your cameras cost; can i film a commercial at
    your place; i sell roofing can i send a quote; do you buy used carts; how much tax do you pay; who cleans your restrooms we do
    janitorial; business plan for mini storage; zoning for a storage facility; how many square feet to break even; whats a good cap rate for
    storage; storage management software demo; how do i price my units as an owner; steel buildings for my own facility; who insures storage
    operators; how do you handle auctions legally as an operator; im writing a paper on the storage industry; survey for storage owners; are
    you hiring a management company; reit dividends; stock ticker for storage companies; i represent a buyer for your property; looking to
    acquire facilities in your area; broker opinion of value; how much was this place sold for; how do i get a tax id for my storage
    company; convert my barn to storage; we sell kiosks; we do snow removal bids; do you need a new website; can my bank talk to your cfo;
    chamber of commerce membership; city inspector here about your permit; fire marshal report request; your sign company wants to visit;
    utilities locate; cell tower lease on your land; how does your chatbot work; what company made this chat; can i license this chat for my
    shop; whats your profit margin; who are your biggest competitors
    | como pongo un negocio de bodegas; venden franquicias; cuanto cuesta construir bodegas; les ofrezco publicidad; quien construyo las
    bodegas; cuanto ganan; me venden el negocio; les vendo camaras; quiero poner mini bodegas; cuanto deja un negocio de bodegas; permisos
    para construir bodegas; compro su terreno; cuanto ganan al mes; soy inspector de la ciudad; vendo programas para bodegas; que compania
    hizo este chat; ofrezco limpieza de oficinas; ofrezco servicio de jardineria; quiero invertir en bodegas; le interesa vender el terreno;
    les pinto el edificio`,
  'elsewhere/computing': `
    my phone storage is full; how do i free up icloud storage; how much google drive storage do i get; how much storage does an iphone have;
    upgrade my cloud storage; my computer is out of space; unit conversion; what is a unit of measurement; convert feet to meters; convert
    10 feet to inches; write python code; write me an essay; fix my code; what is a storage class in c; sql query; excel formula; translate
    this sentence; write a poem; solve this equation; do my homework; 2 plus 2; summarize this article; make me a logo; write a cover
    letter; how do i delete photos from my phone; draw me a picture; docker volume; kubernetes; reset my router; blue screen; excel vlookup;
    how do i convert pdf to word; screenshot on a mac; printer offline; my mouse doesnt work; how do i block a number; whatsapp backup;
    update ios; photoshop trial; how do i unsend an email; convert miles to kilometers; celsius to fahrenheit;
    how many feet is 3 meters; 15 percent of 80; square root of 144; days until christmas; what is 20 times 10; write a breakup text; fix my
    grammar; make a meal plan; generate an image of a cat; regex for phone numbers; css center a div; git merge conflict; react component;
    how does a neural network learn; java vs c; lock a file in linux; mutex lock; database deadlock; unit tests failing; gateway timeout
    504; access denied folder windows; open port 443; api gateway; storage access key azure; unlock bootloader; code review; truck simulator
    game; minecraft chest storage; how big is a minecraft chunk; roblox codes; fortnite
    | mi telefono no tiene espacio; tradusca esto; haz mi tarea; escribe un poema; cuanto es dos mas dos; hazme un resumen; escribe un
    codigo; convertir pdf a word; mi impresora no jala; como bloqueo un numero; pasar millas a kilometros; cuanto es el 15 por ciento de 80;
    dias para navidad; haz una carta de amor; corrige mi texto; pasar celsius a fahrenheit; codigos de roblox; como hago una tabla en excel;
    hazme un logo; no abre mi facebook; se trabo mi compu; cuantas onzas tiene una libra; escribe un cuento`,
};
