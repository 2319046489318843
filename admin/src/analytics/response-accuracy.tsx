import { formatCount, formatPercent } from '../ui/format-number.ts';
import { FigureCard } from './figure-card.tsx';
import { type Shown, visitsOf } from './figure-links.ts';
import type { Summary } from './summarize-days.ts';

export const ResponseAccuracy = ({ summary, shown }: { summary: Summary; shown: Shown }) => (
  <FigureCard
    title="Response Accuracy"
    figures={[
      {
        name: 'FAQ Match Rate',
        value: formatPercent(summary.faqMatchRate),
        hint: `${formatCount(summary.faqMatches)} of ${formatCount(summary.totalConversations)} conversations`,
      },
      {
        name: 'Website Matches',
        value: formatCount(summary.websiteMatches),
        hint: `${formatCount(summary.websiteMatches - summary.pageMatches)} from the location record, ${formatCount(summary.pageMatches)} from website pages`,
      },
      { name: 'AI Responses', value: formatCount(summary.aiResponses) },
      {
        name: 'Unanswered',
        value: formatCount(summary.unanswered),
        hint: 'Questions without an answer',
        href: summary.unanswered > 0 ? visitsOf(shown, { badge: 'unanswered' }) : undefined,
      },
    ]}
  />
);
