import { splitSentences } from '../text/split-sentences.ts';
import { type Clause, isVerb, type Said, splitClauses } from './clauses.ts';
import type { Passage } from './passage.ts';
import { readTokens } from './tokenize-claims.ts';
import { writeFigures } from './write-figures.ts';

/** One clause of a source, with the words around it that say what it is about. */
export interface FeatureVector {
  readonly passage: Passage;
  readonly clause: Clause;
  /** The title, and what was said before where the clause goes on from there. */
  readonly context: readonly Said[];
  /** The title asks whether something is so, and this passage does not begin with yes or no. */
  readonly isOpenQuestion: boolean;
  /** What has to be done first: "Prepay a year and get a month free." */
  readonly provided: readonly Said[];
}

/** What a field of the record says, in a sentence. */
const recordSentences: Readonly<Record<string, (text: string) => string>> = {
  businessName: (text) => `Our name is ${text}. You can rent storage units at ${text}.`,
  address: (text) =>
    `Our facility, our office and all our storage units are located at ${text}. Our address is ${text}. You can come in, stop by, drop in or visit us at our office at ${text}.`,
  phoneNumber: (text) =>
    `You can call, contact, reach or phone our office, our staff and our manager at ${text}, and ask or speak with us. Our phone number is ${text}.`,
  website: (text) =>
    `Our website is ${text}. You can visit our website or find more information, details and prices online at ${text}.`,
  paymentPortalUrl: (text) =>
    `You can pay your bill or rent online, make a payment, sign in to your account and set up autopay on our payment portal at ${text}.`,
  pricingPageUrl: (text) =>
    `You can see, check and find our prices, rates, sizes and current pricing for our units online on our pricing page at ${text}.`,
  contactPageUrl: (text) =>
    `You can contact us, reach us or send a message online on our contact page or contact form at ${text}.`,
  faqPageUrl: (text) =>
    `You can find more information, our rules, our policies and answers to questions online on our FAQ page at ${text}.`,
  amenities: (text) => `We offer these amenities and features: ${text.split('\n').join(', ')}.`,
};

const yes =
  /^(?:yes|yep|yeah|sure|correct|of course|absolutely|certainly|definitely|s[ií]|claro|por supuesto)\b[,.!:;—– -]*/i;
const no = /^(?:no|nope|not|never|sorry, no|unfortunately,? no|not at all)\b(?:[,.!:;—–-]|$)\s*/i;
/** "Deposit: none." */
const none = /^(?:none|nothing|not a thing|no|nada|ningun[oa])\b/i;
const yesNoQuestion =
  /^(?:can|could|may|do|does|did|is|are|am|will|would|should|has|have|must|puedo|se puede|hay|tienen|aceptan|es|est[aá]n?)\b/i;

/** A title that asks what may be done: its answer need not say "allowed" again. */
const asksLeave = /\b(?:can|may|allowed?|permitted|prohibited|store|storing|let in|okay|ok|puedo|permite)\b/i;

const asksNeed = /\b(?:need|bring|require[ds]?|papers|paperwork|sign up|move in|to rent)\b/i;
const isRecord = ({ kind }: Passage, id: string, own: string): boolean => kind === 'record' && own === id;

const known = new WeakMap<readonly Passage[], readonly FeatureVector[]>();

/** What passages say, clause by clause; the same list of passages is read once. */
export function readSources(passages: readonly Passage[]): readonly FeatureVector[] {
  const evidence = known.get(passages) ?? passages.flatMap(readPassage);
  known.set(passages, evidence);
  return evidence;
}

function readPassage(passage: Passage): FeatureVector[] {
  const { kind, id, label, text } = passage;
  if (kind === 'record' && id === 'today') return [];
  if (isRecord(passage, 'officeHours', id)) return readHours(passage);
  const sentence = kind === 'record' ? recordSentences[id] : undefined;
  if (sentence) return analyzeText(passage, sentence(text), []);
  if (isRecord(passage, 'sizeOptions', id)) return readSizeOption(passage);
  // The label of a turn is the visitor's own words.
  return analyzeAnswer(passage, kind === 'turn' ? '' : label);
}

const tokensOf = (text: string): Said[] => splitClauses(readTokens(writeFigures(text))).flatMap(({ tokens }) => tokens);

const leave = tokensOf('Allow.');
const leaveToStore = tokensOf('Allow and store.');
const notAllowed = tokensOf('Not allowed.');
const leaveIn = (label: string): readonly Said[] =>
  /\b(?:not|won't|can't|prohibited|no)\b/i.test(label) ? leaveToStore : asksLeave.test(label) ? leave : [];
const need = tokensOf('You need and must bring and show');

function readSizeOption(passage: Passage): FeatureVector[] {
  const [size = '', ...rest] = passage.text.split('. ');
  const offer = `We offer and rent ${size} storage units, spaces, bays and sizes.`;
  return analyzeText(
    passage,
    [offer, ...rest].join(' '),
    eitherWay(tokensOf(`${size} storage unit space bay fits, ideal for`)),
  );
}

function readHours(passage: Passage): FeatureVector[] {
  let subject = 'Our office is open, office hours';
  return passage.text.split('\n').flatMap((line) => {
    if (line.trim() === '') return [];
    if (/^[^\d]{3,40}:\s*$/.test(line) && !/closed/i.test(line)) {
      subject = line.replace(':', '');
      return [];
    }
    const own = /\b(?:gate|access|keypad)\b/i.test(line) ? 'gate hours, gate is open' : subject;
    return analyzeText(passage, line, eitherWay(tokensOf(own)));
  });
}

function analyzeAnswer(passage: Passage, label: string): FeatureVector[] {
  const text = passage.text.trim();
  const named = tokensOf(label);
  // "What won't you let in?" names nothing, and is still a list of what is not allowed.
  const about = named.length === 0 && leaveIn(label) === leaveToStore ? notAllowed : named;
  const title = [...about, ...leaveIn(label), ...(asksNeed.test(label) ? need : [])];
  // A title that is no question of its own kind, "Guns", is answered by a yes as well.
  const isAsked = yesNoQuestion.test(label) || !/\?|^(?:what|when|where|who|how|why|which|qu[eé]|cu[aá])/i.test(label);
  const [isYes, isNo] = [yes.test(text), no.test(text)];
  const context = isYes || isNo ? said(isYes ? [...title, ...leave] : title, isNo) : eitherWay(title);
  const rest = text.replace(isYes ? yes : no, '');
  const isNone = none.test(text);
  const answered = isNone || (isAsked && (isYes || isNo)) ? [answerOf(passage, title, isNo || isNone)] : [];
  return [
    ...answered,
    ...analyzeText(passage, isYes || isNo ? rest : text, context, yesNoQuestion.test(label) && !isYes && !isNo, title),
  ];
}

const said = (title: readonly Said[], isNo: boolean): Said[] =>
  title.map((token) => ({ ...token, isNegative: isNo !== token.isNegative }));
/** A title says what is spoken of, not whether it is so. */
const eitherWay = (title: readonly Said[]): Said[] => [...said(title, false), ...said(title, true)];

/** "You" in a question to us is we. */
const asOurs = (token: Said, at: number, title: readonly Said[]): Said =>
  /^you$/i.test(token.text) && /^(?:do|will|can|could|would|are|have)$/i.test(title[at - 1]?.text ?? '')
    ? { ...token, text: 'we' }
    : token;

/** "Do you take a deposit?" "No." says that we do not take one. */
const answerOf = (passage: Passage, title: readonly Said[], isNo: boolean): FeatureVector => ({
  passage,
  clause: { tokens: said(title, isNo).map(asOurs), isAnaphoric: false },
  context: [],
  isOpenQuestion: false,
  provided: [],
});

/** "What can't I store?" "Gas, propane, …": a list without a verb is as negative as its title. */
function underTitle(clause: Clause, title: readonly Said[]): Clause {
  const isListed =
    title.some(({ isNegative }) => isNegative) &&
    // "If I don't pay" says when.
    !title.some(({ text }) => /^(?:if|when|si|cuando)$/i.test(text)) &&
    !clause.tokens.some((token) => isVerb(token) || token.isNegator);
  return isListed ? { ...clause, tokens: clause.tokens.map((token) => ({ ...token, isNegative: true })) } : clause;
}

const rewarded = /^(?:and |, )?(?:you )?(?:get|gets|take|receive|save|earn|reciba|obtenga) /i;

function analyzeText(
  passage: Passage,
  text: string,
  title: readonly Said[],
  isOpenQuestion = false,
  asked: readonly Said[] = [],
): FeatureVector[] {
  const found: FeatureVector[] = [];
  let before: readonly Said[] = [];
  for (const sentence of splitSentences(text, { atSemicolons: true, anyCase: true })) {
    const clauses = splitClauses(readTokens(writeFigures(sentence.trim())));
    for (const own of clauses) {
      const clause = underTitle(own, asked);
      const context = clause.isAnaphoric ? [...title, ...before] : title;
      const provided = rewarded.test(clause.tokens.map(({ text }) => text).join(' ')) ? before : [];
      found.push({ passage, clause, context, isOpenQuestion, provided });
      before = clause.isAnaphoric ? [...before, ...clause.tokens] : clause.tokens;
    }
  }
  return found;
}
