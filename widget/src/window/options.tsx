import { callHref, directionsHref } from '../api/location.ts';
import type { Question, Topic } from '../conversation/conversation-state.ts';
import { texts } from '../texts/texts.ts';
import type { Chat } from './chat.ts';
import { ChoiceButton } from './choice-button.tsx';
import { LinkButton } from './link-button.tsx';

/** Asks its question. */
export const AskButton = ({ chat, question }: { chat: Chat; question: Question }) => (
  <ChoiceButton chat={chat} label={question.text} event={{ type: 'asked', question }} />
);

/** Sends its label as the visitor's message. */
export const SayButton = ({ chat, text }: { chat: Chat; text: string }) => (
  <AskButton chat={chat} question={{ kind: 'typed', text }} />
);

const TopicButton = ({ chat, topic }: { chat: Chat; topic: Topic }) => (
  <ChoiceButton chat={chat} label={texts[topic]} event={{ type: 'topicChosen', topic }} />
);

/** Uses the location's record; without a record it asks the bot instead. */
const RecordButton = ({ chat, label, href }: { chat: Chat; label: string; href: string | undefined }) =>
  href ? <LinkButton label={label} href={href} /> : <SayButton chat={chat} text={label} />;

/** Only if the location has a payment portal. */
export const PayBillButton = ({ chat: { location } }: { chat: Chat }) =>
  location?.paymentPortalUrl ? <LinkButton label={texts.payBill} href={location.paymentPortalUrl} /> : null;

/** The buttons of the welcome message, and the operator's quick replies. */
export const Options = ({ chat }: { chat: Chat }) => (
  <>
    <TopicButton chat={chat} topic="sizes" />
    <TopicButton chat={chat} topic="rates" />
    <RecordButton chat={chat} label={texts.directions} href={chat.location && directionsHref(chat.location)} />
    <RecordButton chat={chat} label={texts.callUs} href={chat.location && callHref(chat.location)} />
    <PayBillButton chat={chat} />
    {chat.settings.quickReplies.map((text) => (
      <SayButton key={text} chat={chat} text={text} />
    ))}
  </>
);
