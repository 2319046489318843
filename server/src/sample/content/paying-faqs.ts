import type { SampleFaq } from './sample-topic.ts';

/** Also quoted to visitors who ask about offers for a unit. */
export const discountsFaq: SampleFaq = {
  category: 'payments',
  question: 'Do you offer discounts or specials?',
  answer:
    'New tenants get half off the first full month on 10x10 units and larger. Active military, veterans, students and seniors from 65 get 10% off any unit. Only one offer applies at a time.',
  asked: [
    'any deals right now',
    'military discount?',
    'student discount',
    'do you have move in specials',
    'senior rates?',
  ],
};

/** FAQs on rent, fees and insurance. */
export const payingFaqs: readonly SampleFaq[] = [
  {
    category: 'payments',
    question: 'When is my rent due?',
    answer:
      'Rent is due on the 1st of each month. If you move in later in the month, you pay only for the days that are left of it.',
    asked: ['what day do i have to pay', 'Is the first month prorated?', 'when do you bill me'],
  },
  {
    category: 'payments',
    question: 'What forms of payment do you accept?',
    answer:
      'Credit and debit cards and bank transfer (ACH) in the online portal; cards, checks, money orders and cash at the office. Please do not leave cash in the drop box.',
    asked: ['can i pay cash', 'do you take american express', 'Can I pay by check?', 'payment methods'],
  },
  {
    category: 'payments',
    question: 'How do I set up autopay?',
    answer:
      'Sign in to the payment portal, open Billing and turn on autopay with a card or bank account. It runs on the 1st and saves you $5 on every month’s rent.',
    asked: ['can you charge my card automatically', 'Is there an autopay discount?', 'turn on automatic payments'],
  },
  {
    category: 'payments',
    question: 'What happens if I pay late?',
    answer:
      'There is a grace period until the 5th. On the 6th we add a late fee of $20, and on the 10th your gate code is suspended until the balance is paid.',
    asked: [
      'is there a late fee',
      'I missed my payment, now what?',
      'how many days grace do i have',
      'my rent is late',
    ],
  },
  {
    category: 'payments',
    question: 'Can my belongings be sold if I do not pay?',
    answer:
      'That is the last resort. After 30 days we send a notice by mail and email, and a unit that is 60 days behind may be sold at auction as state law provides. Please call us early; we are glad to work out a payment plan.',
    asked: ['do you auction units', 'i got a lien notice, help', 'Can I get a payment plan?'],
  },
  {
    category: 'payments',
    question: 'Will my rent go up?',
    answer:
      'Your rent stays the same for at least the first six months. After that it may change no more than once a year, and we tell you 30 days in advance in writing.',
    asked: ['do you raise the price after a few months', 'Is the rate locked in?', 'how often do rates increase'],
  },
  discountsFaq,
  {
    category: 'payments',
    question: 'Can I pay several months in advance?',
    answer:
      'Yes. If you pay six months ahead, the seventh is half price. Whole months that you paid ahead and do not use are refunded when you move out.',
    asked: ['prepay discount?', 'can i pay for a year upfront', 'Do you refund prepaid rent?'],
  },
  {
    category: 'payments',
    question: 'Is the last month prorated when I move out?',
    answer: 'No. Rent is charged by the full month, so most tenants plan their move-out for the last days of a month.',
    asked: [
      'do i get money back if i leave mid month',
      'moving out on the 10th do i pay the full month',
      'partial refund?',
    ],
  },
  {
    category: 'payments',
    question: 'How do I get a receipt or an invoice?',
    answer:
      'Every payment is confirmed by email. Receipts and invoices of the last 24 months are in the payment portal under Documents, also with your company’s name if you add it to your profile.',
    asked: ['i need a receipt for taxes', 'where is my invoice', 'Can I get invoices in my company name?'],
  },
  {
    category: 'insurance',
    question: 'Do I need insurance for my belongings?',
    answer:
      'Yes. Show us a renter’s or homeowner’s policy that covers stored goods, or add our protection plan from $12 a month. Your things must be covered for the whole stay.',
    asked: ['is insurance required', 'does my homeowners policy count', 'How much is the insurance?'],
  },
  {
    category: 'insurance',
    question: 'What does the protection plan cover?',
    answer:
      'The $12 plan covers up to $2,000 and the $21 plan up to $5,000 against fire, smoke, burst pipes, burglary with visible signs of entry, and vermin. Vehicles, cash and jewelry are not covered.',
    asked: [
      'whats covered by the protection plan',
      'does the plan cover water damage',
      'Are vehicles covered by your insurance?',
    ],
  },
];
