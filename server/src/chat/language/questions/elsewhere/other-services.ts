import type { Questions } from '../questions.ts';

/** The words of this trade on what others offer. */
export const otherServiceQuestions: Questions = {
  'elsewhere/other_reservations': `
    table for two at 7; cancel my dinner reservation; book me a flight to miami; hotel under my name smith; reserve a campsite; schedule my
    haircut; doctor appointment tomorrow; dmv appointment; book a uhaul in chicago; get me tickets to the concert; rent an airbnb; hold my
    place in line at the bank; waitlist for the daycare; opentable confirmation; cruise booking changed; reschedule my dentist; appointment
    for my vaccine; book the party room; reserve the pavilion at the park; reserve a tee time; is my flight on time; can i get a rental car
    tonight; passport appointment; book a photographer; save the date ideas; reserve a bowling lane; hold my calls; cancel my dentist;
    wedding venue availability; confirm my interview; confirm my court date; waitlist for section 8; book club meeting; book a massage; do
    you take reservations for the campground; i reserved a uhaul through another company; i booked a room did it go through; hold a puppy
    for me; reserve a library book; how long do restaurants hold a table; book a moving crew in seattle; confirm my airbnb booking; cancel
    my reservation at the marriott; reserve a spot at the marina; is there a cancellation fee for my flight; book a cabin; save me a seat
    | reservar mesa para dos; quiero un vuelo a cancun; cita con el doctor; cita en el dmv; cancelar mi hotel; reservar cancha de futbol;
    boletos para el concierto; cita para el pasaporte; salon para quinceanera; confirmar mi cita del dentista; reservar un airbnb; cita con
    el consulado; apartar un vestido; cita para la vacuna; boletos de avion; cuanto tiempo guardan la mesa; aparte un cuarto de hotel si
    quedo; cobran por cancelar el vuelo; apartar un libro; reservar una cabana`,
  'elsewhere/other_discounts': `
    black friday sales; coupon for dominos; is there a sale at target; student discount on spotify; senior discount at dennys; military
    discount at disney; does home depot give veterans 10 percent; free pizza; free stuff on craigslist; cheap flights; when do iphones go on
    sale; promo for lyft; aaa hotel rate; costco membership deal; gas rewards; price match at walmart; medicare discount card; half price
    wings night; free wifi password; library free passes; free ride to the airport; can i have free money; cheap concert tickets; rebate on
    my refrigerator; refer a friend bonus at my bank; bulk price on lumber; coupon code for moving company; is amazon prime cheaper for
    students; cash back card; loyalty points for my airline; how many miles do i have with united; kids eat free; do teachers get a discount
    at barnes and noble; coupon for the movers i hired; promo code for a hotel; first month free at the gym; specials at the steakhouse; any
    deals on mattresses; is there a sale on padlocks at lowes; military rate for an apartment; student price for the train; referral code
    for cash app; cheapest car rental; price match on tires
    | cupones de pizza; ofertas de walmart; viernes negro; descuento en el cine; boletos gratis; cosas gratis en facebook; descuento de
    estudiante en spotify; vuelos baratos; regalenme dinero; promociones de telefonos; puntos de mi tarjeta; 2x1 en alitas; pizza gratis;
    becas para estudiantes; a como el kilo de carne; descuento de maestro en la libreria; primer mes gratis en el gimnasio; ofertas de
    colchones; precio de estudiante en el tren; codigo de referido para una app`,
  'elsewhere/other_deliveries': `
    where is my fedex package; ups tracking number; usps says delivered but nothing came; my doordash is cold; grocery delivery to my house;
    what time does mail come; do you deliver flowers; furniture store delivered the wrong table; wayfair customer service; return an amazon
    item; drop off at kohls; shein order stuck in customs; deliver water to my house; deliver my moving truck to denver; send flowers to my
    mom; my mailman is late; stolen package claim; sign up for informed delivery; buy stamps; how many stamps on a letter; zip plus four;
    overnight a letter; priority mail price; apply for a po box at the post office; hold my mail for vacation; send a fax to my doctor;
    notarize my will where; get a passport; apostille; print my boarding pass; translate my birth certificate; mail in ballot; santa mailing
    address; email marketing; my gmail wont load; spam mail; chain letter; ebay seller never shipped; newspaper delivery stopped
    | donde esta mi pedido de shein; rastrear paquete de ups; cuanto cuesta mandar una carta; estampillas; mi paquete dice entregado y no
    llego; reparten garrafones; flores a domicilio; comida a domicilio; devolver algo de amazon; traducir acta de nacimiento; sacar
    pasaporte; apostillar un documento; correo atrasado; mi comida llego fria; voto por correo`,
  'elsewhere/other_electricity': `
    power outage in my neighborhood; when will my lights come back on; report a downed line; how do i wire an outlet; breaker keeps tripping
    at home; electrician near me; solar panels for my roof; how many watts does a fridge use; generator for my house; my electric company
    number; why is my power bill so high; charge my phone; my laptop charger died; led or halogen bulb; battery for my watch; tesla
    powerwall cost; ac dc lyrics; what is a volt; who discovered electricity; do you install ev chargers at homes; extension cord safe for
    heater; xfinity outage; my wifi is slow at home; best internet provider; router blinking red; 5g towers; cable tv packages; hotspot
    data; how do i boost signal; water heater leaking; no hot water at home; gas leak at my stove; light bulb jokes; traffic light out;
    speed of light; christmas light displays; paint color for a north facing room; do you install outlets in garages; my rv outlet at home
    is dead; what amp breaker for a hot tub; do you fix lamps; how do i jump a car battery; can i plug a heater into a power strip at home;
    what is 30 amp versus 50 amp in general; my apartment lights flicker; does the campground have 50 amp; string lights for my patio; my
    home internet provider raised prices; fiber in my area
    | se fue la luz en mi colonia; electricista; recibo de luz muy alto; no tengo internet en mi casa; instalan paneles solares; como pongo
    un contacto; no hay agua caliente; venden focos; arreglan celulares; mi wifi esta lento; planta de luz para mi casa; quien descubrio la
    electricidad; cuantos watts gasta un refri; velocidad de la luz; cargador de laptop; cuanto cobra un electricista; parpadean los focos
    de mi casa; se quemo el contacto de mi cocina; internet para mi casa cual conviene`,
  'elsewhere/other_work': `
    where can i rent a desk downtown; wework price; how do i start an llc; business license application; need an ein; sales tax permit; do i
    need a permit for a food truck; how do i price my candles; sell on etsy tips; yard sale permit; open a bank account for my business;
    write my resume; interview tips; quit my job letter; my boss didnt pay me; minimum wage; overtime law; how do i hire someone; office
    chair recommendations; gym membership; guitar lessons; recording studio price; drum teacher; band for my wedding; dj for a party;
    karaoke bar; rehearsal dinner; wood shop class; makerspace; welding school; art studio lease; salon booth rental; barber chair for sale;
    tattoo prices; nails done today; personal trainer; crossfit; photo studio; greenhouse plans; man cave ideas
    | como abro una empresa; permiso para vender comida; oficinas en renta en el centro; clases de guitarra; grupo para fiestas; dj para
    quinceanera; salario minimo; me deben mi sueldo; clases de yoga; corte de pelo; unas acrilicas cuanto; hagan mi curriculum; curso de
    soldadura; permiso para venta de garaje; entrenador personal`,
  'elsewhere/other_housing': `
    studio apartment for rent; is there a room to sublet; section 8 houses; homeless shelter beds tonight; motel with weekly rates; rv park
    monthly with hookups; mobile home lot rent; houses under 200k; zillow estimate; first time buyer program; mortgage preapproval; build a
    tiny house; tiny home community; nursing home with openings; student dorm prices; extended stay; hostel; campground with showers;
    apartment with in unit washer; rent a garage to live in; basement apartment; how do i find a roommate; landlord tenant law; rent
    control; my landlord wont fix the heat; security deposit law for apartments; is my house in a flood zone; hoa rules; home inspection;
    refinance; land for sale by owner; cabin in the woods; office building for lease; church hall; barn wedding; farm land lease; warehouse
    loft apartments; timeshare cancel; i need a place to live by friday; looking for a two bedroom with a garage; is there a month to month
    apartment; do you allow evictions on your rental applications; unit 4b apartment has a leak; my condo unit needs a new door; studio with
    utilities included; senior housing; how do i rent out my spare room; trailer park with openings; my apartment unit is too small; hotel
    unit with kitchen
    | renta de departamentos; cuartos en renta baratos; albergue para pasar la noche; casas de renta con patio; lotes para traila; hotel por
    semana; comprar casa sin credito; asilo de ancianos; terrenos en venta; mi casero no arregla nada; hipoteca; departamento amueblado;
    rancho para fiestas; local comercial en el centro; rentar con mascotas; busco departamento de dos recamaras; cuarto con bano propio;
    renta mensual de casa; se gotea mi departamento; traila park con lugar`,
  'elsewhere/other_storage': `
    google photos says out of space; buy more icloud; how many gigs is a 128 phone; ssd or hard drive; backup my laptop; dropbox price;
    onedrive sync error; usb stick not recognized; server rack colocation; data warehouse vs data lake; amazon s3 bucket; azure blob
    storage; localstorage in javascript; session storage; ram vs rom; sd card full on my camera; steam deck storage upgrade; ps5 storage
    full; whatsapp is eating my memory; clear cache on android; gmail is full; battery energy storage for the grid; pumped hydro storage;
    food storage containers bpa free; tupperware lids; kitchen cabinet organizers; closet organizer ideas; garage shelving from ikea; under
    bed bins; shoe rack; storage bench for entryway; storage ottoman; how to organize a pantry; marie kondo method; cold storage of apples;
    root cellar plans; grain silo capacity; breast milk storage time; egg freezing storage fee; sperm bank; cord blood bank; crypto cold
    wallet; water tank for my ranch; propane bulk tank; records retention law; evidence locker; bike rack for car; storage vs memory
    difference; how much is 1 tb; deduplicate photos; my dvr is full; upgrade my plan to 2tb; space on my hard disk; space travel; outer
    space; myspace login
    | se lleno mi icloud; no tengo memoria en el celular; como borro fotos del telefono; comprar mas espacio en google; disco duro externo;
    memoria usb; mi correo esta lleno; como organizo mi closet; recipientes para comida; se lleno el whatsapp; tarjeta de memoria; tinaco de
    agua; cuantos gigas tiene; respaldo de mi celular; zapatera para mi cuarto; que es la nube; viajes al espacio; almacenar leche materna;
    bodega de vinos tour; bodega aurrera abre hoy; estantes para mi cocina`,
};
