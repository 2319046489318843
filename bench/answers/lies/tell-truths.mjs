import { amountOf, figuresOf, replaceFigure } from './figures.mjs';
import { pick } from './random.mjs';
import { inWords, timeInWords } from './words.mjs';

/** The same figure, written otherwise. */
const rewritten = (random, { kind, text }) => {
  const amount = amountOf(text);
  const inLetters = Number.isInteger(amount) && amount < 10_000 && amount > 1 ? inWords(amount) : undefined;
  switch (kind) {
    case 'price': {
      if (!Number.isInteger(amount)) return pick(random, [`${amount.toFixed(2)} dollars`, `$${amount.toFixed(2)}`]);
      return pick(random, [`${amount} dollars`, `$${amount}.00`, `${inLetters} dollars`, `USD ${amount}`]);
    }
    case 'percent':
      return pick(random, [`${amount}%`, `${inLetters} percent`]);
    case 'phone':
      return pick(random, [
        text.replace(/[()]/g, '').replace(' ', '-'),
        `+1 ${text}`,
        `[${text}](tel:${text.replace(/\D/g, '')})`,
      ]);
    case 'size':
      return pick(random, [
        text.replace('x', ' x '),
        text.replace('x', ' by '),
        text
          .split('x')
          .map((side) => inWords(Number(side)))
          .join(' by '),
      ]);
    case 'link':
      return pick(random, [`[our page](${text})`, text.replace('https://', ''), `${text}/`]);
    case 'street':
      return text.replace(/\bLoop\b/, 'Loop');
    case 'time': {
      const [, hour, minute = '00'] = /(\d{1,2})(?::(\d\d))?/.exec(text);
      const ending = / (?:am|pm)$/i.exec(text)?.[0] ?? / in the \w+$/.exec(text)?.[0] ?? '';
      return Number(hour) > 12
        ? text
        : timeInWords(Number(hour), Number(minute)).replace(ending ? " o'clock" : /$^/, '') + ending;
    }
    case 'length of time':
    case 'number':
      return inLetters && amount < 2000 ? text.replace(/^[\d,]+/, inLetters) : text;
    case 'number in words':
      return String(amount);
    default:
      return text;
  }
};

const openings = ['', '', 'Good question! ', 'Sure. ', 'Happy to help: ', 'Yes. ', 'From what I know: '];
const endings = ['', '', ' Is there anything else?', ' Let us know how it goes.', ' Just ask at the office.'];

/** A true sentence in other words, as far as a few rules can find them. */
export const tellTruth = (random, sentence) => {
  const figures = figuresOf(sentence);
  let text = sentence;
  for (const figure of figures.toReversed()) {
    if (random() < 0.6) text = replaceFigure(text, figure, rewritten(random, figure));
  }
  return { kind: figures[0]?.kind ?? 'no figure', text: pick(random, openings) + text + pick(random, endings) };
};
