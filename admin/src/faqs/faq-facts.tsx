import { Link } from 'wouter';
import { BotName } from '../bots/bot-name.tsx';
import { FaqStatusBadge } from './faq-status-badge.tsx';
import { InheritedStateBadge } from './sets/inherited-badges.tsx';
import { isInherited, type ListedFaq } from './use-listed-faqs.ts';

/** A bot or a set. */
export interface NamedOwner {
  readonly name: string;
  /** The color of the bot's chat. */
  readonly color?: string;
  /** Whether the operator may change its FAQs. */
  readonly mayChange: boolean;
}

export const unknownOwner: NamedOwner = { name: 'Unknown', mayChange: false };

export const ownerIdOf = ({ botId, setId }: ListedFaq): string => setId ?? botId ?? '';

interface Props {
  faq: ListedFaq;
  owner: NamedOwner;
}

export const StateBadge = ({ faq }: { faq: ListedFaq }) =>
  isInherited(faq) ? <InheritedStateBadge faq={faq} /> : <FaqStatusBadge status={faq.status} />;

/** The bot, or the set as a link to all of its FAQs. */
export const Owner = ({ faq, owner: { name, color } }: Props) => {
  if (faq.setId !== undefined)
    return (
      <Link href={`/faqs?setId=${faq.setId}`} className="link">
        {name}
      </Link>
    );
  return color === undefined ? name : <BotName bot={{ name, primaryColor: color }} />;
};
