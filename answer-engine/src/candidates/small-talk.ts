import { localTime } from '@chat-module/opening-hours/local-time';
import { callUs } from '../compose/write-contact.ts';
import { thresholds } from '../decide/thresholds.ts';
import { splitWords } from '../text/tokenize.ts';
import type { Turn } from '../turn.ts';
import { type DialogueAct, likelyAct } from '../understand/dialogue/act-classifier.ts';
import { asksSomething } from '../understand/dialogue/asks-something.ts';
import { findEnding, findSmallTalk, isRemark, objects, type SmallTalk } from '../understand/find-small-talk.ts';
import { probabilityOf } from '../understand/intents/intents.ts';
import type { Candidate } from './candidate.ts';
import { ongoingEmergency } from './emergency.ts';

/** Small talk that answers even a message that seems to ask for a record fact. */
const comesBeforeRecord: ReadonlySet<SmallTalk> = new Set(['injection', 'bot', 'solved', 'bye', 'decline', 'praise']);

/** Small talk that no act of the visitor puts in doubt: "held the key and it opened" tells how a problem was solved. */
const unmistakable: ReadonlySet<SmallTalk> = new Set(['injection', 'solved']);

/** Whether it may be a question after all: a few letters and figures, "I have none, …", or a goodbye and more. */
const isMistakable = ({ act }: Turn, smallTalk: SmallTalk): boolean =>
  smallTalk === 'gibberish' || smallTalk === 'decline' || (act.act === 'question' && !unmistakable.has(smallTalk));

/** A short reply to small talk, abuse or a prompt injection. A message without words counts as a greeting. */
export function smallTalkCandidate(turn: Turn): Candidate | undefined {
  const certain =
    findSmallTalk(turn.said) ?? smallTalkByAct(turn) ?? (turn.read.words.length === 0 ? 'greeting' : undefined);
  const smallTalk = certain ?? (turn.dialogue.subject && findEnding(turn.said));
  // While an emergency goes on, every word may be about it.
  if (smallTalk === undefined || ongoingEmergency(turn)) return undefined;
  // "I'll come by on Labor Day" asks, without saying so, whether the office is open.
  if (smallTalk === 'bye' && turn.visit) return undefined;
  if (!comesBeforeRecord.has(smallTalk) && turn.recordIntents.size > 0) return undefined;
  return {
    source: 'smallTalk',
    name: smallTalk,
    score: 1,
    isCertain: (certain !== undefined || smallTalk === 'solved') && !isMistakable(turn, smallTalk),
    compose: () => ({
      response: reply(turn, smallTalk),
      responseSource: 'unanswered',
      isQuestion: false,
    }),
  };
}

/** The small talk of dialogue acts. */
const smallTalkOfAct: Partial<Record<DialogueAct, SmallTalk>> = {
  bot: 'bot',
  thanks: 'thanks',
  closing: 'bye',
  solved: 'solved',
};

/** Maximum length in words; a longer message says more. */
const longestRemark = 14;

/** Small talk that only the dialogue act reveals. */
function smallTalkByAct(turn: Turn): SmallTalk | undefined {
  const { said, read, act, visit } = turn;
  const isAbuse = probabilityOf(read.intents, 'out-of-domain/abuse') >= thresholds.intent;
  const likely = likelyAct(act);
  const smallTalk = isAbuse ? 'abuse' : likely && smallTalkOfAct[likely];
  const isLong = splitWords(said).length > longestRemark;
  if (smallTalk === undefined || isLong || visit) return undefined;
  if (smallTalk === 'bye' && act.probability < thresholds.certainAct && !findEnding(said)) return undefined;
  if (smallTalk === 'solved' && (objects(said) || act.probability < thresholds.certainAct)) return undefined;
  return (isAbuse || isRemark(smallTalk)) && asksSomething(said) ? undefined : smallTalk;
}

function reply(turn: Turn, smallTalk: SmallTalk): string {
  const { texts, facility } = turn;
  const words = texts.smallTalk;
  switch (smallTalk) {
    case 'greeting':
    case 'maker':
      return words[smallTalk](facility?.businessName);
    case 'chat':
      return words.greeting(facility?.businessName);
    case 'bot':
    case 'abuse':
    case 'injection':
    case 'gibberish':
    case 'offTopic':
      return words[smallTalk](callUs(texts, facility));
    case 'okay':
      return turn.dialogue.subject ? words.thanks : words.okay;
    case 'bye':
    case 'solved':
    case 'praise':
      return words[smallTalk](isEvening(turn));
    default:
      return words[smallTalk];
  }
}

const eveningHour = 17;
const morningHour = 4;

/** Whether it is evening or night at the facility. */
function isEvening({ facility, now }: Turn): boolean {
  if (!facility) return false;
  const hour = localTime(now, facility.timezone).minute / 60;
  return hour >= eveningHour || hour < morningHour;
}
