import { expect, test } from 'vitest';
import type { Passage } from '../gather-passages.ts';
import { keepPromises } from './keep-promises.ts';
import { promisesIn } from './promises.ts';

test.each<[kind: string, sentence: string]>([
  ['contact', 'Someone will call you soon.'],
  ['contact', "We'll get back to you shortly."],
  ['contact', 'A manager will reach out today.'],
  ['contact', 'Our team is happy to help; they will contact you within the hour.'],
  ['contact', "You'll hear from us tomorrow."],
  ['contact', 'Expect a call in the morning.'],
  ['contact', 'Alguien le llamará pronto.'],
  ['contact', 'Nos pondremos en contacto con usted.'],
  ['booking', "I've reserved a unit for you."],
  ['booking', 'I have gone ahead and booked your 10x10.'],
  ['booking', 'Your unit is reserved.'],
  ['booking', "You're all set!"],
  ['booking', 'He reservado la unidad.'],
  ['booking', 'Su unidad está reservada.'],
  ['hold', "We'll hold it for you."],
  ['hold', 'We can keep the unit for you until Friday.'],
  ['hold', 'Se la guardamos hasta el viernes.'],
  ['money', "You'll get a refund."],
  ['money', 'You will receive your money back.'],
  ['money', "We'll waive the fee."],
  ['money', 'I can give you a discount.'],
  ['money', 'We guarantee the lowest price.'],
  ['money', 'Recibirá un reembolso.'],
  ['sending', "I'll let the manager know."],
  ['sending', 'I have sent you a link.'],
  ['sending', 'Le enviaremos un mensaje.'],
  ['availability', 'The 10x10 is available right now.'],
  ['availability', 'We currently have three units available today.'],
  ['availability', 'Tenemos unidades disponibles ahora.'],
])('a promise of %s: %s', (kind, sentence) => {
  expect([...promisesIn(sentence)]).toContain(kind);
});

test.each([
  'Please call us at (503) 555-0119.',
  'You can reserve a unit at the office.',
  'Leave your details and ask us.',
  'Would you like us to call you?',
  'Our units are lit.',
  'The office sells locks.',
  'You can pay online.',
  'We have units of many sizes.',
  'Puede reservar en la oficina.',
])('none: %s', (sentence) => {
  expect([...promisesIn(sentence)]).toEqual([]);
});

const faq = (text: string): Passage => ({ kind: 'faq', id: '1', label: 'Do you hold units?', text });

test('the sentence is cut, the rest stays as it was', () => {
  const answer = 'We have carts at the door. Someone will call you soon! The gate is lit.';
  expect(keepPromises(answer, [], false)).toEqual({
    text: 'We have carts at the door. The gate is lit.',
    cut: ['Someone will call you soon!'],
  });
  expect(keepPromises("I've reserved it.", [], true)).toEqual({ text: '', cut: ["I've reserved it."] });
});

test('a call may be promised where there is a number to call', () => {
  expect(keepPromises('Someone will call you soon.', [], true).cut).toEqual([]);
});

test("the facility's own promises may be repeated", () => {
  const answer = "We'll hold it for you until Friday.";
  expect(keepPromises(answer, [faq("We'll hold your unit until Friday.")], false).text).toBe(answer);
  expect(keepPromises("You'll get a refund.", [faq("We'll hold your unit until Friday.")], false).text).toBe('');
});

test('a promise under a condition allows none without it', () => {
  const source = faq('Leave your number at the office and someone will call you when a unit of that size is free.');
  expect(keepPromises('Someone will call you soon.', [source], false).text).toBe('');
});

test('what a visitor was told before is no promise of the facility', () => {
  const turn: Passage = { kind: 'turn', id: '1', label: '', text: 'A manager will call you.' };
  expect(keepPromises('A manager will call you.', [turn], false).text).toBe('');
});
