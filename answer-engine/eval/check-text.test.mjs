import { expect, test } from 'vitest';
import { isInLanguage, plainText, visibleText } from './check-text.mjs';

test.each([
  ['**Come by** at 9:30 AM – 6:00 p.m.', 'come by at 9:30 am - 6 pm'],
  ['9am or 10 A.M.', '9 am or 10 am'],
  ['It’s 10’ × 15’, or 5 by 10 feet', "it's 10x15, or 5x10"],
  ['$2,500.00 a month', '$2500 a month'],
  ['El sábado,\n mañana', 'el sabado, manana'],
  ['# Prices\n- [see all](https://a.example/b)', 'prices see all https://a.example/b'],
  ['Enter the code, then #', 'enter the code, then #'],
  [undefined, ''],
])('%j is compared as %j', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

test('a visitor reads the labels of the buttons as well as the text', () => {
  const reply = {
    response: 'These fit:',
    unitButtons: [{ size: '5x5', label: '5 × 5 locker' }],
    suggestions: [{ id: 'a', question: 'Deposit?' }],
  };
  expect(visibleText(reply)).toBe('these fit: | 5x5 locker | deposit?');
});

test('a word of courtesy does not make a text Spanish', () => {
  expect(isInLanguage('es', plainText('La puerta está abierta de 6 a 10; puede entrar con su código.'))).toBe(true);
  expect(isInLanguage('es', plainText('¡Hola! The gate is open from 6 to 10, gracias.'))).toBe(false);
  expect(() => isInLanguage('tlh', 'nuqneh')).toThrow('no words of the language "tlh" are known');
});
