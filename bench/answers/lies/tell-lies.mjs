import { amountOf, figuresOf, replaceFigure } from './figures.mjs';
import { pick } from './random.mjs';
import { inWords, timeInWords } from './words.mjs';

const otherAmount = (random, amount) => {
  const steps = [1, 2, 3, 5, 10, -1, -2, amount, Math.ceil(amount / 2)];
  const other = Math.round((amount + pick(random, steps)) * 100) / 100;
  return other > 1 && other !== amount ? other : amount + 4;
};

const otherDigit = (random, text) => {
  const places = [...text].flatMap((sign, at) => (/\d/.test(sign) ? at : []));
  const at = pick(random, places);
  return text.slice(0, at) + ((Number(text[at]) + 1 + Math.floor(random() * 8)) % 10) + text.slice(at + 1);
};

const otherLink = (random, link) =>
  pick(random, [
    link.replace(/\/[^/]*$/, '/specials'),
    link.replace('://', '://www2.'),
    link.replace('.example', '-storage.com'),
    'https://book-your-unit.com/now',
    `${link}/offers`,
  ]);

const otherTime = (random, text) => {
  const [, hourText, minuteText = '00'] = /(\d{1,2})(?::(\d\d))?/.exec(text);
  const hour = ((Number(hourText) + 1 + Math.floor(random() * 3) - 1) % 12) + 1;
  const minute = pick(
    random,
    [0, 15, 30, 45].filter((it) => hour !== Number(hourText) || it !== Number(minuteText)),
  );
  return random() < 0.4 ? timeInWords(hour, minute) : `${hour}:${String(minute).padStart(2, '0')}`;
};

const writeAmount = (random, amount) =>
  Number.isInteger(amount) && amount < 10_000 && random() < 0.4 ? inWords(amount) : String(amount);

/** Another figure of the same kind. */
const changed = (random, { kind, text }) => {
  switch (kind) {
    case 'link':
      return otherLink(random, text);
    case 'phone':
      return otherDigit(random, text);
    case 'street':
      return random() < 0.5
        ? text.replace(/^\d+/, (number) => otherAmount(random, Number(number)))
        : text.replace(/[A-Z][a-z]+ (?=\w+$)/, pick(random, ['Granite ', 'Maple ', 'Mill ']));
    case 'size':
      return pick(random, ['7x9', '15x25', '9x18', '20x30']);
    case 'time':
      return otherTime(random, text) + (/ (?:am|pm)$/i.exec(text)?.[0] ?? / in the \w+$/.exec(text)?.[0] ?? '');
    case 'price': {
      const amount = otherAmount(random, amountOf(text));
      return random() < 0.4 && Number.isInteger(amount) ? `${inWords(amount)} dollars` : `$${amount}`;
    }
    default:
      return text.replace(/^[\d,.]+|^[a-z]+/i, writeAmount(random, otherAmount(random, amountOf(text))));
  }
};

const otherUnit = (random, text) => {
  const unit = /[a-z]+$/i.exec(text)[0].replace(/s$/, '');
  const others = ['day', 'week', 'month', 'hour'].filter((it) => it !== unit.toLowerCase());
  return text.replace(/[a-z]+$/i, `${pick(random, others)}s`);
};

export const inventions = [
  'There is a $15 cleaning fee.',
  'A setup charge of twenty-nine dollars is added.',
  'On Sundays we open at 7 AM.',
  'The office closes at nine in the evening.',
  'Your gate code is 4471.',
  'The first two weeks are free.',
  'New renters get 20% off.',
  'We have a second site at 512 Pine Street.',
  'Text us at (503) 555-0199.',
  'Write to bookings@alderfork.com.',
  'See https://alderfork-deals.com/now.',
  'This offer ends on December 24th.',
  'Auctions are on the third Friday of the month.',
  'A man comes by every 45 minutes.',
  'It takes about fifteen minutes.',
  'We have 340 rooms.',
  'You must be twenty-one.',
  'The gate is open 24/7.',
  'The heated rooms stay at 64 degrees.',
  'La oficina abre a las siete de la mañana.',
  'Cuesta veinticinco dólares al mes.',
  'Hay un depósito de 60 dólares.',
];

const daysIn = { week: 7, year: 365, day: 1 };

/** "Two weeks" and "14 days" are the same. */
const figureKey = (text) => {
  const unit = /[a-z]+$/i.exec(text)?.[0].toLowerCase().replace(/s$/, '') ?? '';
  return daysIn[unit] ? `${amountOf(text) * daysIn[unit]} days` : `${amountOf(text)} ${unit}`;
};

/** A changed figure may make another fact of it. */
const isTrue = (text, sentences) => {
  const words = text.match(/[\w.:/-]+/g);
  return sentences.some((sentence) => words.every((word) => sentence.includes(word)));
};

/** Lies by changing one figure of a true sentence, each with the kind of lie and the figure that gives it away. */
export const tellLies = (random, sentence, sentences) => {
  const figures = figuresOf(sentence);
  if (figures.length === 0) return [];
  const figure = pick(random, figures);
  const lies = [];
  const tell = (kind, wrong) => {
    const text = replaceFigure(sentence, figure, wrong);
    if (wrong !== figure.text && !sentence.includes(wrong) && !isTrue(text, sentences))
      lies.push({ kind, text, wrong });
  };
  tell(`changed ${figure.kind}`, changed(random, figure));
  if (figure.kind === 'length of time') tell('changed unit', otherUnit(random, figure.text));
  const others = sentences.filter((other) => other !== sentence).flatMap(figuresOf);
  const alike = others.filter(({ kind, text }) => kind === figure.kind && figureKey(text) !== figureKey(figure.text));
  if (alike.length > 0) tell('figure of another fact', pick(random, alike).text);
  const invention = pick(random, inventions);
  lies.push({ kind: 'invented', text: `${sentence} ${invention}`, wrong: invention });
  return lies;
};
