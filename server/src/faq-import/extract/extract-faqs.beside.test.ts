import { describe, expect, it } from 'vitest';
import { extractFaqs } from './extract-faqs.ts';

const url = 'https://store.example/help';
const faqsOf = (html: string) => extractFaqs(html, url);
const pairsOf = (html: string) => faqsOf(html).map(({ question, answer }) => [question, answer]);
const questionsOf = (html: string) => faqsOf(html).map(({ question }) => question);

const asked = ['May I paint the walls?', 'Is there a lift?', 'Who locks the gate?'];
const panel = (question: string, answer = 'The office says so.') =>
  `<details><summary>${question}</summary><p>${answer}</p></details>`;
const panels = asked.map((question) => panel(question)).join('');

describe('next to panels meant for questions', () => {
  it('a single heading of its kind is no question', () => {
    const html = `<h1>FAQ</h1>${panels}<h4>Welche Halle passt zu Ihnen?</h4><p>Kommen Sie vorbei.</p>`;
    expect(questionsOf(html)).toEqual(asked);
  });

  it('a question within an answer stays in the answer', () => {
    const html = `<h1>FAQ</h1>${panel('May I paint the walls?', 'No.</p><h3>And the floor?</h3><p>Not that either.')}${panels}`;
    expect(pairsOf(html)[0]).toEqual(['May I paint the walls?', 'No.\n\n**And the floor?**\n\nNot that either.']);
    expect(questionsOf(html)).toEqual(asked);
  });

  it('headings with further answers count too', () => {
    const more = ['What is a bay?', 'When may I come?', 'Where do I park?'];
    const html = `<h1>FAQ</h1>${panels}${more.map((question) => `<h3>${question}</h3><p>So.</p>`).join('')}`;
    expect(questionsOf(html)).toEqual([...asked, ...more]);
  });
});

describe('a title in the words of a question', () => {
  const questions = asked.map((question) => `<h4>${question}</h4><p>The office says so.</p>`).join('');

  it('is no question on a page that uses question marks', () => {
    const html = `<h1>FAQ</h1><h3>How to reach the hall</h3><p>By the north gate.</p>${questions}`;
    expect(questionsOf(html)).toEqual(asked);
  });

  it('is a question if the page uses no question marks', () => {
    const html = `<h1>FAQ</h1><h3>How to reach the hall</h3><p>By the north gate.</p>`;
    expect(questionsOf(html)).toEqual(['How to reach the hall']);
  });

  it.each(['Was unsere Kunden sagen', 'Waarom wij anders zijn', 'Qué dicen nuestros clientes'])('%s', (title) => {
    expect(questionsOf(`<h1>FAQ</h1>${questions}<h4>${title}</h4><p>Prima!</p>`)).toEqual(asked);
  });

  it('has no answer if only links to other pages follow', () => {
    const html = `<h1>FAQ</h1><h4>Where to go next</h4><ul><li><a href="/prices">Prices</a></li><li><a href="/sizes">Sizes</a></li></ul>${questions}`;
    expect(questionsOf(html)).toEqual(asked);
  });
});

it.each([
  'Staat uw vraag er niet bij?',
  'Vraag niet gevonden?',
  'Ihre Frage ist nicht dabei?',
  'Keine Antwort gefunden?',
  'Haben Sie weitere Fragen?',
  "Vous n'avez pas trouvé la réponse ?",
  'Une autre question ?',
  '¿No encuentras la respuesta?',
  '¿Aún tienes dudas?',
  'Non hai trovato la risposta?',
  'Hai altre domande?',
  'Não encontrou a resposta?',
  'Hittar du inte svaret?',
  'Nie znalazłeś odpowiedzi?',
  'Не нашли ответ на свой вопрос?',
  'Остались вопросы?',
])('%s asks the visitor to write, and has no answer', (line) => {
  const lines = [...asked, line].map((question) => `<h3>${question}</h3><p>Call us.</p>`);
  expect(questionsOf(`<h1>FAQ</h1>${lines.join('')}`)).toEqual(asked);
});

it('finds the items of a list of which the first is open', () => {
  const item = (question: string, at: number) =>
    `<div class="row ${at === 0 ? 'wide' : 'narrow'}"><div>${question}</div><div>Rule ${at}.</div></div>`;
  const questions = [...asked, 'When does the gate close?'];
  const html = `<h1>FAQ</h1><section>${questions.map(item).join('')}</section>`;
  expect(pairsOf(html)).toEqual(questions.map((question, at) => [question, `Rule ${at}.`]));
});

describe('structured data next to visible text', () => {
  const script = (...faqs: [string, string][]) =>
    `<script type="application/ld+json">${JSON.stringify({
      '@type': 'FAQPage',
      mainEntity: faqs.map(([name, text]) => ({
        '@type': 'Question',
        name,
        acceptedAnswer: { '@type': 'Answer', text },
      })),
    })}</script>`;
  const long = 'A deposit of one month is due when you sign, and comes back within a week of the day you leave.';

  it('does not duplicate a slightly reworded question', () => {
    const html = `<h1>FAQ</h1>${panel('Is a deposit due at the start?', long)}${panels}${script(['Do I have to pay a deposit at the start?', long])}`;
    expect(questionsOf(html)).toEqual(['Is a deposit due at the start?', ...asked]);
  });

  it('adds its own question even if the answer is the same', () => {
    const html = `<h1>FAQ</h1>${panel('Is a deposit due?', long)}${panels}${script(['When does my money come back?', long])}`;
    expect(questionsOf(html)).toContain('When does my money come back?');
  });

  it('adds a question that differs in one word and its answer', () => {
    const html = `<h1>FAQ</h1>${panel('May I bring my dog?', 'Yes, on a lead.')}${panels}${script(['Can I bring a cat?', 'No cats, as the neighbours breed birds.'])}`;
    expect(questionsOf(html)).toContain('Can I bring a cat?');
  });

  it('keeps the links of the visible text, even in the middle', () => {
    const shown = 'Read <a href="/rules">the rules of the house</a> before you sign, all of them.';
    const html = `<h1>FAQ</h1>${panel('What do I sign?', shown)}${panels}${script(['What do I sign?', 'Read the rules of the house before you sign; all of them.'])}`;
    expect(pairsOf(html)[0]?.[1]).toBe(
      'Read [the rules of the house](https://store.example/rules) before you sign, all of them.',
    );
  });

  it('wins if the visible text says something else', () => {
    const html = `<h1>FAQ</h1>${panel('What do I sign?', 'Tap to open.')}${panels}${script(['What do I sign?', long])}`;
    expect(pairsOf(html)[0]).toEqual(['What do I sign?', long]);
  });

  it('is compared quickly with thousands of questions', { timeout: 20_000 }, () => {
    const many = Array.from({ length: 2000 }, (_, at): [string, string] => [`What is ${at} for?`, `${long} ${at}`]);
    const html = `<h1>FAQ</h1>${many.map(([question]) => panel(`And ${question}`)).join('')}${script(...many)}`;
    expect(questionsOf(html)).toHaveLength(4000 - 100);
  });
});

it('excludes the paragraphs above and below a list of questions', () => {
  const list = asked.map((question) => `<p>${question}<br>Rule so and so.</p>`).join('');
  const html = `<h1>FAQ</h1><p>Welcome to the hall.<br>Read before you ask.</p>${list}<p>Our office<br>12 Road</p>`;
  expect(questionsOf(html)).toEqual(asked);
});
