import { describe, expect, it } from 'vitest';
import { all, heading, type Item, page, pairsOf } from '../../testing/faq-page.ts';

const markups: [name: string, item: Item][] = [
  ['headings and paragraphs', heading],
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
