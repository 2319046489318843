import type { PublicLocation } from '@chat-module/contract/locations';
import type { Api } from './api.ts';
import { type ConversationEvent, converse, resume } from './conversation.ts';
import { type Conversation, newConversation, type Request, type RequestOutcome } from './conversation-state.ts';
import { log } from './log.ts';

/** How long the greeting may wait for the name of the business. */
const greetingPatienceMs = 300;

/** Gives a conversation the time and the network that its state asks for. */
export class ChatSession {
  private conversation: Conversation = newConversation;
  private readonly timers: number[] = [];

  constructor(
    private readonly api: Api,
    private readonly location: Promise<PublicLocation | undefined>,
    private readonly onChange: (conversation: Conversation) => void,
  ) {}

  async start(stored: Conversation): Promise<void> {
    this.become(resume(stored));
    const outOfPatience = new Promise<undefined>((resolve) => this.later(resolve, greetingPatienceMs));
    const location = await Promise.race([this.location, outOfPatience]);
    this.send({ type: 'opened', businessName: location?.businessName ?? '' });
  }

  readonly send = (event: ConversationEvent): void => {
    this.become(converse(this.conversation, event));
    if (event.type === 'rated')
      this.api.rate(event.conversationId, event.rating).catch((error: unknown) => log('a rating was lost.', error));
  };

  stop(): void {
    this.timers.forEach(clearTimeout);
  }

  private become(next: Conversation): void {
    const { upcoming, request } = this.conversation;
    if (next === this.conversation) return;
    this.conversation = next;
    for (const turn of next.upcoming)
      if (!upcoming.includes(turn)) this.later(() => this.send({ type: 'turnCame', upcoming: turn }), turn.afterMs);
    if (next.request && next.request !== request) this.perform(next.request);
    this.onChange(next);
  }

  private later(task: (nothing: undefined) => void, afterMs: number): void {
    this.timers.push(window.setTimeout(task, afterMs));
  }

  private async perform(request: Request): Promise<void> {
    const outcome = await this.attempt(request).catch((error: unknown): RequestOutcome => {
      log('a call to the chat service failed.', error);
      return { kind: 'failed' };
    });
    this.send({ type: 'requestEnded', request, outcome });
  }

  private async attempt(request: Request): Promise<RequestOutcome> {
    switch (request.kind) {
      case 'chat':
        return { kind: 'replied', question: request.question, reply: await this.api.ask(request.question) };
      case 'reservation':
        await this.api.reserve(request.unit, request.contact);
        return { kind: 'reserved', officeHours: (await this.location)?.officeHours ?? '' };
      case 'lead':
        return { kind: 'leadTaken', message: await this.api.leaveContact(request.about, request.contact) };
    }
  }
}
