import type { englishSmallTalk } from './english-small-talk.ts';

const canHelp =
  'Puedo ayudarle con los tamaños de las unidades, las tarifas, el horario de la oficina, cómo llegar y el pago de su cuenta.';
const goodTime = (isEvening: boolean): string => (isEvening ? 'Que tenga buena noche' : 'Que tenga buen día');

const toTalk = (callUs: string): string => `Si prefiere hablar con alguien, ${callUs}.`;

export const spanishSmallTalk: typeof englishSmallTalk = {
  greeting: (name) => `¡Gracias por escribir${name ? ` a ${name}` : ''}! ${canHelp} ¿Qué le gustaría saber?`,
  thanks: '¡De nada! ¿Hay algo más que le gustaría saber?',
  bye: (isEvening) => `Con gusto. ${goodTime(isEvening)}. ¡Hasta luego!`,
  solved: (isEvening) => `Me alegro de que haya funcionado. ${goodTime(isEvening)}.`,
  praise: (isEvening) => `¡Gracias, qué gusto saberlo! ${goodTime(isEvening)}.`,
  decline: 'Muy bien. Si necesita algo más, aquí estoy.',
  okay: `¡Muy bien! ${canHelp}`,
  bot: (callUs) => `Soy un asistente automático, no una persona. ${canHelp} ${toTalk(callUs)}`,
  maker: (name) => `Soy un asistente automático${name ? ` de ${name}` : ''}. ${canHelp}`,
  apology: 'No se preocupe. ¿Hay algo más que quiera saber?',
  mood: `Soy un programa de computadora, así que siempre estoy bien, ¡gracias! ${canHelp}`,
  laugh: `¡Me alegro! ${canHelp}`,
  abuse: (callUs) => `Lamento que esto sea frustrante. Si no puedo ayudarle, ${callUs}: una persona lo hará.`,
  injection: (callUs) =>
    `Solo puedo responder preguntas sobre este centro de almacenamiento. ${canHelp} ${toTalk(callUs)}`,
  gibberish: (callUs) => `Lo siento, no entendí eso. ${canHelp} ${toTalk(callUs)}`,
  offTopic: (callUs) =>
    `Lo siento, solo puedo ayudarle con este centro de almacenamiento. ${canHelp} ${toTalk(callUs)}`,
};
