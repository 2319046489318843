import type { SampleFaq } from './sample-topic.ts';

/** FAQs on access and security. */
export const accessFaqs: readonly SampleFaq[] = [
  {
    category: 'access',
    question: 'When can I get to my unit?',
    answer:
      'The gate opens with your personal code from 6:00 AM to 10:00 PM, every day of the year including holidays. The office does not have to be open.',
    asked: [
      'what are the gate hours',
      'can i come after work at 8pm',
      'Can I access my unit on Sundays?',
      'how late is the gate open',
    ],
  },
  {
    category: 'access',
    question: 'Can I have access around the clock?',
    answer:
      'Business tenants can add 24-hour access for $15 a month once their account has been in good standing for 60 days. Ask at the office for the form.',
    asked: ['24 hour access?', 'is it open 24/7', 'i need to get in at 4am for work'],
  },
  {
    category: 'access',
    question: 'On which holidays is the office closed?',
    answer:
      'The office is closed on New Year’s Day, Memorial Day, Independence Day, Labor Day, Thanksgiving and Christmas Day. The gate works as usual on all of them.',
    asked: ['are you open on thanksgiving', 'holiday hours', 'Is the office open on July 4th?'],
  },
  {
    category: 'access',
    question: 'How does the gate code work?',
    answer:
      'Each tenant has a code of their own. Enter it with # at the keypad to come in and again to leave. Please do not share it in a chat or follow another car through the gate.',
    asked: ['where do i enter my code', 'do i need the code to get out', 'How do I open the gate?'],
  },
  {
    category: 'access',
    question: 'I forgot my gate code. What can I do?',
    answer:
      'Sign in to the payment portal and open Access to see it, or call the office. For your safety we ask a few questions before we give a code by phone.',
    asked: ['gate code not working', 'i lost my code', 'My code doesn’t work anymore'],
  },
  {
    category: 'access',
    question: 'Can someone else use my unit?',
    answer:
      'Yes. You can name up to three authorized people in the lease or later at the office. Each gets a gate code of their own, and you can remove them at any time.',
    asked: ['can my brother get my stuff for me', 'add my wife to the unit', 'Can I give somebody else access?'],
  },
  {
    category: 'access',
    question: 'What lock do I need?',
    answer:
      'A disc lock with a shackle of at least 3/8 inch. Bring one or buy it at the office for $14. One lock per unit; only you have the keys.',
    asked: ['do you provide a lock', 'can i use my own padlock', 'how much is a lock'],
  },
  {
    category: 'access',
    question: 'I lost the key to my lock. Can you open my unit?',
    answer:
      'Come to the office with your photo ID. We cut the lock for $20 while you watch, and you put on a new one right away.',
    asked: ['locked out of my unit', 'lost my key', 'Can you cut my lock?'],
  },
  {
    category: 'security',
    question: 'How is the facility secured?',
    answer:
      'The property is fenced and lit, 32 cameras record around the clock, every entry and exit is logged by personal code, and our staff walks the grounds each morning and evening.',
    asked: ['is it safe', 'do you have cameras', 'What security do you have?', 'has there been any break in'],
  },
  {
    category: 'security',
    question: 'Do you have a copy of my key?',
    answer:
      'No. You bring or buy the lock and keep all of its keys. We enter a unit only in an emergency or as the law allows, and tell you.',
    asked: ['can staff open my unit', 'who has keys', 'do you ever go into the units'],
  },
];
