import type { ChatTurn, Reply } from '../chat-turn.ts';
import { callUs } from '../write-contact.ts';

/** An honest "I don't know", with the ways to somebody who does. */
export const admitNoAnswer = ({ facility }: ChatTurn): Reply => ({
  response: facility
    ? `I'm sorry, I don't have the answer to that. Please ${callUs(facility)}, or leave your details below and we'll get back to you.`
    : "I'm sorry, I don't have the answer to that. Please leave your details below and we'll get back to you.",
  responseSource: 'unanswered',
  showLeadForm: true,
});
