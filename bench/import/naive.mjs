import { load } from 'cheerio/slim';

const marks = 'h1, h2, h3, h4, h5, h6, summary, dt, button, strong, b';

const asks = (text) => text.endsWith('?') && text.length < 300;

const tidy = (text) => text.replace(/\s+/g, ' ').trim();

/** The elements after one, including those after its ancestors, up to the next that holds a question. */
const textAfter = ($, element, questions) => {
  const texts = [];
  for (let at = $(element); at.length > 0 && texts.length === 0; at = at.parent()) {
    for (let next = at.next(); next.length > 0; next = next.next()) {
      if (questions.has(next[0]) || next.find(marks).is((_, it) => questions.has(it))) break;
      texts.push(tidy(next.text()));
    }
  }
  return texts.join(' ').trim();
};

/** A naive extractor: a heading, summary, term or bold text that ends with "?", and the text that follows. */
export const extractNaively = (html) => {
  const $ = load(html, { xml: { xmlMode: false, decodeEntities: true } });
  $('script, style, nav, header, footer').remove();
  const elements = $(marks)
    .toArray()
    .filter((element) => asks(tidy($(element).text())));
  const questions = new Set(elements);
  return elements
    .map((element) => ({ question: tidy($(element).text()), answer: textAfter($, element, questions) }))
    .filter(({ answer }) => answer !== '');
};
