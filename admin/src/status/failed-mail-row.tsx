import type { FailedMail } from '@chat-module/contract/failed-mails';
import { useId } from 'react';
import { Link } from 'wouter';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { formatDayAndTime } from '../ui/text/format-day.ts';
import type { Act } from './failed-mails.queries.ts';

const noAddress = 'a visitor';

const About = ({ about }: Pick<FailedMail, 'about'>) => {
  if (!about) return null;
  const { kind, id, name } = about;
  const link = {
    lead: { href: `/leads?lead=${id}`, text: `Lead: ${name}` },
    reservation: { href: `/reservations?reservation=${id}`, text: `Reservation: ${name}` },
    conversation: { href: `/conversations?conversation=${id}`, text: 'Conversation' },
    location: { href: `/leads?locationId=${id}`, text: `Leads at ${name}` },
  }[kind];
  return (
    <Link href={link.href} className="link">
      {link.text}
    </Link>
  );
};

const State = ({ isBeingSent, nextAttemptAt }: FailedMail) => {
  if (isBeingSent) return <Badge tone="info">Sending now</Badge>;
  if (nextAttemptAt === null) return <Badge tone="danger">No more retries</Badge>;
  return <Badge tone="warning">{`Next attempt ${formatDayAndTime(nextAttemptAt)}`}</Badge>;
};

interface Props {
  mail: FailedMail;
  isBusy: boolean;
  onAct: (act: Act) => void;
}

/** An email that was not delivered, with what to do about it. */
export const FailedMailRow = ({ mail, isBusy, onAct }: Props) => {
  const nameId = useId();
  const { subject, to, about, error, isBeingSent, canBeSent, createdAt } = mail;
  return (
    <article aria-labelledby={nameId} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div className="min-w-0 grow basis-80 space-y-1 wrap-anywhere">
        <h3 id={nameId} className="font-medium">
          {subject}
        </h3>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
          <State {...mail} />
          <span>{`To ${to || noAddress}`}</span>
          <span>{formatDayAndTime(createdAt)}</span>
          <About about={about} />
        </p>
        <p>{error}</p>
        {!canBeSent && (
          <p className="text-muted">This email contained a secret and was deleted. Repeat the step that sent it.</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {canBeSent && (
          <Button disabled={isBusy || isBeingSent} aria-describedby={nameId} onClick={() => onAct('send')}>
            Send again
          </Button>
        )}
        <Button
          look="quiet"
          disabled={isBusy || isBeingSent}
          aria-describedby={nameId}
          onClick={() => onAct('dismiss')}
        >
          Dismiss
        </Button>
      </div>
    </article>
  );
};
