/** A name alone and with a figure before it: "a sofa", "sofas". */
interface Names {
  readonly one: string;
  readonly many: string;
}

/** Something that people store. */
export interface Goods {
  readonly english: Names;
  readonly spanish: Names;
  /** What it takes up in a room, packed as movers do. */
  readonly cubicFeet: number;
  /** How many are meant when nobody says. */
  readonly usualCount: number;
  /** What people call it; English, then Spanish after the bar. */
  readonly written: string;
}

export interface Vehicle {
  readonly english: string;
  readonly spanish: string;
  /** Of a usual one, with what it is towed on. */
  readonly lengthFt: number;
  readonly widthFt: number;
  /** What comes on top of the length that people name: a trailer's tongue, an outboard motor. */
  readonly extraFt: number;
  readonly written: string;
}

const goods = (english: string, spanish: string, cubicFeet: number, written: string, usualCount = 1): Goods => {
  const names = (both: string): Names => {
    const [one = '', many = one] = both.split(' / ');
    return { one, many };
  };
  return { english: names(english), spanish: names(spanish), cubicFeet, usualCount, written };
};

/** Cubic feet as removal firms count them in their tables of household goods, rounded. */
export const furnitureAndBoxes: readonly Goods[] = [
  goods(
    'a king bed / king beds',
    'una cama king / camas king',
    70,
    'king bed, king size bed, king sized bed, king mattress, california king, king | cama king, colchon king',
  ),
  goods(
    'a queen bed / queen beds',
    'una cama queen / camas queen',
    65,
    'queen bed, queen size bed, queen sized bed, queen mattress, queen | cama queen, colchon queen',
  ),
  goods(
    'a double bed / double beds',
    'una cama matrimonial / camas matrimoniales',
    60,
    'full bed, full size bed, double bed, full mattress, full size mattress, bed, mattress, box spring, bed frame | cama, colchon, cama matrimonial',
  ),
  goods(
    'a twin bed / twin beds',
    'una cama individual / camas individuales',
    40,
    'twin bed, single bed, twin mattress, twin size bed, toddler bed, daybed | cama individual, cama sencilla',
  ),
  goods('a bunk bed / bunk beds', 'una litera / literas', 70, 'bunk bed, loft bed | litera'),
  goods('a crib / cribs', 'una cuna / cunas', 10, 'crib, baby crib, changing table, playpen | cuna'),
  goods(
    'a bedroom set / bedroom sets',
    'un juego de recámara / juegos de recámara',
    200,
    'bedroom set, bedroom suite, bedroom furniture | juego de recamara',
  ),
  goods(
    'a dresser / dressers',
    'una cómoda / cómodas',
    35,
    'dresser, chest of drawers, bureau, vanity | comoda, cajonera, tocador',
  ),
  goods(
    'a nightstand / nightstands',
    'una mesa de noche / mesas de noche',
    5,
    'nightstand, night stand, bedside table, end table, side table | mesa de noche, buro',
    2,
  ),
  goods('a wardrobe / wardrobes', 'un ropero / roperos', 45, 'wardrobe, armoire | ropero, armario'),
  goods(
    'a sofa / sofas',
    'un sofá / sofás',
    55,
    'sofa, couch, sleeper sofa, futon, sofa bed, davenport | sofa, sillon grande',
  ),
  goods(
    'a sectional sofa / sectional sofas',
    'un sofá seccional / sofás seccionales',
    100,
    'sectional, sectional sofa, sectional couch | sofa seccional, seccional',
  ),
  goods(
    'a loveseat / loveseats',
    'un sofá de dos plazas / sofás de dos plazas',
    35,
    'loveseat, love seat | sofa de dos plazas',
  ),
  goods(
    'an armchair / armchairs',
    'un sillón / sillones',
    25,
    'armchair, recliner, easy chair, lounge chair, rocking chair, rocker, la z boy | sillon, mecedora, reposet',
  ),
  goods('a chair / chairs', 'una silla / sillas', 5, 'chair, dining chair, folding chair, stool, bar stool | silla', 4),
  goods(
    'a dining table / dining tables',
    'un comedor / comedores',
    30,
    'dining table, dining room table, kitchen table, table | mesa, mesa de comedor, comedor',
  ),
  goods(
    'a dining set / dining sets',
    'un juego de comedor / juegos de comedor',
    60,
    'dining set, dining room set, table and chairs, dinette | juego de comedor',
  ),
  goods('a coffee table / coffee tables', 'una mesa de centro / mesas de centro', 10, 'coffee table | mesa de centro'),
  goods(
    'a cabinet / cabinets',
    'una vitrina / vitrinas',
    40,
    'china cabinet, hutch, buffet, sideboard, curio cabinet, cabinet, credenza | vitrina, alacena, trinchador',
  ),
  goods(
    'a bookcase / bookcases',
    'un librero / libreros',
    20,
    'bookcase, bookshelf, bookshelves, shelving unit | librero, estante',
  ),
  goods('a desk / desks', 'un escritorio / escritorios', 35, 'desk, computer desk, workstation | escritorio'),
  goods(
    'a filing cabinet / filing cabinets',
    'un archivero / archiveros',
    15,
    'filing cabinet, file cabinet | archivero',
  ),
  goods(
    'a TV / TVs',
    'un televisor / televisores',
    12,
    'tv, television, flat screen, tv set | televisor, tele, television',
  ),
  goods(
    'an entertainment center / entertainment centers',
    'un mueble de TV / muebles de TV',
    45,
    'entertainment center, tv stand, media console | mueble de tv',
  ),
  goods(
    'a refrigerator / refrigerators',
    'un refrigerador / refrigeradores',
    50,
    'refrigerator, fridge | refrigerador, refri, nevera',
  ),
  goods(
    'a freezer / freezers',
    'un congelador / congeladores',
    40,
    'freezer, chest freezer, deep freezer | congelador',
  ),
  goods('a stove / stoves', 'una estufa / estufas', 30, 'stove, oven, range | estufa, horno'),
  goods('a washer / washers', 'una lavadora / lavadoras', 28, 'washer, washing machine | lavadora'),
  goods('a dryer / dryers', 'una secadora / secadoras', 28, 'dryer | secadora'),
  goods('a dishwasher / dishwashers', 'un lavavajillas / lavavajillas', 20, 'dishwasher | lavavajillas, lavaplatos'),
  goods('a microwave / microwaves', 'un microondas / microondas', 4, 'microwave | microondas'),
  goods(
    'an upright piano / upright pianos',
    'un piano vertical / pianos verticales',
    75,
    'piano, upright piano | piano',
  ),
  goods(
    'a grand piano / grand pianos',
    'un piano de cola / pianos de cola',
    120,
    'grand piano, baby grand | piano de cola',
  ),
  goods(
    'a treadmill / treadmills',
    'una caminadora / caminadoras',
    35,
    'treadmill, elliptical, exercise bike, weight bench, peloton, rowing machine | caminadora, eliptica',
  ),
  goods(
    'a pool table / pool tables',
    'una mesa de billar / mesas de billar',
    80,
    'pool table, billiard table, ping pong table, foosball table | mesa de billar',
  ),
  goods('a bicycle / bicycles', 'una bicicleta / bicicletas', 12, 'bike, bicycle, ebike, e bike | bici, bicicleta', 2),
  goods(
    'a lawn mower / lawn mowers',
    'una podadora / podadoras',
    15,
    'lawn mower, lawnmower, push mower, mower, snow blower, snowblower | podadora',
  ),
  goods(
    'a riding mower / riding mowers',
    'un tractor de jardín / tractores de jardín',
    60,
    'riding mower, riding lawn mower, lawn tractor | tractor de jardin',
  ),
  goods('a grill / grills', 'un asador / asadores', 15, 'grill, bbq, barbecue, smoker | asador, parrilla'),
  goods(
    'patio furniture / sets of patio furniture',
    'muebles de jardín / juegos de jardín',
    70,
    'patio furniture, patio set, outdoor furniture, lawn furniture | muebles de jardin, muebles de patio',
  ),
  goods(
    'a tool chest / tool chests',
    'una caja de herramientas / cajas de herramientas',
    15,
    'tool chest, toolbox, tool box, tools, power tools | herramientas, caja de herramientas',
  ),
  goods('a ladder / ladders', 'una escalera / escaleras', 8, 'ladder | escalera'),
  goods('a tire / tires', 'una llanta / llantas', 4, 'tire, tyre, wheel, rim | llanta', 4),
  goods(
    'a kayak / kayaks',
    'un kayak / kayaks',
    30,
    'kayak, canoe, paddle board, paddleboard, surfboard | kayak, canoa',
  ),
  goods(
    'a set of skis / sets of skis',
    'un par de esquís / pares de esquís',
    3,
    'ski, skis, snowboard, golf clubs | esquis, palos de golf',
  ),
  goods(
    'a Christmas tree / Christmas trees',
    'un árbol de Navidad / árboles de Navidad',
    8,
    'christmas tree, holiday decorations, christmas decorations, decorations | arbol de navidad, adornos',
  ),
  goods('a rug / rugs', 'una alfombra / alfombras', 6, 'rug, carpet | alfombra'),
  goods('a lamp / lamps', 'una lámpara / lámparas', 4, 'lamp | lampara', 2),
  goods('a suitcase / suitcases', 'una maleta / maletas', 5, 'suitcase, luggage, duffel bag, trunk | maleta', 2),
  goods('a box / boxes', 'una caja / cajas', 3, 'box, boxes, carton, moving box | caja', 15),
  goods(
    'a tote / totes',
    'un contenedor / contenedores',
    3,
    'tote, bin, storage bin, plastic bin, tub, crate | contenedor, bote de plastico',
    10,
  ),
  goods(
    'a bag / bags',
    'una bolsa / bolsas',
    3,
    'bag, bags of clothes, clothes, clothing, garment bag | bolsa, ropa',
    5,
  ),
  goods('a pallet / pallets', 'una tarima / tarimas', 64, 'pallet | tarima, palet'),
  goods('a wardrobe box / wardrobe boxes', 'una caja ropero / cajas ropero', 12, 'wardrobe box | caja ropero', 2),
  goods(
    'a box of files / boxes of files',
    'una caja de archivos / cajas de archivos',
    1.5,
    'office files, file box, banker box, bankers box, box of files, boxes of files, files, paperwork, records, documents | caja de archivos, archivos, documentos',
    20,
  ),
  goods(
    'a motorcycle / motorcycles',
    'una motocicleta / motocicletas',
    130,
    'motorcycle, motorbike, harley, dirt bike, scooter, moped | moto, motocicleta, motoneta',
  ),
  goods(
    'an ATV / ATVs',
    'una cuatrimoto / cuatrimotos',
    180,
    'atv, quad, four wheeler, 4 wheeler, golf cart | cuatrimoto, carrito de golf',
  ),
  goods(
    'a jet ski on its trailer / jet skis on trailers',
    'una moto acuática / motos acuáticas',
    300,
    'jet ski, waverunner, snowmobile | moto acuatica, moto de nieve',
  ),
];

/** The contents of whole rooms. */
export const rooms: readonly Goods[] = [
  goods(
    'the contents of a room / the contents of rooms',
    'lo de un cuarto / lo de cuartos',
    200,
    'one room, single room, room of furniture, rooms of furniture, room worth, rooms worth, a bedroom, one bedroom worth, living room, family room | un cuarto, sala',
  ),
  goods(
    'the contents of a dining room / the contents of dining rooms',
    'lo de un comedor / lo de comedores',
    150,
    'dining room | cuarto de comedor',
  ),
  goods(
    'the contents of a kitchen / the contents of kitchens',
    'lo de una cocina / lo de cocinas',
    120,
    'kitchen | cocina',
  ),
  goods(
    'the contents of a dorm room / the contents of dorm rooms',
    'lo de un dormitorio estudiantil / lo de dormitorios estudiantiles',
    130,
    'dorm, dorm room, dormitory, college stuff, college room | dormitorio estudiantil',
  ),
  goods(
    'the contents of a two-car garage / the contents of two-car garages',
    'lo de un garaje para dos autos / lo de garajes para dos autos',
    900,
    '2 car garage, two car garage, double garage | garaje para dos autos, cochera doble',
  ),
  goods(
    'the contents of a garage / the contents of garages',
    'lo de un garaje / lo de garajes',
    500,
    'garage, one car garage, 1 car garage, garage stuff | garaje, cochera',
  ),
  goods(
    'the contents of an attic or basement / the contents of attics or basements',
    'lo de un ático o sótano / lo de áticos o sótanos',
    350,
    'attic, basement, cellar | atico, sotano',
  ),
  goods(
    'the contents of a shed / the contents of sheds',
    'lo de un cobertizo / lo de cobertizos',
    250,
    'shed, tool shed | cobertizo',
  ),
  goods('the contents of a closet / the contents of closets', 'lo de un clóset / lo de clósets', 80, 'closet | closet'),
  goods(
    'the contents of an office / the contents of offices',
    'lo de una oficina / lo de oficinas',
    400,
    'office furniture, whole office, small office, home office, office equipment, contents of an office | muebles de oficina, mi oficina',
  ),
];

const vehicle = (
  english: string,
  spanish: string,
  lengthFt: number,
  extraFt: number,
  written: string,
  widthFt = 8,
): Vehicle => ({ english, spanish, lengthFt, widthFt, extraFt, written });

/** Usual lengths of what is sold in North America, in feet. */
export const vehicles: readonly Vehicle[] = [
  vehicle(
    'a car',
    'un carro',
    16,
    1,
    'car, sedan, coupe, classic car, hatchback, convertible, corvette, mustang, camaro, civic, corolla, camry, prius, tesla, sports car, automobile, vehicle | carro, coche, auto, automovil, vehiculo',
    6.5,
  ),
  vehicle('an SUV', 'una camioneta SUV', 17, 1, 'suv, jeep, minivan, crossover, 4runner | camioneta suv', 6.5),
  vehicle(
    'a pickup truck',
    'una camioneta',
    20,
    1,
    'pickup, pickup truck, truck, f150, f 150, f250, f 250, silverado, dodge ram, tacoma, tundra | camioneta, troca',
    7,
  ),
  vehicle('a van', 'una van', 20, 1, 'van, cargo van, work van, sprinter | furgoneta, van', 7),
  vehicle('a camper van', 'una camper', 21, 1, 'camper van, campervan, class b | camper'),
  vehicle(
    'a motorhome',
    'una casa rodante',
    32,
    1,
    'motorhome, motor home, rv, class a, class c, motor coach, coach | casa rodante, autocaravana',
    8.5,
  ),
  vehicle('a fifth wheel', 'un remolque quinta rueda', 33, 1, 'fifth wheel, 5th wheel, toy hauler | quinta rueda', 8.5),
  vehicle(
    'a travel trailer',
    'un remolque vivienda',
    26,
    3,
    'travel trailer, camper, camp trailer, airstream, caravan | remolque vivienda, caravana',
    8.5,
  ),
  vehicle(
    'a pop-up camper',
    'un remolque plegable',
    18,
    1,
    'pop up camper, popup camper, pop up, teardrop | remolque plegable',
    7,
  ),
  vehicle(
    'a trailer',
    'un remolque',
    16,
    3,
    'trailer, utility trailer, cargo trailer, enclosed trailer, horse trailer, car hauler, flatbed trailer | remolque, trailer',
    8,
  ),
  vehicle(
    'a boat',
    'un bote',
    20,
    4,
    'boat, ski boat, bass boat, fishing boat, speedboat, sailboat, pontoon, pontoon boat, bowrider, boat and trailer, boat on a trailer, boat on its trailer, boat trailer | bote, lancha, velero, barco, yate',
    8.5,
  ),
  vehicle(
    'a box truck',
    'un camión de caja',
    26,
    1,
    'box truck, moving truck, bucket truck, food truck, work truck, delivery truck | camion de caja, camion',
    8.5,
  ),
  vehicle('a bus', 'un autobús', 38, 1, 'bus, school bus, skoolie | autobus', 8.5),
  vehicle('a tractor', 'un tractor', 14, 1, 'tractor, skid steer, bobcat, backhoe, forklift | tractor', 7),
];

/** Cubic feet of a home's contents by its bedrooms; a studio has none. */
export const homeCubicFeet: readonly number[] = [270, 500, 800, 1100, 1500, 1900];
export const cubicFeetPerFurtherBedroom = 400;
