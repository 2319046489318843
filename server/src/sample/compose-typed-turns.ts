import type { SampleTurn } from './sample-turn.ts';
import { chance, pick, pickEarly, type Random } from './seeded-random.ts';
import type { TypedSource, TypedTopic, TypedTopics } from './visitor-topics.ts';

/** One typed message per source, in that order; no visitor asks the same thing twice. */
export function composeTypedTurns(random: Random, topics: TypedTopics, sources: readonly TypedSource[]): SampleTurn[] {
  const asked = new Set<TypedTopic | string>();
  return sources.map((responseSource) => {
    const topic = pickEarly(
      random,
      topics[responseSource].filter((candidate) => !asked.has(candidate.subject ?? candidate)),
    );
    asked.add(topic.subject ?? topic);
    return {
      userMessage: inVisitorsHand(random, pick(random, topic.asked)),
      botResponse: topic.answer,
      responseSource,
      faqId: topic.faqId,
      unitId: null,
    };
  });
}

const greetings = ['Hi, ', 'hello, ', 'Hey there, ', 'hey ', 'quick question: '];

/** As people type: some without capitals and question marks, some with a greeting or thanks. */
function inVisitorsHand(random: Random, question: string): string {
  const written = chance(random, 0.3) ? question.toLowerCase().replace(/[?.!]$/, '') : question;
  if (chance(random, 0.09)) return pick(random, greetings) + startingSmall(written);
  if (chance(random, 0.04)) return written + (written.endsWith('?') ? ' Thanks!' : ' thanks');
  return written;
}

const startingSmall = (text: string): string =>
  /^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
