import type { TopQuestions } from '@chat-module/contract/analytics';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { withQuery } from '../../api/call.ts';
import { formatCount } from '../../ui/text/format-number.ts';
import { plainText } from '../../ui/text/plain-text.ts';
import { AnalyticsCard } from '../analytics-card.tsx';
import { FigureLink } from './figure-link.tsx';
import { messagesOf, type Shown } from './figure-links.ts';

interface ListProps {
  title: string;
  none: string;
  actions: ReactNode;
  rows: readonly {
    key: string;
    text: string;
    detail?: string;
    value?: string;
    href?: string | undefined;
    /** The link to the rows that the value counts. */
    valueHref?: string | undefined;
  }[];
}

const ListCard = ({ title, none, actions, rows }: ListProps) => (
  <AnalyticsCard title={title} actions={actions}>
    {rows.length === 0 ? (
      <p className="text-muted">{none}</p>
    ) : (
      <ol className="divide-y divide-line">
        {rows.map(({ key, text, detail, value, href, valueHref }) => (
          <li key={key} className="flex justify-between gap-4 py-2">
            <div className="min-w-0">
              <p className="line-clamp-2 wrap-anywhere">
                {href === undefined ? (
                  text
                ) : (
                  <Link href={href} className="link">
                    {text}
                  </Link>
                )}
              </p>
              {detail && <p className="line-clamp-2 text-muted text-xs wrap-anywhere">{detail}</p>}
            </div>
            {value && (
              <span className="shrink-0 font-semibold tabular-nums">
                <FigureLink href={valueHref} label={`Conversations with “${text}”: ${value}`}>
                  {value}
                </FigureLink>
              </span>
            )}
          </li>
        ))}
      </ol>
    )}
  </AnalyticsCard>
);

interface Props {
  questions: TopQuestions;
  botId: string;
  /** Undefined until its days are known. */
  shown: Shown | undefined;
  csvOf: (table: 'faqs' | 'unanswered' | 'rated_down', what: string) => ReactNode;
}

export const QuestionCards = ({ questions: { faqs, unanswered, ratedDown }, botId, shown, csvOf }: Props) => (
  <div className="grid items-start gap-4 lg:grid-cols-3">
    <ListCard
      title="Top Questions"
      none="No questions were answered from FAQs in this period."
      actions={csvOf('faqs', 'Top questions')}
      rows={faqs.map(({ id, question, uses }) => ({
        ...{ key: id, text: question, value: formatCount(uses) },
        href: withQuery('/faqs', { botId, dialog: 'edit-faq', id }),
        valueHref: shown && messagesOf(shown, { faqId: id }),
      }))}
    />
    <ListCard
      title="Open Questions"
      none="Every question in this period was answered."
      actions={csvOf('unanswered', 'Open questions')}
      rows={unanswered.map(({ id, question, count }) => ({
        ...{ key: id, text: question, value: formatCount(count) },
        href: withQuery('/faqs', { view: 'unanswered' }),
      }))}
    />
    <ListCard
      title="Rated Down"
      none="No answers were rated down in this period."
      actions={csvOf('rated_down', 'Rated down')}
      rows={ratedDown.map(({ id, visitId, userMessage, botResponse }) => ({
        ...{ key: id, text: userMessage, detail: plainText(botResponse) },
        href: visitId === null ? undefined : withQuery('/conversations', { conversation: visitId }),
      }))}
    />
  </div>
);
