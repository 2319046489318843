import { describe, expect, it } from 'vitest';
import { composePassages } from './compose-passages.ts';
import type { Block } from './page-digest.ts';

const heading = (level: number, text: string): Block => ({ level, text });
const text = (words: string): Block => ({ level: 0, text: words });
const page = (id: string, ...blocks: Block[]) => ({ id, title: `${id} | Harbor Storage`, blocks });
const long = (about: string, sentences: number): string =>
  Array.from({ length: sentences }, (_, at) => `Sentence ${at} of this text is about ${about} and nothing else.`).join(
    ' ',
  );

const countWords = (words: string): number => words.split(/\s+/).length;

describe('composePassages', () => {
  it('keeps the path of headings, without repetitions of the title', () => {
    const passages = composePassages([
      page(
        'Rules',
        heading(1, 'Rules'),
        text(long('rules', 2)),
        heading(2, 'Dogs'),
        text(long('dogs', 2)),
        heading(2, 'Cats'),
        heading(3, 'Indoor'),
        text(long('cats', 2)),
      ),
    ]);
    expect(passages.map((passage) => passage.heading)).toEqual(['Rules', 'Rules › Dogs', 'Rules › Cats › Indoor']);
  });

  it('cuts long sections into passages of 40 to 120 words, at the ends of sentences', () => {
    const [paragraph, many] = [
      long('locks', 60),
      Array.from({ length: 40 }, (_, at) => text(`Item ${at} is a lock of a kind that we sell.`)),
    ];
    const passages = composePassages([page('A', text(paragraph)), page('B', ...many)]);
    expect(passages.length).toBeGreaterThan(8);
    for (const passage of passages) {
      expect(countWords(passage.text)).toBeLessThanOrEqual(128);
      expect(passage.text).toMatch(/\.$/);
    }
    expect(passages.filter((passage) => countWords(passage.text) < 40).length).toBeLessThanOrEqual(2);
  });

  it('leaves out what repeats across pages, and includes text of two pages once', () => {
    const banner = text('Reserve online today and get the first month for one dollar only.');
    const shared = text(long('the shared thing', 2));
    const pages = ['A', 'B', 'C', 'D'].map((id) =>
      page(id, banner, text(long(`page ${id}`, 2)), ...(id < 'C' ? [shared] : [])),
    );
    const all = composePassages(pages).map((passage) => passage.text);
    expect(all.join(' ')).not.toContain('Reserve online');
    expect(all.filter((each) => each.includes('shared thing'))).toHaveLength(1);
  });

  it.each([
    'Call (503) 555-0142 to hear more about it.',
    'Write to desk@harbor.example and we will answer you.',
    'You will find us at 4 Harbor Lane, Astoria, OR 97103.',
    'Our entrance is at 220 North Pier Road behind the bakery.',
    'The gate opens at 6am and closes at 10 pm every day.',
    'The office is open from 9:00 to noon on Saturdays.',
    'You have access to your unit 24/7 with your own code.',
    'Gate access is around the clock for all tenants of ours.',
    'The office is staffed Mon-Fri 9-6 and by appointment.',
    'We are closed on Sundays and on Thanksgiving.',
    'Tenants find us open 7 days a week.',
    'Somebody is there from nine to five on weekdays.',
    'Abrimos de lunes a viernes de 9 a 18 horas.',
    'Cerramos los domingos y los festivos.',
    'Call 5035550142 or +44 20 7946 0958 to hear more.',
    'Ring 1-800-STORAGE at any time of the year.',
    'Llame al 912 345 678 para reservar.',
    'Mail goes to PO Box 123 in town.',
  ])('leaves out the sentence: %s', (sentence) => {
    const [passage] = composePassages([page('A', text(`${long('locks', 2)} ${sentence} ${long('keys', 1)}`))]);
    expect(passage?.text).toContain('about locks');
    expect(passage?.text).toContain('about keys');
    expect(passage?.text).not.toContain(sentence);
  });

  it.each([
    'Cameras record all aisles 24/7, and 120 units are larger than 10x10 in building 4 of ours.',
    'Rent is due every Friday, and a fee of $20 is added after 5 to 10 days without a payment.',
    'Keep the door closed, since the 5 or 6 units beside yours hold wine that must not get warm.',
    'The drive takes 10-15 minutes, and boxes of 12 x 16 x 20 inches fit into any of our carts.',
  ])('keeps what only looks similar: %s', (sentence) => {
    expect(composePassages([page('A', text(sentence))])[0]?.text).toBe(sentence);
  });

  it('leaves out address lines, and rows and terms with hours', () => {
    const found = composePassages([
      page(
        'Contact',
        heading(1, 'Contact'),
        text(long('the way here', 2)),
        text('9 Wharf Street'),
        text('Astoria, OR 97103'),
        text('Saturday: 9-1'),
        heading(6, 'Sunday'),
        text('Closed'),
        heading(6, 'Hours'),
        text('8 to 5'),
      ),
    ]);
    expect(found.map((passage) => passage.text)).toEqual([long('the way here', 2)]);
  });

  it('leaves out headings with such a fact, and answers to headings that ask for hours', () => {
    const found = composePassages([
      page(
        'Quotes',
        heading(1, 'Quotes'),
        heading(2, 'Call (503) 555-0142 for a quote'),
        text(long('quotes', 2)),
        heading(2, 'Are you open on Sundays?'),
        text('Yes, all the year, in good weather and in bad.'),
      ),
    ]);
    expect(found.map((passage) => [passage.heading, passage.text])).toEqual([['Quotes', long('quotes', 2)]]);
  });

  it('keeps short sections, each under its heading', () => {
    const passages = composePassages([
      page('Rules', heading(1, 'Rules'), heading(2, 'Dogs'), text('On a leash they are welcome.')),
      page('Fees', heading(1, 'Fees'), text('$20 to move in.')),
    ]);
    expect(passages.map((passage) => [passage.heading, passage.text])).toEqual([
      ['Rules › Dogs', 'On a leash they are welcome.'],
      ['Fees', '$20 to move in.'],
    ]);
  });

  it('turns a heading with a word or two into one line, and joins adjacent ones', () => {
    const terms = ['Late rent', '$25', 'Lost key', '$15', 'Deposit', 'None.'];
    const blocks = terms.map((term, at) => (at % 2 === 0 ? heading(6, term) : text(term)));
    const passages = composePassages([
      page('Rates', heading(1, 'Rates'), heading(2, 'Fees'), ...blocks, heading(2, 'Pets'), text('Not allowed.')),
    ]);
    expect(passages.map((passage) => [passage.heading, passage.text])).toEqual([
      ['Rates › Fees', 'Late rent: $25\nLost key: $15\nDeposit: None.'],
      ['Rates › Pets', 'Pets: Not allowed.'],
    ]);
  });

  it('makes no passages from empty pages', () => {
    expect(composePassages([page('A'), page('B', heading(1, 'Hello')), page('C', text('Yes.'))])).toEqual([]);
  });
});
