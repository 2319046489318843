import { describe, expect, it, test } from 'vitest';
import { pairsOf } from '../../testing/faq-page.ts';

type Pair = [question: string, answer: string];

const dogs: Pair = ['May I bring my dog?', 'On a leash, in the yard and in the hallways.'];
const carts: Pair = ['Do you lend carts?', 'Six of them stand beside the lift.'];
const lamps: Pair = ['Is there light in the rooms?', 'Lamps in the hallway shine into each of them.'];
const three: readonly Pair[] = [dogs, carts, lamps];

const details = ([question, answer]: Pair): string =>
  `<details><summary>${question}</summary><div>${/^</.test(answer) ? answer : `<p>${answer}</p>`}</div></details>`;
const headed = ([question, answer]: Pair): string => `<h3>${question}</h3><p>${answer}</p>`;
const main = (body: string): string => `<title>Questions</title><main><h1>FAQ</h1>${body}</main>`;
const all = (item: (pair: Pair) => string): string => three.map(item).join('');

describe('a table in an answer', () => {
  const answerTo = (html: string): string => pairsOf(main(`${headed(dogs)}${html}${headed(carts)}`))[1]?.[1] ?? '';

  it('keeps its rows, its header and the text around it', () => {
    const html = `<h3>What do lockers cost?</h3><p>By size:</p>
      <table><thead><tr><th>Size</th><th>A month</th></tr></thead>
      <tbody><tr><td>Small</td><td>$20</td></tr><tr><td>Large</td><td><b>$35</b> or <a href="/more">less</a></td></tr></tbody></table>
      <p>Tax is included.</p>`;
    expect(answerTo(html)).toBe(
      'By size:\n\n**Size** | **A month**\nSmall | $20\nLarge | **$35** or [less](https://store.example/more)\n\nTax is included.',
    );
  });

  it('keeps empty cells, symbols, and lines within a cell', () => {
    const html = `<h3>What fits?</h3><table><tr><td></td><th>Sofa</th></tr><tr><th>5x5</th><td>✓</td></tr>
      <tr><th>10x10</th><td><p>Two</p><p>or a|three</p></td></tr></table>`;
    expect(answerTo(html)).toBe('– | **Sofa**\n**5x5** | ✓\n**10x10** | Two or a/three');
  });

  it('is no table if it only arranges content', () => {
    expect(answerTo('<h3>Who?</h3><table><tr><td><p>Ann</p></td><td><p>or Bob</p></td></tr></table>')).toBe(
      'Ann\n\nor Bob',
    );
  });
});

describe('a question within an answer stays part of it', () => {
  const cats = 'What about my cat?';

  it.each<[string, string]>([
    ['in a panel', all(details).replace(dogs[1], `${dogs[1]}</p><p><strong>${cats}</strong></p><p>Cats, too.`)],
    [
      'as a panel in the panel',
      all(details).replace(dogs[1], `${dogs[1]}</p><details><summary>${cats}</summary><p>Cats, too.</p></details><p>`),
    ],
    ['as a lower heading', all(headed).replace(dogs[1], `${dogs[1]}</p><h4>${cats}</h4><p>Cats, too.`)],
    [
      'in an item of which only the question has a name',
      all(([q, a]) => `<div class="entry"><div class="faq-question">${q}</div><div><p>${a}</p></div></div>`).replace(
        dogs[1],
        `${dogs[1]}</p><p><b>${cats}</b></p><p>Cats, too.`,
      ),
    ],
  ])('%s', (_where, html) => {
    const pairs = pairsOf(main(html));
    expect(pairs.map(([question]) => question)).toEqual(three.map(([question]) => question));
    expect(pairs[0]?.[1]).toContain(cats);
    expect(pairs[0]?.[1]).toContain('Cats, too.');
  });

  it('but not below a title', () => {
    const html = `${all(headed)}<h3>Animals</h3><h4>${cats}</h4><p>Cats, too.</p>`;
    expect(pairsOf(main(html)).map(([question]) => question)).toEqual([...three.map(([question]) => question), cats]);
  });
});

describe('is not a question', () => {
  test.each<[string, string]>([
    [
      'the title of the page',
      `<title>FAQ</title><h1>How does it work with us?</h1><p>Here is all of it.</p>${all(headed)}`,
    ],
    [
      'what opens all panels, as one of them',
      main(
        `<button class="faq-toggle">Expand all</button><button class="faq-toggle">Collapse all</button>${all(([q, a]) => `<button class="faq-toggle">${q}</button><div>${a}</div>`)}`,
      ),
    ],
    [
      'what opens all panels, within an answer',
      main(
        `<p>Expand all / Collapse all</p>${all(headed).replace(`<p>${dogs[1]}</p>`, `<p>${dogs[1]}</p><p><a href="#">Show all answers</a></p>`)}`,
      ),
    ],
    [
      'a card that leads to another part of the site',
      `${main(`<section>${all(headed)}</section>`)}<section class="cards">
        <div><h3>What size fits me?</h3><p>Our guide tells.</p><a href="/sizes">Open the guide</a></div>
        <div><h3>Where are we?</h3><p>Behind the bridge.</p><a href="/map">Open the map</a></div></section>`,
    ],
    [
      'the title of a list of links',
      `${main(`<section>${all(headed)}</section>`)}<section><h2>What do others read?</h2><ul>
        <li><a href="/a">Packing</a></li><li><a href="/b">Moving</a></li><li><a href="/c">Cars</a></li></ul></section>`,
    ],
  ])('%s', (_what, html) => expect(pairsOf(html)).toEqual(three));
});

describe('is not part of an answer', () => {
  test.each<[string, string]>([
    [
      'a link that ends several of them',
      all((pair) => `${headed(pair)}<p><a class="button" href="/rent">Rent a room today</a></p>`),
    ],
    ['a sentence that ends all of them', all((pair) => `${headed(pair)}<p>Call our friendly team for more.</p>`)],
    [
      'two lines that end all of them',
      all((pair) => details([pair[0], `<p>${pair[1]}</p><p>Ready to move in?</p><p><a href="/rent">Rent now</a></p>`])),
    ],
    ['links to other pages behind the last', `${all(headed)}<p><a href="/">Home</a> | <a href="/sizes">Sizes</a></p>`],
    [
      'a list of links behind the last',
      `${all(headed)}<h4>Go on</h4><ul><li><a href="/a">Sizes</a></li><li><a href="/b">Rates</a></li></ul>`,
    ],
    ['a link to the next page', `${all(headed)}<p><a href="/2">Next: moving out →</a></p>`],
  ])('%s', (_what, html) => expect(pairsOf(main(html))).toEqual(three));

  it.each<[string, string, string]>([
    [
      'a list of links that the answer announces',
      '<p>In two towns:</p><ul><li><a href="/a">Elm</a></li><li><a href="/b">Oak</a></li></ul>',
      'In two towns:\n\n- [Elm](https://store.example/a)\n- [Oak](https://store.example/b)',
    ],
    [
      'a phone number and a mail address',
      '<p>Any time.</p><p><a href="tel:5550100">555-0100</a></p><p><a href="mailto:a@store.example">a@store.example</a></p>',
      'Any time.\n\n[555-0100](tel:5550100)\n\n[a@store.example](mailto:a@store.example)',
    ],
  ])('%s stays', (_what, html, answer) => {
    expect(pairsOf(main(`${all(headed)}<h3>Where are you?</h3>${html}`)).at(-1)?.[1]).toBe(answer);
  });

  it('a sentence that ends only a few answers stays', () => {
    const many = Array.from({ length: 20 }, (_, at): Pair => [`Is door ${at} green?`, `Door ${at} is.`]);
    const html = many.map((pair, at) => `${headed(pair)}${at < 3 ? '<p>Ask Joe for paint.</p>' : ''}`).join('');
    expect(pairsOf(main(html))[0]?.[1]).toBe('Door 0 is.\n\nAsk Joe for paint.');
  });
});
