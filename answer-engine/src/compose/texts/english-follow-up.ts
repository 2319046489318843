export const englishFollowUp = {
  asISaid: (answer: string): string => `As I said: ${answer}`,
  allIKnow: (callUs: string): string => `That's all I have on this. For anything else, please ${callUs}.`,
  restUnknown: (callUs: string): string => `I'm not sure about the rest of your question. Please ${callUs}.`,
  talkItThrough: (callUs: string): string => `To talk it through with somebody, please ${callUs}.`,
  perhaps: (answer: string): string => `If I understand you right: ${answer}`,
};
