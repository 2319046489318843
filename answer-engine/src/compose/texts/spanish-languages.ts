import type { englishLanguages } from './english-languages.ts';

export const spanishLanguages: typeof englishLanguages = {
  goOn: 'Claro, con gusto le ayudo en español. ¿Qué le gustaría saber?',
  onlyThese: (callUs, emergencyNumber) =>
    `Puedo ayudarle en inglés o en español. Para hablar con una persona, ${callUs}. En una emergencia, llame al ${emergencyNumber}.`,
};
