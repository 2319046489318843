const canHelp = 'I can help with unit sizes, rates, office hours, directions and paying your bill.';
const goodTime = (isEvening: boolean): string => `Have a good ${isEvening ? 'evening' : 'day'}`;

const toTalk = (callUs: string): string => `If you'd rather talk to somebody, please ${callUs}.`;

export const englishSmallTalk = {
  greeting: (name: string | undefined): string =>
    `Thanks for writing${name ? ` to ${name}` : ''}! ${canHelp} What would you like to know?`,
  thanks: "You're welcome! Is there anything else you'd like to know?",
  bye: (isEvening: boolean): string => `Glad to help. ${goodTime(isEvening)}. Goodbye!`,
  solved: (isEvening: boolean): string => `Glad that worked. ${goodTime(isEvening)}.`,
  praise: (isEvening: boolean): string => `Thank you, that's good to hear! ${goodTime(isEvening)}.`,
  decline: "All right. Just ask if there's anything else.",
  okay: `All right! ${canHelp}`,
  bot: (callUs: string): string => `I'm an automated assistant, not a person. ${canHelp} ${toTalk(callUs)}`,
  maker: (name: string | undefined): string => `I'm an automated assistant${name ? ` for ${name}` : ''}. ${canHelp}`,
  apology: "No problem at all. Is there anything else you'd like to know?",
  mood: `I'm a computer program, so I'm always fine. Thank you! ${canHelp}`,
  laugh: `Glad to hear it! ${canHelp}`,
  abuse: (callUs: string): string =>
    `I'm sorry that this is frustrating. If I can't help, please ${callUs} to talk to a person.`,
  injection: (callUs: string): string =>
    `I can only answer questions about this storage facility. ${canHelp} ${toTalk(callUs)}`,
  gibberish: (callUs: string): string => `I'm sorry, I didn't understand that. ${canHelp} ${toTalk(callUs)}`,
  offTopic: (callUs: string): string =>
    `I'm sorry, I can only help with storage at this facility. ${canHelp} ${toTalk(callUs)}`,
};
