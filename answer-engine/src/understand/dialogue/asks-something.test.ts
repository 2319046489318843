import { expect, test } from 'vitest';
import { asksSomething } from './asks-something.ts';

test.each([
  'what does that cost',
  'ok so can i bring a truck',
  'did that fee change',
  'y cuanto cuesta',
  'Two of them?',
  'a que hora cierran',
  'thanks, what is it a month',
  'got a cart i can use',
  'haha what if i do',
])('"%s" asks something', (message) => {
  expect(asksSomething(message)).toBe(true);
});

test.each(['did that. nothing', 'i tried it', 'my truck is 20 feet', 'gracias', 'no puedo salir', 'will do'])(
  '"%s" asks nothing',
  (message) => {
    expect(asksSomething(message)).toBe(false);
  },
);
