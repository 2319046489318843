

test('a door that will not budge is no haggling', async () => {
  const { ask, addFaq } = await setChatScene();
  const answer = 'Wait ten seconds, then press the star key.';
  await addFaq('The keypad does not react to my code', answer);
  expect((await ask('the keypad wont budge, i typed my code')).response).toBe(answer);
});

test('a likely complaint that no FAQ answers gets sympathy', async () => {
  const { ask } = await setChatScene({ officeHours });
  const reply = await ask('fair enough. waited ages for your elevator on saturday, drove me nuts');
  expect(reply).toMatchObject({ showLeadForm: true });
  expect(reply.response).toMatch(/sorry/i);
});
