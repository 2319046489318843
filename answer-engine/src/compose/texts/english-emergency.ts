import type { EmergencyContact } from './contact.ts';

const callNow = ({ emergencyNumber, isRepeated }: EmergencyContact): string =>
  isRepeated ? `**Call ${emergencyNumber} now if you haven't yet**` : `**Call ${emergencyNumber} now**`;

const tellThem = ({ address }: EmergencyContact): string =>
  address === '' ? '' : ` Tell them the address: **${address}**.`;

const thenCall = ({ callUs }: EmergencyContact): string => ` When it is safe, please ${callUs}.`;

const after = (contact: EmergencyContact): string => `${tellThem(contact)}${thenCall(contact)}`;

/** What to do first in an emergency. */
const emergency = {
  medical: (contact: EmergencyContact): string =>
    `${callNow(contact)} and do what they tell you. Move the person only if the place is dangerous.${after(contact)}`,
  fire: (contact: EmergencyContact): string =>
    `${callNow(contact)}, and get yourself and others out and well away. Don't go back for anything.${after(contact)}`,
  gas: (contact: EmergencyContact): string =>
    `**Leave the area at once and call ${contact.emergencyNumber}** from a safe distance. Don't use lights, switches or anything that sparks.${after(contact)}`,
  flood: (contact: EmergencyContact): string =>
    `${callNow(contact)} if anybody is in danger. Stay out of the water: don't walk or drive through it, and keep away from anything electrical.${tellThem(contact)} Then please ${contact.callUs} right away.`,
  trapped: ({ callUs, emergencyNumber, address, isRepeated }: EmergencyContact): string =>
    `${isRepeated ? `Please try again: ${callUs}.` : `Please ${callUs} right away.`} If nobody answers, or anybody is unwell or in danger, **call ${emergencyNumber}**: they can get you out.${address === '' ? '' : ` You are at **${address}**.`} In an elevator, press the alarm button and don't force the doors.`,
  breakIn: (contact: EmergencyContact): string =>
    `${callNow(contact)}. Stay out of sight and don't confront anybody.${after(contact)}`,
  danger: (contact: EmergencyContact): string => `${callNow(contact)} and keep a safe distance.${after(contact)}`,
  threat: ({ emergencyNumber, callUs }: EmergencyContact): string =>
    `If anybody is in danger, **call ${emergencyNumber}**. For anything else, please ${callUs}.`,
  crisis: ({ emergencyNumber }: EmergencyContact): string =>
    `I'm so sorry that you are going through this. You don't have to be alone with it: please **call ${emergencyNumber}** now${emergencyNumber === '911' ? ', or call or text **988**,' : ''} to talk to somebody who can help.`,
};

/** Replies during an ongoing emergency. */
const emergencyFollowUp = {
  address: ({ address, callUs }: EmergencyContact): string =>
    address === ''
      ? `I don't have the address here. The dispatcher can locate your phone; if you can, please ${callUs}.`
      : `The address is **${address}**. Tell them the unit or building, too.`,
  noAnswer: ({ emergencyNumber, address }: EmergencyContact): string =>
    `Then **call ${emergencyNumber}** and stay on the line. With a weak signal, try it anyway: your phone can use any network for an emergency call.${address === '' ? '' : ` You are at **${address}**.`}`,
  blocked: ({ emergencyNumber, callUs }: EmergencyContact): string =>
    `If you can reach the keypad safely, open the gate for them with your own code. If not, ${callUs} right now, and tell ${emergencyNumber} that the gate is closed.`,
  whoElse: ({ callUs }: EmergencyContact): string =>
    `Please ${callUs} so that the office knows, and stay well clear until the crew says it is safe.`,
  suspect: ({ emergencyNumber, callUs }: EmergencyContact, cameras: string | undefined): string =>
    `Tell the police at ${emergencyNumber} what you see: the vehicle, the plate and the direction. Stay away and don't follow. Then please ${callUs}.${cameras ? ` Our amenities include **${cameras}**, so the police can ask the office about recordings.` : ''}`,
  goBackToFire: ({ emergencyNumber, callUs }: EmergencyContact): string =>
    `Please don't go back in. Stay well away until the crew says it is safe, and tell ${emergencyNumber} if anybody is still inside. For your things, ${callUs} later.`,
  goBackToFlood: ({ callUs }: EmergencyContact): string =>
    `Please don't go in until you know that it is safe. Don't walk or drive through moving water, and keep away from anything electrical: things can be replaced. Please ${callUs} first.`,
  goBack: ({ emergencyNumber, callUs }: EmergencyContact): string =>
    `Only if it is safe. Ask ${emergencyNumber} what to do and wait for them. For anything else, ${callUs}.`,
  over: ({ callUs }: EmergencyContact): string =>
    `I'm glad to hear that, and sorry about the scare. When you have a moment, please ${callUs} to report it, so that we can look into it.`,
  coming: ({ emergencyNumber, callUs }: EmergencyContact): string =>
    `Good, I'm glad that help is on the way. Stay somewhere safe, keep your phone at hand, and call ${emergencyNumber} again if anything gets worse. Please ${callUs} as well, so that the office knows.`,
  thanks: ({ emergencyNumber }: EmergencyContact): string =>
    `You're welcome. Stay somewhere safe, and call ${emergencyNumber} again if anything gets worse.`,
  overForPerson: ({ callUs }: EmergencyContact): string =>
    `Thank you for telling me. I'm so sorry that this happened, and I hope everybody will be all right. Take care of yourself, and when you have a moment, please ${callUs} so that the office knows.`,
  still: ({ emergencyNumber, callUs }: EmergencyContact): string =>
    `Please stay on the line with **${emergencyNumber}** and do what they tell you. For anything else, ${callUs}.`,
};

export const englishEmergency = { emergency, emergencyFollowUp };
