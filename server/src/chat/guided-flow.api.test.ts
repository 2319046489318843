import type { Bot } from '@chat-module/contract/bots';
import type { ChatReply } from '@chat-module/contract/chat';
import type { Location } from '@chat-module/contract/locations';
import { expect, test } from 'vitest';
import { setChatScene } from '../testing/chat-scene.ts';
import { makeBot, makeFaq, makeLocation, makeOperator, type SignedIn } from '../testing/factories.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

interface Scene {
  readonly app: TestApp;
  readonly admin: SignedIn;
  readonly location: Location;
  readonly bot: Bot;
  send(body: object): Promise<ChatReply>;
}

async function setScene(fields: object = {}): Promise<Scene> {
  const app = await startTestApp();
  const admin = await makeOperator(app, 'admin');
  const location = await makeLocation(app, admin, { pricingPageUrl: 'https://cedarlane.example/rates', ...fields });
  const bot = await makeBot(app, admin, { locationId: location.id });
  const send = async (body: object) => {
    const sent = {
      message: 'Pressed a button',
      sessionId: 'visitor-1',
      pageUrl: 'https://cedarlane.example/',
      ...body,
    };
    const response = await app.call('POST', `/api/chat/${bot.id}`, { body: sent });
    expect(response.statusCode, response.body).toBe(200);
    return response.json<ChatReply>();
  };
  return { app, admin, location, bot, send };
}

const press = (roomType: string) => ({ messageType: 'roomSelection', roomType });

test.each(['Medium', 'medium units?', 'Mediano', 'Which medium units do you have?', '¿Qué bodegas medianas tienen?'])(
  'a typed %j gets the units of the button',
  async (message) => {
    const { send } = await setScene();
    const { unitButtons } = await send(press('medium'));
    expect(unitButtons).toHaveLength(1);
    expect(await send({ message })).toMatchObject({ responseSource: 'unit_details', unitButtons });
  },
);

test('a room without a message type is not a button', async () => {
  const { send } = await setScene();
  expect(await send({ message: 'hello', roomType: 'medium' })).not.toHaveProperty('unitButtons');
});

test('from a size to the units, the details and the rates', async () => {
  const { send, location } = await setScene();
  const [, medium] = location.sizeOptions;

  const units = await send(press('medium'));
  expect(units.responseSource).toBe('unit_details');
  expect(units.unitButtons).toEqual([
    { id: medium?.id, size: '10x10', label: '10x10 — Drive-up', description: 'Fits a one-bedroom flat.' },
  ]);

  const details = await send({ messageType: 'unitSelection', unitId: medium?.id });
  expect(details).toMatchObject({
    response: 'Fits a one-bedroom flat.',
    responseSource: 'unit_details',
    unitSize: '10x10',
  });
  expect(details).not.toHaveProperty('unitImage');

  const rates = await send({ messageType: 'ratesInquiry', unitId: medium?.id });
  expect(rates).toMatchObject({
    responseSource: 'unit_pricing',
    unitSize: '10x10',
    showRatesButton: true,
    ratesPageUrl: 'https://cedarlane.example/rates',
  });
  expect(rates.response).toContain('(541) 555-0123');
});

test('a unit with a picture shows it, one without a description is still answered', async () => {
  const picture = 'https://cedarlane.example/5x5.png';
  const { send, location } = await setScene({ sizeOptions: [{ id: 'a', size: '5x5', imageUrl: picture }] });
  const details = await send({ messageType: 'unitSelection', unitId: location.sizeOptions[0]?.id });
  expect(details.unitImage).toBe(picture);
  expect(details.response).toContain('5x5');
});

test('without a rates page, the rates are told by phone', async () => {
  const { send, location } = await setScene({ pricingPageUrl: '' });
  const rates = await send({ messageType: 'ratesInquiry', unitId: location.sizeOptions[0]?.id });
  expect(rates).not.toHaveProperty('showRatesButton');
  expect(rates.response).toContain('(541) 555-0123');
});

test('vehicles are offered parking spaces, and none where there are none', async () => {
  const withParking = await setScene({
    sizeOptions: [{ id: 'p', size: '12x30', category: 'parking', type: 'Covered' }],
  });
  const spaces = await withParking.send(press('vehicle'));
  expect(spaces.unitButtons).toEqual([{ id: 'p', size: '12x30', label: '12x30 — Covered' }]);

  const none = await withParking.send(press('small'));
  expect(none).not.toHaveProperty('unitButtons');
  expect(none).toMatchObject({ responseSource: 'unit_details', showLeadForm: true });
  expect(none.response).toContain('(541) 555-0123');
});

test('options without a category are offered by their area', async () => {
  const { send } = await setScene({
    sizeOptions: [{ size: '5x10' }, { size: '10x15' }, { size: '10x30' }, { size: 'Wine locker' }],
  });
  const sizes = async (roomType: string) => (await send(press(roomType))).unitButtons?.map(({ size }) => size);
  expect(await sizes('small')).toEqual(['5x10', 'Wine locker']);
  expect(await sizes('medium')).toEqual(['10x15', 'Wine locker']);
  expect(await sizes('large')).toEqual(['10x30', 'Wine locker']);
});

test('a promotion question after a choice is answered for that unit, before a choice by the FAQ', async () => {
  const { app, admin, bot, location, send } = await setScene();
  const answer = 'Students pay ten percent less.';
  await makeFaq(app, admin, bot.id, { question: 'Are there any discounts?', answer });

  expect(await send({ message: 'any specials?' })).toMatchObject({ responseSource: 'faq', response: answer });
  await send({ messageType: 'unitSelection', unitId: location.sizeOptions[0]?.id });
  const promotion = await send({ message: 'any specials?' });
  expect(promotion).toMatchObject({ responseSource: 'contextual_promo_unit', unitSize: '5x5' });
  expect(promotion.response).toContain(answer);
});

test('a unit that is no longer offered is no longer chosen', async () => {
  const { app, admin, location, send } = await setScene();
  await send({ messageType: 'unitSelection', unitId: location.sizeOptions[0]?.id });
  await app.call('PUT', `/api/locations/${location.id}`, { cookie: admin.cookie, body: { sizeOptions: [] } });
  expect((await send({ message: 'any specials?' })).responseSource).not.toBe('contextual_promo_unit');
});

test('a wish to reserve after a choice opens the reservation of that unit', async () => {
  const { location, send } = await setScene();
  await send({ messageType: 'unitSelection', unitId: location.sizeOptions[1]?.id });
  expect(await send({ message: 'i want to reserve a unit' })).toMatchObject({
    responseSource: 'availability_inquiry',
    unitSize: '10x10',
    showReservationPrompt: true,
  });
});

test('a bot without a location has no units', async () => {
  const app = await startTestApp();
  const admin = await makeOperator(app, 'admin');
  const bot = await makeBot(app, admin);
  const send = (fields: object) =>
    app.call('POST', `/api/chat/${bot.id}`, { body: { message: 'x', sessionId: 's', ...fields } });
  expect((await send(press('small'))).json()).toMatchObject({ responseSource: 'unit_details', showLeadForm: true });
  expect((await send({ messageType: 'unitSelection', unitId: 'any' })).statusCode).toBe(404);
  expect((await send({ message: 'where is it?' })).json()).toMatchObject({ responseSource: 'unanswered' });
});

test('sizes below or above a named one are listed, without that size', async () => {
  const sizeOptions = ['5x5', '5x10', '10x10'].map((size) => ({ size, description: 'A room.' }));
  const { ask } = await setChatScene({ sizeOptions });
  const sizesFor = async (message: string) => (await ask(message)).unitButtons?.map(({ size }) => size);
  expect(await sizesFor('do you have units smaller than 5x10')).toEqual(['5x5']);
  expect(await sizesFor('do you have any units bigger than a 5x10 available')).toEqual(['10x10']);
});
