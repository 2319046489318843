import { expect, test } from 'vitest';
import type { Inline } from './markdown.ts';
import { type Block, parseBlocks } from './markdown-blocks.ts';

const text = (plain: string): Inline[] => [{ kind: 'text', text: plain }];
const bold = (plain: string): Inline[] => [{ kind: 'bold', children: text(plain) }];
const paragraph = (...lines: string[]): Block => ({ kind: 'paragraph', lines: lines.map(text) });
const list = (...items: string[]): Block => ({ kind: 'list', items: items.map(text) });

test.each<[string, Block[]]>([
  ['', []],
  ['One.\nTwo.\n\n\nThree.', [paragraph('One.', 'Two.'), paragraph('Three.')]],
  [
    'Bring:\n- an ID\n- a card\nThat is all.',
    [paragraph('Bring:'), list('an ID', 'a card'), paragraph('That is all.')],
  ],
  ['-5 degrees\n-- and more', [paragraph('-5 degrees', '-- and more')]],
  ['Mon | Tue', [paragraph('Mon | Tue')]],
  [
    '**Size** | **Price**\n5x5 | $40\n10x10 | $90',
    [
      {
        kind: 'table',
        head: [bold('Size'), bold('Price')],
        rows: [
          [text('5x5'), text('$40')],
          [text('10x10'), text('$90')],
        ],
      },
    ],
  ],
  [
    'Mon | 9\nTue | 10',
    [
      {
        kind: 'table',
        head: [],
        rows: [
          [text('Mon'), text('9')],
          [text('Tue'), text('10')],
        ],
      },
    ],
  ],
  [
    '| Size | Price |\n| --- | :-: |\n| 5x5 | $40 |',
    [{ kind: 'table', head: [text('Size'), text('Price')], rows: [[text('5x5'), text('$40')]] }],
  ],
])('%j', (source, blocks) => expect(parseBlocks(source)).toEqual(blocks));

test('terminates with many bars, dashes and spaces', () => {
  for (const part of [' | ', '-', ' ', '| - :', '\n- '])
    expect(parseBlocks(part.repeat(20_000)).length).toBeGreaterThanOrEqual(0);
});
