import type { SampleTopic } from './sample-topic.ts';

interface Advice {
  readonly belongings: string;
  readonly size: string;
  readonly reason: string;
}

const adviceList: readonly Advice[] = [
  {
    belongings: 'a studio apartment',
    size: '5x10',
    reason: 'a bed, a small sofa and about 20 boxes go in if you stack to the ceiling',
  },
  {
    belongings: 'a one bedroom apartment',
    size: '10x10',
    reason: 'it takes the sofa, bed, dining set, appliances and about 40 boxes',
  },
  {
    belongings: 'a 2 bedroom apartment',
    size: '10x15',
    reason: 'it takes two beds, a living room, washer and dryer and about 60 boxes',
  },
  {
    belongings: 'a three bedroom house',
    size: '10x20',
    reason: 'it is as big as a one-car garage and you can load from the driveway',
  },
  {
    belongings: 'a 4 bedroom house with garage stuff',
    size: '10x30',
    reason: 'it is our largest unit, with a door 10 ft wide',
  },
  {
    belongings: 'my dorm room over the summer',
    size: '5x5',
    reason: 'it holds 15 to 20 boxes, a mini fridge and a bike',
  },
  { belongings: 'about 15 boxes', size: '5x5', reason: 'stacked four high they take up half of the floor' },
  {
    belongings: 'a queen bed and a dresser',
    size: '5x10',
    reason: 'the mattress stands on its long side and leaves a way to the back',
  },
  {
    belongings: 'a sectional couch and a tv',
    size: '5x10',
    reason: 'stand the sections on end; for leather I suggest the indoor one',
  },
  {
    belongings: 'a motorcycle',
    size: '5x10',
    reason: 'the drive-up one has a roll-up door and room for gear on a shelf',
  },
  {
    belongings: 'my office with 8 desks',
    size: '10x15',
    reason: 'with the desks taken apart there is a way left to the file cabinets',
  },
  {
    belongings: 'the inventory of my online shop',
    size: '10x10',
    reason: 'with shelves along both walls you still have a way down the middle',
  },
  {
    belongings: 'lawn equipment and tools',
    size: '5x10',
    reason: 'the drive-up one lets you roll a mower straight in',
  },
  {
    belongings: 'an upright piano',
    size: '5x10',
    reason: 'an indoor one keeps the wood and the strings at an even temperature',
  },
  { belongings: 'my kayaks and camping gear', size: '10x10', reason: 'kayaks up to 13 ft fit on the diagonal' },
  { belongings: 'a nursery and kids toys', size: '5x5', reason: 'a crib taken apart and ten bins fit well' },
  {
    belongings: 'my grandmothers furniture',
    size: '10x10',
    reason: 'the climate-controlled one is kinder to old wood, and it holds what one apartment does',
  },
  { belongings: 'a car', size: '10x20', reason: 'a car of up to 17 ft fits with room to walk around it' },
];

const wordingsFor = (belongings: string): readonly string[] => [
  `What size do I need for ${belongings}?`,
  `will ${belongings} fit in a 10x10`,
  `how big a unit for ${belongings}`,
  `I need to store ${belongings}, what do you recommend?`,
  `trying to figure out what to rent for ${belongings}`,
];

export const sizeAdviceTopics: readonly SampleTopic[] = adviceList.map(({ belongings, size, reason }) => ({
  asked: wordingsFor(belongings),
  subject: 'size advice',
  answer: `I would look at a **${size}**: ${reason}. If you are unsure, you are welcome to see one during office hours.`,
}));
