import { callUs } from '../compose/write-contact.ts';
import type { Turn } from '../turn.ts';
import { findSmallTalk, type SmallTalk } from '../understand/find-small-talk.ts';
import type { Candidate } from './candidate.ts';

/** A short reply to small talk, abuse or a prompt injection. A message without words counts as a greeting. */
export function smallTalkCandidate(turn: Turn): Candidate | undefined {
  const smallTalk = findSmallTalk(turn.said) ?? (turn.read.words.length === 0 ? 'greeting' : undefined);
  if (smallTalk === undefined) return undefined;
  if (smallTalk !== 'injection' && turn.recordIntents.size > 0) return undefined;
  return {
    source: 'smallTalk',
    name: smallTalk,
    score: 1,
    compose: () => ({ response: reply(turn, smallTalk), responseSource: 'unanswered', isQuestion: false }),
  };
}

function reply({ texts, facility }: Turn, smallTalk: SmallTalk): string {
  const words = texts.smallTalk;
  switch (smallTalk) {
    case 'greeting':
    case 'maker':
      return words[smallTalk](facility?.businessName);
    case 'bot':
    case 'abuse':
    case 'injection':
    case 'gibberish':
    case 'offTopic':
      return words[smallTalk](callUs(texts, facility));
    default:
      return words[smallTalk];
  }
}
