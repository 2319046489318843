import type { Api } from './api.ts';
import { type ConversationEvent, converse } from './conversation.ts';
import type { Conversation, FilledForm, Request, RequestOutcome } from './conversation-state.ts';
import type { Location } from './location.ts';
import { log } from './log.ts';
import type { Tell } from './widget-events.ts';

/** How long a message may wait for the location's record. */
const patienceMs = 300;

interface Surroundings {
  api: Api;
  location: Promise<Location | undefined>;
  tell: Tell;
  onChange: (conversation: Conversation) => void;
}

/** Performs the timers and calls that a conversation's state asks for. */
export class ChatSession {
  private readonly timers: number[] = [];
  private isOver = false;

  constructor(
    private conversation: Conversation,
    private readonly surroundings: Surroundings,
  ) {}

  /** Starts a new chat with the greeting, or continues a stored one. */
  async start(): Promise<void> {
    const { upcoming, request } = this.conversation;
    this.await(upcoming, request);
    const location = await this.locationSoon();
    this.send({ type: 'opened', businessName: location?.businessName ?? '' });
  }

  private locationSoon(): Promise<Location | undefined> {
    const outOfPatience = new Promise<undefined>((resolve) => this.later(resolve, patienceMs));
    return Promise.race([this.surroundings.location, outOfPatience]);
  }

  readonly send = (event: ConversationEvent): void => {
    if (this.isOver) return;
    this.become(converse(this.conversation, event));
    if (event.type === 'rated')
      this.surroundings.api
        .rate(event.conversationId, event.rating)
        .catch((error: unknown) => log('rating lost.', error));
  };

  stop(): void {
    this.isOver = true;
    this.timers.forEach(clearTimeout);
  }

  private become(next: Conversation): void {
    const { messages, upcoming, request } = this.conversation;
    if (next === this.conversation) return;
    this.conversation = next;
    this.await(
      next.upcoming.filter((turn) => !upcoming.includes(turn)),
      next.request === request ? undefined : next.request,
    );
    this.surroundings.onChange(next);
    for (const { from, text } of next.messages.slice(messages.length))
      this.surroundings.tell('message', { from, text });
  }

  private await(upcoming: Conversation['upcoming'], request: Request | undefined): void {
    for (const turn of upcoming) this.later(() => this.send({ type: 'turnCame', upcoming: turn }), turn.afterMs);
    if (request) this.perform(request);
  }

  private later(task: (nothing: undefined) => void, afterMs: number): void {
    this.timers.push(window.setTimeout(task, afterMs));
  }

  private async perform(request: Request): Promise<void> {
    const outcome = await this.attempt(request).catch((error: unknown): RequestOutcome => {
      log('a call failed.', error);
      return { kind: 'failed' };
    });
    this.send({ type: 'requestEnded', request, outcome });
  }

  private async attempt(request: Request): Promise<RequestOutcome> {
    const { api } = this.surroundings;
    if (request.kind === 'chat')
      return { kind: 'replied', question: request.question, reply: await api.ask(request.question) };
    const message = await api.sendForm(request);
    this.tellOf(request);
    if (request.kind === 'lead') return { kind: 'leadTaken', message };
    return { kind: 'reserved', officeHours: (await this.locationSoon())?.officeHours ?? '' };
  }

  private tellOf(form: FilledForm): void {
    const { tell } = this.surroundings;
    if (form.kind === 'lead') tell('lead', form.about);
    else tell('reservation', { unitId: form.unit.id, unitSize: form.unit.size });
  }
}
