import { expect, test } from 'vitest';
import { cutSentences, type SentenceOptions, splitSentences } from './split-sentences.ts';

const anyCase = { anyCase: true };
const cases: [string, SentenceOptions, string[]][] = [
  ['We open at 9. Ring the bell!  Why not?', {}, ['We open at 9.', 'Ring the bell!', 'Why not?']],
  ['One line\nanother line\n\n', {}, ['One line', 'another line']],
  ['It is 3.5 miles from 450 Linden St. in Waco.', anyCase, ['It is 3.5 miles from 450 Linden St. in Waco.']],
  ['Open 9 a.m. to 6 p.m. We close on Sunday.', {}, ['Open 9 a.m. to 6 p.m.', 'We close on Sunday.']],
  ['no lights. gate stuck', {}, ['no lights. gate stuck']],
  ['no lights. gate stuck', anyCase, ['no lights.', 'gate stuck']],
  ['Bring a lock; we sell them.', anyCase, ['Bring a lock; we sell them.']],
  ['Bring a lock; we sell them.', { ...anyCase, atSemicolons: true }, ['Bring a lock;', 'we sell them.']],
  ['¿Abren hoy? ¡Sí! Abrimos a las 9.', {}, ['¿Abren hoy?', '¡Sí!', 'Abrimos a las 9.']],
];

test.each(cases)('%j with %j', (text, options, sentences) => {
  expect(splitSentences(text, options)).toEqual(sentences);
});

test.each(cases)('the parts of %j with %j make up the text', (text, options) => {
  expect(cutSentences(text, options).join('')).toBe(text);
});
