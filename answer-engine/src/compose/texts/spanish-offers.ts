import type { englishOffers } from './english-offers.ts';

export const spanishOffers: typeof englishOffers = {
  whichQuestion: 'Claro. ¿A cuál de estas preguntas se refiere?',
  whichUnit: 'Claro. ¿Sobre cuál le gustaría saber más?',
  noneOfThese: (callUs) =>
    `Lo siento, entonces no tengo la respuesta. Por favor ${callUs}, o deje sus datos y nos comunicaremos con usted.`,
  leaveDetails: '¡Muy bien! Deje sus datos abajo y nos comunicaremos con usted.',
  passOnWish: 'Gracias, pasaremos el recado. Deje sus datos abajo y nos comunicaremos con usted.',
  notYetDone: 'Todavía no. Revise el formulario de abajo y envíelo. Después la oficina se lo confirmará.',
  noContact: (callUs) => `De acuerdo. Si prefiere hablar con nosotros directamente, ${callUs}.`,
  requestUnit: (size) =>
    `¡Muy bien! Deje su nombre y su número de teléfono, y pasaremos su solicitud de la unidad de **${size}**.`,
  otherUnits: 'De acuerdo. ¿Le gustaría ver otra unidad?',
  noUnit: (callUs) => `De acuerdo. Si tiene preguntas sobre nuestras unidades, ${callUs}. ¿Qué más le gustaría saber?`,
  noRush: (callUs) => `Sin prisa. Vuelva a esto cuando quiera, o ${callUs}.`,
  whatElse: '¿Qué le gustaría saber?',
  allRight: 'De acuerdo. Si tiene otra pregunta, escríbala aquí.',
};
