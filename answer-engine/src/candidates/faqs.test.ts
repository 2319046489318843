import { expect, test } from 'vitest';
import { thresholds } from '../decide/thresholds.ts';
import { type DialogueState, newDialogue } from '../dialogue.ts';
import { createEngine } from '../engine.ts';

const engine = createEngine();
const knowledge = engine.index({
  facility: undefined,
  faqs: [{ id: 'gate', question: 'When is the gate open?', answer: 'From 6 in the morning to 10 at night.' }],
  passages: [],
});

const minimumIn = (dialogue: DialogueState): number | undefined => {
  const understanding = engine.understand(
    { message: 'is the gate open', receivedAt: new Date(0) },
    dialogue,
    undefined,
  );
  return engine.findCandidates(understanding, dialogue, knowledge).find(({ source }) => source === 'faq')?.minimum;
};

test('in a flood, an FAQ answers as usual; where a life is at risk, none does', () => {
  expect(minimumIn(newDialogue)).toBe(thresholds.faq);
  expect(minimumIn({ safetyIntent: 'flood' })).toBe(thresholds.faq);
  expect(minimumIn({ safetyIntent: 'fire' })).toBeUndefined();
});
