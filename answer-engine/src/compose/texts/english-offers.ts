/** Replies to a visitor's answer to an offer. `callUs` is "call us at …". */
export const englishOffers = {
  whichQuestion: 'Sure. Which of these questions do you mean?',
  whichUnit: 'Sure. Which one would you like to know more about?',
  noneOfThese: (callUs: string): string =>
    `I'm sorry, then I don't have the answer. Please ${callUs}, or leave your details and we'll get back to you.`,
  leaveDetails: "Great! Please leave your details below, and we'll get back to you.",
  passOnWish: "Thanks, we'll pass that on. Please leave your details below, and we'll get in touch.",
  notYetDone: 'Not yet. Please check the form below and send it. The office will then confirm it with you.',
  noContact: (callUs: string): string => `No problem. If you'd rather talk to us yourself, ${callUs}.`,
  requestUnit: (size: string): string =>
    `Great! Please leave your name and phone number, and we'll pass on your request for the **${size}** unit.`,
  otherUnits: 'No problem. Would you like to look at another unit?',
  noUnit: (callUs: string): string =>
    `No problem. If you have questions about our units, please ${callUs}. What else would you like to know?`,
  noRush: (callUs: string): string => `No rush. Come back to it here whenever you like, or ${callUs}.`,
  whatElse: 'What would you like to know?',
  allRight: 'All right. If you have another question, just type it here.',
};
