import type { Contact } from './contact.ts';
import { withHours } from './english-safety.ts';

/** One sentence each, before the next step or an FAQ. */
const sympathies = {
  death: "I'm very sorry for your loss.",
  breakInFound: "I'm so sorry that this happened.",
  damage: "I'm sorry to hear that.",
  lien: "I'm sorry, I know that this is worrying.",
  hardship: "I'm sorry to hear that, and I know that it is a hard time.",
  accident: "I'm sorry about that, and I hope you weren't hurt.",
  whoPays: "I'm sorry that this happened.",
  plea: "I'm sorry, I understand how much this means to you.",
};

/** Sympathy and the next step, without any promise. */
const sympathyReplies = {
  death: (contact: Contact): string =>
    withHours(
      `${sympathies.death} Please ${contact.callUs} when you're ready. The office will explain what they need and help you from there.`,
      contact,
    ),
  breakInFound: (contact: Contact): string =>
    withHours(
      `${sympathies.breakInFound} Please don't touch anything, and report it to the police. If somebody may still be there, **call ${contact.emergencyNumber} first**. Then ${contact.callUs}, so that we can look into it with you.`,
      contact,
    ),
  damage: (contact: Contact): string =>
    withHours(
      `${sympathies.damage} Please ${contact.callUs} as soon as you can, and take pictures before you move anything, so that the office can look into it with you.`,
      contact,
    ),
  lien: (contact: Contact): string =>
    withHours(
      `${sympathies.lien} I can't see accounts, and with a lien or an auction every day counts. Please ${contact.callUs} as soon as you can. The office can tell you where your account stands and what you can still do.`,
      contact,
    ),
  hardship: (contact: Contact): string =>
    withHours(
      `${sympathies.hardship} I can't change what is due, so please ${contact.callUs} as early as you can, before anything is late. The office can tell you what is possible.`,
      contact,
    ),
  accident: (contact: Contact): string =>
    withHours(
      `${sympathies.accident} If anybody is hurt, **call ${contact.emergencyNumber}**. Please ${contact.callUs} to report it, so that it doesn't happen again.`,
      contact,
    ),
  whoPays: (contact: Contact): string =>
    `${sympathies.whoPays} I can't say what is covered. Please ask your own insurer, and ${contact.callUs}: the office can tell you about the coverage on your unit and how to make a claim.`,
  plea: (contact: Contact): string =>
    `${sympathies.plea} I can't decide this myself. Please ${contact.callUs} today, so that somebody who can talks it through with you.`,
  again: (contact: Contact): string =>
    `I understand. I can't look into this from here, but the office can tell you what it needs and what comes next. Please ${contact.callUs}, or leave your details below for a call back.`,
};

export const englishSympathy = { sympathies, sympathyReplies };
