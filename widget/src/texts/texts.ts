import type { laterEnglish } from './later-english.ts';

/** The texts of the header, the welcome and the input. A word in braces is a placeholder. */
export const english = {
  lang: 'en',
  openChat: 'Open chat',
  defaultTitle: 'Support Assistant',
  title: 'Chat with {business}',
  subtitle: 'Online',
  open: 'Office open',
  openUntil: 'Office open until {time}',
  closed: 'Office closed',
  opensAt: 'Office closed, opens at {time}',
  opensTomorrow: 'Office closed, opens tomorrow at {time}',
  opensOn: 'Office closed, opens {time}',
  days: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
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
  chatFailure: "I'm sorry, I'm having trouble processing your request right now. Please try again later.",
};

/** All texts that a visitor can read or hear. */
export type Texts = typeof english & typeof laterEnglish;

/** The texts in use, shared by all widgets on the page. Those of `laterEnglish` are there once their chunk is loaded. */
export const texts = { ...english } as Texts;

/** Replaces texts in use, also those that are yet to be loaded; anything but strings is ignored. */
export const replaceTexts = (replacements: unknown): void => {
  for (const [name, text] of Object.entries(Object(replacements)))
    if (typeof text === 'string') Object.assign(texts, { [name]: text });
};

/** Adds loaded texts that nothing has replaced. */
export const addTexts = (loaded: Partial<Texts>): void => {
  Object.assign(texts, { ...loaded, ...texts });
};

/** Fills in the placeholder. */
export const fill = (text: string, value: string): string => text.replace(/\{\w+\}/, () => value);
