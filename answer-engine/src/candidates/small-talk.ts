import { localTime } from '@chat-module/opening-hours/local-time';
import { callUs } from '../compose/write-contact.ts';
import { thresholds } from '../decide/thresholds.ts';
import type { Turn } from '../turn.ts';
import { asksSomething } from '../understand/dialogue/asks-something.ts';
import { findEnding, findSmallTalk, type SmallTalk } from '../understand/find-small-talk.ts';
import { probabilityOf, probabilityOfSubIntent } from '../understand/intents/intents.ts';
import type { Candidate } from './candidate.ts';

/** Small talk that answers even a message which seems to ask the record something. */
const comesBeforeRecord: ReadonlySet<SmallTalk> = new Set(['injection', 'bot', 'solved', 'bye', 'decline', 'praise']);

/** A few letters and figures, or "I have none, …", may be a question after all. */
const isEasilyMistaken: ReadonlySet<SmallTalk> = new Set(['gibberish', 'decline']);

/** A short reply to small talk, abuse or a prompt injection. A message without words counts as a greeting. */
export function smallTalkCandidate(turn: Turn): Candidate | undefined {
  const certain =
    findSmallTalk(turn.said) ?? smallTalkByIntent(turn) ?? (turn.read.words.length === 0 ? 'greeting' : undefined);
  const smallTalk = certain ?? (turn.dialogue.subject && findEnding(turn.said));
  if (smallTalk === undefined) return undefined;
  if (!comesBeforeRecord.has(smallTalk) && turn.recordIntents.size > 0) return undefined;
  return {
    source: 'smallTalk',
    name: smallTalk,
    score: 1,
    isCertain: (certain !== undefined || smallTalk === 'solved') && !isEasilyMistaken.has(smallTalk),
    compose: () => ({
      response: reply(turn, smallTalk),
      responseSource: 'unanswered',
      isQuestion: false,
    }),
  };
}

/** In words. */
const longestRemark = 14;

/** Thanks, goodbyes, good news and insults in words of their own. */
function smallTalkByIntent({ said, read }: Turn): SmallTalk | undefined {
  if (read.words.length > longestRemark || read.sizes.length > 0 || asksSomething(said)) return undefined;
  const is = (subIntent: string) =>
    probabilityOfSubIntent(read, 'out-of-domain/small-talk', subIntent) >= thresholds.intent;
  if (probabilityOf(read.intents, 'out-of-domain/abuse') >= thresholds.intent) return 'abuse';
  if (is('problem solved')) return 'solved';
  if (is('thanks')) return 'thanks';
  return is('goodbye') ? 'bye' : undefined;
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
