import { thresholds } from '../../decide/thresholds.ts';
import { createPhraseMatcher } from '../../lexicon/phrase-matcher.ts';
import { matchesRule, parseRule } from '../../lexicon/phrase-rules.ts';
import { requestPhrases } from '../../lexicon/request-phrases.ts';
import { splitWords } from '../../text/tokenize.ts';
import type { TextAnalysis } from '../analyze-text.ts';
import { parseUnitSizes } from '../entities/unit-size.ts';
import { probabilityOf } from '../intents/intents.ts';
import { type RequestClause, requestClauses } from './request-form.ts';

/** What a visitor asks the bot to do, most specific first. */
export const requests = [
  'callBack',
  'passOn',
  'sendSomebody',
  'waive',
  'cancel',
  'moveOut',
  'changeAccount',
  'charge',
  'open',
  'sendDocument',
  'book',
  'enroll',
  'favor',
] as const;
export type Request = (typeof requests)[number];

/**
 * The rules over the groups of `requestPhrases`. The action of the first group opens the clause. `size_named`: the clause names a unit
 * size; `me`: it speaks of the visitor.
 */
const rules: Readonly<Partial<Record<Request, readonly string[]>>> = {
  callBack: ['do_call + !document'],
  passOn: ['do_tell + staff + !document', 'do_tell + message'],
  sendSomebody: ['do_send + somebody', 'do_come'],
  waive: ['do_waive + fee', 'do_let_slide'],
  cancel: ['do_cancel + booking'],
  moveOut: ['do_mark + leaving', 'do_close + account', 'do_notice'],
  changeAccount: ['do_change + on_account'],
  charge: ['do_charge + payment'],
  open: ['do_open + door', 'do_let_in'],
  sendDocument: ['do_send_me + document'],
  book: ['do_book + bookable'],
  enroll: ['do_enroll + !unit/size_named'],
};

const parsedRules = Object.entries(rules).flatMap(([request, written]) =>
  written.map((rule) => ({ request: request as Request, rule: parseRule(rule) })),
);

const matcher = createPhraseMatcher(Object.entries(requestPhrases));

/** Wishes that only the office can fulfill. Other wishes, such as to rent or to pay, are not requests to the bot. */
const wishes: ReadonlySet<Request> = new Set(['cancel', 'moveOut', 'changeAccount']);

const charge =
  '(?:it|that|this|them|em|those|(?:that |this |the late )?one|(?:the |that |those |my )?\\$?\\d{1,3}(?:\\.\\d\\d)?(?: bucks| dollars)?)(?: of (?:it|them|em|those))?';
const spanishVerb = '(?:quit|perdon|borr|condon)';
/** Asks to drop a charge that only its amount or a pronoun names: "take the 20 off", "drop it for me", "quítemelo". */
const dropsCharge = new RegExp(
  [
    `^(?:take|knock) ${charge} (?:back )?off\\b`,
    `^(?:take|knock) off ${charge}\\b`,
    `^(?:waive|forgive|remove|drop|erase|reverse|excuse|lose) ${charge}(?! (?:off|in|by|at|on)\\b)\\b`,
    `^${spanishVerb}(?:e|en|ar)(?:me|nos)?(?:l[oa]s?\\b| es[oa]s?\\b| (?:l[oa]s |es[oa]s )?\\$?\\d{1,3}\\b)`,
    `^(?:me|nos) l[oa]s? (?:${spanishVerb}an?|(?:pued(?:e|en|es)|podri(?:a|an|as)) ${spanishVerb}ar)\\b`,
  ].join('|'),
);

/**
 * What the visitor asks the bot to do: by the wording of a clause, or by the intents of the message.
 *
 * @param hasCharge whether the last answer was about a charge, so that "take it off" means it
 */
export function findRequest(text: string, read: TextAnalysis, hasCharge = false): Request | undefined {
  const clauses = requestClauses(text);
  if (hasCharge && clauses.some(({ action, form }) => form !== 'wish' && dropsCharge.test(action))) return 'waive';
  const found = new Set(clauses.flatMap((clause) => requestIn(clause) ?? []));
  const byWording = requests.find((request) => found.has(request));
  if (byWording) return byWording;
  const isFavor = probabilityOf(read.intents, 'out-of-domain/favors') >= thresholds.intent;
  return isFavor && clauses.some(({ form }) => form === 'ask') ? 'favor' : undefined;
}

/** "Tell me when your office opens" is a question, not a message for the office. */
const tellsVisitor = /^(?:tell|let|inform|notify|remind|ask|warn|alert|give) (?:me|us)\b/;

function requestIn({ action, form }: RequestClause): Request | undefined {
  const found = matcher.find(splitWords(action));
  const groups = new Set<string>(
    found.flatMap(({ name, positions }) => (name.startsWith('do_') && positions[0] !== 0 ? [] : [name])),
  );
  if (parseUnitSizes(action).length > 0) groups.add('size_named');
  if (tellsVisitor.test(action)) groups.delete('do_tell');
  const request = parsedRules.find(({ rule }) => matchesRule(rule, groups))?.request;
  return request && (form !== 'wish' || wishes.has(request)) ? request : undefined;
}
