import { expect, it } from 'vitest';
import { extractFaqs } from './extract-faqs.ts';

/** Two bold lines that ask: questions only on a page that announces questions. */
const questions = '<p><b>May I paint my door?</b></p><p>No.</p><p><b>Is there a lift?</b></p><p>Yes.</p>';

const page = ({ head = '', body = '' }) =>
  `<html><head>${head}</head><body>${body || '<p>Springfield Storage</p>'}${questions}</body></html>`;

const countOf = (html: string, url = 'https://store.example/17') => extractFaqs(html, url).length;

it.each([
  ['its title', { head: '<title>Springfield: FAQ</title>' }],
  ['its title for those who share it', { head: '<meta property="og:title" content="Preguntas frecuentes">' }],
  ['its canonical address', { head: '<link rel="canonical" href="https://store.example/help/faqs/">' }],
  ['the menu', { body: '<nav><a href="/">Home</a><a class="active" href="#">FAQ</a></nav>' }],
  ['the menu, to those who cannot see it', { body: '<nav><ul><li><a aria-current="page">FAQ</a></li></ul></nav>' }],
  ['a heading beside the menu', { body: '<header><nav><a href="/">Home</a></nav><h2>Häufige Fragen</h2></header>' }],
  ['a bold line at the top', { body: '<p align="center"><b><u>Frequently Asked Questions</u></b></p>' }],
  ['a line at the top', { body: '<div class="title"><div>F.A.Q.</div></div>' }],
])('an FAQ page is recognized by %s', (_what, parts) => expect(countOf(page(parts))).toBe(2));

it('an FAQ page is recognized by its URL', () => {
  expect(countOf(page({}), 'https://store.example/frequently-asked-questions.php')).toBe(2);
});

it.each([
  ['nothing', {}],
  ['an entry of the menu', { body: '<nav><a href="/faq">FAQ</a></nav>' }],
  ['a link at the top', { body: '<p><a href="/faq">Frequently Asked Questions</a></p>' }],
  ['a sentence that names them', { body: `<p>Read our frequently asked questions, ${'and so on, '.repeat(10)}.</p>` }],
])('%s does not make an FAQ page', (_what, parts) => expect(countOf(page(parts))).toBe(0));

it.each(['What our customers say', 'How it works', 'Why we do it', 'What to expect'])(
  '“%s” is the title of a site section, not a question',
  (title) => expect(countOf(`<h1>FAQ</h1><h2>${title}</h2><p>Much.</p>`)).toBe(0),
);

it('uses short lines of one style above the questions as categories', () => {
  const item = (question: string) => `<div class="qa"><h4>${question}</h4><p>Yes.</p></div>`;
  const html = `<h1>FAQ</h1><div class="group">Renting</div>${item('May I rent?')}${item('And two?')}<div class="group">Paying</div>${item('By card?')}`;
  expect(extractFaqs(html, 'https://store.example/').map(({ category }) => category)).toEqual([
    'Renting',
    'Renting',
    'Paying',
  ]);
});
