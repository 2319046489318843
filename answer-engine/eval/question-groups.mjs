import { pathToFileURL } from 'node:url';
import { readFacilities } from '../data/read-data.mjs';
import { analyzeText, groupQuestions, questionKeyOf } from './engine.mjs';

/** The messages of a facility that one of its FAQs answers. Messages with the same FAQ have the same meaning. */
const answeredMessages = ({ messages }) =>
  messages
    .filter(({ expected }) => expected.faqId !== undefined)
    .map(({ message, expected, accept }) => ({
      text: message,
      faqId: expected.faqId,
      faqIds: [expected, ...accept].flatMap(({ faqId }) => faqId ?? []),
    }));

/** Whether two messages have the same meaning; undefined if one FAQ answers both but isn't the expected answer to both. */
const haveOneMeaning = (one, other) => {
  if (one.faqId === other.faqId) return true;
  return one.faqIds.some((id) => other.faqIds.includes(id)) ? undefined : false;
};

/** Counts the message pairs of a facility that are grouped correctly, grouped wrongly, and missed. */
const countPairs = (messages, groups) => {
  const counts = { right: 0, wrong: 0, missed: 0 };
  for (let at = 0; at < messages.length; at++) {
    for (let other = 0; other < at; other++) {
      const isOne = haveOneMeaning(messages[at], messages[other]);
      if (isOne === undefined) continue;
      const isGrouped = groups[at] === groups[other];
      if (isGrouped) counts[isOne ? 'right' : 'wrong']++;
      else if (isOne) counts.missed++;
    }
  }
  return counts;
};

/** Pairwise precision, recall and F1 of a grouping over facilities. `group` returns a group number for each text of one facility. */
export const scoreGrouping = async (facilities, group) => {
  const total = { right: 0, wrong: 0, missed: 0 };
  for (const facility of facilities) {
    const messages = answeredMessages(facility);
    const groups = await group(messages.map(({ text }) => text));
    for (const [kind, count] of Object.entries(countPairs(messages, groups))) total[kind] += count;
  }
  const { right, wrong, missed } = total;
  return {
    precision: right / (right + wrong || 1),
    recall: right / (right + missed || 1),
    f1: (2 * right) / (2 * right + wrong + missed || 1),
  };
};

export const byMeaning = (threshold) => (texts) => groupQuestions(texts, { threshold });

/** The baseline: groups texts with the same words in any order, ignoring stop words. */
export const byWords = async (texts) => texts.map((text) => questionKeyOf(analyzeText(text)));

const percent = (share) => (100 * share).toFixed(1);

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const split = process.argv[2] ?? 'dev';
  const facilities = readFacilities(split);
  const print = async (name, group) => {
    const { precision, recall, f1 } = await scoreGrouping(facilities, group);
    console.log(`| ${name} | ${percent(precision)} | ${percent(recall)} | ${percent(f1)} |`);
  };
  console.log(`| ${split} | precision | recall | F1 |\n| --- | --- | --- | --- |`);
  await print('by words', byWords);
  for (const threshold of [0.01, 0.015, 0.02, 0.03, 0.04, 0.06, 0.1])
    await print(`by meaning, from ${threshold}`, byMeaning(threshold));
}
