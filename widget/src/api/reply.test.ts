import { expect, it } from 'vitest';
import { readReply } from './reply.ts';

it.each([null, 5, 'text', [], {}, { response: 5 }, { response: '' }])('%j is no reply', (received) => {
  expect(readReply(received)).toBeUndefined();
});

it('reads a reply and ignores malformed fields', () => {
  const received = {
    response: 'Hello',
    conversationId: 7,
    showLeadForm: 'yes',
    showRatesButton: true,
    ratesPageUrl: null,
    reservationUnit: { id: 'a', size: '5x5', label: '5x5 — Drive-up' },
    unitButtons: [{ id: 'a', size: '5x5', label: '5x5' }, { id: 'b' }, null, 'x'],
    unitImage: {},
    suggestions: [{ id: 'f', question: 'How?' }, { id: 'g' }, 'Who?'],
    leadDraft: { name: 'Ada', phone: 5 },
    more: true,
  };
  expect(readReply(received)).toEqual({
    response: 'Hello',
    conversationId: '',
    showLeadForm: false,
    showAvailabilityConfirm: false,
    showPayBillButton: false,
    showRatesButton: true,
    ratesPageUrl: '',
    unitSize: '',
    showReservationPrompt: false,
    reservationUnit: { id: 'a', size: '5x5', label: '5x5 — Drive-up', price: '' },
    unitButtons: [{ id: 'a', size: '5x5', label: '5x5', price: '', description: '', imageUrl: '' }],
    unitImage: '',
    suggestions: ['How?'],
    leadDraft: { name: 'Ada', phone: '', email: '', unitSize: '', moveInDate: '' },
    canTellMore: false,
  });
  expect(readReply({ response: 'Hello', unitButtons: 'many' })?.unitButtons).toEqual([]);
});
