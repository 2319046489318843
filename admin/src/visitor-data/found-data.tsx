import type { VisitorData } from '@chat-module/contract/visitor-data';
import { Fact } from '../ui/fact.tsx';
import { formatCount } from '../ui/text/format-number.ts';

const lists = [
  ['Leads', 'leads'],
  ['Reservations', 'reservations'],
  ['Conversations', 'conversations'],
  ['Unanswered questions', 'openQuestions'],
  ['Emails to the facility', 'mails'],
] as const;

export const isEmpty = (data: VisitorData): boolean => lists.every(([, name]) => data[name].length === 0);

/** The number of rows; the file has their contents. */
export const FoundData = ({ data }: { data: VisitorData }) => (
  <div role="status">
    {isEmpty(data) ? (
      <p>Nothing found.</p>
    ) : (
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
        {lists.map(([label, name]) => (
          <Fact key={name} name={label}>
            {formatCount(data[name].length)}
          </Fact>
        ))}
      </dl>
    )}
  </div>
);
