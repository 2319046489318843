import { describe, expect, it } from 'vitest';
import { correctPhone } from './correct-details.ts';

const known = { phone: '425-555-0124' };

describe('correctPhone', () => {
  it.each([
    ['its 0142 at the end, not 0124', '425-555-0142'],
    ['sorry, it ends in 0142', '425-555-0142'],
    ['42 not 24', '425-555-0142'],
    ['perdon, termina en 0142', '425-555-0142'],
  ])('corrects the last digits: %s', (said, corrected) => {
    expect(correctPhone(said, known)).toBe(corrected);
  });

  it.each(['sorry, how much is the 10x10', 'not before 1030', 'unit 0124', 'I am in 1200, not 1300'])(
    'leaves the number as it is: %s',
    (said) => {
      expect(correctPhone(said, known)).toBeUndefined();
    },
  );

  it('needs a number to correct', () => {
    expect(correctPhone('it ends in 0142', {})).toBeUndefined();
  });
});
