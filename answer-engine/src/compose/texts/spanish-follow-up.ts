import type { Texts } from './english.ts';

export const spanishFollowUp: Texts['followUp'] = {
  asISaid: (answer) => `Como le decía: ${answer}`,
  allIKnow: (callUs) => `Es todo lo que tengo sobre esto. Para cualquier otra cosa, por favor ${callUs}.`,
  restUnknown: (callUs) => `Del resto de su pregunta no estoy seguro. Por favor ${callUs}.`,
  talkItThrough: (callUs) => `Para hablarlo con alguien, por favor ${callUs}.`,
  perhaps: (answer) => `Si le entiendo bien: ${answer}`,
};
