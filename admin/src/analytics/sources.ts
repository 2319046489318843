/** The categories of a day's conversations in the chart. */
export const sources = [
  { key: 'faq', label: 'FAQ', color: 'var(--color-chart-faq)', swatch: 'bg-chart-faq' },
  { key: 'record', label: 'Location record', color: 'var(--color-chart-record)', swatch: 'bg-chart-record' },
  { key: 'page', label: 'Website page', color: 'var(--color-chart-website)', swatch: 'bg-chart-website' },
  { key: 'ai', label: 'AI', color: 'var(--color-chart-ai)', swatch: 'bg-chart-ai' },
  { key: 'unanswered', label: 'Unanswered', color: 'var(--color-chart-unanswered)', swatch: 'bg-chart-unanswered' },
  { key: 'other', label: 'Other', color: 'var(--color-chart-other)', swatch: 'bg-chart-other' },
] as const;
