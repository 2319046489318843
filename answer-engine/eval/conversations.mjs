import { answerInTurn, knowledgeOf } from './answer.mjs';
import { plainText } from './check-text.mjs';
import { compileChecks } from './checks.mjs';
import { percent } from './percent.mjs';

/** Compiles the checks of every turn of a facility's conversations. @throws with the location of an invalid check */
const compileTurns = ({ faqs, patterns }, { id, turns }) =>
  turns.map((turn, at) => {
    try {
      return { ...turn, judge: compileChecks(turn.checks, { faqs, patterns }) };
    } catch (error) {
      throw new Error(`Conversation ${id}, turn ${at + 1}: ${error.message}`);
    }
  });

/**
 * Marks the replies of one conversation.
 *
 * @param replies the replies in the order of the turns, as the widget receives them
 * @throws for an invalid check
 */
export const markConversation = (facility, conversation, replies) => {
  const texts = replies.map(({ response }) => plainText(response));
  const turns = compileTurns(facility, conversation)
    .map(({ say, key = false, unscored = false, judge }, at) => ({
      ...{ say, key, unscored, place: at + 1, response: replies[at].response },
      ...judge(replies[at], texts.slice(0, at)),
    }))
    .filter(({ unscored }) => !unscored);
  const { id, lang, tags, voice } = conversation;
  return { id, facilityId: facility.id, lang, tags, voice, turns, isSuccess: reachesGoal(turns) };
};

/** Minimum mean mark of a successful conversation. */
const minMean = 1.5;

const reachesGoal = (turns) => {
  const mean = turns.reduce((sum, { mark }) => sum + mark, 0) / turns.length;
  return mean >= minMean && turns.every(({ mark, key }) => mark >= 0 && (!key || mark === 2));
};

/** Runs every conversation of the facilities through the engine, without a language model. Returns the input of `scoreConversations`. */
export const holdConversations = (facilities) =>
  facilities.flatMap((facility) => {
    const knowledge = knowledgeOf(facility);
    return facility.conversations.map((conversation) => {
      const said = conversation.turns.map(({ say }) => say);
      const replies = answerInTurn(knowledge, said).map(({ reply }) => reply);
      return markConversation(facility, conversation, replies);
    });
  });

const scoreTurns = (turns) => {
  const share = (mark) => percent(turns, (turn) => turn.mark === mark);
  const marks = turns.reduce((sum, { mark }) => sum + mark, 0);
  return {
    turns: turns.length,
    full: share(2),
    partial: share(1),
    missed: share(0),
    harm: turns.filter(({ mark }) => mark === -1).length,
    mean: turns.length === 0 ? null : Number((marks / turns.length).toFixed(2)),
  };
};

const turnsOf = (conversations) => conversations.flatMap(({ turns }) => turns);

const scoreOf = (conversations) => ({
  ...scoreTurns(turnsOf(conversations)),
  conversations: conversations.length,
  success: percent(conversations, ({ isSuccess }) => isSuccess),
});

/** The scores of each group of conversations, by group name; a conversation can belong to several groups. */
const scoreGroups = (conversations, namesOf) => {
  const names = [...new Set(conversations.flatMap(namesOf))].sort((a, b) =>
    a.localeCompare(b, 'en', { numeric: true }),
  );
  return Object.fromEntries(
    names.map((name) => [name, scoreOf(conversations.filter((one) => namesOf(one).includes(name)))]),
  );
};

/**
 * @param conversations from `markConversation`
 * @returns the scores of all turns, of first and later turns, and of each facility, voice and tag by name
 */
export const scoreConversations = (conversations) => ({
  all: scoreOf(conversations),
  first: scoreTurns(turnsOf(conversations).filter(({ place }) => place === 1)),
  later: scoreTurns(turnsOf(conversations).filter(({ place }) => place > 1)),
  facilities: scoreGroups(conversations, ({ facilityId }) => [facilityId]),
  voices: scoreGroups(conversations, ({ voice }) => (voice ? [voice] : [])),
  tags: scoreGroups(conversations, ({ tags }) => tags),
});

/** Lists what is missing in each turn that isn't answered in full. */
export const listLostTurns = (conversations) =>
  conversations.flatMap(({ id, isSuccess, tags, turns }) => {
    const lost = turns.filter(({ mark }) => mark < 2);
    return lost.length === 0
      ? []
      : [
          `${id} ${isSuccess ? 'reaches its goal' : 'misses its goal'} (${tags.join(', ')})`,
          ...lost.flatMap(({ mark, place, key, say, response, because }) => [
            `  ${String(mark).padStart(2)} turn ${place}${key ? ', key' : ''}: ${say}`,
            `     ${response.replace(/\s+/g, ' ')}`,
            `     ${because}`,
          ]),
        ];
  });
