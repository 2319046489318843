/** Phrases for the features of units, in messages and in the record. See `createPhraseMatcher` for the syntax. */
export const unitFeaturePhrases = {
  climate:
    'climate control, climate controlled, climate controlling, =climate, temperature controlled, temp controlled, temperature control, premium climate, =controlled | =clima, clima controlado, climatizado, climatizada, climatizados, climatizadas, control de clima, control de temperatura, temperatura controlada',
  heated:
    '=heated, =heat, =heating, =warm, heated inside, frost free, kept warm | calefaccion, =calentada, =calentado, =calientita, =calientito',
  cooled:
    '=cooled, =cooling, =cool inside, air conditioned, air conditioning, air conditioner, =ac, a c, air cooled, =aircon, =hvac, cool one, cool ones, cool unit, cool units, cooler ones, stays cool, stay cool | tienen aire, tiene aire, aire acondicionado, =refrigerada, =refrigerado, con aire',
  evaporative:
    'swamp cooled, swamp cooler, swamp coolers, swamp cooling, evaporative cooling, evaporative cooler, evaporative coolers, evaporatively cooled | enfriamiento evaporativo, enfriador evaporativo, cooler evaporativo',
  drive_up:
    'drive up, driveup, =drive ups, =driveups, drive right up, drive .. up to, pull up, pull right up, pull .. up to, back up to, back right up, back .. up to, back .. right into, back .. into, right up to the door, up to the door, up to my door, park .. in front, park right at, park .. right at, park right by, car .. to the door, car until the door, outside entry, street level roll up | acceso en vehiculo, llegar .. hasta la puerta, carro hasta la puerta, camioneta hasta la puerta, acceso vehicular, acceso en carro, acceso directo, acceso para vehiculos, drive up, a pie de carro, de acceso en auto',
  indoor:
    '=indoor, =indoors, =inside, =interior, inside hall, in the building | =adentro, =dentro, de adentro, =interiores',
  outdoor:
    '=outdoor, =outdoors, =outside, outside doors, open air, =exterior | =afuera, de afuera, de fuera, aire libre, =exteriores, intemperie',
  covered:
    '=covered, =roof, =roofed, =canopy, =carport, under cover, under a roof, roof over, =awning | =techado, =techada, =techo, =cubierto, =cubierta, con techo, bajo techo',
  uncovered:
    '=uncovered, open parking, open gravel, open lot, open spot, open space, the open one, no roof, without a roof, open storage | sin techo, descubierto, descubierta, al descubierto',
  enclosed: '=enclosed, private garage, closed in, four walls | =cerrada, =cerrado, encerrado, encerrada',
  garage: 'garage | garaje, cochera',
  parking:
    'parking, parking kind, parking spot, parking space, =stall, =yard, vehicle space | estacionamiento, cajon, para estacionar, =parqueo, =aparcamiento',
  upstairs:
    '=upstairs, upper floor, upper level, upper row, upper hall, upper locker, second floor, third floor, fourth floor, fifth floor, 2nd floor, 3rd floor, 4th floor, 5th floor, floor 2, floor 3, floor 4, floors 2, floors 3, =stairs, =loft, up the stairs, second story | =arriba, segundo piso, tercer piso, piso de arriba, planta alta, =escaleras, piso 2, piso 3',
  ground:
    'ground floor, ground level, on the ground, at ground level, first floor, 1st floor, =downstairs, street level, lower row, floor 1, floors 1, main floor, no stairs, no elevator, without .. elevator, skip .. elevator, avoid .. elevator, not climb, no climbing | planta baja, primer piso, =abajo, a nivel de calle, sin escaleras',
  power:
    '=power, =powered, =electricity, =electric, =outlet, =outlets, =plug, =amp, =amps, =hookup, =hookups | electricidad, =enchufe, =corriente, tomacorriente, toma de corriente, =luz',
  locker: '=locker, =lockers, =cubby, cubbies | casillero, casilleros',
  wine: '=wine | =vino, =vinos, =cava',
} as const;
export type UnitFeature = keyof typeof unitFeaturePhrases;
