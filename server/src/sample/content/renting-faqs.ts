import type { SampleFaq } from './sample-topic.ts';

/** FAQs from the reservation to the move-out. */
export const rentingFaqs: readonly SampleFaq[] = [
  {
    category: 'renting',
    question: 'What do I need to rent a unit?',
    answer:
      'A government-issued photo ID, a payment card or bank account, a phone number, and a second contact person we can call if we cannot reach you. You must be at least 18.',
    asked: ['what do i have to bring to sign up', 'What documents do you need for renting?', 'do i need an id to rent'],
  },
  {
    category: 'renting',
    question: 'Can I rent a unit online?',
    answer:
      'Yes. Reserve a unit here in the chat or on our website, sign the lease on your phone and get your gate code by text message. You never have to visit the office.',
    asked: [
      'can i do the whole rental from my phone',
      'Is it possible to sign the lease online?',
      'do i have to come in',
    ],
  },
  {
    category: 'renting',
    question: 'How long is the lease?',
    answer:
      'All leases run month to month. The shortest stay is one month, and there is no long-term contract to sign.',
    asked: [
      'whats the minimum rental period',
      'Is there a contract?',
      'can i rent for just one month',
      'Is it month to month?',
    ],
  },
  {
    category: 'renting',
    question: 'How do I reserve a unit, and does it cost anything?',
    answer:
      'A reservation is free and needs no card. We hold the unit for 7 days. If your plans change, just let us know and we release it at no cost.',
    asked: ['do you charge to hold a unit', 'how long will you hold my reservation', 'Can I cancel a reservation?'],
  },
  {
    category: 'renting',
    question: 'Are there any fees besides the rent?',
    answer:
      'There is a one-time administration fee of $25 at move-in. We do not take a security deposit. You also need a disc lock and proof of insurance or our protection plan.',
    asked: [
      'do you take a deposit',
      'what are the hidden fees lol',
      'Is there an admin fee?',
      'What is due at move in?',
    ],
  },
  {
    category: 'moving',
    question: 'Do you have a truck I can use to move in?',
    answer:
      'Yes. New tenants may use our 15 ft move-in truck free of charge for up to 4 hours and 30 miles on move-in day. The driver must be 25 or older, with a valid license and auto insurance. Please book it ahead by phone.',
    asked: ['free truck?', 'Can I borrow a moving truck', 'do you rent trucks too'],
  },
  {
    category: 'moving',
    question: 'Are carts or dollies available?',
    answer:
      'Yes. Flat carts and hand trucks stand at both loading doors and are free to use during gate hours. Please bring them back to the rack when you are done.',
    asked: ['do you have dollies', 'is there a cart for heavy stuff', 'Can I use a hand truck?'],
  },
  {
    category: 'moving',
    question: 'Do you sell boxes and packing supplies?',
    answer:
      'Yes. The office sells boxes in four sizes, wardrobe boxes, tape, bubble wrap, mattress covers and disc locks during office hours. Unused boxes can be returned within 30 days.',
    asked: ['can i buy moving boxes from you', 'Do you have mattress covers?', 'where can I get tape and bubble wrap'],
  },
  {
    category: 'moving',
    question: 'How do I move out?',
    answer:
      'Give us at least 10 days’ notice online, by email or at the office. On the day, empty the unit, sweep it, take off your lock and tell us you are out. Until the lock is off, rent keeps running.',
    asked: [
      'how much notice before i leave',
      'I want to end my rental, what do I do?',
      'moving out next month, what now',
    ],
  },
  {
    category: 'moving',
    question: 'What happens if I leave things behind?',
    answer:
      'Please take everything with you, as tenants may not use our dumpster. If we have to clear a unit after move-out, we charge $50 plus the cost of disposal.',
    asked: ['can i leave my old couch in the unit', 'is there a dumpster i can use', 'Do you have trash disposal?'],
  },
  {
    category: 'renting',
    question: 'Can I switch to a larger or smaller unit later?',
    answer:
      'Yes, at any time and without a transfer fee, as long as the size you want is free. You have 2 days to carry things over, and the rent is adjusted from the day you switch.',
    asked: ['can i downsize', 'What if the unit is too small?', 'change unit size after move in'],
  },
  {
    category: 'renting',
    question: 'Is there a waiting list for a size that is full?',
    answer:
      'Yes. Leave your name and phone number and we call you as soon as that size is free. Being on the list costs nothing and binds you to nothing.',
    asked: ['put me on a waitlist', 'what if the size i want is sold out', 'Do you have a waiting list?'],
  },
];
