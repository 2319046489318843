import { expect, test } from 'vitest';
import { detectLanguage } from './detect-language.ts';

test.each([
  ['how much is a 10x10', 'english'],
  ['cuanto cuesta una bodega', 'spanish'],
  ['tienen discounts?', 'spanish'],
  ['Estamos en 1187 Old Parkway Road, Laurel Gap, TN 37862.', 'spanish'],
  ['mañana', 'spanish'],
  ['Unit E', 'english'],
  ['10x10', undefined],
  ['', undefined],
])('%j is in %s', (text, language) => {
  expect(detectLanguage(text)).toBe(language);
});
