import { describe, expect, it } from 'vitest';
import { type ExtractedFaq, extractFaqs } from './extract-faqs.ts';

const url = 'https://store.example/help/faq';
const elsewhere = 'https://store.example/units';

const pairsOf = (html: string, pageUrl = url): [string, string][] =>
  extractFaqs(html, pageUrl).map(({ question, answer }) => [question, answer]);

const gate: [string, string] = ['When is the gate open?', 'From 6 am to 10 pm.'];
const lock: [string, string] = ['Do I need my own lock?', 'Yes. We sell disc locks.'];
const pay: [string, string] = ['How do I pay?', 'By card or in cash.'];
const both = [gate, lock];
const all = [gate, lock, pay];

/** A page of the pairs in one markup, under a heading that says what it is. */
const page = (pairs: [string, string][], item: (question: string, answer: string, at: number) => string): string =>
  `<title>Store</title><nav><a href="/">Home</a></nav><h1>Frequently asked questions</h1>
   <div class="content">${pairs.map(([question, answer], at) => item(question, answer, at)).join('\n')}</div>
   <footer><h4>Contact us</h4><p>1 Main Street</p></footer>`;

const markups: [name: string, item: (question: string, answer: string, at: number) => string][] = [
  ['headings and paragraphs', (q, a) => `<h3>${q}</h3><p>${a}</p>`],
  [
    'headings in columns',
    (q, a) => `<div class="row"><div class="col"><h4>${q}</h4></div><div class="col">${a}</div></div>`,
  ],
  ['headings with a permalink', (q, a, at) => `<h3 id="h${at}"><a href="#h${at}">${q}</a></h3><p>${a}</p>`],
  ['details', (q, a) => `<details><summary>${q}</summary>${a}</details>`],
  [
    'details with an icon',
    (q, a) => `<details><summary><h3>${q}</h3><span>+</span></summary><div><p>${a}</p></div></details>`,
  ],
  ['bold paragraphs', (q, a) => `<p><strong>${q}</strong></p><p>${a}</p>`],
  ['bold and a break', (q, a) => `<p><b>${q}</b><br>${a}</p>`],
  ['bold and answer in one line', (q, a) => `<p><b>${q}</b> ${a}</p>`],
  ['bold in list items', (q, a) => `<li><strong>${q}</strong><br/>${a}</li>`],
  ['bold by style', (q, a) => `<p><span style="font-weight: bold">${q}</span></p><p>${a}</p>`],
  ['underlined', (q, a) => `<p><u>${q}</u></p><p>${a}</p>`],
  ['coloured', (q, a) => `<font color="navy">${q}</font><br>${a}<br><br>`],
  ['italics', (q, a) => `<p><em>${q}</em></p><p>${a}</p>`],
  ['numbers', (q, a, at) => `<p><b>${at + 1}. ${q}</b></p><p>${a}</p>`],
  ['numbered headings', (q, a, at) => `<h2>${at + 1}) ${q}</h2>${a}`],
  ['Q and A in paragraphs', (q, a) => `<p>Q: ${q}</p><p>A: ${a}</p>`],
  ['Q and A in a paragraph', (q, a) => `<p>Q. ${q}<br>A. ${a}</p>`],
  ['Q and A in a line', (q, a) => `<p>Q: ${q} A: ${a}</p>`],
  ['bold Q and A', (q, a) => `<p><strong>Q:</strong> ${q}</p><p><strong>A:</strong> ${a}</p>`],
  ['Q1 and A1', (q, a, at) => `<p>Q${at + 1}: ${q}</p><p>A${at + 1}: ${a}</p>`],
  ['Question and Answer', (q, a) => `<div>Question: ${q}</div><div>Answer: ${a}</div>`],
  ['plain paragraphs', (q, a) => `<p>${q}</p><p>${a}</p>`],
  ['a paragraph with a break', (q, a) => `<p>${q}<br>${a}</p>`],
  ['breaks alone', (q, a) => `${q}<br>${a}<br><br>`],
  ['plain divs', (q, a) => `<div><div>${q}</div><div>${a}</div></div>`],
  ['question and answer in one plain paragraph', (q, a) => `<p>${q} ${a}</p>`],
  ['terms', (q, a) => `<dl><dt>${q}</dt><dd>${a}</dd></dl>`],
  ['table rows', (q, a) => `<table><tr><td>${q}</td><td>${a}</td></tr></table>`],
  ['table rows below each other', (q, a) => `<table><tr><th>${q}</th></tr><tr><td>${a}</td></tr></table>`],
  [
    'classes',
    (q, a) => `<div class="faq-item"><div class="faq-question">${q}</div><div class="faq-answer">${a}</div></div>`,
  ],
  [
    'modifiers',
    (q, a) =>
      `<div class="faq__item"><div class="faq__question"><span>${q}</span><i class="fa fa-plus"></i></div><div class="faq__answer">${a}</div></div>`,
  ],
  ['spans', (q, a) => `<p><span class="question">${q}</span> <span class="answer">${a}</span></p>`],
  ['buttons', (q, a) => `<button class="accordion">${q}</button><div class="panel"><p>${a}</p></div>`],
  [
    'ARIA',
    (q, a, at) =>
      `<h3><button aria-expanded="false" aria-controls="p${at}">${q}</button></h3><div id="p${at}" role="region" hidden>${a}</div>`,
  ],
  [
    'check boxes',
    (q, a, at) => `<input type="checkbox" id="c${at}"><label for="c${at}">${q}</label><div class="content">${a}</div>`,
  ],
  [
    'Bootstrap 3',
    (q, a, at) =>
      `<div class="panel panel-default"><div class="panel-heading"><h4 class="panel-title"><a data-toggle="collapse" data-parent="#a" href="#c${at}">${q}</a></h4></div><div id="c${at}" class="panel-collapse collapse"><div class="panel-body">${a}</div></div></div>`,
  ],
  [
    'Bootstrap 4',
    (q, a, at) =>
      `<div class="card"><div class="card-header" id="h${at}"><h5><button class="btn btn-link" data-toggle="collapse" data-target="#c${at}" aria-controls="c${at}">${q}</button></h5></div><div id="c${at}" class="collapse"><div class="card-body">${a}</div></div></div>`,
  ],
  [
    'Bootstrap 5',
    (q, a, at) =>
      `<div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button collapsed" data-bs-toggle="collapse" data-bs-target="#c${at}">${q}</button></h2><div id="c${at}" class="accordion-collapse collapse"><div class="accordion-body">${a}</div></div></div>`,
  ],
  [
    'WPBakery',
    (q, a) =>
      `<div class="vc_toggle"><div class="vc_toggle_title"><h4>${q}</h4><i class="vc_toggle_icon"></i></div><div class="vc_toggle_content"><p>${a}</p></div></div>`,
  ],
  [
    'WPBakery tta',
    (q, a, at) =>
      `<div class="vc_tta-panel" id="t${at}"><div class="vc_tta-panel-heading"><h4 class="vc_tta-panel-title"><a href="#t${at}" data-vc-accordion><span class="vc_tta-title-text">${q}</span></a></h4></div><div class="vc_tta-panel-body"><p>${a}</p></div></div>`,
  ],
  [
    'Elementor',
    (q, a, at) =>
      `<div class="elementor-accordion-item"><div id="elementor-tab-title-${at}" class="elementor-tab-title" role="button" aria-controls="elementor-tab-content-${at}"><span class="elementor-accordion-icon"><i class="fas fa-plus"></i></span><a class="elementor-accordion-title">${q}</a></div><div id="elementor-tab-content-${at}" class="elementor-tab-content"><p>${a}</p></div></div>`,
  ],
  [
    'Divi',
    (q, a) =>
      `<div class="et_pb_toggle et_pb_toggle_close"><h5 class="et_pb_toggle_title">${q}</h5><div class="et_pb_toggle_content clearfix"><p>${a}</p></div></div>`,
  ],
  [
    'Yoast',
    (q, a) =>
      `<div class="schema-faq-section"><strong class="schema-faq-question">${q}</strong> <p class="schema-faq-answer">${a}</p></div>`,
  ],
  [
    'Rank Math',
    (q, a) =>
      `<div class="rank-math-list-item"><h3 class="rank-math-question">${q}</h3><div class="rank-math-answer"><p>${a}</p></div></div>`,
  ],
  ['WordPress core', (q, a) => `<details class="wp-block-details"><summary>${q}</summary><p>${a}</p></details>`],
  [
    'Squarespace',
    (q, a, at) =>
      `<li class="accordion-item"><h4 class="accordion-item__title-wrapper"><button class="accordion-item__click-target" aria-controls="d${at}"><span class="accordion-item__title">${q}</span><div class="accordion-icon-container"></div></button></h4><div id="d${at}" class="accordion-item__dropdown"><div class="accordion-item__description"><p>${a}</p></div></div></li>`,
  ],
  [
    'Webflow',
    (q, a) =>
      `<div class="faq-accordion w-dropdown"><div class="faq-toggle w-dropdown-toggle"><div class="faq-icon w-icon-dropdown-toggle"></div><div>${q}</div></div><nav class="w-dropdown-list"><p>${a}</p></nav></div>`,
  ],
  [
    'Wix',
    (q, a, at) =>
      `<li data-hook="item"><div data-hook="header" role="button" aria-controls="w${at}"><span data-hook="title">${q}</span></div><div id="w${at}" role="region"><p>${a}</p></div></li>`,
  ],
  [
    'microdata',
    (q, a) =>
      `<div itemscope itemtype="https://schema.org/Question"><div itemprop="name">${q}</div><div itemscope itemprop="acceptedAnswer" itemtype="https://schema.org/Answer"><div itemprop="text">${a}</div></div></div>`,
  ],
  [
    'RDFa',
    (q, a) =>
      `<div typeof="Question" property="mainEntity"><span property="name">${q}</span><div typeof="Answer" property="acceptedAnswer"><p property="text">${a}</p></div></div>`,
  ],
  ['headings with a sign for their link', (q, a, at) => `<h2 id="h${at}">${q}<a href="#h${at}">¶</a></h2><p>${a}</p>`],
  [
    'a big Q and a big A',
    (q, a) => `<div><span class="q">Q</span><h4>${q}</h4></div><div><span class="a">A</span><p>${a}</p></div>`,
  ],
  [
    'numbers in blocks',
    (q, a, at) => `<div class="question"><div>0${at + 1}</div><div>${q}</div></div><div class="answer">${a}</div>`,
  ],
  [
    'utility classes',
    (q, a) =>
      `<div class="rounded p-4"><div class="flex text-lg">${q}</div><div class="mt-2 text-gray-600">${a}</div></div>`,
  ],
  [
    'buttons of scripts',
    (q, a) =>
      `<div class="rounded"><button class="w-full"><span>${q}</span><svg></svg></button><div hidden><p>${a}</p></div></div>`,
  ],
  [
    'links of scripts',
    (q, a) => `<div><a class="toggle" href="javascript:void(0)">${q}</a><div class="inner">${a}</div></div>`,
  ],
  ['quotations', (q, a) => `<p><b>${q}</b></p><blockquote>${a}</blockquote>`],
  ['table rows with a number', (q, a, at) => `<table><tr><td>${at + 1}</td><td>${q}</td><td>${a}</td></tr></table>`],
  ['definition in list', (q, a) => `<ul><li>${q}<ul><li>${a}</li></ul></li></ul>`],
];

describe('markups', () => {
  it.each(markups)('reads %s', (_name, item) => {
    const expected = all.map(([question, answer]) => [question, answer]);
    expect(pairsOf(page(all, item)).map(([q, a]) => [q, a.replace(/^- /, '')])).toEqual(expected);
  });
});

describe('answers', () => {
  const answerTo = (answer: string, pageUrl = url): string =>
    extractFaqs(
      page(
        [
          ['May I ask?', 'Yes.'],
          ['And how?', answer],
          ['And then?', 'No.'],
        ],
        markups[0]?.[1] ?? String,
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

  it('go by the base of the page', () => {
    const html = `<base href="https://cdn.example/x/">${page([gate, ['Where?', '<a href="map">Here</a>']], markups[0]?.[1] ?? String)}`;
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

  it('is made markdown of, entities and HTML alike', () => {
    const html = script({
      '@type': 'FAQPage',
      mainEntity: [question(['Cats &amp; dogs?', '<p>No.</p><ul><li><a href=/pets>Pets</a></li></ul>'])],
    });
    expect(pairsOf(html)).toEqual([['Cats & dogs?', 'No.\n\n- [Pets](https://store.example/pets)']]);
  });

  it('is merged with the visible text: none twice, the links kept, the rest added', () => {
    const visible = page(
      [gate, ['How do I pay?', 'By card or <a href="/pay">in cash</a>.']],
      markups[0]?.[1] ?? String,
    );
    const html = script({ '@type': 'FAQPage', mainEntity: [lock, pay].map(question) }) + visible;
    expect(pairsOf(html)).toEqual([gate, ['How do I pay?', 'By card or [in cash](https://store.example/pay).'], lock]);
  });

  it('passes over broken scripts, quizzes and questions without an answer', () => {
    const quiz = { ...question(gate), eduQuestionType: 'Flashcard' };
    expect(
      pairsOf(
        script('{"@type": "FAQPage"') + script({ '@graph': [quiz, { '@type': 'Question', name: 'Why?' }] }),
        elsewhere,
      ),
    ).toEqual([]);
  });
});

describe('what is around the questions', () => {
  const heading = markups[0]?.[1] ?? String;

  it('leaves a list of contents out, and finds what it names', () => {
    const complaint: [string, string] = ['My code does not work', 'Call us.'];
    const pairs = [gate, complaint, lock];
    const html = `<h1>FAQ</h1><ul>${pairs.map(([q], at) => `<li><a href="#q${at}">${q}</a></li>`).join('')}</ul>
      ${pairs.map(([q, a], at) => `<p><a name="q${at}"></a><b>${q}</b></p><p>${a}</p><p><a href="#top">Back to top</a></p>`).join('')}`;
    expect(pairsOf(html)).toEqual(pairs);
  });

  it('takes titles between the questions as categories', () => {
    const html = `<h1>FAQ</h1><h2>Access</h2><h3>${gate[0]}</h3><p>${gate[1]}</p><h2>Payment</h2><h3>${pay[0]}</h3><p>${pay[1]}</p>`;
    expect(extractFaqs(html, url).map(({ category }) => category)).toEqual(['Access', 'Payment']);
  });

  it('takes the outer one of nested panels as a category', () => {
    const inner = ([q, a]: [string, string]) => `<details><summary>${q}</summary><p>${a}</p></details>`;
    const html = `<h1>FAQ</h1><details><summary>Access</summary>${inner(gate)}${inner(lock)}</details><details><summary>Payment</summary>${inner(pay)}</details>`;
    expect(extractFaqs(html, url)).toEqual(
      all.map(([question, answer], at) => ({ question, answer, category: at < 2 ? 'Access' : 'Payment' })),
    );
  });

  it('believes panels that ask nothing where the page says that it answers questions', () => {
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

  it('passes over what a template engine would have filled in', () => {
    expect(pairsOf('<h1>FAQ</h1><h3>{{ item.question }}?</h3><p>{{ item.answer }}</p>')).toEqual([]);
  });

  it('ends the last answer where another part begins', () => {
    const html = `<h1>FAQ</h1><div>${all.map(([q, a]) => `<h3>${q}</h3><p>${a}</p>`).join('')}<h3>Still have questions?</h3><p>Call us.</p></div><div><p>Rated five stars.</p></div>`;
    expect(pairsOf(html)).toEqual(all);
  });

  it('asks for an answer: a question that has none is left out', () => {
    const html = `<h1>FAQ</h1><div><h3>${gate[0]}</h3><p>${gate[1]}</p><h3>${lock[0]}</h3><h3>${pay[0]}</h3></div><p>Our office is on Main Street.</p>`;
    expect(pairsOf(html)).toEqual([gate]);
  });

  it('takes a repeated question once', () => {
    expect(pairsOf(page([gate, lock, ['when is the gate open', 'At six.']], heading))).toEqual(both);
  });

  it('leaves out navigation, cookie notices, forms and the like', () => {
    const noise = `<nav><h3>Where to?</h3><p>There.</p></nav><div class="cookie-banner"><h3>Why cookies?</h3><p>Because.</p></div>
      <form><h3>How did you hear of us?</h3><p>Tell us.</p><textarea></textarea></form><aside><h3>What is new?</h3><p>News.</p></aside>`;
    expect(pairsOf(page(both, heading) + noise)).toEqual(both);
  });

  it('finds the section of a page about something else', () => {
    const html = `<h1>Storage in Springfield</h1><h2>Why rent here?</h2><p>It is clean.</p><section id="faq"><h2>FAQ</h2>
      ${both.map(([q, a]) => `<h3>${q}</h3><p>${a}</p>`).join('')}</section><h2>Ready to move in?</h2><p>Call today.</p>`;
    expect(pairsOf(html, elsewhere)).toEqual(both);
  });

  it('keeps its way through unclosed tags', () => {
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

// A page that takes the time of a square of its length does not come to its end before the test does.
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
  ])('gets through %s', (_what, html) => expect(extractFaqs(html, url).length).toBeLessThanOrEqual(1));
});

describe('what the store can take', () => {
  const heading = markups[0]?.[1] ?? String;

  it('has no category where the page has none', () => {
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

  it('has a FAQ when the panel asks outright', () => {
    expect(pairsOf(single('When is the gate open?'), elsewhere)).toEqual([
      ['When is the gate open?', 'From 6 am to 10 pm.'],
    ]);
  });

  it('has none when the panel is a heading', () => {
    expect(pairsOf(single('Gate times'), elsewhere)).toEqual([]);
  });
});
