import { normalizeText } from '@chat-module/opening-hours/normalize-text';
import { rememberRecent } from './memoize.ts';

const remembered = 500;

const word = /[a-z0-9]+/g;

/** What thumbs write for it: English, then Spanish. */
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

const inFull = (written: string): readonly string[] =>
  Object.hasOwn(shortForms, written) ? (shortForms[written] ?? '').split(' ') : [written];

export const splitWords = rememberRecent((text): readonly string[] => split(text), remembered);

const split = (text: string): string[] =>
  (isPlain.test(text) ? text : asSpoken(text)).match(word)?.flatMap(inFull) ?? [];

/** As nearly all words of the lexicon are: there is nothing to put in full. */
const isPlain = /^(?!.*\bu hauls?\b)[a-z0-9 ]*$/;

const asSpoken = (text: string): string =>
  normalizeText(text)
    .replace(/\bu[\s-]?(?=hauls?\b)/g, 'u')
    .replace(/\ba\/c\b/g, 'ac')
    .replace(/\bw\/o\b/g, 'without')
    .replace(/\bw\//g, 'with ')
    .replaceAll('&', ' and ');
