import { expect, test } from 'vitest';
import { scoreEmergencies } from './emergencies.mjs';

test('emergencies are counted when they are answered as such, by kind, language and voice', () => {
  const fire = {
    emergency: 'fire',
    language: 'en',
    voice: 'plain',
    examples: ['My unit is on fire!', 'the rent is due'],
  };
  const medical = { emergency: 'medical', language: 'es', examples: ['hola'] };
  const ordinary = {
    emergency: null,
    language: 'en',
    examples: ['do you sell boxes', 'There is smoke and fire in the hall!'],
  };
  expect(scoreEmergencies([fire, medical, ordinary])).toEqual({
    messages: 3,
    recognised: 33.3,
    ordinary: 2,
    alarms: 1,
    kinds: { fire: 50, medical: 0 },
    languages: { en: 50, es: 0 },
    voices: { plain: 50 },
  });
});
