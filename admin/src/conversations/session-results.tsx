import type { SessionInFull } from '@chat-module/contract/conversations';
import { CalendarCheck, ContactRound, type LucideIcon } from 'lucide-react';
import { Link } from 'wouter';
import { withQuery } from '../api/call.ts';

interface ResultProps {
  icon: LucideIcon;
  href: string;
  children: string;
}

const Result = ({ icon: Icon, href, children }: ResultProps) => (
  <li className="flex items-center gap-2">
    <Icon aria-hidden size={16} className="shrink-0 text-muted" />
    <Link href={href} className="link wrap-anywhere">
      {children}
    </Link>
  </li>
);

/** The leads and reservations that came out of a conversation. */
export const SessionResults = ({ session: { leads, reservations } }: { session: SessionInFull }) => {
  if (leads.length + reservations.length === 0) return null;
  return (
    <ul aria-label="Leads and reservations" className="flex flex-wrap gap-x-5 gap-y-1">
      {leads.map(({ id, name }) => (
        <Result key={id} icon={ContactRound} href={withQuery('/leads', { lead: id })}>
          {`Lead: ${name}`}
        </Result>
      ))}
      {reservations.map(({ id, customerName, unitSize }) => (
        <Result key={id} icon={CalendarCheck} href={withQuery('/reservations', { reservation: id })}>
          {`Reservation: ${[customerName, unitSize].filter(Boolean).join(', ')}`}
        </Result>
      ))}
    </ul>
  );
};
