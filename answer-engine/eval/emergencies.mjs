import { answerInTurn, isEmergency, knowledgeOf } from './answer.mjs';
import { percent } from './percent.mjs';

const emptyFacility = {
  id: 'any',
  facility: {
    businessName: 'Harbor Road Storage',
    address: '18 Harbor Road, Astoria, OR 97103',
    phoneNumber: '(503) 555-0148',
    officeHours: 'Mon-Sat 9am-5pm',
    sizeOptions: [],
    amenities: [],
  },
  faqs: [],
};

/**
 * @param groups the lines of an emergency set, in the format of FORMAT.md
 * @returns the share of emergencies that are recognized, overall and by kind, language and voice, and the number of false alarms
 */
export const scoreEmergencies = (groups) => {
  const knowledge = knowledgeOf(emptyFacility);
  const all = groups.flatMap(({ examples, ...group }) =>
    examples.map((message) => ({
      message,
      ...group,
      isRecognised: isEmergency(answerInTurn(knowledge, [message])[0]),
    })),
  );
  const told = all.filter(({ emergency }) => emergency !== null);
  const recognised = (some) => percent(some, ({ isRecognised }) => isRecognised);
  const by = (field) =>
    Object.fromEntries(
      [...new Set(told.map((one) => one[field]).filter(Boolean))]
        .sort()
        .map((name) => [name, recognised(told.filter((one) => one[field] === name))]),
    );
  return {
    messages: told.length,
    recognised: recognised(told),
    ordinary: all.length - told.length,
    alarms: all.filter(({ emergency, isRecognised }) => emergency === null && isRecognised).length,
    kinds: by('emergency'),
    languages: by('language'),
    voices: by('voice'),
  };
};
