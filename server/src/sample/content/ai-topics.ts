import { sampleFacility } from './sample-facility.ts';
import type { SampleTopic } from './sample-topic.ts';
import { sizeAdviceTopics } from './size-advice-topics.ts';

const { phoneNumber } = sampleFacility;

/** Questions that combine several facts or need some reasoning. */
const conversationTopics: readonly SampleTopic[] = [
  {
    asked: [
      'im moving out of my place friday but my new house is ready in 3 weeks, what can you do',
      'I need storage for just a few weeks between two homes',
    ],
    answer:
      'That works well here. Leases run month to month and the first month is charged by the day, so you can move in on the day you need it and give us 10 days’ notice when the new place is ready.',
  },
  {
    asked: [
      'whats the cheapest way to store 20 boxes',
      'cheapest option for a few boxes?',
      'I only have boxes and want to spend as little as possible',
    ],
    answer:
      'A 5x5 is our smallest unit and holds 15 to 20 boxes. Autopay takes another $5 off each month. The current rate is on our rates page.',
  },
  {
    asked: [
      'how should i pack my couch so it doesnt get musty',
      'Any tips for storing furniture over the winter?',
      'how do i keep my furniture from getting damaged',
    ],
    answer:
      'Clean and dry everything first, take off the legs, and use breathable covers rather than plastic. Leave a hand’s width to the wall and set pieces on pallets, which are free at the office. For wood and leather a climate-controlled unit is the safer choice.',
  },
  {
    asked: [
      'How do I prepare a fridge for storage?',
      'storing a washer and dryer anything i should know',
      'can i put my refrigerator in storage',
    ],
    answer:
      'Empty and dry it, then wedge the door open a little so that no smell can build up. Drain hoses, tape cords to the back and keep it upright. Appliances do fine in a drive-up unit.',
  },
  {
    asked: [
      'my unit is 10x10 and its full, whats next',
      'I ran out of space, what are my options?',
      'can i get a second unit or should i go bigger',
    ],
    answer:
      'You can move to a 10x15 without a transfer fee, with 2 days to carry things over, or add a small unit for what you rarely need. The larger unit usually costs less than two.',
  },
  {
    asked: [
      'I get off work at 9pm, can I still load my stuff?',
      'can i come by at 9:30 at night',
      'is it ok to move in after dinner',
    ],
    answer:
      'Yes. Your code opens the gate until 10:00 PM every day, and the drives are lit. If you have not signed yet, do so on your phone before you come, as the office closes at 6:00 PM on weekdays.',
  },
  {
    asked: [
      'we are a landscaping company with 2 trailers, what would work for us',
      'Need a spot for a trailer and some equipment for my business',
    ],
    answer:
      'Many trades pair an open 12x25 parking space for each trailer with a 10x15 or 10x20 drive-up unit for tools. After 60 days in good standing, business tenants can add 24-hour access for $15 a month.',
  },
  {
    asked: [
      'is 10x15 drive up better than climate control for furniture',
      'Which is better for furniture, drive-up or indoor?',
      'trying to decide between inside and outside unit',
    ],
    answer:
      'Drive-up is easier to load. For sofas, mattresses and solid wood that stay through summer or winter, I would choose indoors, where it is kept between 55 and 80 °F. For a month or two of storage, drive-up is fine.',
  },
  {
    asked: [
      'my mom passed and i need to store her house for a while',
      'clearing out my dads house, dont know where to start',
      'We need to store a relative’s estate',
    ],
    answer:
      'I am sorry for your loss. For a whole house most families take a 10x20 or 10x30 and sort through things in their own time; rent is month to month. You can name up to three people who may come and go with codes of their own.',
  },
  {
    asked: [
      'im getting deployed for 9 months can someone else handle my unit',
      'I will be abroad for a year. How does that work?',
      'leaving the country, can my sister manage the unit',
    ],
    answer:
      'Yes. Name that person as authorized in the lease, so they get a gate code of their own, and turn on autopay. Active military get 10% off. Our office needs an address where we can reach you or them.',
  },
  {
    asked: [
      'how does this compare to renting a container',
      'why should i rent from you',
      'what makes you better than the place down the road',
    ],
    answer:
      'You get a lease by the month without a deposit, ground-floor units, a gate that opens from 6:00 AM to 10:00 PM and free use of a truck on move-in day. Come and see it; a tour takes about 15 minutes.',
  },
  {
    asked: [
      'can i move in today',
      'Is same-day move in possible?',
      'i need a unit right now',
      'how fast can i get a unit',
    ],
    answer:
      'Usually yes. If the size you want is free, you can sign on your phone and get your gate code by text within minutes. Have your ID and a payment card ready.',
  },
  {
    asked: [
      'how much would it cost me in total to start',
      'what would i pay on day one for a 10x10',
      'total move in cost?',
    ],
    answer:
      'On day one you pay the rent for the days left in this month, the $25 administration fee and, if you want them, a disc lock for $14 and the protection plan from $12. There is no deposit. Rent itself is on our rates page.',
  },
  {
    asked: [
      'does it get hot in the drive up units',
      'how hot does it get in summer',
      'Will candles melt in an outside unit?',
    ],
    answer:
      'Drive-up units are ventilated but not cooled, so on a hot afternoon it gets as warm inside as outdoors. Candles, records, photos and electronics are better off in a climate-controlled unit.',
  },
  {
    asked: ['do you plow in the winter', 'Can I get to my unit when it snows?', 'what about snow'],
    answer: `The facts I have say only that the gate opens every day of the year from 6:00 AM to 10:00 PM. For the state of the drives after a snowfall, please call ${phoneNumber}.`,
  },
  {
    asked: ['can i bring a 26 foot uhaul', 'Can a semi get in to unload?', 'is there room to turn a big truck'],
    answer: `A large moving truck should talk to us first so that we can tell you which gate and drive to use. Please call ${phoneNumber} during office hours.`,
  },
  {
    asked: [
      'i paid but my code still doesnt work',
      'paid my late balance, gate still locked',
      'Why is my code blocked?',
    ],
    answer: `A suspended code comes back once the balance is paid. If it still does not open the gate, please call ${phoneNumber} and we will look at your account together.`,
  },
  {
    asked: [
      'what happens if my stuff gets wet',
      'who pays if something is stolen',
      'Is my stuff covered if there is a fire?',
    ],
    answer:
      'Your own policy or our protection plan pays. The plan covers fire, burst pipes and burglary with visible signs of entry: up to $2,000 for $12 a month, or $5,000 for $21.',
  },
  {
    asked: ['can i share a unit with my roommate', 'Can two people be on one lease?', 'splitting a unit with a friend'],
    answer:
      'One person signs the lease and is responsible for the rent. The other can be named as authorized and gets a gate code of their own.',
  },
  {
    asked: [
      'i have a 32 ft class c where can i put it',
      'Where would a 30 foot travel trailer go?',
      'my rv is 36 feet',
    ],
    answer:
      'That would be a covered space: 12x40, with 14 ft of clearance. Our open spaces end at 25 ft. Bring the registration and proof of insurance when you sign.',
  },
  {
    asked: [
      'how do i winterize my boat before storing',
      'tips for storing a car long term',
      'Storing my motorcycle until spring, what should I do?',
    ],
    answer:
      'Wash and dry it, add a fuel stabilizer, disconnect the battery and raise the tire pressure a little. Inside a unit leave less than a quarter tank and put a drip pan under the engine.',
  },
  {
    asked: ['can i pay someone elses bill', 'I want to pay for my son’s unit', 'paying for my parents storage'],
    answer:
      'Yes. Anyone may pay at the office with the unit number or the tenant’s name. Online, the tenant can add your card in the payment portal.',
  },
  {
    asked: [
      'what should i do first',
      'never rented storage before, how does it work',
      'Can you walk me through renting a unit?',
    ],
    answer:
      'Three steps: choose a size, reserve it here for free, and sign the lease on your phone with your ID. We hold the unit for 7 days, and your gate code comes by text message.',
  },
];

/** Visitors ask the model mostly for size advice. */
export const aiTopics: readonly SampleTopic[] = [...sizeAdviceTopics, ...conversationTopics];
