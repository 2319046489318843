import { normalizeText } from '@chat-module/opening-hours/normalize-text';
import { memoize } from './memoize.ts';

const cachedTexts = 500;

/**
 * In letters; the longest known word in visitors' messages has 18. Longer words are neither corrected nor stemmed, because the cost of a
 * correction is quadratic.
 */
export const longestWord = 24;

const word = /[a-z0-9]+/g;

/** Chat abbreviations in full: English, then Spanish. */
const shortForms: Readonly<Record<string, string>> = {
  u: 'you',
  ya: 'you',
  yall: 'you',
  ur: 'your',
  r: 'are',
  n: 'and',
  w: 'with',
  wat: 'what',
  wut: 'what',
  hw: 'how',
  hav: 'have',
  wen: 'when',
  abt: 'about',
  bc: 'because',
  cuz: 'because',
  coz: 'because',
  b4: 'before',
  rn: 'right now',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  tomoro: 'tomorrow',
  '2moro': 'tomorrow',
  '2nite': 'tonight',
  tonite: 'tonight',
  nite: 'night',
  thru: 'through',
  tho: 'though',
  plz: 'please',
  pls: 'please',
  gonna: 'going to',
  gotta: 'have to',
  wanna: 'want to',
  lemme: 'let me',
  gimme: 'give me',
  dunno: 'dont know',
  idk: 'dont know',
  ppl: 'people',
  appt: 'appointment',
  mos: 'months',
  yr: 'year',
  yrs: 'years',
  hr: 'hour',
  pymt: 'payment',
  pmt: 'payment',
  cc: 'credit card',
  dl: 'drivers license',
  q: 'que',
  k: 'que',
  ke: 'que',
  xq: 'porque',
  pq: 'porque',
  porq: 'porque',
  tmb: 'tambien',
  xfa: 'por favor',
  porfa: 'por favor',
  kiero: 'quiero',
  aki: 'aqui',
  pa: 'para',
  dnd: 'donde',
  ola: 'hola',
};

const expand = (written: string): readonly string[] =>
  Object.hasOwn(shortForms, written) ? (shortForms[written] ?? '').split(' ') : [written];

/** The tokens of a text: runs of letters and digits in lower case, without accents, and with chat abbreviations in full. */
export const splitWords = memoize((text): readonly string[] => split(text), cachedTexts);

const split = (text: string): string[] =>
  (isPlain.test(text) ? text : normalize(text)).match(word)?.flatMap(expand) ?? [];

/** Matches a text that needs no normalization, such as nearly all phrases of the lexicon. */
const isPlain = /^(?!.*\bu hauls?\b)[a-z0-9 ]*$/;

const normalize = (text: string): string =>
  normalizeText(text)
    .replace(/\bu[\s-]?(?=hauls?\b)/g, 'u')
    .replace(/\ba\/c\b/g, 'ac')
    .replace(/\bw\/o\b/g, 'without')
    .replace(/\bw\//g, 'with ')
    .replaceAll('&', ' and ');
