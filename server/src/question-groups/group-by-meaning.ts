import { groupQuestions } from '@chat-module/answer-engine/retrieve/group-questions';
import type { QuestionGroup } from '@chat-module/contract/question-groups';
import { LRUCache } from 'lru-cache';
import { createPauses } from '../chat/yield-to-event-loop.ts';
import type { UnansweredQuestionRow } from '../database/rows/faqs.ts';
import { hashToken } from '../secrets.ts';

/** The same texts always form the same groups. Few operators look at few locations, so a small cache suffices. */
const groupings = new LRUCache<string, Promise<number[]>>({ max: 50 });

function groupTexts(texts: readonly string[]): Promise<number[]> {
  const key = hashToken(JSON.stringify(texts));
  const known = groupings.get(key);
  if (known) return known;
  const grouping = groupQuestions(texts, { pause: createPauses() });
  groupings.set(key, grouping);
  grouping.catch(() => groupings.delete(key));
  return grouping;
}

/** Groups questions of any bots by meaning, the most asked group first. */
export async function groupByMeaning(rows: readonly UnansweredQuestionRow[]): Promise<QuestionGroup[]> {
  const alike = inGroups(rows, ({ questionKey }) => questionKey);
  // The oldest first, so that a new question joins a group and doesn't change the others.
  const distinct = [...alike.values()].sort((a, b) => (firstAsked(a) < firstAsked(b) ? -1 : 1));
  const groups = await groupTexts(distinct.map((questions) => mostAsked(questions).question));
  const numbered = distinct.map((questions, at) => ({ questions, group: groups[at] }));
  return [...inGroups(numbered, ({ group }) => group).values()]
    .map((members) => describeGroup(members.flatMap(({ questions }) => questions)))
    .sort((a, b) => b.count - a.count || (a.lastAskedAt < b.lastAskedAt ? 1 : -1));
}

function inGroups<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

const firstAsked = (rows: readonly UnansweredQuestionRow[]): string =>
  rows.reduce((first, { firstAskedAt }) => (firstAskedAt < first ? firstAskedAt : first), '~');

const byCount = (a: UnansweredQuestionRow, b: UnansweredQuestionRow): number =>
  b.count - a.count ||
  (a.lastAskedAt === b.lastAskedAt ? (a.id < b.id ? -1 : 1) : a.lastAskedAt < b.lastAskedAt ? 1 : -1);

const mostAsked = ([first, ...others]: readonly UnansweredQuestionRow[]): UnansweredQuestionRow =>
  others.reduce((most, row) => (byCount(row, most) < 0 ? row : most), first as UnansweredQuestionRow);

function describeGroup(rows: readonly UnansweredQuestionRow[]): QuestionGroup {
  const questions = [...rows].sort(byCount);
  const most = mostAsked(questions);
  return {
    id: most.id,
    question: most.question,
    count: questions.reduce((sum, { count }) => sum + count, 0),
    lastAskedAt: questions.reduce((last, { lastAskedAt }) => (lastAskedAt > last ? lastAskedAt : last), ''),
    questions,
  };
}
