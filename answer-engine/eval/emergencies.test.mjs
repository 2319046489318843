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
  expect(scoreEmergencies([fire, medical])).toEqual({
    messages: 3,
    recognised: 33.3,
    kinds: { fire: 50, medical: 0 },
    languages: { en: 50, es: 0 },
    voices: { plain: 50 },
  });
});
