import { expect, test } from 'vitest';
import { setChatScene } from '../testing/chat-scene.ts';

test('a follow-up keeps its subject', async () => {
  const { talk } = await setChatScene();
  expect(await talk('how much is a 10x10', 'and the 10x20?')).toMatchObject({
    responseSource: 'unit_pricing',
    showRatesButton: true,
    unitSize: '10x20',
  });
  expect(await talk('tell me about the 10x10', 'how much is it?')).toMatchObject({
    showRatesButton: true,
    unitSize: '10x10',
  });
  expect((await talk('tell me about the 10x10', 'is it climate controlled?')).response).toContain(
    "I'm not sure our **10x10 — Drive-up** has that.",
  );
  expect((await talk('are you open on saturday', 'what about Sunday?')).response).toContain('Our hours:');
  expect((await talk('are you open on monday', 'and tomorrow?')).response).toContain('On Wednesday the office is open');
  const bigger = await talk('tell me about the 10x10', 'do you have bigger ones');
  expect(bigger.unitButtons?.map(({ size }) => size)).toEqual(['10x20']);
  expect((await talk('do you have a 10x10 available', 'how do i get there')).response).toContain('google.com/maps');
});

test('"ok reserve it" and "yes please" take up what was offered', async () => {
  const { talk } = await setChatScene();
  expect(await talk('tell me about the 10x10', 'ok reserve it')).toMatchObject({
    responseSource: 'availability_inquiry',
    unitSize: '10x10',
    showReservationPrompt: true,
  });
  expect(await talk('tell me about the 10x10', 'yes please')).toMatchObject({ showReservationPrompt: true });
  expect(await talk('do you have a 10x10 available', 'yes please')).toMatchObject({
    responseSource: 'availability_inquiry',
    showLeadForm: true,
    unitSize: '10x10',
  });
  const thanks = await talk('what is your address', 'yes');
  expect(thanks).not.toHaveProperty('showLeadForm');
});

test('"why?" is answered honestly', async () => {
  const { talk } = await setChatScene();
  const reply = await talk('how much is a 10x10', 'why?');
  expect(reply).toMatchObject({ responseSource: 'unanswered', showLeadForm: true });
  expect(reply.response).toContain("That's all I know about it.");
});

test('a subject never crosses from one session to another', async () => {
  const { ask } = await setChatScene();
  await ask('tell me about the 10x10', 'one');
  expect((await ask('how much is it?', 'another')).unitSize).toBeUndefined();
});

test('a complete message is not changed into a follow-up', async () => {
  const { talk } = await setChatScene();
  expect((await talk('how much is a 10x10', 'how much are your units')).unitSize).toBeUndefined();
  expect((await talk('tell me about the 10x10', 'what are your hours')).response).toContain('Our hours:');
});

test('the language of the session is kept where a message has none', async () => {
  const { talk } = await setChatScene();
  expect((await talk('¿cuánto cuesta el 10x10?', '10x20?')).response).toContain('página de tarifas');
});
