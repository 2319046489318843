import type { Reply } from '../api/reply.ts';
import { fill, texts } from '../texts/texts.ts';
import {
  type BotMessage,
  type Contact,
  type Conversation,
  emptyForm,
  isBusy,
  isFilled,
  noContact,
  type Offer,
  type Prompt,
  type Purpose,
  type Question,
  type Rating,
  type Request,
  type RequestOutcome,
  type Step,
  type Topic,
  type Unit,
  type UpcomingTurn,
} from './conversation-state.ts';
import { inquiryOf, offersOf, promptedUnit } from './offers-of-reply.ts';
import { maskPhone } from './phone-mask.ts';
import { add, isSame, later, says, type WelcomeEvent, welcome, withoutTurn } from './welcome.ts';

const replyDelayMs = 1000;
const unitFollowUpDelayMs = 500;
const reservationPromptDelayMs = 800;

/** The visitor's actions and their results. */
type Act =
  | { type: 'topicChosen'; topic: Topic }
  | { type: 'asked'; question: Question }
  | { type: 'askedAgain'; question: Question }
  | { type: 'reserveChosen'; unit: Unit }
  | { type: 'promptAnswered'; answer: 'yes' | 'no'; prompt: Prompt }
  | { type: 'formSubmitted'; purpose: Purpose; newKey: string };

export type ConversationEvent =
  | Act
  | { type: 'contactTyped'; field: keyof Contact; text: string }
  | { type: 'requestEnded'; request: Request; outcome: RequestOutcome }
  | { type: 'rated'; at: number; conversationId: string; rating: Rating }
  | WelcomeEvent;

const visitorSays = (conversation: Conversation, text: string): Conversation =>
  add(conversation, { from: 'visitor', text });

const chooseTopic = (conversation: Conversation, topic: Topic, visitorText = texts[topic]): Conversation => ({
  ...add(visitorSays(conversation, visitorText), says(texts.howMuchToStore, { kind: 'rooms', topic })),
  step: 'awaitingRoomChoice',
});

const yes = /^\W*(?:yes|yeah|yep|sure|ok|s[ií]|claro)\W*(?:please|por favor)?\W*$/i;

/** "Yes" to another unit isn't sent to the server, which doesn't know this question. */
const wantsAnotherUnit = ({ messages }: Conversation, question: Question): boolean => {
  const last = messages.at(-1);
  return question.kind === 'typed' && last?.text === texts.anotherUnit && yes.test(question.text);
};

const stepAfterAsking = (step: Step, question: Question): Step => {
  if (question.kind === 'room') return 'awaitingRoomChoice';
  if (question.kind === 'unit') return 'awaitingUnitChoice';
  return step === 'intro' ? 'chatting' : step;
};

const ask = (conversation: Conversation, question: Question): Conversation => {
  if (wantsAnotherUnit(conversation, question))
    return { ...chooseTopic(conversation, 'sizes', question.text), draft: '' };
  return {
    ...visitorSays(conversation, question.text),
    draft: question.kind === 'typed' ? '' : conversation.draft,
    step: stepAfterAsking(conversation.step, question),
    unit: question.kind === 'unit' ? question.unit : conversation.unit,
    request: { kind: 'chat', question: { ...question, declined: conversation.declined } },
  };
};

const reservationForm = (unit: Unit): BotMessage =>
  says(texts.reservationIntro, { kind: 'form', purpose: { kind: 'reservation', unit } });

const agree = (conversation: Conversation, prompt: Prompt): Conversation => {
  const form =
    prompt.kind === 'reservePrompt'
      ? reservationForm(prompt.unit)
      : says(texts.leadIntro, { kind: 'form', purpose: { kind: 'lead', about: prompt.about } });
  return { ...add(visitorSays(conversation, texts.yes), form), step: 'collectingInfo' };
};

const chooseToReserve = (conversation: Conversation, unit: Unit): Conversation => ({
  ...add(visitorSays(conversation, fill(texts.reservationHeading, unit.label)), reservationForm(unit)),
  ...{ step: 'collectingInfo', unit },
});

const decline = (conversation: Conversation, prompt: Prompt): Conversation => {
  const reply = prompt.kind === 'reservePrompt' ? texts.anotherUnit : texts.helpTopics;
  return { ...add(visitorSays(conversation, texts.no), says(reply)), step: 'chatting', declined: true };
};

const promptAfter = (step: Step, question: Question, reply: Reply): UpcomingTurn[] => {
  if (question.kind === 'unit') return [later(unitFollowUpDelayMs, { kind: 'reservePrompt', unit: question.unit })];
  if (reply.showReservationPrompt && step !== 'awaitingReservation')
    return [later(reservationPromptDelayMs, { kind: 'reservePrompt', unit: promptedUnit(reply) })];
  return [];
};

const stepAfterAnswer = (step: Step, question: Question, offers: Offer[]): Step => {
  const kinds = new Set(offers.map((offer) => offer.kind));
  if (kinds.has('units')) return 'awaitingUnitChoice';
  if (kinds.has('availabilityPrompt')) return 'awaitingReservation';
  if (kinds.has('form')) return 'collectingInfo';
  return question.kind === 'room' ? 'chatting' : step;
};

/** Fills in what the visitor wrote to the bot; what they typed into the form stays. */
const prefill = (conversation: Conversation, { leadDraft }: Reply): Conversation => {
  const { contact, drafted = noContact } = conversation;
  const { name, email, moveInDate } = leadDraft;
  const draft = { name, phone: maskPhone(leadDraft.phone), email, moveInDate };
  const filled = { ...contact };
  const allDrafted = { ...drafted };
  for (const field of ['name', 'phone', 'email', 'moveInDate'] as const) {
    if (!draft[field]) continue;
    if (!contact[field] || contact[field] === drafted[field]) filled[field] = draft[field];
    allDrafted[field] = draft[field];
  }
  return { ...conversation, contact: filled, drafted: allDrafted };
};

const answer = (conversation: Conversation, question: Question, reply: Reply): Conversation => {
  const offers = offersOf(conversation, question, reply, inquiryOf(conversation, question, reply));
  // Steps of the guided flow can't be rated.
  const conversationId = question.kind === 'typed' ? reply.conversationId : '';
  const imageUrl = reply.unitImage;
  return {
    ...add(prefill(conversation, reply), { ...says(reply.response, ...offers), conversationId, imageUrl }),
    step: stepAfterAnswer(conversation.step, question, offers),
    upcoming: [...conversation.upcoming, ...promptAfter(conversation.step, question, reply)],
  };
};

const takeTurn = (conversation: Conversation, upcoming: UpcomingTurn): Conversation => {
  const rest = withoutTurn(conversation, upcoming);
  if (!rest) return conversation;
  const { turn } = upcoming;
  if (turn.kind === 'message') return add(rest, turn.message);
  if (turn.kind === 'answer') return answer(rest, turn.question, turn.reply);
  const prompt = says(texts.reservePrompt, { kind: 'reservePrompt', unit: turn.unit });
  return { ...add(rest, prompt), step: 'awaitingReservation' };
};

const typeContact = (conversation: Conversation, field: keyof Contact, text: string): Conversation => ({
  ...conversation,
  contact: { ...conversation.contact, [field]: field === 'phone' ? maskPhone(text) : text },
  isContactMissing: false,
});

/** Repeated with the same words it is the same request; a corrected form is another one. */
const keyOf = (purpose: Purpose, contact: Contact, { sentForm }: Conversation, newKey: string): string => {
  return sentForm && isSame({ ...purpose, contact, key: sentForm.key }, sentForm) ? sentForm.key : newKey;
};

const submitForm = (conversation: Conversation, purpose: Purpose, newKey: string): Conversation => {
  const { contact } = conversation;
  if (!isFilled(contact)) return { ...conversation, isContactMissing: true };
  const form = { ...purpose, contact, key: keyOf(purpose, contact, conversation, newKey) };
  return { ...conversation, request: form, sentForm: form };
};

const failureOf = (request: Request): BotMessage => {
  if (request.kind === 'reservation') return says(texts.reservationFailure);
  if (request.kind === 'lead') return says(texts.leadFailure);
  return says(texts.chatFailure, { kind: 'retry', question: request.question });
};

const reservationSuccess = (officeHours: string): string =>
  texts.reservationSuccess + (officeHours && `\n\n${fill(texts.officeHours, officeHours)}`);

const summaryOf = (request: Request): Offer[] =>
  request.kind === 'reservation' ? [{ kind: 'summary', unit: request.unit, contact: request.contact }] : [];

/** Clears the form. The next one reuses the visitor's name. */
const afterForm = (conversation: Conversation, thanks: BotMessage): Conversation => {
  const { name } = conversation.contact;
  const named = { ...noContact, name };
  return { ...add(conversation, thanks), ...emptyForm, contact: named, drafted: named, step: 'chatting' };
};

const endRequest = (conversation: Conversation, request: Request, outcome: RequestOutcome): Conversation => {
  if (!conversation.request || !isSame(conversation.request, request)) return conversation;
  const settled: Conversation = { ...conversation, request: undefined };
  switch (outcome.kind) {
    case 'failed':
      return add(settled, failureOf(request));
    case 'replied':
      return {
        ...settled,
        declined: undefined,
        upcoming: [...settled.upcoming, later(replyDelayMs, { ...outcome, kind: 'answer' })],
      };
    case 'reserved':
      return afterForm(settled, says(reservationSuccess(outcome.officeHours), ...summaryOf(request)));
    case 'leadTaken':
      return afterForm(settled, says(outcome.message || texts.leadSuccess));
  }
};

const rate = (conversation: Conversation, at: number, rating: Rating): Conversation => ({
  ...conversation,
  messages: conversation.messages.map((message, index) =>
    index === at && message.from === 'bot' ? { ...message, rating } : message,
  ),
});

const act = (conversation: Conversation, event: Act): Conversation => {
  switch (event.type) {
    case 'topicChosen':
      return chooseTopic(conversation, event.topic);
    case 'asked':
      return ask(conversation, event.question);
    case 'askedAgain':
      return { ...conversation, request: { kind: 'chat', question: event.question } };
    case 'reserveChosen':
      return chooseToReserve(conversation, event.unit);
    case 'promptAnswered':
      return event.answer === 'yes' ? agree(conversation, event.prompt) : decline(conversation, event.prompt);
    case 'formSubmitted':
      return submitForm(conversation, event.purpose, event.newKey);
  }
};

/** The reducer of a chat. It is pure: the state says which timers and calls are pending. */
export const converse = (conversation: Conversation, event: ConversationEvent): Conversation => {
  switch (event.type) {
    case 'turnCame':
      return takeTurn(conversation, event.upcoming);
    case 'requestEnded':
      return endRequest(conversation, event.request, event.outcome);
    case 'rated':
      return rate(conversation, event.at, event.rating);
    case 'contactTyped':
      return typeContact(conversation, event.field, event.text);
    case 'opened':
    case 'drafted':
    case 'identified':
    case 'seen':
    case 'synced':
    case 'notLoaded':
      return welcome(conversation, event);
    default:
      return isBusy(conversation) ? conversation : act(conversation, event);
  }
};
