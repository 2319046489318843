import { expect, it } from 'vitest';
import { type Inline, parseMarkdown, safeHref } from './markdown.ts';

const text = (plain: string): Inline => ({ kind: 'text', text: plain });
const link = (label: string, href: string): Inline => ({ kind: 'link', text: label, href });

it.each<[string, Inline[]]>([
  ['', []],
  ['plain', [text('plain')]],
  ['a **b** c', [text('a '), { kind: 'bold', children: [text('b')] }, text(' c')]],
  ['2 ** 3 and *one*', [text('2 ** 3 and *one*')]],
  ['[site](https://a.example/x)', [link('site', 'https://a.example/x')]],
  ['[call](tel:5550102030)', [link('call', 'tel:5550102030')]],
  ['[mail](mailto:a@b.example)', [link('mail', 'mailto:a@b.example')]],
  ['**[site](https://a.example/)**', [{ kind: 'bold', children: [link('site', 'https://a.example/')] }]],
  ['[map](https://a.example/a_(b))', [link('map', 'https://a.example/a_(b)')]],
  ['[bad](javascript:alert(1))', [text('bad (javascript:alert(1))')]],
  ['[file](ftp://a.example/)', [text('file (ftp://a.example/)')]],
  ['[page](/rates)', [text('page (/rates)')]],
  ['<b>raw</b>', [text('<b>raw</b>')]],
])('%j', (source, parts) => {
  expect(parseMarkdown(source)).toEqual(parts);
});

it.each([
  'javascript:alert(1)',
  ' \t\njavascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java&#115;cript:alert(1)',
  '&#106;avascript:alert(1)',
  'javascript&colon;alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://a.example/1',
  'file:///etc/passwd',
  '//a.example',
])('%j is no link', (address) => {
  expect(safeHref(address)).toBeUndefined();
});

it('parses URLs like the browser, so that no disguise helps', () => {
  expect(safeHref('java\tscript:alert(1)')).toBeUndefined();
  expect(safeHref(' HTTPS://a.example ')).toBe('https://a.example/');
});

const bold = (plain: string): Inline => ({ kind: 'bold', children: [text(plain)] });
const many = 2000;

it.each<[string, Inline[]]>([
  ['[', [text('['.repeat(many))]],
  ['[a](', [text('[a]('.repeat(many))]],
  ['[a](x', [text('[a](x'.repeat(many))]],
  ['**a', Array.from({ length: many / 2 }, () => [bold('a'), text('a')]).flat()],
  ['*****', Array.from({ length: many }, () => bold('*'))],
])('terminates with two thousand times %j', (part, parts) => {
  expect(parseMarkdown(part.repeat(many))).toEqual(parts);
});
