import type { Contact } from './contact.ts';

/** A text with the facility's hours, if there are any. */
export const withHours = (text: string, { hours }: Contact): string =>
  hours === '' ? text : `${text}\n\nOur hours:\n${hours}`;

/** Replies on matters that the chat leaves to people. */
export const englishSafetyReplies = {
  alarm: (contact: Contact): string =>
    withHours(
      `Please ${contact.callUs} about the alarm. If you see smoke, fire or somebody breaking in, **call ${contact.emergencyNumber} first**.`,
      contact,
    ),
  possibleEmergency: (contact: Contact): string =>
    withHours(
      `If anybody is in danger, **call ${contact.emergencyNumber} now**. Otherwise, please ${contact.callUs} right away, so that the office can act.`,
      contact,
    ),
  gateCode: (contact: Contact): string =>
    withHours(
      `For your security, we don't give out gate codes in chat. Please ${contact.callUs}, and we'll help once we've verified it's you.`,
      contact,
    ),
  lockedOut: (contact: Contact): string =>
    withHours(
      `Sorry about that. Please ${contact.callUs} and have a photo ID ready. We'll help you get back in.`,
      contact,
    ),
  auctionSale: (contact: Contact): string =>
    withHours(
      `I don't have the dates or terms of lien sales. Please ${contact.callUs}: the office can tell you.`,
      contact,
    ),
  balance: (contact: Contact): string =>
    withHours(`I can't see accounts or balances. Please ${contact.callUs}: the office can tell you.`, contact),
  dispute: (contact: Contact): string =>
    withHours(
      `I'm sorry about that. I can't see accounts, so please ${contact.callUs}: the office can look at the charge with you.`,
      contact,
    ),
  refund: (contact: Contact): string =>
    withHours(`The office decides on refunds, so I can't promise one. Please ${contact.callUs}.`, contact),
  complaint: (contact: Contact): string =>
    withHours(
      `I'm sorry that this happened. Please ${contact.callUs} or leave your details below, so that a manager can look into it.`,
      contact,
    ),
  livingThere: (contact: Contact): string =>
    withHours(
      `Thank you for telling us: a storage unit isn't a safe place to live. Please ${contact.callUs} so that we can help.`,
      contact,
    ),
  eviction: (contact: Contact): string =>
    withHours(
      `I'm sorry that you are going through this. I can't give advice on this, but the office can talk it through with you. Please ${contact.callUs}.`,
      contact,
    ),
  legal: (contact: Contact): string =>
    withHours(`I can't help with legal matters. Please ${contact.callUs} and ask for the manager.`, contact),
};
