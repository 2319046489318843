import { describe, expect, it } from 'vitest';
import { extractFaqs } from './extract-faqs.ts';

/** The last one asks nothing: it is a question because of its neighbors. */
const pairs: readonly (readonly [question: string, answer: string])[] = [
  ['Do you offer climate controlled units?', 'Yes, between 55 and 80 degrees all year.'],
  ['What do I need to rent a unit?', 'A photo ID and a card. That is all.'],
  ['When is the rent due?', 'On the first of each month.'],
  ['Moving out', 'Ten days notice, a clean unit and no lock.'],
];

interface Platform {
  readonly name: string;
  /** The page's title and heading, if they announce questions. */
  readonly title?: string;
  readonly around?: (items: string) => string;
  readonly item: (question: string, answer: string, at: number) => string;
}

const contents = (name: (at: number) => string): string =>
  pairs.map(([question], at) => `<li><a href="faq.html#${name(at)}">${at + 1}. ${question}</a></li>`).join('');

const platforms: readonly Platform[] = [
  {
    name: 'Elementor toggle',
    item: (q, a, at) =>
      `<div class="elementor-toggle-item"><div id="elementor-tab-title-12${at}" class="elementor-tab-title" role="button" aria-controls="elementor-tab-content-12${at}"><span class="elementor-toggle-icon" aria-hidden="true"><i class="fas fa-caret-right"></i></span><a class="elementor-toggle-title" tabindex="0">${q}</a></div><div id="elementor-tab-content-12${at}" class="elementor-tab-content" role="region"><p>${a}</p></div></div>`,
  },
  {
    name: 'Elementor accordion, as old versions write it',
    around: (items) => `<div class="elementor-accordion" role="tablist">${items}</div>`,
    item: (q, a, at) =>
      `<div class="elementor-accordion-item"><h6 id="elementor-tab-title-20${at}" class="elementor-tab-title" data-tab="${at}" role="tab" aria-controls="elementor-tab-content-20${at}"><span class="elementor-accordion-icon elementor-accordion-icon-left" aria-hidden="true"><span class="elementor-accordion-icon-closed"><i class="fas fa-plus"></i></span></span><a class="elementor-accordion-title" href="">${q}</a></h6><div id="elementor-tab-content-20${at}" class="elementor-tab-content elementor-clearfix" data-tab="${at}" role="tabpanel" aria-labelledby="elementor-tab-title-20${at}">${a}</div></div>`,
  },
  {
    name: 'Elementor nested accordion',
    item: (q, a, at) =>
      `<details id="e-n-accordion-item-${at}" class="e-n-accordion-item"><summary class="e-n-accordion-item-title" aria-controls="e-n-accordion-item-${at}"><span class="e-n-accordion-item-title-header"><div class="e-n-accordion-item-title-text"> ${q} </div></span><span class="e-n-accordion-item-title-icon"><i aria-hidden="true" class="fas fa-minus"></i></span></summary><div role="region" class="elementor-element e-con"><div class="elementor-widget-text-editor"><p>${a}</p></div></div></details>`,
  },
  {
    name: 'Divi toggle',
    item: (q, a, at) =>
      `<div class="et_pb_module et_pb_toggle et_pb_toggle_${at} et_pb_toggle_item et_pb_toggle_close"><h5 class="et_pb_toggle_title">${q}</h5><div class="et_pb_toggle_content clearfix"><p>${a}</p></div></div>`,
  },
  {
    name: 'Divi accordion, its answers without paragraphs',
    around: (items) => `<div class="et_pb_module et_pb_accordion et_pb_accordion_0">${items}</div>`,
    item: (q, a, at) =>
      `<div class="et_pb_toggle et_pb_module et_pb_accordion_item et_pb_accordion_item_${at}  et_pb_toggle_${at === 0 ? 'open' : 'close'}"><h3 class="et_pb_toggle_title">${q}</h3><div class="et_pb_toggle_content clearfix">${a}</div></div>`,
  },
  {
    name: 'Yoast FAQ block, numbered and lettered by hand',
    around: (items) => `<h2>FAQs</h2><div class="schema-faq wp-block-yoast-faq-block">${items}</div>`,
    item: (q, a, at) =>
      `<div class="schema-faq-section" id="faq-question-17421586493${at}"><strong class="schema-faq-question"><strong>Q${at + 1}: ${q}</strong></strong> <p class="schema-faq-answer">A: ${a}</p> </div>`,
  },
  {
    name: 'Yoast FAQ block',
    item: (q, a, at) =>
      `<div class="schema-faq-section" id="faq-question-16${at}"><strong class="schema-faq-question">${q}</strong> <p class="schema-faq-answer">${a}</p> </div>`,
  },
  {
    name: 'Rank Math FAQ block',
    item: (q, a, at) =>
      `<div id="faq-question-17${at}" class="rank-math-list-item"><h3 class="rank-math-question ">${q}</h3><div class="rank-math-answer "><p>${a}</p></div></div>`,
  },
  {
    name: 'Rank Math FAQ block, as it is stored',
    around: (items) => `<div class="wp-block-rank-math-faq-block">${items}</div>`,
    item: (q, a) =>
      `<div class="rank-math-faq-item"><h3 class="rank-math-question"><strong>${q}</strong></h3><div class="rank-math-answer">${a}</div></div>`,
  },
  {
    name: 'Rank Math FAQ made by a shortcode',
    item: (q, a, at) =>
      `<div class="rank-math-faq-item" id="faq-${at}"><div class="rank-math-question">${q}</div><div class="rank-math-answer">${a}</div></div>`,
  },
  {
    name: 'WPBakery toggle',
    around: (items) =>
      `<div class="vc_row wpb_row vc_inner vc_row-fluid"><div class="wpb_wrapper">${items}</div></div>`,
    item: (q, a, at) =>
      `<div id="14473091441${at}" class="vc_toggle vc_toggle_default vc_toggle_color_default  vc_toggle_size_md"><div class="vc_toggle_title"><h4>${q}</h4><i class="vc_toggle_icon"></i></div><div class="vc_toggle_content"><p>${a}</p>\n</div></div>`,
  },
  {
    name: 'WPBakery accordion',
    item: (q, a, at) =>
      `<div class="vc_tta-panel" id="14${at}" data-vc-content=".vc_tta-panel-body"><div class="vc_tta-panel-heading"><h4 class="vc_tta-panel-title"><a href="#14${at}" data-vc-accordion><span class="vc_tta-title-text">${q}</span><i class="vc_tta-controls-icon"></i></a></h4></div><div class="vc_tta-panel-body"><div class="wpb_wrapper"><p>${a}</p></div></div></div>`,
  },
  {
    name: 'WordPress core details block',
    item: (q, a) => `<details class="wp-block-details"><summary>${q}</summary><p>${a}</p></details>`,
  },
  {
    name: 'Squarespace accordion block',
    around: (items) => `<ul class="accordion-items-container">${items}</ul>`,
    item: (q, a, at) =>
      `<li class="accordion-item"><h4 aria-level="3" role="heading" class="accordion-item__title-wrapper"><button class="accordion-item__click-target" id="button-block-${at}" aria-controls="dropdown-block-${at}"><span class="accordion-item__title">${q}</span><div class="accordion-icon-container"><div class="plus"></div></div></button></h4><div class="accordion-item__dropdown" role="region" id="dropdown-block-${at}"><div class="accordion-item__description"><p style="white-space:pre-wrap;">${a}</p></div></div></li>`,
  },
  {
    name: 'Squarespace accordion block with its dividers',
    around: (items) =>
      `<div class="sqs-block-accordion"><ul class="accordion-items-container" data-should-allow-multiple-open-items="">${items}</ul></div>`,
    item: (q, a, at) =>
      `<li class="accordion-item" data-is-open="false"><div class="accordion-divider accordion-divider--top" aria-hidden="true" style="height: 1px"></div><h4 aria-level="3" role="heading" class="accordion-item__title-wrapper"><button class="accordion-item__click-target" aria-expanded="false" style="padding-top: 30px"><span style="padding-right: 14px" class="accordion-item__title"> ${q} </span><div class="accordion-icon-container" data-is-open="false" aria-hidden="true"><div class="arrow-container"><div class="arrow"></div></div></div></button></h4><div class="accordion-item__dropdown" role="region" id="dropdown-yui-${at}"><div class="accordion-item__description" style="min-width: 70%"><p data-rte-preserve-empty="true" style="white-space:pre-wrap;">${a}</p></div></div><div class="accordion-divider" aria-hidden="true"></div></li>`,
  },
  {
    name: 'Webflow dropdown as it is exported, beside the menu that is made of the same',
    around: (items) =>
      `<div class="w-nav"><div class="nav-menu w-nav-menu"><div class="w-dropdown"><div class="dropdown-toggle w-dropdown-toggle"><div>Company</div></div><nav class="w-dropdown-list"><a href="/about" class="w-dropdown-link">About us</a><a href="/jobs" class="w-dropdown-link">Work with us</a></nav></div></div></div><div class="faq-wrap">${items}</div>`,
    item: (q, a, at) =>
      `<div data-delay="0" data-hover="false" class="faq w-dropdown"><div class="question-block w-dropdown-toggle" id="w-dropdown-toggle-${at}" aria-controls="w-dropdown-list-${at}" aria-haspopup="menu" aria-expanded="false" role="button" tabindex="0"><p class="body-large">${q}</p><div class="faq-icon">+</div></div><nav class="answer-block w-dropdown-list" id="w-dropdown-list-${at}" aria-labelledby="w-dropdown-toggle-${at}"><div class="faq-answer"><p>${a}</p></div></nav></div>`,
  },
  {
    name: 'Webflow dropdown',
    item: (q, a) =>
      `<div data-hover="false" class="faq-dropdown w-dropdown"><div class="faq-toggle w-dropdown-toggle"><div class="w-icon-dropdown-toggle"></div><div class="faq-question-text">${q}</div></div><nav class="faq-list w-dropdown-list"><p>${a}</p></nav></div>`,
  },
  {
    name: 'Wix FAQ widget, its classes made by a machine',
    title: 'Frequently asked questions',
    around: (items) => `<div role="tablist"><div role="tab">General</div></div><ul class="qFoxI">${items}</ul>`,
    item: (q, a) =>
      `<li class="sXaX_3"><div class="QFi2S"><button class="NkEn1"><span class="ZaHqX">${q}</span><span class="T9uQO"></span></button><div class="BoxB7" style="display:none"><div dir="auto"><p class="H3xR7">${a}</p></div></div></div></li>`,
  },
  {
    name: 'Wix accordion, its answers in text boxes',
    around: (items) => `<ul class="wixui-accordion" role="list">${items}</ul>`,
    item: (q, a, at) =>
      `<li class="wixui-accordion__item" role="listitem"><div class="AccordionContainer1__header"><button type="button" aria-controls="item-${at}" aria-expanded="false"><span class="wixui-accordion__title">${q}</span><span aria-hidden="true"><svg></svg></span></button></div><div class="AccordionContainer1__animationBox" id="item-${at}" style="height:0px"><div class="AccordionContainer1__accordionContent"><div id="comp-m${at}" class="wixui-rich-text" data-testid="richTextElement"><p class="font_8 wixui-rich-text__text"><span class="wixui-rich-text__text">${a}</span></p></div></div></div></li>`,
  },
  {
    name: 'Shopify collapsible row',
    item: (q, a, at) =>
      `<div class="accordion"><details id="Details-collapsible-row-${at}"><summary><svg></svg><h3 class="accordion__title h4">${q}</h3></summary><div class="accordion__content rte"><p>${a}</p></div></details></div>`,
  },
  {
    name: 'Bootstrap 3 panels',
    item: (q, a, at) =>
      `<div class="panel panel-default"><div class="panel-heading"><h4 class="panel-title"><a data-toggle="collapse" data-parent="#accordion" href="#collapse${at}">${q}</a></h4></div><div id="collapse${at}" class="panel-collapse collapse"><div class="panel-body">${a}</div></div></div>`,
  },
  {
    name: 'Bootstrap 4 cards',
    around: (items) => `<div id="accordion">${items}</div>`,
    item: (q, a, at) =>
      `<div class="card"><div class="card-header" id="heading${at}"><h5 class="mb-0"><button class="btn btn-link collapsed" data-toggle="collapse" data-target="#card${at}" aria-expanded="false" aria-controls="card${at}">${q}</button></h5></div><div id="card${at}" class="collapse" aria-labelledby="heading${at}" data-parent="#accordion"><div class="card-body">${a}</div></div></div>`,
  },
  {
    name: 'Bootstrap 5 accordion',
    item: (q, a, at) =>
      `<div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button collapsed" data-bs-toggle="collapse" data-bs-target="#c${at}">${q}</button></h2><div id="c${at}" class="accordion-collapse collapse"><div class="accordion-body">${a}</div></div></div>`,
  },
  {
    name: 'buttons that say that they open something, not what',
    item: (q, a) =>
      `<div class="item"><h3><button aria-expanded="false">${q}<span>+</span></button></h3><div hidden><p>${a}</p></div></div>`,
  },
  {
    name: 'Drupal view',
    title: 'FAQs | City of Springfield',
    around: (items) => `<div class="view view-faqs"><div class="view-content">${items}</div></div>`,
    item: (q, a, at) =>
      `<div class="views-row views-row-${at}"><div class="views-field views-field-title"><h3 class="field-content">${q}</h3></div><div class="views-field views-field-body"><div class="field-content"><p>${a}</p></div></div></div>`,
  },
  {
    name: 'Sphinx page with its contents',
    title: 'Frequently Asked Questions — Springfield 1.0 documentation',
    around: (items) => `<div class="contents local topic"><ul>${contents((at) => `s${at}`)}</ul></div>${items}`,
    item: (q, a, at) =>
      `<section id="s${at}"><h2>${q}<a class="headerlink" href="#s${at}" title="Permalink">¶</a></h2><p>${a}</p></section>`,
  },
  {
    name: 'DocBook table with its contents, linked by the name of its file',
    title: 'Springfield FAQ',
    around: (items) => `<dl>${contents((at) => `d${at}`)}</dl><table>${items}</table>`,
    item: (q, a, at) =>
      `<tr class="question"><td><a name="d${at}"></a><b>1.${at + 1}.</b></td><td><b>${q}</b></td></tr><tr class="answer"><td></td><td><p>${a}</p></td></tr>`,
  },
  {
    name: 'table of the nineties with its contents',
    title: 'Springfield FAQ',
    around: (items) => `<a name="top"></a><ul>${contents((at) => `t${at}`)}</ul><hr><table>${items}</table>`,
    item: (q, a, at) =>
      `<tr><td bgcolor="#ccccff"><a name="t${at}"></a><font face="Arial" size="2"><b>${at + 1}. ${q}</b></font></td></tr><tr><td><font face="Arial">${a}<br><a href="#top">Back to top</a></font></td></tr>`,
  },
  {
    name: 'table with a column for each',
    title: 'Springfield FAQ',
    around: (items) => `<table><thead><tr><th>Question</th><th>Answer</th></tr></thead><tbody>${items}</tbody></table>`,
    item: (q, a) => `<tr><td>${q}</td><td>${a}</td></tr>`,
  },
  {
    name: 'names that a style library made',
    title: 'FAQs',
    around: (items) => `<div class="css-list">${items}</div>`,
    item: (q, a) =>
      `<div class="css-1a2b3c"><div class="css-9z8y7x" role="button" tabindex="0"><p class="css-k1">${q}</p><span>+</span></div><div class="css-pan"><p class="css-k2">${a}</p></div></div>`,
  },
  {
    name: 'list with emphasised titles',
    title: 'FAQ',
    around: (items) => `<ol>${items}</ol>`,
    item: (q, a) => `<li><em>${q}</em><p>${a}</p></li>`,
  },
];

const pageOf = ({ title = 'Springfield Storage', around = String, item }: Platform): string => {
  const items = pairs.map(([question, answer], at) => item(question, answer, at)).join('');
  return `<!doctype html><html><head><title>${title}</title></head><body>
    <header class="site-header"><nav><a href="/faq">FAQ</a><a href="/units">Units</a></nav></header>
    <main><h1>${title}</h1>${around(items)}</main>
    <section><h2>Still have questions?</h2><p>Call us at 555-0100.</p></section>
    <footer><h3>Visit us</h3><p>12 Main Street</p></footer></body></html>`;
};

describe('the markup of a platform', () => {
  it.each(platforms)('$name', (platform) => {
    const found = extractFaqs(pageOf(platform), 'https://store.example/help');
    expect(found.map(({ question, answer }) => [question, answer])).toEqual(pairs);
  });
});
