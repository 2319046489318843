import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { PublicBot } from '@chat-module/contract/bots';
import type { ChatMessage, ChatReply, LeadDraft } from '@chat-module/contract/chat';
import type { PublicLocation } from '@chat-module/contract/locations';
import { defaultWidgetSettings } from '@chat-module/contract/widget-settings';
import { listen, originOf, stop } from './loopback-server.ts';

export const stubBot: PublicBot = {
  id: 'bot-1',
  name: 'Lakeside helper',
  locationId: 'location-1',
  primaryColor: '#0F766E',
  position: 'bottom-left',
  status: 'active',
  ...defaultWidgetSettings,
  pictureUrl: null,
};

export const stubLocation: PublicLocation = {
  id: 'location-1',
  businessName: 'Lakeside Storage',
  phoneNumber: '(555) 010-2030',
  address: '12 Shore Road, Lakeside, MN 55001',
  website: 'https://lakeside.example',
  officeHours: 'Mon-Fri 9 am - 6 pm\nSat 9 am - 3 pm',
  paymentPortalUrl: 'https://pay.lakeside.example/',
  timezone: 'America/Chicago',
  officeStatus: null,
};

export const stubSuggestions = [
  { id: 'faq-late', question: 'What happens if I pay my rent late?' },
  { id: 'faq-due', question: 'When is rent due?' },
];

export const stubLeadDraft: LeadDraft = {
  name: 'Ada Moss',
  phone: '555 010 2031',
  email: 'ada@moss.example',
  unitSize: '10x20',
  moveInDate: '2099-12-03',
};

const unitButtons = [
  { id: 'unit-5x5', size: '5x5', label: '5x5 · Closet' },
  {
    ...{ id: 'unit-5x10', size: '5x10', label: '5x10 · Walk-in closet', price: 'from $59 a month, as of Dec 3' },
    description: 'Boxes, a bike and the winter gear.',
  },
];

const unitPicture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="#c96"/></svg>';

const unitReply = (id: string, text: string, source: ChatReply['responseSource']): Partial<ChatReply> => ({
  response: `**${unitButtons.find((unit) => unit.id === id)?.size}** ${text}`,
  responseSource: source,
});

/** A small stub of the bot: guided questions as in the product, typed ones by keyword. */
const replyTo = ({ message, messageType, unitId = '' }: Partial<ChatMessage>, origin: string): Partial<ChatReply> => {
  if (messageType === 'roomSelection') {
    const pictured = unitButtons.map((unit) => ({ ...unit, imageUrl: `${origin}/unit.svg` }));
    return { response: 'Here are our sizes:', unitButtons: pictured };
  }
  if (messageType === 'unitSelection') return unitReply(unitId, 'holds a couch and ten boxes.', 'unit_details');
  if (messageType === 'ratesInquiry') return unitReply(unitId, 'costs **$59** a month.', 'unit_pricing');
  if (message?.includes('available'))
    return { response: 'May a manager check that for you?', showAvailabilityConfirm: true, unitSize: '10x10' };
  if (message?.includes('human')) return { response: 'Please leave your number.', showLeadForm: true };
  if (message?.includes('bill')) return { response: 'You can pay online.', showPayBillButton: true };
  if (message?.includes('price list'))
    return { response: 'All prices:', showRatesButton: true, ratesPageUrl: 'https://lakeside.example/rates' };
  if (message?.includes('reserve the locker'))
    return {
      ...{ response: 'Happy to.', showReservationPrompt: true, unitSize: '4x5' },
      reservationUnit: { id: '4x5-locker', size: '4x5', label: '4x5 — Locker' },
    };
  if (message?.includes('reserve')) return { response: 'Happy to.', showReservationPrompt: true, unitSize: '10x20' };
  if (message === 'None of these') return { response: 'Please call us or leave your details.', showLeadForm: true };
  if (message === 'Tell me more') return { response: 'The gate code works around the clock.' };
  if (message?.includes('hours')) return { response: 'We are open **daily**.', canTellMore: true };
  if (message?.includes('money'))
    return { response: 'Did you mean one of these?', showLeadForm: true, suggestions: stubSuggestions };
  if (message?.includes('deposit')) return { response: 'No deposit.', suggestions: stubSuggestions };
  if (message?.includes('555 010 2031'))
    return { response: 'Please check your details.', showLeadForm: true, leadDraft: stubLeadDraft };
  if (message?.includes('links'))
    return {
      response: '[Site](https://lakeside.example) [Call](tel:5550102030) [Bad](javascript:alert(1)) <b>raw</b>',
    };
  return { response: 'We are open **daily**.' };
};

interface Result {
  status: number;
  body: object;
}

export interface RecordedCall {
  path: string;
  /** The `Idempotency-Key` headers. */
  key: string | undefined;
  body: Record<string, unknown>;
}

/** The product's public API as the widget uses it. Tests change its responses through the fields. */
export class StubProduct {
  origin = '';
  /** The built widget. */
  distUrl = new URL('../../widget/dist/', import.meta.url);
  readonly calls: RecordedCall[] = [];
  bot: PublicBot | undefined = stubBot;
  location: PublicLocation = stubLocation;
  failing = false;
  /** Accepts calls and never responds. */
  isMute = false;
  private server: Server | undefined;

  async start(): Promise<void> {
    this.server = await listen((request, response) => this.answer(request, response));
    this.origin = originOf(this.server);
  }

  stop(): void {
    stop(this.server);
  }

  bodiesOf(path: string): Record<string, unknown>[] {
    return this.calls.filter((call) => call.path === path).map((call) => call.body);
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type, Idempotency-Key');
    const path = new URL(request.url ?? '/', this.origin).pathname.replace('/widget-retry/', '/widget-assets/');
    if (request.method === 'OPTIONS') response.writeHead(204).end();
    else if (path === '/unit.svg') response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end(unitPicture);
    else if (path.startsWith('/widget')) await this.sendScript(path, response);
    else {
      const body = await readBody(request);
      const key = request.headers['idempotency-key']?.toString();
      this.calls.push({ path, key, body });
      if (this.isMute) return;
      const isOut = this.failing && request.method === 'POST';
      sendJson(response, isOut ? { status: 500, body: { message: 'Out of order.' } } : this.resultOf(path, body));
    }
  }

  private resultOf(path: string, body: Record<string, unknown>): Result {
    if (path.startsWith('/api/bots/')) return { status: this.bot ? 200 : 404, body: this.bot ?? {} };
    if (path.startsWith('/api/locations/')) return { status: 200, body: this.location };
    if (['/opening', '/rating', '/transcript'].some((end) => path.endsWith(end))) return { status: 200, body: {} };
    if (!path.startsWith('/api/chat/')) return { status: 201, body: { message: 'Thanks, we will call you.' } };
    const conversationId = `conversation-${this.calls.length}`;
    return { status: 200, body: { conversationId, responseSource: 'faq', ...replyTo(body, this.origin) } };
  }

  private async sendScript(path: string, response: ServerResponse): Promise<void> {
    response
      .writeHead(200, { 'Content-Type': 'text/javascript' })
      .end(await readFile(new URL(`.${path}`, this.distUrl)));
  }
}

const sendJson = (response: ServerResponse, { status, body }: Result): void => {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
};

const readBody = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text ? JSON.parse(text) : {};
};
