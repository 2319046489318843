/** All texts that a visitor can read or hear. A word in braces is a placeholder. */
export const english = {
  lang: 'en',
  openChat: 'Open chat',
  defaultTitle: 'Support Assistant',
  title: 'Chat with {business}',
  subtitle: 'Online',
  startOver: 'Start over',
  minimize: 'Minimize',
  botAnswers: 'You are chatting with a bot.',
  log: 'Conversation',
  typing: 'Typing',
  inputLabel: 'Type your message',
  send: 'Send',
  secure: 'Secure',
  poweredBy: 'Powered by Chat Module',

  greeting: "Hi there, and welcome to {business}! I'm glad you stopped by.",
  greetingWithoutName: "Hi there, and welcome! I'm glad you stopped by.",
  howCanIHelp: 'How Can I Help You Today?',
  optionPrompt: 'Pick one of these, or simply type your question below.',

  sizes: 'Size Options',
  rates: 'View Our Rates',
  directions: 'Directions',
  callUs: 'Call Us',
  payBill: 'Pay Bill',
  suggestions: 'Did you mean one of these?',
  noneOfThese: 'None of these',
  tellMore: 'Tell me more',
  ratesPage: 'View Rates',

  howMuchToStore: 'How much do you need to store?',
  small: 'Small',
  medium: 'Medium',
  large: 'Large',
  vehicle: 'Vehicle',

  reservePrompt: 'Would you like to reserve this unit or get more information?',
  yes: 'Yes',
  no: 'No',
  reservationIntro: "Great! Leave your details here and we'll pass your request on to the facility.",
  anotherUnit: 'No problem! Would you like to look at another unit?',
  leadIntro: 'Great! Leave your details here and a manager will get in touch with you.',
  helpTopics:
    'No problem! I can help you with pricing, unit sizes, directions, office hours and contact details. What would you like to know?',

  reservationHeading: 'Reserve {size}',
  reservationHeadingWithoutSize: 'Reserve a unit',
  leadHeading: 'Contact details',
  name: 'Name',
  phone: 'Phone Number',
  email: 'Email (optional)',
  moveInDate: 'Move-in date (optional)',
  missingContact: 'Please fill in Name and Phone Number',
  submitReservation: 'Submit Reservation',
  submitLead: 'Submit',

  thumbsUp: 'Thumbs up',
  thumbsDown: 'Thumbs down',
  tryAgain: 'Try Again',

  chatFailure: "I'm sorry, I'm having trouble processing your request right now. Please try again later.",
  reservationFailure: "I'm sorry, there was an error submitting your reservation. Please try calling us directly.",
  leadFailure: "I'm sorry, there was an error submitting your information. Please try calling us directly.",
  reservationSuccess:
    'Thank you! Your reservation request has been sent to our facility. A manager will reach out to you ASAP during office hours.',
  officeHours: '**Office hours**\n{hours}',
  leadSuccess: 'Thank you! A manager will contact you shortly to discuss availability.',
};

export type Texts = typeof english;

/** The texts in use, shared by all widgets on the page. */
export const texts: Texts = { ...english };

const isKey = (name: string): name is keyof Texts => Object.hasOwn(english, name);

/** Replaces texts in use; unknown names and non-strings are ignored. */
export const replaceTexts = (replacements: unknown): void => {
  for (const [name, text] of Object.entries(Object(replacements)))
    if (isKey(name) && typeof text === 'string') texts[name] = text;
};

/** Fills in the placeholder. */
export const fill = (text: string, value: string): string => text.replace(/\{\w+\}/, () => value);
