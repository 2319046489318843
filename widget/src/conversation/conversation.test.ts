import type { ChatReply } from '@chat-module/contract/chat';
import { describe, expect, it } from 'vitest';
import { type Reply, readReply } from '../api/reply.ts';
import { laterEnglish } from '../texts/later-english.ts';
import { addTexts, fill, texts } from '../texts/texts.ts';
import { type ConversationEvent, converse } from './conversation.ts';
import {
  type Conversation,
  countUnread,
  isBotTyping,
  isBusy,
  newConversation,
  type Offer,
  openOffers,
  type Question,
  type RequestOutcome,
} from './conversation-state.ts';

addTexts(laterEnglish);

const unit = { id: 'unit-1', size: '5x10', label: '5x10 — Drive-up' };
const smallRoom: Question = { kind: 'room', topic: 'sizes', room: 'small', text: 'Small' };
const chosenUnit: Question = { kind: 'unit', topic: 'rates', unit, text: '5x10 · Closet' };
const typed = (text: string): Question => ({ kind: 'typed', text });

const reply = (fields: Partial<ChatReply> = {}): Reply => {
  const read = readReply({ conversationId: 'conversation-1', response: 'An answer', ...fields });
  if (!read) throw new Error('Not a reply.');
  return read;
};

const after = (conversation: Conversation, ...events: ConversationEvent[]): Conversation =>
  events.reduce(converse, conversation);

/** Advances to the next message that the bot adds by itself. */
const wait = (conversation: Conversation): Conversation => {
  const [upcoming] = conversation.upcoming;
  if (!upcoming) throw new Error('Nothing is upcoming.');
  return converse(conversation, { type: 'turnCame', upcoming });
};

const end = (conversation: Conversation, outcome: RequestOutcome): Conversation => {
  if (!conversation.request) throw new Error('No request is on its way.');
  return converse(conversation, { type: 'requestEnded', request: conversation.request, outcome });
};

const answered = (conversation: Conversation, question: Question, fields?: Partial<ChatReply>): Conversation => {
  const asked = after(conversation, { type: 'asked', question });
  return wait(end(asked, { kind: 'replied', question, reply: reply(fields) }));
};

const textsOf = ({ messages }: Conversation): string[] => messages.map((message) => message.text);
const lastOffers = (conversation: Conversation): Offer[] => openOffers(conversation, conversation.messages.length - 1);
const lastText = (conversation: Conversation): string | undefined => textsOf(conversation).at(-1);

const prompted = wait(answered(newConversation, chosenUnit));
const agreed = after(prompted, {
  type: 'promptAnswered',
  answer: 'yes',
  prompt: { kind: 'reservePrompt', unit },
});
const filledIn = after(
  agreed,
  { type: 'contactTyped', field: 'name', text: ' Ada Moss ' },
  { type: 'contactTyped', field: 'phone', text: '5550102030' },
);
const submitted = after(filledIn, { type: 'formSubmitted', purpose: { kind: 'reservation', unit }, newKey: 'key-1' });

describe('the welcome', () => {
  const opened = after(newConversation, { type: 'opened', businessName: 'Lakeside Storage', greeting: '' });

  it('greets at once, with the business name', () => {
    expect(textsOf(opened)).toEqual([fill(texts.greeting, 'Lakeside Storage')]);
    expect(opened.step).toBe('intro');
  });

  it('continues after 1 second and after 3.5 seconds', () => {
    expect(opened.upcoming.map(({ afterMs }) => afterMs)).toEqual([1000, 3500]);
    const welcomed = wait(wait(opened));
    expect(textsOf(welcomed).slice(1)).toEqual(['How Can I Help You Today?', texts.optionPrompt]);
    expect(lastOffers(welcomed)).toEqual([{ kind: 'options' }]);
    expect(isBotTyping(welcomed)).toBe(false);
  });

  it('is said once', () => {
    expect(after(opened, { type: 'opened', businessName: 'Lakeside Storage', greeting: '' })).toBe(opened);
  });

  it('works without a name', () => {
    expect(textsOf(after(newConversation, { type: 'opened', businessName: '', greeting: '' }))).toEqual([
      texts.greetingWithoutName,
    ]);
  });
});

describe('sizes and rates', () => {
  it('asks how much the visitor needs to store', () => {
    const asked = after(newConversation, { type: 'topicChosen', topic: 'rates' });
    expect(textsOf(asked)).toEqual(['View Our Rates', 'How much do you need to store?']);
    expect(lastOffers(asked)).toEqual([{ kind: 'rooms', topic: 'rates' }]);
    expect(asked.step).toBe('awaitingRoomChoice');
  });

  it("offers the units of a size, and remembers the visitor's question", () => {
    const units = [{ ...unit, label: '5x10', price: '', description: '', imageUrl: '' }];
    const offered = answered(newConversation, { ...smallRoom, topic: 'rates' }, { unitButtons: units });
    expect(lastOffers(offered)).toEqual([{ kind: 'units', topic: 'rates', units }]);
    expect(offered.step).toBe('awaitingUnitChoice');
  });

  it('falls back to chatting when there are no units of that size', () => {
    expect(answered(newConversation, smallRoom).step).toBe('chatting');
  });

  it('asks about a reservation 500 ms after the details of a unit', () => {
    const detailed = answered(newConversation, chosenUnit);
    expect(detailed.upcoming).toEqual([{ afterMs: 500, turn: { kind: 'reservePrompt', unit } }]);
    expect(lastText(prompted)).toBe('Would you like to reserve this unit or get more information?');
    expect(prompted.step).toBe('awaitingReservation');
  });
});

describe('an answer', () => {
  const asked = after(newConversation, { type: 'asked', question: typed('Hello?') });

  it('shows 1 second after the response, and nothing can be sent before', () => {
    const responded = end(asked, { kind: 'replied', question: typed('Hello?'), reply: reply() });
    for (const waiting of [asked, responded]) {
      expect(isBusy(waiting)).toBe(true);
      expect(isBotTyping(waiting)).toBe(true);
      expect(after(waiting, { type: 'asked', question: typed('And?') })).toBe(waiting);
    }
    expect(responded.upcoming[0]?.afterMs).toBe(1000);
    expect(textsOf(wait(responded))).toEqual(['Hello?', 'An answer']);
    expect(isBusy(wait(responded))).toBe(false);
  });

  it('that does not arrive leads to an apology, and the question can be asked again', () => {
    const failed = end(asked, { kind: 'failed' });
    expect(lastText(failed)).toBe(texts.chatFailure);
    expect(lastOffers(failed)).toEqual([{ kind: 'retry', question: typed('Hello?') }]);
    const again = after(failed, { type: 'askedAgain', question: typed('Hello?') });
    expect(again.request).toEqual({ kind: 'chat', question: typed('Hello?') });
    expect(again.messages).toBe(failed.messages);
  });

  it('to an abandoned request is dropped', () => {
    const stranger = { kind: 'chat', question: typed('Other') } as const;
    expect(after(asked, { type: 'requestEnded', request: stranger, outcome: { kind: 'failed' } })).toBe(asked);
  });

  it('can be rated', () => {
    const rated = after(wait(end(asked, { kind: 'replied', question: typed('Hello?'), reply: reply() })), {
      type: 'rated',
      at: 1,
      conversationId: 'conversation-1',
      rating: 5,
    });
    expect(rated.messages[1]).toMatchObject({ rating: 5, conversationId: 'conversation-1' });
  });
});

describe('a rating', () => {
  it('is not offered for a step of the guided flow', () => {
    const conversationIds = [smallRoom, chosenUnit, typed('Hello?')].map((question) => {
      const message = answered(newConversation, question).messages.at(-1);
      return message?.from === 'bot' && message.conversationId;
    });
    expect(conversationIds).toEqual(['', '', 'conversation-1']);
  });
});

describe('what the site knows about the visitor', () => {
  it('fills in what the form lacks', () => {
    const visitor = { name: 'Ada Moss', email: 'ada@moss.example' };
    const identified = after(newConversation, { type: 'identified', visitor });
    expect(identified.contact).toMatchObject({ ...visitor, phone: '' });
    expect(after(filledIn, { type: 'identified', visitor: { name: 'Bob' } }).contact.name).toBe(' Ada Moss ');
  });
});

describe('unread messages', () => {
  it('are those of the bot since the window was last open', () => {
    const seen = after(answered(newConversation, typed('Hello?')), { type: 'seen' });
    expect(countUnread(seen)).toBe(0);
    expect(countUnread(answered(seen, typed('And?')))).toBe(1);
  });
});

describe('a chat from another tab', () => {
  const copyOf = (conversation: Conversation): Conversation => JSON.parse(JSON.stringify(conversation));

  it('replaces this one, and what is pending can still end here', () => {
    const asked = after(newConversation, { type: 'asked', question: typed('Hello?') });
    const synced = after(newConversation, { type: 'synced', conversation: copyOf(asked) });
    const replied = after(synced, {
      type: 'requestEnded',
      request: { kind: 'chat', question: typed('Hello?') },
      outcome: { kind: 'replied', question: typed('Hello?'), reply: reply() },
    });
    const [upcoming] = copyOf(replied).upcoming;
    if (!upcoming) throw new Error('Nothing is upcoming.');
    const shown = after(replied, { type: 'turnCame', upcoming });
    expect(textsOf(shown)).toEqual(['Hello?', 'An answer']);
    expect(after(shown, { type: 'turnCame', upcoming })).toBe(shown);
  });
});

describe('flags of a reply', () => {
  it.each<[Partial<ChatReply>, Offer[]]>([
    [{ showPayBillButton: true }, [{ kind: 'payBill' }]],
    [{ showRatesButton: true, ratesPageUrl: 'https://a.example/' }, [{ kind: 'ratesPage', url: 'https://a.example/' }]],
    [{ showRatesButton: true }, []],
    [
      { showLeadForm: true, unitSize: '10x10' },
      [{ kind: 'form', purpose: { kind: 'lead', about: { inquiry: 'Hello?', unitSize: '10x10' } } }],
    ],
    [
      { showAvailabilityConfirm: true, showLeadForm: true },
      [{ kind: 'availabilityPrompt', about: { inquiry: 'Hello?', unitSize: '' } }],
    ],
  ])('%j', (fields, offers) => {
    expect(lastOffers(answered(newConversation, typed('Hello?'), fields))).toEqual(offers);
  });

  it("prompt for a reservation 800 ms later, of the server's unit, or of a size", () => {
    const fields = { showReservationPrompt: true, unitSize: '5x10' };
    const fresh = answered(newConversation, typed('Hello?'), fields);
    expect(fresh.upcoming).toEqual([
      { afterMs: 800, turn: { kind: 'reservePrompt', unit: { id: '', size: '5x10', label: '5x10' } } },
    ]);
    const known = answered(newConversation, typed('Hello?'), { ...fields, reservationUnit: { ...unit, price: '' } });
    expect(known.upcoming).toMatchObject([{ afterMs: 800, turn: { kind: 'reservePrompt', unit } }]);
  });

  it('ask whether a manager may check; no lists what the bot can help with', () => {
    const about = { inquiry: 'Hello?', unitSize: '' };
    const asked = answered(newConversation, typed('Hello?'), { showAvailabilityConfirm: true });
    const prompt = { kind: 'availabilityPrompt', about } as const;
    const yes = after(asked, { type: 'promptAnswered', answer: 'yes', prompt });
    const no = after(asked, { type: 'promptAnswered', answer: 'no', prompt });
    expect(lastOffers(yes)).toEqual([{ kind: 'form', purpose: { kind: 'lead', about } }]);
    expect(lastText(no)).toBe(texts.helpTopics);
    expect(no.step).toBe('chatting');
  });
});

describe('suggestions', () => {
  const suggestions = [
    { id: 'faq-1', question: 'Is there a late fee?' },
    { id: 'faq-2', question: 'When is rent due?' },
  ];
  const questions = suggestions.map(({ question }) => question);
  const about = { inquiry: 'money?', unitSize: '' };
  const unsure = answered(newConversation, typed('money?'), { suggestions, showLeadForm: true });

  it('replace the form, which opens when the visitor wants none of them', () => {
    expect(lastOffers(unsure)).toEqual([{ kind: 'suggestions', questions, about }]);
    expect(unsure.step).toBe('chatting');
    const none = answered(unsure, typed(texts.noneOfThese), { showLeadForm: true });
    const inquiry = `money?\n${texts.noneOfThese}`;
    expect(lastOffers(none)).toEqual([{ kind: 'form', purpose: { kind: 'lead', about: { inquiry, unitSize: '' } } }]);
    expect(none.step).toBe('collectingInfo');
  });

  it('beside an answer come without a form', () => {
    const alternatives = answered(newConversation, typed('money?'), { suggestions });
    expect(lastOffers(alternatives)).toEqual([{ kind: 'suggestions', questions, about: undefined }]);
  });
});

describe('the rest of an answer', () => {
  it('can be asked for until the next message', () => {
    const short = answered(newConversation, typed('Hello?'), { canTellMore: true });
    expect(lastOffers(short)).toEqual([{ kind: 'tellMore' }]);
    const asked = after(short, { type: 'asked', question: typed(texts.tellMore) });
    expect(openOffers(asked, short.messages.length - 1)).toEqual([]);
  });
});

describe('details in a message', () => {
  const leadDraft = { name: 'Ada Moss', phone: '+1 555 010 2030', unitSize: '10x20', moveInDate: '2026-12-03' };
  const drafted = answered(newConversation, typed('Ada Moss, 555 010 2030'), { showLeadForm: true, leadDraft });

  it('prefill the forms, and nothing is sent', () => {
    expect(drafted.contact).toEqual({ name: 'Ada Moss', phone: '(555) 010-2030', email: '', moveInDate: '2026-12-03' });
    expect(lastOffers(drafted)).toMatchObject([{ purpose: { about: { unitSize: '10x20' } } }]);
    expect(drafted.request).toBeUndefined();
  });

  it('are corrected by later ones, but not what was typed into the form', () => {
    const edited = after(drafted, { type: 'contactTyped', field: 'name', text: 'Ada B. Moss' });
    const corrected = answered(edited, typed('sorry, 555 010 2031'), {
      leadDraft: { ...leadDraft, phone: '555 010 2031' },
    });
    expect(corrected.contact).toMatchObject({ name: 'Ada B. Moss', phone: '(555) 010-2031' });
    const unchanged = answered(corrected, typed('thanks'));
    expect(unchanged.contact).toEqual(corrected.contact);
  });
});

describe('a typed yes', () => {
  it('to a reservation opens its form, without asking again', () => {
    const taken = answered(prompted, typed('go ahead'), {
      showReservationPrompt: true,
      reservationUnit: { ...unit, price: '' },
    });
    expect(lastOffers(taken)).toMatchObject([{ kind: 'form', purpose: { kind: 'reservation', unit } }]);
    expect(taken).toMatchObject({ step: 'collectingInfo', upcoming: [] });
  });

  it("to a manager's call keeps the question that it answers", () => {
    const asked = answered(newConversation, typed('10x10 free?'), {
      showAvailabilityConfirm: true,
      unitSize: '10x10',
    });
    const taken = answered(asked, typed('sure, Monday'), { showLeadForm: true });
    const about = { inquiry: '10x10 free?\nsure, Monday', unitSize: '10x10' };
    expect(lastOffers(taken)).toEqual([{ kind: 'form', purpose: { kind: 'lead', about } }]);
  });
});

describe('a reservation', () => {
  it('opens its form on yes, and closes the question', () => {
    expect(agreed.step).toBe('collectingInfo');
    expect(lastOffers(agreed)).toEqual([{ kind: 'form', purpose: { kind: 'reservation', unit } }]);
    expect(openOffers(agreed, prompted.messages.length - 1)).toEqual([]);
  });

  it('asks about another unit on no', () => {
    const declined = after(prompted, { type: 'promptAnswered', answer: 'no', prompt: { kind: 'reservePrompt', unit } });
    expect(lastText(declined)).toBe(texts.anotherUnit);
    expect(declined.step).toBe('chatting');
  });

  it.each(['yes', 'Yes, please!', 'sí'])('offers the sizes again on a typed %j, without asking the server', (text) => {
    const declined = after(prompted, {
      type: 'promptAnswered',
      answer: 'no',
      prompt: { kind: 'reservePrompt', unit },
    });
    const again = after(declined, { type: 'asked', question: { kind: 'typed', text } });
    expect(lastText(again)).toBe(texts.howMuchToStore);
    expect(lastOffers(again)).toEqual([{ kind: 'rooms', topic: 'sizes' }]);
    expect(again).toMatchObject({ step: 'awaitingRoomChoice', request: undefined });
  });

  it('sends other text to the server after another unit was offered', () => {
    const declined = after(prompted, { type: 'promptAnswered', answer: 'no', prompt: { kind: 'reservePrompt', unit } });
    const asked = after(declined, { type: 'asked', question: { kind: 'typed', text: 'yes but when are you open' } });
    expect(asked.request).toMatchObject({ kind: 'chat' });
  });

  it('needs name and phone', () => {
    const missing = after(agreed, { type: 'formSubmitted', purpose: { kind: 'reservation', unit }, newKey: 'key-1' });
    expect(missing.isContactMissing).toBe(true);
    expect(missing.request).toBeUndefined();
    expect(after(missing, { type: 'contactTyped', field: 'name', text: 'A' }).isContactMissing).toBe(false);
    const halfway = after(filledIn, { type: 'contactTyped', field: 'phone', text: '555010' });
    expect(
      after(halfway, { type: 'formSubmitted', purpose: { kind: 'reservation', unit }, newKey: 'key-1' }).request,
    ).toBeUndefined();
  });

  it('is sent as typed, and the server normalizes it', () => {
    const contact = { name: ' Ada Moss ', phone: '(555) 010-2030', email: '', moveInDate: '' };
    expect(submitted.request).toEqual({ kind: 'reservation', unit, contact, key: 'key-1' });
    expect(isBotTyping(submitted)).toBe(false);
  });

  it('that succeeds clears the form and shows the office hours', () => {
    const taken = end(submitted, { kind: 'reserved', officeHours: 'Mon-Fri 9-6' });
    expect(lastText(taken)).toBe(`${texts.reservationSuccess}\n\n${fill(texts.officeHours, 'Mon-Fri 9-6')}`);
    expect(taken).toMatchObject({ step: 'chatting', contact: { phone: '', email: '', moveInDate: '' } });
    expect(lastText(end(submitted, { kind: 'reserved', officeHours: '' }))).toBe(texts.reservationSuccess);
  });

  it("that succeeds shows a summary, and the next form reuses the visitor's name", () => {
    const taken = end(submitted, { kind: 'reserved', officeHours: '' });
    expect(lastOffers(taken)).toEqual([
      { kind: 'summary', unit, contact: { name: ' Ada Moss ', phone: '(555) 010-2030', email: '', moveInDate: '' } },
    ]);
    expect(taken.contact.name).toBe(' Ada Moss ');
    const renamed = answered(taken, typed("I'm Bob"), { showLeadForm: true, leadDraft: { name: 'Bob' } });
    expect(renamed.contact.name).toBe('Bob');
  });

  it('of a unit card opens its form at once', () => {
    const chosen = after(newConversation, { type: 'reserveChosen', unit });
    expect(textsOf(chosen)).toEqual(['Reserve 5x10 — Drive-up', texts.reservationIntro]);
    expect(lastOffers(chosen)).toEqual([{ kind: 'form', purpose: { kind: 'reservation', unit } }]);
    expect(chosen).toMatchObject({ step: 'collectingInfo', unit });
  });

  it('that fails keeps the form', () => {
    const failed = end(submitted, { kind: 'failed' });
    expect(lastText(failed)).toBe(texts.reservationFailure);
    expect(failed).toMatchObject({ step: 'collectingInfo', contact: filledIn.contact });
  });
});

describe('a lead', () => {
  const purpose = { kind: 'lead', about: { inquiry: 'Hello?', unitSize: '' } } as const;
  const left = after(filledIn, { type: 'formSubmitted', purpose, newKey: 'key-1' });

  it.each([
    ['We call you.', 'We call you.'],
    ['', texts.leadSuccess],
  ])('that succeeds answers %j with %j', (message, expected) => {
    expect(lastText(end(left, { kind: 'leadTaken', message }))).toBe(expected);
  });

  it('that fails says so', () => {
    expect(lastText(end(left, { kind: 'failed' }))).toBe(texts.leadFailure);
  });
});

describe('a resubmitted form', () => {
  const failed = end(submitted, { kind: 'failed' });
  const sendAgain = (conversation: Conversation): Conversation =>
    after(conversation, { type: 'formSubmitted', purpose: { kind: 'reservation', unit }, newKey: 'key-2' });
  const keyOf = ({ request }: Conversation) => (request?.kind === 'reservation' ? request.key : undefined);

  it('is the same request while unchanged', () => {
    expect(keyOf(sendAgain(failed))).toBe('key-1');
  });

  it('is another request once corrected, or once the first succeeded', () => {
    expect(keyOf(sendAgain(after(failed, { type: 'contactTyped', field: 'name', text: 'Ada Mott' })))).toBe('key-2');
    const taken = end(submitted, { kind: 'reserved', officeHours: '' });
    expect(keyOf(sendAgain({ ...taken, contact: filledIn.contact }))).toBe('key-2');
  });
});
