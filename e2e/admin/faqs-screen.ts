import type { Bot } from '@chat-module/contract/bots';
import type { Faq } from '@chat-module/contract/faqs';
import { type APIRequestContext, type Browser, expect, type Locator, type Page } from '@playwright/test';
import { makeBot, makeLocation, post } from '../support/records.ts';
import { signInByRequest } from '../support/sign-in.ts';

export const makeFaq = (
  request: APIRequestContext,
  origin: string,
  fields: Partial<Faq> & Pick<Faq, 'botId' | 'question'>,
): Promise<Faq> => post(request, `${origin}/api/faqs`, { answer: 'At the office.', ...fields });

/** A visitor asks the bot something that no FAQ answers. */
export const ask = (request: APIRequestContext, origin: string, botId: string, message: string) =>
  post(request, `${origin}/api/chat/${botId}`, { message, sessionId: 'visitor', pageUrl: '' });

export interface Bots {
  readonly harbor: Bot;
  readonly hill: Bot;
}

/** Two facilities with three FAQs, and unanswered questions of Hill's visitors. */
export const makeBots = async (browser: Browser, origin: string): Promise<Bots> => {
  const context = await browser.newContext();
  await signInByRequest(context, origin);
  const { request } = context;
  const harborLocation = await makeLocation(request, origin);
  const hillLocation = await makeLocation(request, origin, { businessName: 'Hilltop Storage' });
  const harbor = await makeBot(request, origin, { locationId: harborLocation.id });
  const hill = await makeBot(request, origin, { name: 'Hilltop Helper', locationId: hillLocation.id });
  const answer = `At six every morning. ${'On Sundays the gate stays shut. '.repeat(8)}`;
  await makeFaq(request, origin, {
    botId: harbor.id,
    question: 'When does the gate open?',
    answer,
    category: 'access',
  });
  await makeFaq(request, origin, { botId: harbor.id, question: 'Do you sell locks?', status: 'inactive' });
  await makeFaq(request, origin, { botId: hill.id, question: 'May I pay by card?', category: 'paying' });
  await ask(request, origin, hill.id, 'Do you rent out telescopes?');
  await ask(request, origin, hill.id, 'do you rent out telescopes');
  await ask(request, origin, hill.id, 'Any zeppelin mooring mast?');
  await context.close();
  return { harbor, hill };
};

export const open = async (page: Page, origin: string, path = '/faqs'): Promise<void> => {
  await page.goto(origin + path);
  await expect(page.getByRole('heading', { name: 'FAQs', level: 1 })).toBeVisible();
};

export const rowOf = (page: Page, question: string): Locator => page.getByRole('row').filter({ hasText: question });

export const fillIn = async (dialog: Locator, question: string, answer: string): Promise<void> => {
  await dialog.getByLabel('Question').fill(question);
  await dialog.getByLabel('Answer').fill(answer);
};
