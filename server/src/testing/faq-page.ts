import { extractFaqs } from '../faq-import/extract/extract-faqs.ts';

export type Pair = [question: string, answer: string];

/** The markup of a question with its answer, and its position among the others. */
export type Item = (question: string, answer: string, at: number) => string;

export const url = 'https://store.example/help/faq';
/** A page title that doesn't suggest FAQs. */
export const elsewhere = 'https://store.example/units';

export const pairsOf = (html: string, pageUrl = url): Pair[] =>
  extractFaqs(html, pageUrl).map(({ question, answer }) => [question, answer]);

export const gate: Pair = ['When is the gate open?', 'From 6 am to 10 pm.'];
export const lock: Pair = ['Do I need my own lock?', 'Yes. We sell disc locks.'];
export const pay: Pair = ['How do I pay?', 'By card or in cash.'];
export const all: readonly Pair[] = [gate, lock, pay];

export const heading: Item = (question, answer) => `<h3>${question}</h3><p>${answer}</p>`;

/** A page of the pairs in one markup, under a heading that names it. */
export const page = (pairs: readonly Pair[], item: Item): string =>
  `<title>Store</title><nav><a href="/">Home</a></nav><h1>Frequently asked questions</h1>
   <div class="content">${pairs.map(([question, answer], at) => item(question, answer, at)).join('\n')}</div>
   <footer><h4>Contact us</h4><p>1 Main Street</p></footer>`;
