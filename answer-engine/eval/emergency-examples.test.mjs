import { describe, expect, test } from 'vitest';
import { readFacilities, readLines } from '../data/read-data.mjs';
import { analyzeText, findEmergency } from './engine.mjs';

const emergencyIn = (text) => findEmergency(text, analyzeText(text).intents) ?? 'none';

const groups = readLines('emergency-examples');
/** The examples of a voice, each with the emergency that it reports. */
const ofVoice = (voice) =>
  groups
    .filter((group) => group.voice === voice)
    .flatMap(({ emergency, examples }) => examples.map((text) => ({ text, kind: emergency ?? 'none' })));

/** The share of examples that are taken for what they are, from 0 to 1. */
const shareRight = (some) => some.filter(({ text, kind }) => emergencyIn(text) === kind).length / some.length;

test.each(['terse', 'chatty', 'learner'])('in the voice %s, at least 95 of 100 emergencies are recognized', (voice) => {
  expect(ofVoice(voice).length).toBeGreaterThanOrEqual(60);
  expect(shareRight(ofVoice(voice))).toBeGreaterThanOrEqual(0.95);
});

test('a question, a story and a figure of speech are no emergencies', () => {
  const alarms = ofVoice('ordinary').filter(({ text }) => emergencyIn(text) !== 'none');
  expect(alarms.map(({ text }) => text)).toEqual([]);
});

describe('the messages of dev that the record or an FAQ answers', () => {
  const ordinary = readFacilities('dev').flatMap(({ messages }) =>
    messages.filter(({ expected }) => expected.kind !== 'none').map(({ message }) => message),
  );
  // Visitors who are locked in are among them: their facility has an FAQ on it.
  const alarms = ordinary.filter((message) => !['none', 'trapped'].includes(emergencyIn(message)));

  test('give at most 3 alarms in 3,000', () => {
    expect((alarms.length / ordinary.length) * 3000).toBeLessThanOrEqual(3);
  });
});
