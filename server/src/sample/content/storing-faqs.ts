import type { SampleFaq } from './sample-topic.ts';

/** FAQs on what may be stored, in which size of unit, and under which conditions. */
export const storingFaqs: readonly SampleFaq[] = [
  {
    category: 'sizes',
    question: 'How do I find the right unit size?',
    answer:
      'As a rule: 5x5 for boxes, 5x10 for one room, 10x10 for a one-bedroom apartment, 10x15 for two bedrooms, 10x20 for a three-bedroom house and 10x30 for a larger one. If you are between two sizes, the larger one saves a second trip.',
    asked: ['what size do i need', 'not sure which unit size', 'help me choose a size', 'Is there a size guide?'],
  },
  {
    category: 'sizes',
    question: 'How high are the ceilings?',
    answer: 'All units are 8 ft high inside, and roll-up doors open to 7 ft. Covered parking has 14 ft of clearance.',
    asked: ['ceiling height', 'how tall is the door', 'will a 7 foot wardrobe stand up'],
  },
  {
    category: 'sizes',
    question: 'Can I see a unit before I rent it?',
    answer:
      'Gladly. Stop by during office hours, no appointment needed, and we show you every size that is free that day. A tour takes about 15 minutes.',
    asked: ['can i get a tour', 'Do I need an appointment to look at units?', 'can i come look at it first'],
  },
  {
    category: 'climate',
    question: 'What does climate controlled mean here?',
    answer:
      'Our indoor units are kept between 55 and 80 °F all year, with humidity below 60%. Drive-up units are dry and ventilated but not heated or cooled.',
    asked: ['what temperature are the units', 'are the units heated', 'is there humidity control', 'AC in the units?'],
  },
  {
    category: 'climate',
    question: 'Do I need a climate-controlled unit?',
    answer:
      'We suggest it for wood and leather furniture, instruments, electronics, photos, art and documents, and for anything that stays through a summer or winter. Tools, bikes and patio furniture do well in a drive-up unit.',
    asked: ['is climate control worth it', 'do photos need climate control', 'Will my piano be ok in a drive up unit?'],
  },
  {
    category: 'climate',
    question: 'How do you keep pests out?',
    answer:
      'A licensed company treats the buildings every month and checks the traps each week. You help by storing no food and keeping boxes off the floor; pallets are free at the office.',
    asked: ['do you have mice', 'bugs?', 'pest control'],
  },
  {
    category: 'rules',
    question: 'What am I not allowed to store?',
    answer:
      'No food or plants, animals, fuel, propane, paint thinner, fireworks, ammunition, chemicals, stolen goods or anything that is alive, leaks or smells. Tires are limited to four per unit.',
    asked: ['prohibited items', 'can i store propane', 'can i keep paint in there', 'is food allowed'],
  },
  {
    category: 'rules',
    question: 'Can I live, sleep or work in my unit?',
    answer:
      'No. Units are for storage only. Nobody may stay overnight in one, and there are no outlets inside. Sorting and packing during gate hours is fine.',
    asked: ['can i sleep in my unit', 'is there electricity in the units', 'can i use it as a workshop'],
  },
  {
    category: 'rules',
    question: 'May I run my business from a unit?',
    answer:
      'You may store inventory, tools, files and displays, and come as often as you like. Selling to customers, repairs and manufacturing are not allowed on the property.',
    asked: ['business storage', 'can i store inventory for my online shop', 'Do you rent to contractors?'],
  },
  {
    category: 'rules',
    question: 'Can you accept deliveries for me?',
    answer:
      'Yes, during office hours, up to 50 lb per package. We put it in the package room and send you a text message; please pick it up within 5 days. Sign the delivery form first.',
    asked: ['can ups deliver to my unit', 'do you take packages', 'Will you sign for a freight delivery?'],
  },
  {
    category: 'vehicles',
    question: 'Can I park a car, RV, boat or trailer?',
    answer:
      'Yes. We have open spaces of 12x25 and covered spaces of 12x40. The vehicle must run or roll, be registered and insured in your name, and not leak. Bring the registration when you sign.',
    asked: ['rv parking', 'boat storage', 'can i park my trailer', 'What do I need for storing a car?'],
  },
  {
    category: 'vehicles',
    question: 'Can I keep a car or motorcycle inside a unit?',
    answer:
      'Yes. A motorcycle fits a 5x10 drive-up unit and a car a 10x20. Leave less than a quarter tank of fuel, disconnect the battery and put a drip pan under the engine.',
    asked: ['can i store my motorcycle for the winter', 'Indoor car storage?', 'park my classic car inside'],
  },
  {
    category: 'vehicles',
    question: 'Is there power or water at the parking spaces?',
    answer:
      'No. There are no hook-ups and no dump station, and vehicles may not be lived in or repaired on the property. You may charge a battery at the office wall for up to 2 hours.',
    asked: ['rv hookups', 'is there a dump station', 'Can I plug in my camper?'],
  },
];
