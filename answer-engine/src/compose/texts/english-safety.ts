import type { Contact } from './contact.ts';

const withHours = (text: string, { hours }: Contact): string =>
  hours === '' ? text : `${text}\n\nOur hours:\n${hours}`;

/** What to do in need, and what the chat leaves to people. */
export const englishSafetyReplies = {
  fire: (contact: Contact): string =>
    `**Call ${contact.emergencyNumber} now**, and get yourself and others to a safe place. Please let us know once everybody is safe.`,
  gas: (contact: Contact): string =>
    `**Leave the area at once and call ${contact.emergencyNumber}** from a safe distance. Don't use lights, switches or anything that sparks. Please let us know once you are safe.`,
  injury: (contact: Contact): string =>
    `**Call ${contact.emergencyNumber} now** if anybody is hurt or in danger. Please let us know once help is on its way.`,
  crisis: (contact: Contact): string =>
    `I'm so sorry that you are going through this. You don't have to be alone with it: please **call ${contact.emergencyNumber}** now${contact.emergencyNumber === '911' ? ', or call or text **988**,' : ''} to talk to somebody who can help.`,
  crime: (contact: Contact): string =>
    withHours(
      `If it is happening now or somebody is in danger, **call ${contact.emergencyNumber} first**. Don't touch anything, and please ${contact.callUs} so that we can look into it with you.`,
      contact,
    ),
  lockedIn: (contact: Contact): string =>
    withHours(
      `Please ${contact.callUs} right away. If nobody answers, or you are in any danger, **call ${contact.emergencyNumber}**: they can get you out.`,
      contact,
    ),
  alarm: (contact: Contact): string =>
    withHours(
      `Please ${contact.callUs} about the alarm. If you see smoke, fire or somebody breaking in, **call ${contact.emergencyNumber} first**.`,
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
  lien: (contact: Contact): string =>
    withHours(
      `I can't see accounts, and with a lien or an auction every day counts. Please ${contact.callUs} as soon as you can. The office can tell you where your account stands and what you can still do.`,
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
  damage: (contact: Contact): string =>
    withHours(
      `I'm sorry to hear that. Please ${contact.callUs} as soon as you can, and take pictures before you move anything, so that the office can look into it with you.`,
      contact,
    ),
  complaint: (contact: Contact): string =>
    withHours(
      `I'm sorry that this happened. Please ${contact.callUs} or leave your details below, so that a manager can look into it.`,
      contact,
    ),
  death: (contact: Contact): string =>
    withHours(
      `I'm very sorry for your loss. Please ${contact.callUs} when you're ready. The office will explain what they need and help you from there.`,
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
  threat: (contact: Contact): string =>
    `If anybody is in danger, **call ${contact.emergencyNumber}**. For anything else, please ${contact.callUs}.`,
};
