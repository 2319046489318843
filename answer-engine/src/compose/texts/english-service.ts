import type { Request } from '../../understand/requests/find-request.ts';
import type { StaffMatter } from '../../understand/requests/find-staff-matter.ts';

const cannot: Readonly<Record<Request, string>> = {
  callBack: "I can't call or text anybody myself.",
  passOn: "I can't pass on messages myself.",
  sendSomebody: "I can't send anybody out from here.",
  waive: "I'm sorry about the trouble. I can't waive or put off a charge, so I can't promise anything.",
  cancel: "I can't cancel anything from here.",
  moveOut: "I can't give notice or close an account for you from here.",
  changeAccount: "I can't see or change accounts from here.",
  charge: "I can't take payments or see accounts in this chat.",
  open: "I can't open gates, doors or units from here.",
  sendDocument: "I can't send documents or look up accounts from here.",
  book: "I can't book or hold that from here.",
  enroll: "I can't sign anybody up from here.",
  favor: "I can't do that from here.",
};

/** One sentence each, before the next step or an FAQ. */
const apologies: Readonly<Record<'complaint' | 'distress' | 'noResponse' | 'nearMiss', string>> = {
  complaint: "I'm sorry about that.",
  distress: "I'm so sorry to hear that.",
  noResponse: "I'm sorry that nobody has got back to you.",
  nearMiss: "I'm sorry about that, and I hope nobody was hurt.",
};

const askAboutPrices = (callUs: string): string =>
  `I can't set, change or match prices. For what the office can do, please ${callUs}.`;

const matters: Readonly<Record<StaffMatter, (callUs: string) => string>> = {
  person: (callUs) => `To talk to a person, please ${callUs}.`,
  bid: askAboutPrices,
  price: askAboutPrices,
  complaint: (callUs) =>
    `${apologies.complaint} Please ${callUs}, or leave your details below, so that a manager can look into it.`,
  failedAdvice: (callUs) => `I'm sorry that this didn't help. Please ${callUs}, so that somebody can look into it.`,
  distress: (callUs) =>
    `${apologies.distress} If the office can help, please ${callUs}, or leave your details below, and they will get back to you.`,
  otherTenants: (callUs) =>
    `I can't say who rents here or anything about their units or accounts, not even to family. If you have a right to know, please ${callUs}.`,
  noResponse: (callUs) =>
    `${apologies.noResponse} Please leave your details below so that the office has them in writing, or ${callUs}.`,
  nearMiss: (callUs) =>
    `${apologies.nearMiss} Please ${callUs} or leave your details below, so that the office can fix it.`,
  noContact: (callUs) =>
    `All right. The office gets in touch only if you send the form. If you change your mind, please ${callUs}.`,
};

/** Replies about work that only people can do. */
export const englishService = {
  cannot,
  matters,
  apologies,
  cannotPrice: "I can't set, change or match prices.",
  stillSorry: (callUs: string): string =>
    `I'm sorry about that. The office should hear about all of it: please ${callUs}, or send the form below.`,
  officeCan: (callUs: string): string => `The office can help: please ${callUs}.`,
  orLeaveDetails: 'Or leave your details below, and the office will get back to you.',
  contactPage: (url: string): string => `You can also use our [contact page](${url}).`,
  openUntil: (time: string): string => `The office is open right now, until ${time}.`,
  openAroundTheClock: 'The office is open right now.',
};

/** Replies about contact details that the bot has read in a message. */
export const englishContactDetails = {
  thanks: (name: string | undefined): string => (name ? `Thanks, ${name}.` : 'Thanks.'),
  filledIn: (items: string): string =>
    `I filled in the form with ${items} — please check and send it, and the office will get back to you.`,
  alsoFilledIn: (items: string): string =>
    `I also filled in the form with ${items} — please check and send it if you'd like the office to get back to you.`,
  addPhone: (items: string): string =>
    `I filled in the form with ${items} — please add your phone number and send it, and the office will get back to you.`,
  yourName: 'your name',
  unit: (size: string): string => `a ${size} unit`,
};
