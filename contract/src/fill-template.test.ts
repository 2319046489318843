import { describe, expect, test } from 'vitest';
import { fillTemplate } from './fill-template.ts';

const values = {
  facilityName: 'Cedar Lane Storage',
  unitSize: '10x10',
  unitType: 'Drive-up',
  unitId: 'unit-7',
  customerName: 'Robin Mover',
  customerPhone: '(541) 555-0188',
  customerEmail: 'robin@example.com',
  moveInDate: 'December 3, 2026',
};

describe('fillTemplate', () => {
  test('fills each variable, as often as it occurs', () => {
    const template = [...Object.keys(values), 'unitSize'].map((name) => `{{${name}}}`).join('|');
    expect(fillTemplate(template, values)).toBe(
      'Cedar Lane Storage|10x10|Drive-up|unit-7|Robin Mover|(541) 555-0188|robin@example.com|December 3, 2026|10x10',
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

  test.each(['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029', '\t\n'])(
    'a value with %j adds no line',
    (lineBreak) => {
      const customerName = `Robin${lineBreak}Phone: 900`;
      expect(fillTemplate('Name: {{customerName}}', { ...values, customerName })).toBe('Name: Robin Phone: 900');
    },
  );
});
