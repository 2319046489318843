import { describe, expect, test } from 'vitest';
import { type ChatScene, setChatScene } from '../testing/chat-scene.ts';
import { makeFaq } from '../testing/factories.ts';

const boxes = {
  question: 'Do you sell moving boxes?',
  answer: 'We sell boxes in three sizes, and tape.',
  questionEs: '¿Venden cajas para mudanza?',
  answerEs: 'Vendemos cajas de tres tamaños y cinta.',
};
const insurance = { question: 'Do I need insurance?', answer: 'Proof of insurance is required before you move in.' };
const deposit = { question: '¿Piden un depósito?', answer: 'No pedimos depósito.' };

const inEnglish = 'Esto es lo que dice la oficina, en inglés:';

async function setScene(): Promise<ChatScene> {
  const scene = await setChatScene();
  for (const faq of [boxes, insurance, deposit]) await makeFaq(scene.app, scene.admin, scene.bot.id, faq);
  return scene;
}

test('an FAQ is shown in its Spanish version to a visitor who writes Spanish, and in English to others', async () => {
  const { ask } = await setScene();
  expect(await ask('venden cajas de mudanza')).toMatchObject({ responseSource: 'faq', response: boxes.answerEs });
  expect(await ask('do you sell moving boxes')).toMatchObject({ responseSource: 'faq', response: boxes.answer });
});

test('a change of the Spanish version is used at once', async () => {
  const { ask, app, admin, list } = await setScene();
  await ask('venden cajas de mudanza');
  const faqs = await list<{ id: string; question: string }>('/api/faqs');
  const id = faqs.find(({ question }) => question === boxes.question)?.id;
  const answerEs = 'Ya no vendemos cajas.';
  await app.call('PUT', `/api/faqs/${id}`, { cookie: admin.cookie, body: { answerEs } });
  expect((await ask('venden cajas de mudanza')).response).toBe(answerEs);
});

test('an English FAQ comes after a Spanish sentence, word for word', async () => {
  const { ask } = await setScene();
  const { response } = await ask('necesito seguro?');
  expect(response).toBe(`${inEnglish}\n\n${insurance.answer}`);
  expect((await ask('do i need insurance')).response).toBe(insurance.answer);
});

test('an FAQ written in Spanish needs no such sentence', async () => {
  const { ask } = await setScene();
  expect((await ask('piden deposito?')).response).toBe(deposit.answer);
});

test('a suggestion shows the Spanish question', async () => {
  const { ask } = await setScene();
  const { suggestions } = await ask('burbujas');
  expect(suggestions?.map(({ question }) => question)).toContain(boxes.questionEs);
});

test("a unit's English description comes after a Spanish sentence, with the price in Spanish", async () => {
  const { ask } = await setChatScene({
    sizeOptions: [
      { size: '5x10', type: 'Interior', category: 'small', description: 'Holds a queen bed and a dresser.' },
    ],
  });
  const { response } = await ask('que cabe en la de 5x10');
  expect(response).toContain('en inglés:\n\n');
  expect(response).toContain('Holds a queen bed and a dresser.');
});

describe('the language of the conversation', () => {
  test.each([
    ['ok gracias', '¡De nada!'],
    ['10x20 drive up', 'al mes'],
    ['parking?', 'Por favor'],
  ])('a few English words do not change it: %s', async (message, expected) => {
    const { talk } = await setChatScene({
      sizeOptions: [{ size: '10x20', type: 'Drive-up', category: 'large', description: '', monthlyPriceCents: 9900 }],
    });
    expect((await talk('cuanto cuesta la 10x20', message)).response).toContain(expected);
  });

  test('a sentence in the other language changes it, and so does a wish', async () => {
    const { talk } = await setScene();
    expect((await talk('donde estan', 'what is your phone number')).response).toContain('You can reach us');
    expect((await talk('donde estan', 'ok english then')).response).toContain('I can help you in English');
    expect((await talk('where are you', 'en español, por favor')).response).toContain('con gusto le ayudo en español');
    expect((await talk('where are you', 'do you speak spanish?', 'telefono?')).response).toContain(
      'Puede comunicarse con nosotros',
    );
  });

  test('what else a message with such a wish asks is answered', async () => {
    const { ask, location } = await setScene();
    expect((await ask('no hablo ingles, donde estan')).response).toContain(`Estamos en **${location.address}**`);
  });

  test('a price after an FAQ is about it, though Spanish leaves "it" out', async () => {
    const { addFaq, talk } = await setScene();
    await addFaq('What happens if I pay late?', 'You have until the 5th. On the 6th a late fee of $18 is added.');
    const { response } = await talk('se me pasó pagar, ¿hay recargo?', '¿y cuánto sería?');
    expect(response).toBe(`${inEnglish}\n\nOn the 6th a late fee of $18 is added.`);
  });

  test('whether the office speaks Spanish is a matter for its FAQ', async () => {
    const { addFaq, ask } = await setScene();
    await addFaq('Do you have Spanish-speaking staff?', 'Yes, Rosa speaks Spanish.');
    expect((await ask('hablan español?')).response).toBe(`${inEnglish}\n\nYes, Rosa speaks Spanish.`);
  });

  test.each([
    'Bonjour, avez-vous un box disponible pour ce mois?',
    'bom dia, vocês têm espaço para uma moto?',
    'Guten Tag, wie viel kostet ein Lagerraum?',
    'Buongiorno, vorrei affittare un magazzino',
    '您好，请问多少钱？',
    'Сколько стоит место?',
  ])('a message in another language is told which ones the bot speaks, and the phone: %s', async (message) => {
    const { ask, location } = await setScene();
    const { response } = await ask(message);
    expect(response).toContain('I can help you in English or Spanish.');
    expect(response).toContain('Puedo ayudarle en inglés o en español.');
    expect(response).toContain(location.phoneNumber);
  });
});
