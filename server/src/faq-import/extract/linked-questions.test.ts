import { describe, expect, it } from 'vitest';
import { answerOfPage } from './answer-of-page.ts';
import { linkedQuestions } from './linked-questions.ts';

const url = 'https://help.example/faq';
const asked = ['How do I pay?', 'When is it open?', 'May I paint my door?'];
const item = (question: string, href = `/articles/${question.length}`) =>
  `<li class="article-list-item"><a href="${href}">${question}</a></li>`;
const index = (questions: readonly string[]) => `<h1>FAQ</h1><ul>${questions.map((it) => item(it)).join('')}</ul>`;

describe('the questions of an index', () => {
  it('are those that link to pages of the same site', () => {
    expect(linkedQuestions(index(asked), url)).toEqual(
      asked.map((question) => ({ question, url: `https://help.example/articles/${question.length}` })),
    );
  });

  it('include one that asks nothing', () => {
    const found = linkedQuestions(index([...asked, 'Moving out']), url);
    expect(found.map(({ question }) => question)).toEqual([...asked, 'Moving out']);
  });

  it('have the titles above them as categories', () => {
    const html = `<h1>FAQ</h1><h2>Money</h2><ul>${item('How do I pay?')}</ul><h2>Access</h2><ul>${item('When is it open?')}${item('May I paint my door?')}</ul>`;
    expect(linkedQuestions(html, url).map(({ category }) => category)).toEqual(['Money', 'Access', 'Access']);
  });

  it.each([
    [
      'lead to another site',
      `<h1>FAQ</h1><ul>${asked.map((it) => item(it, 'https://other.example/')).join('')}</ul>`,
      url,
    ],
    ['lead to places of the page', `<h1>FAQ</h1><ul>${asked.map((it) => item(it, '#a')).join('')}</ul>`, url],
    ['are the titles of a blog', index(asked).replace('FAQ', 'Blog'), 'https://help.example/blog'],
    ['are two', index(asked.slice(0, 2)), url],
    ['are in a menu', `<h1>FAQ</h1><nav><ul>${asked.map((it) => item(it)).join('')}</ul></nav>`, url],
    ['ask nothing', index(['Units', 'Prices', 'Contact', 'How do I pay?']), url],
  ])('are none if the links %s', (_why, html, at) => expect(linkedQuestions(html, at)).toEqual([]));
});

describe('the answer of a page', () => {
  const article = (body: string) =>
    `<nav><a href="/">Help</a></nav><main><article><header><h1>How do I pay?</h1></header>${body}</article>
     <section><h3>Related articles</h3><ul><li><a href="/2">When is it open?</a></li></ul></section></main>`;
  const answer = (body: string) => answerOfPage(article(body), url, 'How do I pay?').answer;

  it('is the text below the heading that repeats the question', () => {
    expect(answer('<div><p>By card or <a href="/cash">in cash</a>.</p><h2>When?</h2><p>On the first.</p></div>')).toBe(
      'By card or [in cash](https://help.example/cash).\n\n**When?**\n\nOn the first.',
    );
  });

  it.each(['Updated 2 months ago', 'Written by Jo Miller', '2024-03-03', 'over a year ago'])(
    'has no “%s” at its start',
    (byline) => expect(answer(`<p>${byline}</p><div><p>By card.</p></div>`)).toBe('By card.'),
  );

  it('ends before "Was this helpful?"', () => {
    expect(answer('<p>By card.</p><div>Was this article helpful?</div><button>Yes</button>')).toBe('By card.');
  });

  it('is empty on a page about something else', () => {
    expect(answerOfPage('<h1>Page not found</h1><p>Sorry.</p>', url, 'How do I pay?')).toEqual({ answer: '' });
  });
});
