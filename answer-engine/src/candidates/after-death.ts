import { normalizeText } from '@chat-module/opening-hours/normalize-text';
import { showSentences } from '../compose/show-faq.ts';
import { thresholds } from '../decide/thresholds.ts';
import type { Reply } from '../reply.ts';
import { sentencesOf, withReferents } from '../retrieve/answer-sentences.ts';
import type { Faq } from '../retrieve/faq.ts';
import { faqAbout, probabilityAbout } from '../retrieve/faq-about.ts';
import type { Turn } from '../turn.ts';
import { sizeAdviceCandidate } from './size-advice.ts';

const aboutDeath = ['access/death'] as const;

/** Match normalized text. */
const lateFees = /\blate (?:fee|charge)s?\b|\brecargos?\b/;
const papers =
  /\b(?:(?:what|which|kind of|any|need|bring) (?:\w+ ){0,3}(?:papers|paperwork|documents?|docs)|what (?:all )?(?:do|did|would|must|should) (?:i|we) (?:got to |have to |need to )?(?:bring|show)|need from (?:me|us)|bring (?:those|these|them|it|that)|(?:que|cuales) (?:\w+ )?(?:papeles|documentos)|que (?:llevo|traigo|necesito))\b/;
/** The visitor wants to get in, not somebody else. */
const entry =
  /\b(?:(?:i|we|id|ive|weve|im|were)\b.*\b(?:(?:his|her|their|the|a) keys?|get in(?:to)?|go in|go (?:thru|through))|let (?:me|us) in|(?:puedo|podemos|me dejan) (?:entrar|pasar)|tengo (?:su|la) llave)\b/;
const lostKey = /\b(?:lost|find|finding|missing|perdio|perdieron|encuentr\w+)\b/;
const namesPapers =
  /\b(?:certificate|papers?|court|letters|affidavit|executor|administrator|representative|probate|surrogate|will|acta|papeles|tribunal|testamento)\b/;

/** Answers what a visitor asks after telling of a tenant's death from the FAQ on it: about late fees, papers to bring and getting in. */
export function answerAfterDeath(turn: Turn): Reply | undefined {
  const said = normalizeText(turn.said);
  const hasReadOfIt = hasReadOfDeath(turn);
  const isOfDeath = hasReadOfIt || turn.dialogue.safetyIntent === 'death';
  if (turn.safetyIntent === 'balance')
    return isOfDeath && lateFees.test(said) ? sentencesOn(lateFees, turn) : undefined;
  // Without the FAQ, the visitor may have spoken of a death for another reason, such as an inherited home.
  if (!hasReadOfIt || turn.safetyIntent !== undefined) return undefined;
  const asksForEntry = entry.test(said) && !lostKey.test(said);
  return papers.test(said) || asksForEntry ? sentencesOn(namesPapers, turn) : undefined;
}

const hasReadOfDeath = ({ dialogue, knowledge }: Turn): boolean =>
  dialogue.shown?.some(
    ({ faqId }) => probabilityAbout(knowledge.faqs.entries, faqId, aboutDeath) >= thresholds.intent,
  ) === true;

/** The sentences of the FAQ on a tenant's death that match. */
function sentencesOn(pattern: RegExp, turn: Turn): Reply | undefined {
  const tells = (text: string) => pattern.test(normalizeText(text));
  const faq: Faq | undefined = faqAbout(turn.knowledge.faqs.entries, aboutDeath, ({ answer }) => tells(answer));
  if (!faq) return undefined;
  const sentences = sentencesOf(faq);
  const positions = sentences.flatMap(({ text }, at) => (tells(text) ? [at] : []));
  return showSentences(turn, { faq, score: 1 }, withReferents(sentences, positions));
}

/** Sympathy and the size, for somebody who asks which size the home of the dead takes. */
export function sizeAfterDeath(turn: Turn): Reply | undefined {
  const { act, texts } = turn;
  if (act.act !== 'recommendSize' || act.probability < thresholds.certainAct) return undefined;
  const advice = sizeAdviceCandidate(turn)?.compose();
  return advice && { ...advice, response: `${texts.sympathies.death}\n\n${advice.response}` };
}
