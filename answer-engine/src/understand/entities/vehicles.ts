/** A vehicle with the dimensions of a typical one. */
export interface Vehicle {
  readonly english: string;
  readonly spanish: string;
  /** With its trailer, if it is towed. */
  readonly lengthFt: number;
  readonly widthFt: number;
  /** Added to a stated length, which doesn't include a trailer's tongue or an outboard motor. */
  readonly extraFt: number;
  /** Its phrases, in the syntax of `createPhraseMatcher`. */
  readonly written: string;
}

const vehicle = (
  english: string,
  spanish: string,
  lengthFt: number,
  extraFt: number,
  written: string,
  widthFt = 8,
): Vehicle => ({ english, spanish, lengthFt, widthFt, extraFt, written });

/** Vehicles with typical North American dimensions in feet. */
export const vehicles: readonly Vehicle[] = [
  vehicle(
    'a car',
    'un carro',
    16,
    1,
    'car, sedan, coupe, buick, cadillac, chevy, toyota, honda, subaru, volkswagen, lincoln town car, classic car, hatchback, convertible, corvette, mustang, camaro, civic, corolla, camry, prius, tesla, sports car, automobile, vehicle | carro, coche, auto, automovil, vehiculo',
    6.5,
  ),
  vehicle(
    'an SUV',
    'una camioneta SUV',
    17,
    1,
    'suv, jeep, cr v, crv, rav4, tahoe, suburban, explorer, minivan, crossover, 4runner | camioneta suv',
    6.5,
  ),
  vehicle(
    'a pickup truck',
    'una camioneta',
    20,
    1,
    'pickup, pickup truck, crew cab long bed, crew cab short bed, crew cab truck, long bed, short bed, truck, f150, f 150, f250, f 250, silverado, dodge ram, tacoma, tundra | camioneta, troca',
    7,
  ),
  vehicle('a van', 'una van', 20, 1, 'van, cargo van, work van, sprinter | furgoneta, van', 7),
  vehicle('a camper van', 'una camper', 21, 1, 'camper van, campervan, class b | camper'),
  vehicle(
    'a motorhome',
    'una casa rodante',
    32,
    1,
    'motorhome, motor home, rv, class a, class c, motor coach, coach, camping car | casa rodante, autocaravana',
    8.5,
  ),
  vehicle('a fifth wheel', 'un remolque quinta rueda', 33, 1, 'fifth wheel, 5th wheel, toy hauler | quinta rueda', 8.5),
  vehicle(
    'a travel trailer',
    'un remolque vivienda',
    26,
    3,
    'travel trailer, camper, camp trailer, airstream, caravan | remolque vivienda, caravana, trailita, traila de acampar, trailer de acampar',
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
