import { expect, test } from 'vitest';
import { splitQuestions } from './split-questions.ts';

const messages: [string, string[]][] = [
  ['can i pay by check and do you take cards', ['can i pay by check', 'do you take cards']],
  ['Is there a lift? What about carts?', ['Is there a lift?', 'What about carts?']],
  ['may i bring a dolly? n is there a lift', ['may i bring a dolly?', 'is there a lift']],
  ['gate closes when and could i get in earlier', ['gate closes when', 'could i get in earlier']],
  ['we move in june. is it dry and how much is a 10x10', ['we move in june. is it dry', 'how much is a 10x10']],
  ["do you sell boxes and what's the fee", ['do you sell boxes', "what's the fee"]],
  ['¿aceptan tarjeta y a qué hora cierran?', ['¿aceptan tarjeta', 'a qué hora cierran?']],
];
test.each(messages)('"%s" has two questions', (message, parts) => {
  expect(splitQuestions(message)).toEqual(parts);
});

test.each([
  'is it clean and dry?',
  'i have a couch and a bed. would they fit',
  'thanks! do you sell locks',
  'my wife and i need a unit',
  'can i go up and have a look',
  '',
])('"%s" stays whole', (message) => {
  expect(splitQuestions(message)).toEqual([message]);
});
