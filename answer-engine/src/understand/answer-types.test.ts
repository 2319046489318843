import { expect, test } from 'vitest';
import { type AnswerType, answerTypesAskedFor, answerTypesIn } from './answer-types.ts';

test.each<[AnswerType, string, string, string]>([
  ['amount', 'how much is a second gate card', 'Each further card is $15.', 'Ask at the office for a further card.'],
  ['amount', '¿Cuánto cuesta el candado?', 'Locks are free with your first month.', 'We sell locks.'],
  ['duration', 'how long do i have to clear out', 'You have ten days.', 'Leave it swept and empty.'],
  ['duration', 'cuanto tiempo me guardan el espacio', 'Por 3 días, o una semana si nos llama.', 'Se lo guardamos.'],
  ['time', 'how late can I come by tonight', 'The gate works until 10 pm.', 'Come whenever you like.'],
  ['count', 'how many people may have the code', 'Up to 4 of you.', 'Whoever you trust.'],
  ['place', 'where do i drop the key', 'In the slot at the front desk.', 'Just give it back.'],
  ['person', 'can my brother pick up the couch', 'An authorized guest may come alone.', 'Leave it to us.'],
  ['reason', 'why was my card declined', 'Mostly because it has expired.', 'Try another.'],
  ['reason', '¿por qué no abre mi código?', 'Se bloquea porque hay un pago atrasado.', 'Llámenos.'],
  ['consequence', 'what happens if it snows', 'Once two inches lie we plough.', 'We plough.'],
  ['amount', 'cobran recargo por tarjeta', 'Sin costo para nadie.', 'Aceptamos tarjetas.'],
  ['time', 'abren los domingos', 'Domingos y sábados hasta el mediodía.', 'Llame antes de venir por la tarde.'],
  ['count', 'qué tan grande es el más chico', 'Mide 5 por 5 pies.', 'Cabe una cama.'],
  ['place', 'por dónde entro con el camión', 'Por el portón de atrás.', 'Con su código.'],
  ['person', 'puede entrar mi hermana', 'Sí, si está autorizada.', 'Con su código.'],
  ['consequence', 'qué pasa si pago tarde', 'Después del día cinco se bloquea el código.', 'Son 20 dólares.'],
  ['yesOrNo', 'is the roof insulated', 'Yes, with foam.', 'Foam, all over.'],
  ['yesOrNo', 'Hay luz adentro?', 'Sí, en cada pasillo.', 'En cada pasillo.'],
  ['yesOrNo', 'Se puede pagar en efectivo', 'Si, en la oficina.', 'Siempre en la oficina.'],
])('%s is the answer type of "%s"', (type, question, answer, another) => {
  expect([...answerTypesAskedFor(question)]).toContain(type);
  expect([...answerTypesIn(answer)]).toContain(type);
  expect([...answerTypesIn(another)]).not.toContain(type);
});

test('a type is not found within another word', () => {
  expect([...answerTypesIn('Come by in the afternoon, carefree.')]).toEqual([]);
});

test('a text without a question asks for no answer type', () => {
  expect(answerTypesAskedFor('my truck broke down').size).toBe(0);
  expect(answerTypesAskedFor('').size).toBe(0);
  expect(answerTypesIn('').size).toBe(0);
});
