import { describe, expect, it } from 'vitest';
import { extractFaqs } from './extract-faqs.ts';

const url = 'https://store.example/page';
const pairsOf = (html: string, pageUrl = url) =>
  extractFaqs(html, pageUrl).map(({ question, answer }) => [question, answer]);

describe('the end of a question and the start of its answer', () => {
  it('follow the font weight, even within bold text', () => {
    const html = ['What is a deed?', 'Who runs the office?', 'May I see the record?'].map(
      (question, at) =>
        `<li><p>${at % 2 ? `<b><font color="#008">${question}</font>` : `<font color="#008"><b>${question}</b></font><b>`}<span style="font-weight: 400"> Answer ${at}.</span></b></p></li>`,
    );
    expect(pairsOf(`<h1>FAQ</h1><ol style="font-weight: bold">${html.join('')}</ol>`)).toEqual([
      ['What is a deed?', 'Answer 0.'],
      ['Who runs the office?', 'Answer 1.'],
      ['May I see the record?', 'Answer 2.'],
    ]);
  });

  it('take a multi-line question completely if its answer is named', () => {
    const html = `<h1>FAQ</h1><table><tr class="question"><td><b>1.1.</b></td><td>It stops with this:<pre>no space left</pre></td></tr>
      <tr class="answer"><td></td><td>Make some.</td></tr></table>`;
    expect(pairsOf(html)).toEqual([['It stops with this: no space left', 'Make some.']]);
  });

  it.each(['Q1', 'Q.2', '#3', '4.', '1.2.', '問1'])('skip the number %s in its own element', (number) => {
    const html = `<h1>FAQ</h1><ul><li><div class="question"><div class="num">${number}</div>New scales</div><div class="answer">In the hall.</div></li></ul>`;
    expect(pairsOf(html)).toEqual([['New scales', 'In the hall.']]);
  });

  it('keep a number that is the answer', () => {
    expect(pairsOf('<h1>FAQ</h1><h3>How many sizes are there?</h3><p>24</p>')).toEqual([
      ['How many sizes are there?', '24'],
    ]);
  });

  it('keep the lines of preformatted text', () => {
    const html = '<h1>FAQ</h1><h3>What do I type?</h3><pre>open\nclose</pre>';
    expect(pairsOf(html)).toEqual([['What do I type?', 'open\nclose']]);
  });

  it('work for a list typed as plain text', () => {
    const html =
      '<h1>FAQ</h1><pre>\nQ: When is it open?\nA: From six.\n\nQ: Until when?\nA: Until ten,\nevery day.\n</pre>';
    expect(pairsOf(html)).toEqual([
      ['When is it open?', 'From six.'],
      ['Until when?', 'Until ten,\nevery day.'],
    ]);
  });
});

describe('links', () => {
  it('accepts a heading that links to itself by its file name', () => {
    const html = '<h2>FAQ</h2><h3 id="who"><a href="faq.htm#who">Who may rent?</a></h3><p>Anyone of age.</p>';
    expect(pairsOf(html)).toEqual([['Who may rent?', 'Anyone of age.']]);
  });

  it('does not take a table of contents for an answer', () => {
    const html = `<h1>FAQ</h1><dl><dt>How to get help</dt><dd>1.1. <a href="faq.html#nowhere">Where do I call?</a></dd></dl>
      <h3>Where do I call?</h3><p>The office.</p>`;
    expect(pairsOf(html)).toEqual([['Where do I call?', 'The office.']]);
  });
});

describe('non-answers', () => {
  const steps = (answer: (at: number) => string) =>
    ['Do you need a lift?', 'Do you need a van?', 'Is it for a business?']
      .map((question, at) => `<div class="step"><h3>${question}</h3>${answer(at)}</div>`)
      .join('');

  it.each([
    ['buttons to press', '<div><button>Yes</button><button>No</button></div>'],
    ['boxes to tick', '<ul><li><input type="radio"> Yes</li><li><input type="radio"> No</li></ul>'],
  ])('%s', (_what, choices) => expect(pairsOf(`<h1>Quote</h1>${steps(() => choices)}`)).toEqual([]));

  it('but what a button opens is an answer', () => {
    const html = steps((at) => `<button>+</button><p>Rule ${at} says so.</p>`);
    expect(pairsOf(`<h1>FAQ</h1>${html}`)).toHaveLength(3);
  });
});

describe('a blog post', () => {
  const headings = ['What do you need?', 'Why wrap glass?', 'Where to start?'].map((it) => `<h2>${it}</h2><p>So.</p>`);

  it.each([
    ['its class', `<article class="post">${headings.join('')}</article>`],
    ['the line about its author', `<p class="entry-meta">By Jo</p>${headings.join('')}`],
    ['the class of its page', `<body class="single single-post">${headings.join('')}</body>`],
    ['the day it was published', `<meta property="article:published_time" content="2024-03-03">${headings.join('')}`],
  ])('asks rhetorically: recognized by %s', (_mark, html) => expect(pairsOf(html)).toEqual([]));

  it('may have a section that answers questions', () => {
    const html = `<article class="post">${headings.join('')}<h2>FAQ</h2><h3>May I pack wet?</h3><p>No.</p></article>`;
    expect(pairsOf(html)).toEqual([['May I pack wet?', 'No.']]);
  });
});

describe('hand-written structured data', () => {
  const faq = (name: string, text: string) => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text },
  });
  const lift = faq('Is there a lift?', 'Yes, two.');
  const json = JSON.stringify({ '@type': 'FAQPage', mainEntity: [faq('May I paint?', 'No, never.'), lift] });
  const script = (text: string) => `<script type="application/ld+json">${text}</script><p>Springfield</p>`;
  const both = [
    ['May I paint?', 'No, never.'],
    ['Is there a lift?', 'Yes, two.'],
  ];

  it.each([
    ['in entities', json.replace(/"/g, '&quot;')],
    ['with comments', `/* ours */ ${json.replace('[', '[ // the list\n')}`],
    ['with a semicolon behind it', `${json};`],
    ['with commas left out', json.replace('},{', '} {')],
    ['with commas too many', json.replace(']}', ',]}')],
    ['after another object', `{"@type":"Organization"}\n${json}`],
  ])('is read %s', (_how, text) => expect(pairsOf(script(text))).toEqual(both));

  it('is read with bare quotation marks and needless escapes in its strings', () => {
    const text = `{"@type":"FAQPage","mainEntity":[{"@type":"Question","name":"What is "drive-up"?","acceptedAnswer":{"@type":"Answer","text":"It\\'s a door outside."}},${JSON.stringify(lift)}]}`;
    expect(pairsOf(script(text))).toEqual([['What is "drive-up"?', "It's a door outside."], both[1]]);
  });

  it('is ignored if truncated: half an answer is none', () => {
    expect(pairsOf(script(json.slice(0, -12)))).toEqual([]);
  });

  it.each([
    ['with quotation marks by the thousand', `{"@type":"Question","name":"${'why "'.repeat(90_000)}"}`],
    ['of nested brackets', '['.repeat(100_000)],
  ])('%s has a bounded cost', (_what, text) => expect(pairsOf(script(text))).toEqual([]));
});

it('reads a page with an unclosed head', () => {
  const html = '<html><head><title>FAQ</title><style>p{}</style><hr><h2>May I paint?</h2><p>No.</p></body></html>';
  expect(pairsOf(html)).toEqual([['May I paint?', 'No.']]);
});
