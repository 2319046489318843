import type { RoomType } from '@chat-module/contract/chat';
import type { Purpose, Topic } from './conversation-state.ts';

/** Every text that a visitor can read, in one table. */
export const texts = {
  defaultTitle: 'Support Assistant',
  title: (businessName: string) => `Chat with ${businessName}`,
  subtitle: 'Online',
  minimize: 'Minimize',
  log: 'Conversation',
  typing: 'Typing',
  inputLabel: 'Type your message',
  send: 'Send',
  secure: 'Secure',
  poweredBy: 'Powered by Chat Module',

  greeting: (businessName: string) => `Hi there, and welcome to ${businessName}! I'm glad you stopped by.`,
  greetingWithoutName: "Hi there, and welcome! I'm glad you stopped by.",
  howCanIHelp: 'How Can I Help You Today?',
  optionPrompt: 'Pick one of these, or simply type your question below.',

  topics: { sizes: 'Size Options', rates: 'View Our Rates' } satisfies Record<Topic, string>,
  directions: 'Directions',
  callUs: 'Call Us',
  payBill: 'Pay Bill',
  ratesPage: 'View Rates',

  howMuchToStore: 'How much do you need to store?',
  rooms: { small: 'Small', medium: 'Medium', large: 'Large', vehicle: 'Vehicle' } satisfies Record<RoomType, string>,

  reservePrompt: 'Would you like to reserve this unit or get more information?',
  yes: 'Yes',
  no: 'No',
  reservationIntro: "Great! Leave your details here and we'll pass your request on to the facility.",
  anotherUnit: 'No problem! Would you like to look at another unit?',
  leadIntro: 'Great! Leave your details here and a manager will get in touch with you.',
  helpTopics:
    'No problem! I can help you with pricing, unit sizes, directions, office hours and contact details. What would you like to know?',

  reservationHeading: (unitSize: string) => (unitSize ? `Reserve ${unitSize}` : 'Reserve a unit'),
  leadHeading: 'Contact details',
  name: 'Name',
  phone: 'Phone Number',
  email: 'Email (optional)',
  missingContact: 'Please fill in Name and Phone Number',
  submit: { reservation: 'Submit Reservation', lead: 'Submit' } satisfies Record<Purpose['kind'], string>,

  thumbsUp: 'Thumbs up',
  thumbsDown: 'Thumbs down',
  tryAgain: 'Try Again',

  chatFailure: "I'm sorry, I'm having trouble processing your request right now. Please try again later.",
  reservationFailure: "I'm sorry, there was an error submitting your reservation. Please try calling us directly.",
  leadFailure: "I'm sorry, there was an error submitting your information. Please try calling us directly.",
  reservationSuccess:
    'Thank you! Your reservation request has been sent to our facility. A manager will reach out to you ASAP during office hours.',
  officeHours: (hours: string) => `**Office hours**\n${hours}`,
  leadSuccess: 'Thank you! A manager will contact you shortly to discuss availability.',
};
