import { expect, test } from 'vitest';
import { type ChatScene, setChatScene } from '../testing/chat-scene.ts';

const claims = 'Report the loss to Birch Mutual at (800) 555-0177 within 20 days, with photos.';
const cover = 'It pays for fire, burst pipes and break-ins with a cut lock. Mold is left out.';
const theft = 'somebody cut my lock and took my tools';

async function setInsurance(...faqs: readonly [string, string][]): Promise<ChatScene> {
  const scene = await setChatScene();
  await scene.addFaq('Is insurance required?', 'Yes. Bring your own policy, or take our plan for $11 a month.');
  await scene.addFaq('May I add a second lock?', 'Yes, as long as we can cut it.');
  for (const [question, answer] of faqs) await scene.addFaq(question, answer);
  return scene;
}

const claiming = [
  'i pay for your insurance so how do i put in for it',
  'i have your protection plan, now what',
  'ok so what do i file',
  'who do i tell',
  'how long have i got to report it',
  '¿cómo hago el reclamo?',
];

test('after a loss, a visitor who wants to claim reads how', async () => {
  const { talk } = await setInsurance(['How do I file a claim?', claims], ['What does the plan cover?', cover]);
  for (const message of claiming) expect((await talk(theft, message)).response, message).toContain(claims);
  for (const message of ['im on your plan, does it count for this', 'is your insurance any good for that'])
    expect((await talk(theft, message)).response, message).toContain(cover);
});

test('a claim is explained by a sentence of an FAQ on something else', async () => {
  const how = 'To file a claim, call (800) 555-0177.';
  const { talk } = await setInsurance(['Is there a deductible?', `Yes, the first $90 are yours. ${how}`]);
  expect((await talk(theft, 'alright, how do i put in for it')).response).toBe(how);
});

test('a fire that is out leaves the question about insurance', async () => {
  const { talk } = await setInsurance(['What does your insurance cover?', cover]);
  const reply = await talk('there is smoke coming out of my unit', 'its out now. does your insurance cover fire');
  expect(reply.response).toContain("I'm glad to hear that");
  expect(reply.response).toContain(cover);
});

test('nothing else that is asked after a loss is taken for a claim', async () => {
  const { talk, addFaq } = await setInsurance(['How do I file a claim?', claims], ['What does the plan cover?', cover]);
  await addFaq('How long do I have to move out?', 'You have ten days to clear the unit.');
  expect((await talk(theft, 'can i put in a second lock')).response).not.toContain(claims);
  expect((await talk(theft, 'how long have i got to move my stuff out')).response).toContain('ten days');
  expect((await talk('is insurance required', 'now what')).response).not.toContain(claims);
});
