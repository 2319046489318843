import type { SizeOption } from '@chat-module/contract/locations';

/** The sample facility's units. Their ids are fixed, so that sample conversations can refer to them. */
export const sampleSizeOptions: readonly SizeOption[] = [
  {
    id: '5x5-climate',
    size: '5x5',
    type: 'Climate controlled',
    category: 'small',
    description:
      'About as big as a coat closet: 25 sq ft with an 8 ft ceiling. Holds 15 to 20 boxes, holiday decorations, files or a dorm room’s worth of belongings. Indoors and climate controlled, with carts at the loading door.',
    imageUrl: '',
    monthlyPriceCents: 4900,
    priceAsOf: '',
  },
  {
    id: '5x10-climate',
    size: '5x10',
    type: 'Climate controlled',
    category: 'small',
    description:
      'A walk-in closet of 50 sq ft. Holds the contents of one bedroom: a queen mattress on its side, a dresser, a desk and 20 boxes. Indoors and climate controlled.',
    imageUrl: '',
    monthlyPriceCents: 7900,
    priceAsOf: '',
  },
  {
    id: '5x10-drive-up',
    size: '5x10',
    type: 'Drive-up',
    category: 'small',
    description:
      'The same 50 sq ft with a roll-up door to the driveway. Good for tools, bikes, a motorcycle or patio furniture that you load straight from the car.',
    imageUrl: '',
    monthlyPriceCents: 6900,
    priceAsOf: '',
  },
  {
    id: '10x10-climate',
    size: '10x10',
    type: 'Climate controlled',
    category: 'medium',
    description:
      'Half of a one-car garage: 100 sq ft. Holds a one-bedroom apartment with sofa, bed, dining set, appliances and 40 boxes. Indoors and climate controlled, for wood, leather and electronics.',
    imageUrl: '',
    monthlyPriceCents: 13_900,
    priceAsOf: '',
  },
  {
    id: '10x10-drive-up',
    size: '10x10',
    type: 'Drive-up',
    category: 'medium',
    description:
      '100 sq ft behind a roll-up door 8 ft wide. Park in front and load. Holds a one-bedroom apartment or the stock of a small trade.',
    imageUrl: '',
    monthlyPriceCents: 11_900,
    priceAsOf: '',
  },
  {
    id: '10x15-drive-up',
    size: '10x15',
    type: 'Drive-up',
    category: 'medium',
    description:
      '150 sq ft with drive-up access. Holds a two-bedroom apartment: two beds, living room, washer and dryer and 60 boxes.',
    imageUrl: '',
    monthlyPriceCents: 14_900,
    priceAsOf: '',
  },
  {
    id: '10x20-drive-up',
    size: '10x20',
    type: 'Drive-up',
    category: 'large',
    description:
      'As big as a one-car garage: 200 sq ft with drive-up access. Holds a three-bedroom house, or a car with room for shelves beside it.',
    imageUrl: '',
    monthlyPriceCents: 17_900,
    priceAsOf: '',
  },
  {
    id: '10x30-drive-up',
    size: '10x30',
    type: 'Drive-up',
    category: 'large',
    description:
      'Our largest unit: 300 sq ft with a door 10 ft wide. Holds a house of four bedrooms with garage and patio things, or the inventory of a business.',
    imageUrl: '',
    monthlyPriceCents: 24_900,
    priceAsOf: '',
  },
  {
    id: '12x25-open-parking',
    size: '12x25',
    type: 'Open parking',
    category: 'parking',
    description:
      'A marked space on gravel inside the fence, up to 25 ft long. For a car, a pickup, a utility trailer or a small boat on its trailer.',
    imageUrl: '',
    monthlyPriceCents: 6500,
    priceAsOf: '',
  },
  {
    id: '12x40-covered-parking',
    size: '12x40',
    type: 'Covered parking',
    category: 'parking',
    description:
      'A paved space under a roof with 14 ft of clearance, up to 40 ft long. Keeps sun and snow off a motorhome, a fifth wheel or a boat.',
    imageUrl: '',
    monthlyPriceCents: 14_500,
    priceAsOf: '',
  },
];

/** The units with today's prices. */
export const sizeOptionsPricedOn = (day: string): SizeOption[] =>
  sampleSizeOptions.map((option) => ({ ...option, priceAsOf: day }));
