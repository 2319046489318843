import { describe, expect, it } from 'vitest';
import { extractFaqs } from './extract-faqs.ts';

const url = 'https://store.example/page';
const faqsOf = (html: string) => extractFaqs(html, url);
const pairsOf = (html: string) => faqsOf(html).map(({ question, answer }) => [question, answer]);
const questionsOf = (html: string) => faqsOf(html).map(({ question }) => question);

const asked = ['May I paint the walls?', 'Is there a lift?', 'Who locks the gate?'];
const headings = asked.map((question) => `<h4>${question}</h4><p>The office says so.</p>`).join('');

describe('a line stays one line', () => {
  it('with the markup of word processors', () => {
    const html = `<h1>FAQ</h1><p><b>How far is <st1:City w:st="on">Springfield</st1:City>?<o:p></o:p></b></p>
      <p>Two miles from <st1:place>Shelbyville</st1:place> by road.<o:p></o:p></p>`;
    expect(pairsOf(html)).toEqual([['How far is Springfield?', 'Two miles from Shelbyville by road.']]);
  });

  it('with soft hyphens and ruby text', () => {
    const html =
      '<h1>FAQ</h1><h3>Is the ware<wbr>house in&shy;sured?&#8203;</h3><p>Yes, by the owner.</p><h3>鍵はありますか？</h3><p>はい、<ruby>無料<rt>むりょう</rt></ruby>です。</p>';
    expect(pairsOf(html)).toEqual([
      ['Is the warehouse insured?', 'Yes, by the owner.'],
      ['鍵はありますか？', 'はい、無料です。'],
    ]);
  });

  it('without a decorative Q or A', () => {
    const html = ['駐車場はありますか？', 'May I stay the night?'].map(
      (question) => `<dt><span>Q</span>${question}</dt><dd><span>A</span>No.</dd>`,
    );
    expect(pairsOf(`<h1>FAQ</h1><dl>${html.join('')}</dl>`)).toEqual([
      ['駐車場はありますか？', 'No.'],
      ['May I stay the night?', 'No.'],
    ]);
  });

  it('with a drop cap', () => {
    const html = '<h1>FAQ</h1><h3><b>Q</b>uick move, is that possible?</h3><p><b>A</b>ny day of the week.</p>';
    expect(pairsOf(html)).toEqual([['Quick move, is that possible?', '**A**ny day of the week.']]);
  });

  it('without the link to edit it', () => {
    const html = `<h1>FAQ</h1><h3><span>May I paint?</span><span class="mw-editsection">[<a href="/edit">edit</a>]</span></h3><p>No.</p>`;
    expect(pairsOf(html)).toEqual([['May I paint?', 'No.']]);
  });
});

it.each(['Return to questions', 'Back to the list', 'Nach oben', 'Retour en haut', 'Volver arriba', 'Naar boven'])(
  'an answer ends before "%s"',
  (text) => {
    const html = asked.map((question) => `<h4>${question}</h4><p>So.</p><p><a href="#top">${text}</a></p>`);
    expect(pairsOf(`<h1>FAQ</h1>${html.join('')}`)).toEqual(asked.map((question) => [question, 'So.']));
  },
);

describe('the last one of a style', () => {
  it('counts even if it asks nothing', () => {
    const html = `<h1>FAQ</h1>${headings}<h4>Moving out</h4><p>Ten days notice.</p>`;
    expect(pairsOf(html).at(-1)).toEqual(['Moving out', 'Ten days notice.']);
  });

  it.each(['Contact us', 'Our hall', 'Newsletter', 'Please note:', 'Opening hours'])(
    'but not "%s", a section of the site',
    (title) => {
      const inList = /hours/.test(title) ? `<div><h5>${title}</h5><p>9 to 5</p></div>` : `<h4>${title}</h4><p>So.</p>`;
      expect(questionsOf(`<h1>FAQ</h1>${headings}${inList}`)).toEqual(asked);
    },
  );
});

it.each(['What, no lift?!', '3、May I paint?', '二、可以退款吗？'])('%s is a question', (question) => {
  const html = `<h1>FAQ</h1><p>${question}</p><p>So it is.</p><p>Is there a lift?</p><p>Yes.</p>`;
  expect(questionsOf(html)).toEqual([question.replace(/^.、/, ''), 'Is there a lift?']);
});

describe('a table', () => {
  const rows = asked.map((question, at) => `<tr><td>${at + 1}</td><td>${question}</td><td>So.</td></tr>`).join('');

  it('has a header row that is no question, and no numbers as categories', () => {
    const html = `<h1>FAQ</h1><table><tr><th>Question</th><th>Answer</th></tr>${rows}</table>`;
    expect(faqsOf(html)).toEqual(asked.map((question) => ({ question, answer: 'So.', category: undefined })));
  });
});

it.each(['Preguntas y respuestas', 'Vragen en antwoorden', 'Questions / réponses', 'Domande e risposte'])(
  '%s: here are questions',
  (title) => {
    const html = `<h1>${title.replace(' / ', '-')}</h1><p><b>¿Hay ascensor?</b></p><p>Sí, dos.</p>`;
    expect(pairsOf(html)).toEqual([['¿Hay ascensor?', 'Sí, dos.']]);
  },
);
