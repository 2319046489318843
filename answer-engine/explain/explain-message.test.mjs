import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { thresholds } from '#engine/decide/thresholds';
import { explainMessage } from './explain-message.mjs';

const explainAsJson = (...args) => JSON.parse(explainMessage(['--json', ...args]));

test('explains what a message was understood as, its candidates, and the decision with its threshold', () => {
  const { understanding, candidates, decision, reply } = explainAsJson('what time can i get thru the gate');
  expect(understanding).toMatchObject({
    language: 'english',
    text: 'what time can i get thru the gate',
    safetyIntent: null,
  });
  expect(understanding.intents[0].name).toBe('access/hours');
  const faqs = candidates.filter(({ source }) => source === 'faq');
  expect(faqs[0]).toMatchObject({ name: 'What time can I get through the gate?', minimum: thresholds.faq });
  expect(faqs[0].features).toHaveLength(5);
  expect(candidates.filter(({ verdict }) => verdict === 'chosen')).toHaveLength(1);
  expect(decision.kind).toBe('answer');
  expect(decision.reason).toMatch(/\d+%/);
  expect(reply.response).not.toBe('');
});

test('a follow-up takes its subject from the messages before it', () => {
  const { understanding, decision } = explainAsJson('and the 10x20?', '--after', 'how much is a 10x10');
  expect(understanding.text).toMatch(/how much is a\s+10x20/);
  expect(understanding).toMatchObject({ sizes: ['10x20'], tokens: expect.arrayContaining(['how', 'much']) });
  expect(decision).toMatchObject({ kind: 'answer', source: 'unitQuestion', name: 'price' });
});

test('says how far the best candidate is below the minimum', () => {
  const { decision, candidates } = explainAsJson('can a blimp land here');
  expect(decision).toMatchObject({ kind: 'handOver', source: null });
  expect(decision.reason).toContain(`below the minimum of ${100 * thresholds.faq}%`);
  expect(candidates.every(({ verdict }) => verdict === 'belowMinimum')).toBe(true);
});

test('tells what a visitor wants to store, and what is urgent', () => {
  const stored = explainAsJson('what size do i need for a sofa and 20 boxes');
  expect(stored.understanding.goods).toEqual(['a sofa', '20 boxes']);
  expect(stored.decision.source).toBe('sizeAdvice');
  const urgent = explainAsJson('there is a fire in the building');
  expect(urgent.understanding.safetyIntent).toBe('fire');
  expect(urgent.decision.source).toBe('emergency');
});

test('the command prints all parts, for any facility of the data', () => {
  const command = new URL('explain.mjs', import.meta.url);
  const args = [command.pathname, 'do you sell boxes', '--split', 'dev', '--facility', 'E'];
  const printed = execFileSync(process.execPath, args, { encoding: 'utf8' });
  for (const part of ['Understanding', 'record intents', 'Candidates', 'log odds by', 'Decision', 'Reply'])
    expect(printed).toContain(part);
});

test.each([
  [[], 'Give one message in quotes'],
  [['how', 'much'], 'Give one message in quotes'],
  [['hello', '--facility', 'nowhere'], 'There is no facility "nowhere" in dev'],
  [['hello', '--loud'], "Unknown option '--loud'"],
])('refuses %j', (args, message) => {
  expect(() => explainMessage(args)).toThrow(message);
});
