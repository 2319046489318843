import { splitSentences } from '../text/split-sentences.ts';
import { type Clause, isVerb, type PolarToken, splitClauses } from './clauses.ts';
import type { Passage } from './passage.ts';
import { tokenizeClaim } from './tokenize-claims.ts';
import { writeFigures } from './write-figures.ts';

/** One clause of a source, with the words around it that give its subject. */
export interface Evidence {
  readonly passage: Passage;
  readonly clause: Clause;
  /** The title and, if the clause is anaphoric, the clauses before it. */
  readonly context: readonly PolarToken[];
  /** The title is a yes-or-no question, and this passage does not begin with yes or no. */
  readonly isOpenQuestion: boolean;
  /** The condition before a reward: "Prepay a year" in "Prepay a year and get a month free." */
  readonly provided: readonly PolarToken[];
}

/** Sentences that state a field of the record in all the ways a claim may put it. */
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

/** A title that asks for permission: its answer need not repeat "allowed". */
const asksPermission = /\b(?:can|may|allowed?|permitted|prohibited|store|storing|let in|okay|ok|puedo|permite)\b/i;

const asksNeed = /\b(?:need|bring|require[ds]?|papers|paperwork|sign up|move in|to rent)\b/i;
const isRecord = ({ kind }: Passage, id: string, own: string): boolean => kind === 'record' && own === id;

const known = new WeakMap<readonly Passage[], readonly Evidence[]>();

/** The clauses of passages. Cached for each list of passages. */
export function readEvidence(passages: readonly Passage[]): readonly Evidence[] {
  const evidence = known.get(passages) ?? passages.flatMap(evidenceInPassage);
  known.set(passages, evidence);
  return evidence;
}

function evidenceInPassage(passage: Passage): Evidence[] {
  const { kind, id, label, text } = passage;
  if (kind === 'record' && id === 'today') return [];
  if (isRecord(passage, 'officeHours', id)) return evidenceInHours(passage);
  const sentence = kind === 'record' ? recordSentences[id] : undefined;
  if (sentence) return evidenceInText(passage, sentence(text), []);
  if (isRecord(passage, 'sizeOptions', id)) return evidenceInSizeOption(passage);
  // The label of a turn is the visitor's own words, which support nothing.
  return evidenceInAnswer(passage, kind === 'turn' ? '' : label);
}

const tokensOf = (text: string): PolarToken[] =>
  splitClauses(tokenizeClaim(writeFigures(text))).flatMap(({ tokens }) => tokens);

const permission = tokensOf('Allow.');
const permissionToStore = tokensOf('Allow and store.');
const notAllowed = tokensOf('Not allowed.');
const permissionIn = (label: string): readonly PolarToken[] =>
  /\b(?:not|won't|can't|prohibited|no)\b/i.test(label)
    ? permissionToStore
    : asksPermission.test(label)
      ? permission
      : [];
const need = tokensOf('You need and must bring and show');

function evidenceInSizeOption(passage: Passage): Evidence[] {
  const [size = '', ...rest] = passage.text.split('. ');
  const offer = `We offer and rent ${size} storage units, spaces, bays and sizes.`;
  return evidenceInText(
    passage,
    [offer, ...rest].join(' '),
    eitherWay(tokensOf(`${size} storage unit space bay fits, ideal for`)),
  );
}

function evidenceInHours(passage: Passage): Evidence[] {
  let subject = 'Our office is open, office hours';
  return passage.text.split('\n').flatMap((line) => {
    if (line.trim() === '') return [];
    if (/^[^\d]{3,40}:\s*$/.test(line) && !/closed/i.test(line)) {
      subject = line.replace(':', '');
      return [];
    }
    const own = /\b(?:gate|access|keypad)\b/i.test(line) ? 'gate hours, gate is open' : subject;
    return evidenceInText(passage, line, eitherWay(tokensOf(own)));
  });
}

function evidenceInAnswer(passage: Passage, label: string): Evidence[] {
  const text = passage.text.trim();
  const named = tokensOf(label);
  // "What won't you let in?" has no content words, but titles a list of what is not allowed.
  const about = named.length === 0 && permissionIn(label) === permissionToStore ? notAllowed : named;
  const title = [...about, ...permissionIn(label), ...(asksNeed.test(label) ? need : [])];
  // A title that is not a question, "Guns", can also be answered by yes.
  const isAsked = yesNoQuestion.test(label) || !/\?|^(?:what|when|where|who|how|why|which|qu[eé]|cu[aá])/i.test(label);
  const [isYes, isNo] = [yes.test(text), no.test(text)];
  const context = isYes || isNo ? withPolarity(isYes ? [...title, ...permission] : title, isNo) : eitherWay(title);
  const rest = text.replace(isYes ? yes : no, '');
  const isNone = none.test(text);
  const answered = isNone || (isAsked && (isYes || isNo)) ? [answerOf(passage, title, isNo || isNone)] : [];
  return [
    ...answered,
    ...evidenceInText(
      passage,
      isYes || isNo ? rest : text,
      context,
      yesNoQuestion.test(label) && !isYes && !isNo,
      title,
    ),
  ];
}

const withPolarity = (title: readonly PolarToken[], isNo: boolean): PolarToken[] =>
  title.map((token) => ({ ...token, isNegative: isNo !== token.isNegative }));
/** A title names a subject but asserts nothing: it has both polarities. */
const eitherWay = (title: readonly PolarToken[]): PolarToken[] => [
  ...withPolarity(title, false),
  ...withPolarity(title, true),
];

/** Turns the "you" of a question to the facility into "we". */
const asOurs = (token: PolarToken, at: number, title: readonly PolarToken[]): PolarToken =>
  /^you$/i.test(token.text) && /^(?:do|will|can|could|would|are|have)$/i.test(title[at - 1]?.text ?? '')
    ? { ...token, text: 'we' }
    : token;

/** A question with its yes or no as a claim: "Do you take a deposit?" "No." */
const answerOf = (passage: Passage, title: readonly PolarToken[], isNo: boolean): Evidence => ({
  passage,
  clause: { tokens: withPolarity(title, isNo).map(asOurs), isAnaphoric: false },
  context: [],
  isOpenQuestion: false,
  provided: [],
});

/** A list without a verb has the polarity of its title: "What can't I store?" "Gas, propane, …". */
function underTitle(clause: Clause, title: readonly PolarToken[]): Clause {
  const isListed =
    title.some(({ isNegative }) => isNegative) &&
    // "If I don't pay" is a condition.
    !title.some(({ text }) => /^(?:if|when|si|cuando)$/i.test(text)) &&
    !clause.tokens.some((token) => isVerb(token) || token.isNegator);
  return isListed ? { ...clause, tokens: clause.tokens.map((token) => ({ ...token, isNegative: true })) } : clause;
}

const rewarded = /^(?:and |, )?(?:you )?(?:get|gets|take|receive|save|earn|reciba|obtenga) /i;

function evidenceInText(
  passage: Passage,
  text: string,
  title: readonly PolarToken[],
  isOpenQuestion = false,
  asked: readonly PolarToken[] = [],
): Evidence[] {
  const found: Evidence[] = [];
  let before: readonly PolarToken[] = [];
  for (const sentence of splitSentences(text, { atSemicolons: true, anyCase: true })) {
    const clauses = splitClauses(tokenizeClaim(writeFigures(sentence.trim())));
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
