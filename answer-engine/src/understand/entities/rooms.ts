import { type Goods, goods } from './goods.ts';

/** The contents of rooms that every home has, with their volumes in cubic feet. */
export const roomsOfHome: readonly Goods[] = [
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
  goods('the contents of a closet / the contents of closets', 'lo de un clóset / lo de clósets', 80, 'closet | closet'),
];

/** The contents of other rooms, with their volumes. */
export const otherRooms: readonly Goods[] = [
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
    450,
    'my garage, our garage, his garage, her garage, their garage, whole garage, full garage, garage full, garage worth, garage stuff, stuff .. garage, garage clutter, garage sale, one car garage, 1 car garage, of a garage, contents .. garage, out of the garage, emptying .. garage, clean out .. garage, cleaning out .. garage, clearing out .. garage | mi garaje, mi cochera, nuestro garaje, nuestra cochera, cosas .. garaje, cosas .. cochera',
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
  goods(
    'the contents of an office / the contents of offices',
    'lo de una oficina / lo de oficinas',
    400,
    'office furniture, whole office, small office, home office, office equipment, contents of an office | muebles de oficina, mi oficina',
  ),
];

/** Cubic feet of a home's contents, by its number of bedrooms from 0 (a studio) on. */
export const homeCubicFeet: readonly number[] = [230, 450, 700, 950, 1300, 1650];
/** Cubic feet for each bedroom beyond that list. */
export const cubicFeetPerFurtherBedroom = 350;
