import { expect, test } from 'vitest';
import { setChatScene } from '../testing/chat-scene.ts';

test('a name and a number fill in the form, and nothing is stored', async () => {
  const { ask, list } = await setChatScene();
  const reply = await ask('Nadia Petrov, 971 555 0102', 'one');
  expect(reply).toMatchObject({ showLeadForm: true, leadDraft: { name: 'Nadia Petrov', phone: '971-555-0102' } });
  expect(reply.response).toBe(
    'Thanks, Nadia. I filled in the form with 971-555-0102 — please check and send it, and the office will get back to you.',
  );
  expect(await list('/api/admin/leads')).toEqual([]);
  expect(await list('/api/admin/unanswered')).toEqual([]);
});

test('details add up over several messages', async () => {
  const { talk } = await setChatScene();
  expect(
    await talk('i need a 10x20 next monday', 'put Harold down, 971.555.0103', 'and my email is harold@post.example'),
  ).toMatchObject({
    showLeadForm: true,
    unitSize: '10x20',
    leadDraft: {
      name: 'Harold',
      phone: '971-555-0103',
      email: 'harold@post.example',
      unitSize: '10x20',
      moveInDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    },
  });
});

test('details can be corrected', async () => {
  const { talk } = await setChatScene();
  const given = 'Nadia Petrov 971 555 0102, a 10x10 please';
  expect(await talk(given, 'oops, it ends in 0120 not 0102')).toMatchObject({
    showLeadForm: true,
    leadDraft: { name: 'Nadia Petrov', phone: '971-555-0120', unitSize: '10x10' },
  });
});

test('the phone number is asked for when it is missing', async () => {
  const { talk } = await setChatScene();
  const reply = await talk('can i talk to a person', 'Nadia Petrov');
  expect(reply).toMatchObject({ showLeadForm: true, leadDraft: { name: 'Nadia Petrov' } });
  expect(reply.response).toContain('please add your phone number');
});

test('a question beside the details is answered, with the form filled in', async () => {
  const { ask } = await setChatScene();
  const reply = await ask('Harold Finch 971 555 0104, what is your address?');
  expect(reply).toMatchObject({ showLeadForm: true, leadDraft: { name: 'Harold Finch', phone: '971-555-0104' } });
  expect(reply.response).toContain('google.com/maps');
  expect(reply.response).toContain('I also filled in the form with 971-555-0104');
});

test('a request that the form does not settle is answered, with the form filled in', async () => {
  const { ask } = await setChatScene();
  const reply = await ask('please cancel my reservation, name is Beth Ames, 971-555-0105');
  expect(reply.response).toMatch(/^I can't cancel anything from here\./);
  expect(reply).toMatchObject({ showLeadForm: true, leadDraft: { name: 'Beth Ames', phone: '971-555-0105' } });
});

test('with an offered reservation, the details go into its form', async () => {
  const { talk } = await setChatScene();
  expect(await talk('tell me about the 10x10', 'ok reserve it', 'Nadia Petrov 971 555 0106')).toMatchObject({
    leadDraft: { name: 'Nadia Petrov', phone: '971-555-0106', unitSize: '10x10' },
  });
});

test('in Spanish, the reply is in Spanish', async () => {
  const { ask } = await setChatScene();
  const reply = await ask('soy Lupe Cárdenas, mi número es 971 555 0107');
  expect(reply.response).toMatch(/^Gracias, Lupe\. Llené el formulario con 971-555-0107;/);
});

test('a question about numbers gives no contact details', async () => {
  const { ask } = await setChatScene();
  for (const message of [
    'what is your phone number',
    'somebody called me from 971-555-0108, was that you?',
    'call 911',
  ])
    expect(await ask(message)).not.toHaveProperty('leadDraft');
});

test('a month is no name', async () => {
  const { talk } = await setChatScene();
  const asked = await talk('who won the game', 'say its april, is the gate open by five');
  expect(asked).not.toHaveProperty('leadDraft');
  expect(await talk('who won the game', 'im april')).toMatchObject({ leadDraft: { name: 'April' } });
});
