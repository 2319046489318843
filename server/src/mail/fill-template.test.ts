import { describe, expect, test } from 'vitest';
import { fillTemplate, oneLine } from './fill-template.ts';

const values = {
  facilityName: 'Cedar Lane Storage',
  unitSize: '10x10',
  unitId: 'unit-7',
  customerName: 'Robin Mover',
  customerPhone: '(541) 555-0188',
  customerEmail: 'robin@example.com',
};

describe('fillTemplate', () => {
  test('knows the six variables', () => {
    const template =
      '{{facilityName}}|{{unitSize}}|{{unitId}}|{{customerName}}|{{customerPhone}}|{{customerEmail}}|{{unitSize}}';
    expect(fillTemplate(template, values)).toBe(
      'Cedar Lane Storage|10x10|unit-7|Robin Mover|(541) 555-0188|robin@example.com|10x10',
    );
  });

  test.each([
    ['{{ unitSize }}', '10x10'],
    ['{{\tunitSize\n}}', '10x10'],
    ['{{{unitSize}}}', '{10x10}'],
    ['{{unitSize}', '{{unitSize}'],
    ['{{price}}', '{{price}}'],
    ['{{UnitSize}}', '{{UnitSize}}'],
    ['{{constructor}} {{__proto__}} {{toString}}', '{{constructor}} {{__proto__}} {{toString}}'],
    ['', ''],
  ])('%j becomes %j', (template, filled) => {
    expect(fillTemplate(template, values)).toBe(filled);
  });

  test.each(['{{customerPhone}}', '$&', "$'", '$1', '$$', '{{customerName}}'])('the value %j stays text', (name) => {
    expect(fillTemplate('<{{customerName}}>', { ...values, customerName: name })).toBe(`<${name}>`);
  });
});

describe('oneLine', () => {
  test.each([
    ['New\r\nBcc: other@example.com', 'New Bcc: other@example.com'],
    ['  a \t b\u2028c\u0085d ', 'a b c\u0085d'],
    ['x'.repeat(400), 'x'.repeat(300)],
  ])('%j becomes %j', (text, line) => {
    expect(oneLine(text)).toBe(line);
  });
});
