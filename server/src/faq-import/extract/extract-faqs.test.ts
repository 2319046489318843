import { describe, expect, it } from 'vitest';
import { all, elsewhere, gate, heading, lock, page, pairsOf, pay, url } from '../../testing/faq-page.ts';
import { extractFaqs } from './extract-faqs.ts';
import type { ExtractedFaq } from './extracted-faq.ts';

const both = [gate, lock];

describe('answers', () => {
  const answerTo = (answer: string, pageUrl = url): string =>
    extractFaqs(
      page(
        [
          ['May I ask?', 'Yes.'],
          ['And how?', answer],
          ['And then?', 'No.'],
        ],
        heading,
      ),
      pageUrl,
    )[1]?.answer ?? '';

  it.each([
    [
      'links',
      '<a href="/hours">our hours</a>, <a href="tel:+15125550100">call</a>',
      '[our hours](https://store.example/hours), [call](tel:+15125550100)',
    ],
    ['no dangerous links', '<a href="javascript:alert(1)">press</a> <a href="data:text/html,x">here</a>', 'press here'],
    ['links with brackets', '<a href="/a(b)">a [b]</a>', '[a b](https://store.example/a%28b%29)'],
    ['bold', 'It is <b>not </b>allowed, <strong>never</strong>.', 'It is **not** allowed, **never**.'],
    [
      'lists',
      'Bring:</p><ul><li>an <b>ID</b></li><li>a card</li></ul><p>That is all.',
      'Bring:\n\n- an **ID**\n- a card\n\nThat is all.',
    ],
    ['paragraphs and breaks', 'One.</p><p>Two.<br>Three.<br><br>Four.', 'One.\n\nTwo.\nThree.\n\nFour.'],
    ['markup that is text', 'Press ** or write [x](y).', 'Press * or write [x] (y).'],
    ['entities', 'Fish &amp; chips &lt;b&gt; caf&eacute;&nbsp;open', 'Fish & chips <b> café open'],
    ['no scripts and styles', 'Yes<script>alert("no")</script><style>p{}</style>, of course', 'Yes, of course'],
    ['headings below the question', 'See:</p><h4>Details</h4><p>Much.', 'See:\n\n**Details**\n\nMuch.'],
  ])('keep %s', (_what, html, markdown) => expect(answerTo(html)).toBe(markdown));

  it("respect the page's base URL", () => {
    const html = `<base href="https://cdn.example/x/">${page([gate, ['Where?', '<a href="map">Here</a>']], heading)}`;
    expect(pairsOf(html)[1]?.[1]).toBe('[Here](https://cdn.example/x/map)');
  });
});

describe('structured data', () => {
  const script = (json: unknown) =>
    `<script type="application/ld+json">${typeof json === 'string' ? json : JSON.stringify(json)}</script>`;
  const question = ([name, text]: [string, string]) => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text },
  });

  it.each([
    ['a FAQPage', { '@type': 'FAQPage', mainEntity: all.map(question) }],
    [
      'a graph',
      { '@graph': [{ '@type': 'WebPage' }, { '@type': ['WebPage', 'FAQPage'], mainEntity: all.map(question) }] },
    ],
    ['a list', [{ '@type': 'Organization' }, { '@type': 'https://schema.org/FAQPage', mainEntity: all.map(question) }]],
    [
      'raw line breaks and a trailing comma',
      `\n{"@type":"FAQPage","mainEntity":[${all.map((pair) => `${JSON.stringify(question(pair)).replace('{', '{\n')},\n`).join('')}]}`,
    ],
    ['comments', `<!-- ${JSON.stringify({ '@type': 'FAQPage', mainEntity: all.map(question) })} -->`],
  ])('is read from %s', (_where, json) => expect(pairsOf(script(json), elsewhere)).toEqual(all));

  it('becomes Markdown, entities and HTML alike', () => {
    const html = script({
      '@type': 'FAQPage',
      mainEntity: [question(['Cats &amp; dogs?', '<p>No.</p><ul><li><a href=/pets>Pets</a></li></ul>'])],
    });
    expect(pairsOf(html)).toEqual([['Cats & dogs?', 'No.\n\n- [Pets](https://store.example/pets)']]);
  });

  it('is merged with the visible text: no duplicates, links kept, the rest added', () => {
    const visible = page([gate, ['How do I pay?', 'By card or <a href="/pay">in cash</a>.']], heading);
    const html = script({ '@type': 'FAQPage', mainEntity: [lock, pay].map(question) }) + visible;
    expect(pairsOf(html)).toEqual([gate, ['How do I pay?', 'By card or [in cash](https://store.example/pay).'], lock]);
  });

  it('skips broken scripts, quizzes and questions without an answer', () => {
    const quiz = { ...question(gate), eduQuestionType: 'Flashcard' };
    expect(
      pairsOf(
        script('{"@type": "FAQPage"') + script({ '@graph': [quiz, { '@type': 'Question', name: 'Why?' }] }),
        elsewhere,
      ),
    ).toEqual([]);
  });
});

describe('the surroundings of questions', () => {
  it('leaves out a table of contents, and finds its targets', () => {
    const complaint: [string, string] = ['My code does not work', 'Call us.'];
    const pairs = [gate, complaint, lock];
    const html = `<h1>FAQ</h1><ul>${pairs.map(([q], at) => `<li><a href="#q${at}">${q}</a></li>`).join('')}</ul>
      ${pairs.map(([q, a], at) => `<p><a name="q${at}"></a><b>${q}</b></p><p>${a}</p><p><a href="#top">Back to top</a></p>`).join('')}`;
    expect(pairsOf(html)).toEqual(pairs);
  });

  it('uses titles between the questions as categories', () => {
    const html = `<h1>FAQ</h1><h2>Access</h2><h3>${gate[0]}</h3><p>${gate[1]}</p><h2>Payment</h2><h3>${pay[0]}</h3><p>${pay[1]}</p>`;
    expect(extractFaqs(html, url).map(({ category }) => category)).toEqual(['Access', 'Payment']);
  });

  it('uses the outer one of nested panels as a category', () => {
    const inner = ([q, a]: [string, string]) => `<details><summary>${q}</summary><p>${a}</p></details>`;
    const html = `<h1>FAQ</h1><details><summary>Access</summary>${inner(gate)}${inner(lock)}</details><details><summary>Payment</summary>${inner(pay)}</details>`;
    expect(extractFaqs(html, url)).toEqual(
      all.map(([question, answer], at) => ({ question, answer, category: at < 2 ? 'Access' : 'Payment' })),
    );
  });

  it('accepts panels that ask nothing on an FAQ page', () => {
    const panels = ['Payment methods', 'Office hours', 'Insurance'];
    const html = panels
      .map((title) => `<div class="accordion-item"><h3>${title}</h3><div>Ask us.</div></div>`)
      .join('');
    expect(pairsOf(html).map(([question]) => question)).toEqual(panels);
    expect(pairsOf(html, elsewhere)).toEqual([]);
  });

  it('follows tabs to the questions in them', () => {
    const tabs = all.map((_pair, at) => `<li><a href="#t${at}" data-toggle="tab">Part ${at}</a></li>`).join('');
    const parts = all.map(([q, a], at) => `<div id="t${at}"><h4>${q}</h4><p>${a}</p></div>`).join('');
    expect(pairsOf(`<h1>FAQ</h1><ul role="tablist">${tabs}</ul>${parts}`)).toEqual(all);
  });

  it('skips unfilled template placeholders', () => {
    expect(pairsOf('<h1>FAQ</h1><h3>{{ item.question }}?</h3><p>{{ item.answer }}</p>')).toEqual([]);
  });

  it('ends the last answer where another section starts', () => {
    const html = `<h1>FAQ</h1><div>${all.map(([q, a]) => `<h3>${q}</h3><p>${a}</p>`).join('')}<h3>Still have questions?</h3><p>Call us.</p></div><div><p>Rated five stars.</p></div>`;
    expect(pairsOf(html)).toEqual(all);
  });

  it('requires an answer: a question without one is left out', () => {
    const html = `<h1>FAQ</h1><div><h3>${gate[0]}</h3><p>${gate[1]}</p><h3>${lock[0]}</h3><h3>${pay[0]}</h3></div><p>Our office is on Main Street.</p>`;
    expect(pairsOf(html)).toEqual([gate]);
  });

  it('includes a repeated question once', () => {
    expect(pairsOf(page([gate, lock, ['when is the gate open', 'At six.']], heading))).toEqual(both);
  });

  it('leaves out navigation, cookie notices, forms and the like', () => {
    const noise = `<nav><h3>Where to?</h3><p>There.</p></nav><div class="cookie-banner"><h3>Why cookies?</h3><p>Because.</p></div>
      <form><h3>How did you hear of us?</h3><p>Tell us.</p><textarea></textarea></form><aside><h3>What is new?</h3><p>News.</p></aside>`;
    expect(pairsOf(page(both, heading) + noise)).toEqual(both);
  });

  it('finds the FAQ section of a page about something else', () => {
    const html = `<h1>Storage in Springfield</h1><h2>Why rent here?</h2><p>It is clean.</p><section id="faq"><h2>FAQ</h2>
      ${both.map(([q, a]) => `<h3>${q}</h3><p>${a}</p>`).join('')}</section><h2>Ready to move in?</h2><p>Call today.</p>`;
    expect(pairsOf(html, elsewhere)).toEqual(both);
  });

  it('copes with unclosed tags', () => {
    const html = `<h1>FAQ</h1><div><font>${all.map(([q, a]) => `<p><b>${q}</b><p>${a}<br>`).join('<font size=2>')}`;
    expect(pairsOf(html)).toEqual(all);
  });
});

describe('languages', () => {
  it.each([
    ['Spanish', 'Preguntas frecuentes', '¿Cuándo abre la puerta?', 'A las seis.'],
    ['French', 'Foire aux questions', 'Quand est-ce ouvert ?', 'À six heures.'],
    ['German', 'Häufige Fragen', 'Wann ist geöffnet?', 'Ab sechs Uhr.'],
    ['Greek', 'Συχνές ερωτήσεις', 'Πότε ανοίγετε;', 'Στις έξι.'],
    ['Russian', 'Часто задаваемые вопросы', 'Когда вы открыты?', 'С шести.'],
    ['Japanese', 'よくある質問', '何時に開きますか', '六時です。'],
    ['Chinese', '常见问题', '几点开门？', '六点。'],
    ['Arabic', 'الأسئلة الشائعة', 'متى تفتحون؟', 'في السادسة.'],
  ])('reads %s', (_language, title, question, answer) => {
    expect(pairsOf(`<h1>${title}</h1><h3>${question}</h3><p>${answer}</p>`, elsewhere)).toEqual([[question, answer]]);
  });
});

describe('pages without questions', () => {
  it.each([
    ['nothing', ''],
    ['a shell for JavaScript', '<title>Store</title><div id="root"></div><script src="/app.js"></script>'],
    [
      'calls to action',
      '<h1>Storage</h1><h2>Ready to get started?</h2><p>Call.</p><h2>Have questions?</h2><p>Write.</p><h2>Need more space?</h2><p>Rent.</p>',
    ],
    [
      'an article',
      '<meta property="og:type" content="article"><h1>Packing tips</h1>' +
        ['What is packing?', 'Why does it matter?', 'How do I start?'].map((q) => `<h2>${q}</h2><p>Text.</p>`).join(''),
    ],
    [
      'a list of articles',
      '<h1>Blog</h1>' +
        ['What is packing?', 'Why does it matter?', 'How do I start?']
          .map((q) => `<h2><a href="/blog/${q.length}">${q}</a></h2><p>Text.</p>`)
          .join(''),
    ],
    [
      'panels of a product',
      '<h1>Box</h1>' +
        ['Description', 'Shipping', 'Returns']
          .map((q) => `<details><summary>${q}</summary><p>Text.</p></details>`)
          .join(''),
    ],
    [
      'a menu of buttons',
      '<div class="mega">' +
        ['Units', 'Prices', 'Contact']
          .map((q, at) => `<button aria-controls="m${at}">${q}</button><div id="m${at}"><a href="/${at}">All</a></div>`)
          .join('') +
        '</div>',
    ],
    ['running text', '<h1>About us</h1><p>Who are we?</p><p>A family.</p><p>What do we do?</p><p>We store.</p>'],
    [
      'links to answers',
      `<h1>FAQ</h1><ul>${all.map(([q], at) => `<li><a href="/faq/${at}">${q}</a></li>`).join('')}</ul>`,
    ],
    [
      'a form',
      '<h1>Contact</h1><form><label>What is your name?</label><input><label>How can we help?</label><textarea></textarea></form>',
    ],
    [
      'one question among headings',
      '<h1>Storage</h1><h2>Units</h2><p>Many.</p><h2>Why us?</h2><p>Clean.</p><h2>Prices</h2><p>Low.</p>',
    ],
  ])('%s', (_what, html) => expect(pairsOf(html, elsewhere)).toEqual([]));
});

// With quadratic time, a page would not finish before the test does.
describe('hostile pages', { timeout: 20_000 }, () => {
  it.each([
    ['nested elements', '<div>'.repeat(20_000)],
    ['nested inline elements', `${'<b>'.repeat(20_000)}x`],
    ['nested lists with text', '<ul><li>Why?'.repeat(10_000)],
    ['a megabyte of attributes', `<p ${'a=b '.repeat(250_000)}>`],
    ['a megabyte of question marks', `<h1>FAQ</h1><p>${'?'.repeat(1_000_000)}</p>`],
    ['a megabyte of spaces', `<h1>FAQ</h1><p>Q:${' '.repeat(1_000_000)}x</p>`],
    ['a megabyte without a sentence', `<h1>FAQ</h1><p>Q: ${'how a '.repeat(200_000)}</p>`],
    ['a megabyte after a label', `<h1>FAQ</h1><p>Q${' '.repeat(1_000_000)}x</p>`],
    ['a line of many parts', `<p>${'<i>why</i> '.repeat(50_000)}</p>`],
    ['nested JSON', `<script type="application/ld+json">${'['.repeat(100_000)}</script>`],
    ['elements set alike, side by side', `<h1>FAQ</h1>${'<div class=x><b>Why?</b><p>So</p></div>'.repeat(4_000)}`],
    ['links to one place', `<h1>FAQ</h1>${'<a href="#a">Why?</a><br>'.repeat(5_000)}`],
    ['many questions', `<body><h1>FAQ</h1>${'<p><b>Why?</b></p><p>So.</p>'.repeat(5_000)}</body>`],
  ])('copes with %s', (_what, html) => expect(extractFaqs(html, url).length).toBeLessThanOrEqual(1));
});

describe('storable results', () => {
  it('has no category if the page has none', () => {
    const [faq]: ExtractedFaq[] = extractFaqs(page([gate], heading), url);
    expect(faq).toStrictEqual({ question: gate[0], answer: gate[1] });
  });

  it('has no control characters and no endless answers', () => {
    const [faq] = extractFaqs(
      page([['When\u0000 is\u0007 it?', `<p>Now\u0000.</p>${'<p>And then.</p>'.repeat(2_000)}`]], heading),
      url,
    );
    expect(faq?.question).toBe('When is it?');
    expect(faq?.answer.startsWith('Now.\n\nAnd then.')).toBe(true);
    expect(faq?.answer.length).toBeLessThanOrEqual(10_000);
  });
});

describe('a page with one panel', () => {
  const single = (summary: string) =>
    `<h1>Store</h1><details><summary>${summary}</summary><p>From 6 am to 10 pm.</p></details>`;

  it('has an FAQ if the panel clearly asks', () => {
    expect(pairsOf(single('When is the gate open?'), elsewhere)).toEqual([
      ['When is the gate open?', 'From 6 am to 10 pm.'],
    ]);
  });

  it('has none if the panel is a heading', () => {
    expect(pairsOf(single('Gate times'), elsewhere)).toEqual([]);
  });
});
