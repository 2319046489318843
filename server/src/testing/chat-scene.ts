import type { Bot } from '@chat-module/contract/bots';
import type { ChatReply } from '@chat-module/contract/chat';
import type { Location } from '@chat-module/contract/locations';
import { makeBot, makeFaq, makeLocation, makeOperator, type SignedIn } from './factories.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** A facility with its bot, and visitors who type. */
export interface ChatScene {
  readonly app: TestApp;
  readonly admin: SignedIn;
  readonly location: Location;
  readonly bot: Bot;
  /** Sends one message in a session; each session is a different visitor. */
  ask(message: string, sessionId?: string): Promise<ChatReply>;
  /** Sends several in a new session and returns the last answer. */
  talk(...messages: readonly string[]): Promise<ChatReply>;
  addFaq(question: string, answer: string): Promise<void>;
  list<T>(path: string): Promise<T[]>;
}

export async function setChatScene(fields: object = {}): Promise<ChatScene> {
  const app = await startTestApp({ RATE_LIMITS: 'off' });
  const admin = await makeOperator(app, 'admin');
  const location = await makeLocation(app, admin, {
    pricingPageUrl: 'https://cedarlane.example/rates',
    paymentPortalUrl: 'https://pay.cedarlane.example/',
    ...fields,
  });
  const bot = await makeBot(app, admin, { locationId: location.id });
  let sessions = 0;
  const ask = async (message: string, sessionId = `visitor-${++sessions}`): Promise<ChatReply> => {
    const response = await app.call('POST', `/api/chat/${bot.id}`, { body: { message, sessionId } });
    if (response.statusCode !== 200) throw new Error(`${message}: ${response.body}`);
    return response.json();
  };
  return {
    app,
    admin,
    location,
    bot,
    ask,
    async talk(...messages) {
      const sessionId = `visitor-${++sessions}`;
      let last: ChatReply | undefined;
      for (const message of messages) {
        last = await ask(message, sessionId);
        // Turns of the same instant have no order.
        app.clock.advance(1000);
      }
      if (!last) throw new Error('Nothing was said.');
      return last;
    },
    addFaq: async (question, answer) => {
      await makeFaq(app, admin, bot.id, { question, answer });
    },
    list: async (path) => (await app.call('GET', path, { cookie: admin.cookie })).json(),
  };
}
