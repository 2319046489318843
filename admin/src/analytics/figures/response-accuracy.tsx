import type { AnswerFilter } from '@chat-module/contract/conversations';
import type { ReactNode } from 'react';
import { formatCount, formatPercent } from '../../ui/text/format-number.ts';
import type { Summary } from '../chart/summarize-days.ts';
import { FigureCard } from './figure-card.tsx';
import { FigureLink } from './figure-link.tsx';
import { messagesOf, type Shown } from './figure-links.ts';

export const ResponseAccuracy = ({ summary, shown }: { summary: Summary; shown: Shown }) => {
  const hrefOf = (count: number, source: AnswerFilter) => (count > 0 ? messagesOf(shown, { source }) : undefined);
  const part = (count: number, source: AnswerFilter, name: string): ReactNode => (
    <FigureLink href={hrefOf(count, source)}>{`${formatCount(count)} ${name}`}</FigureLink>
  );
  const { faqMatches, websiteMatches, pageMatches, aiResponses, unanswered } = summary;
  return (
    <FigureCard
      title="Response Accuracy"
      figures={[
        {
          name: 'FAQ Match Rate',
          value: formatPercent(summary.faqMatchRate),
          hint: `${formatCount(faqMatches)} of ${formatCount(summary.totalConversations)} conversations`,
          href: hrefOf(faqMatches, 'faq'),
        },
        {
          name: 'Website Matches',
          value: formatCount(websiteMatches),
          hint: (
            <>
              {part(websiteMatches - pageMatches, 'record', 'from the location record')},{' '}
              {part(pageMatches, 'page', 'from website pages')}
            </>
          ),
          href: hrefOf(websiteMatches, 'website'),
        },
        { name: 'AI Responses', value: formatCount(aiResponses), href: hrefOf(aiResponses, 'ai') },
        {
          name: 'Unanswered',
          value: formatCount(unanswered),
          hint: 'Questions without an answer',
          href: hrefOf(unanswered, 'unanswered'),
        },
      ]}
    />
  );
};
