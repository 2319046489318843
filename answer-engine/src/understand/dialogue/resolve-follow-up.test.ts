import { describe, expect, test } from 'vitest';
import { nextDialogue } from '../../compose/next-dialogue.ts';
import { type DialogueSubject, newDialogue } from '../../dialogue.ts';
import type { Facility } from '../../knowledge.ts';
import type { Reply } from '../../reply.ts';
import { understand } from '../understand.ts';
import { resolveFollowUp } from './resolve-follow-up.ts';

const facility = {
  businessName: 'Cedar Lane Storage',
  phoneNumber: '(541) 555-0123',
  sizeOptions: [{ id: 'unit', size: '10x15', type: 'Drive-up', description: '', category: null }],
} as unknown as Facility;
const receivedAt = new Date('2026-05-01T12:00:00Z');

/** The dialogue subject after a series of messages. */
const subjectAfter = (messages: readonly string[], reply: Partial<Reply> = {}): DialogueSubject | undefined =>
  messages.reduce((dialogue, message) => {
    const understanding = understand({ message, receivedAt }, dialogue, facility);
    return nextDialogue(dialogue, understanding, { response: '', responseSource: 'website', ...reply });
  }, newDialogue).subject;

const followUps: [string[], string, string][] = [
  [['how much is a 10x10'], 'and the 10x20?', 'how much is a   10x20'],
  [['do you have a 10x10 available'], 'what about a 5 by 10', 'do you have a   available 5x10'],
  [['tell me about the 10x10'], 'how much is it?', 'how much is it? 10x10'],
  [['tell me about the 10x10'], 'is it climate controlled', 'is it climate controlled 10x10'],
  [['tell me about the 10x10'], 'price?', 'price? 10x10'],
  [['tell me about the 10x10', 'thanks'], 'is that one available?', 'is that one available? 10x10'],
  [['how much is a 10x10', 'and the 10x20?'], 'and 10x30', 'how much is a      10x30'],
  [['tell me about the 10x10'], 'ok reserve it', 'i want to rent the 10x10'],
  [['cuanto cuesta el 10x10'], '¿y el de 10x20?', 'cuanto cuesta el   10x20'],
];

test.each(followUps)('after %j, "%s" becomes "%s"', (past, message, expected) => {
  const resolved = resolveFollowUp(subjectAfter(past), message);
  expect(resolved.replace(/\s+/g, ' ')).toBe(expected.replace(/\s+/g, ' '));
});

test('a unit chosen by its button becomes the subject', () => {
  expect(resolveFollowUp(subjectAfter(['10x15 — Drive-up'], { unitId: 'unit' }), 'how much is it')).toBe(
    'how much is it 10x15',
  );
});

test('an FAQ that answered becomes the subject', () => {
  expect(resolveFollowUp(subjectAfter(['do you sell padlocks'], { responseSource: 'faq' }), 'how much are they')).toBe(
    'how much are they do you sell padlocks',
  );
});

test('a question with a word of its own is not about a price that an FAQ answered', () => {
  const subject = subjectAfter(['best price on a 10x15'], { responseSource: 'faq' });
  expect(resolveFollowUp(subject, 'how do i prove that')).toBe('how do i prove that');
});

describe('a message that is complete in itself', () => {
  const subject = subjectAfter(['how much is a 10x10', 'are you open on saturday']);
  test.each([
    'what is your address',
    'how do i get there',
    'how much are your units',
    'do you have a 10x20 available on monday',
    'is it safe there',
    'do you allow dogs on sunday',
    'can i reserve a parking spot for my boat next week please',
    'thanks!',
    'hello',
    'do you sell boxes',
  ])('"%s" stays as it is', (message) => {
    expect(resolveFollowUp(subject, message)).toBe(message);
  });

  test('the first message stays as it is', () => {
    expect(resolveFollowUp(undefined, 'and the 10x20?')).toBe('and the 10x20?');
  });
});
