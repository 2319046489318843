import { expect, test } from 'vitest';
import { describeTraces } from './describe-traces.ts';

const none = { leads: 0, reservations: 0, conversations: 0, users: 0, botName: null };

test.each([
  [none, 'It has no leads, reservations or conversations.'],
  [{ ...none, leads: 1 }, '1 lead stays in your lists as "Elm Street (deleted)".'],
  [
    { leads: 12, reservations: 1, conversations: 2450, users: 2, botName: 'Elm Bot' },
    '12 leads, 1 reservation and 2,450 conversations stay in your lists as "Elm Street (deleted)". ' +
      '2 users and the bot "Elm Bot" will have no location.',
  ],
  [
    { ...none, botName: 'Elm Bot' },
    'It has no leads, reservations or conversations. The bot "Elm Bot" will have no location.',
  ],
])('%j', (traces, sentences) => expect(describeTraces('Elm Street', traces)).toBe(sentences));
