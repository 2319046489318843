import type { AnswerSource } from '@chat-module/contract/conversations';
import { isFromPage } from '@chat-module/contract/is-from-page';
import type { ResponseSource } from '@chat-module/contract/response-sources';
import { Badge, type BadgeLook, unknownBadge } from '../ui/badge.tsx';

const looks: Record<ResponseSource, BadgeLook> = {
  faq: { label: 'FAQ', tone: 'success' },
  website: { label: 'Website', tone: 'info' },
  ai: { label: 'AI', tone: 'accent' },
  unit_details: { label: 'Unit details', tone: 'warning' },
  unit_pricing: { label: 'Unit pricing', tone: 'warning' },
  contextual_promo_unit: { label: 'Unit promotion', tone: 'warning' },
  availability_inquiry: { label: 'Availability inquiry', tone: 'warning' },
  unanswered: { label: 'Unanswered', tone: 'neutral' },
};

const lookOf = (source: ResponseSource): BadgeLook => looks[source] ?? unknownBadge;

/** For a group of answers: those of the source `website` come from the location record or from a page. */
export const sourceLabel = (source: ResponseSource): string =>
  source === 'website' ? 'Record or website' : lookOf(source).label;

const labelOf = (source: ResponseSource, sources: readonly AnswerSource[]): string => {
  if (source !== 'website' || sources.length === 0) return lookOf(source).label;
  return isFromPage(sources) ? 'Website page' : 'Location record';
};

interface Props {
  source: ResponseSource;
  /** The answer's source, if known. */
  sources: readonly AnswerSource[];
}

/** Where an answer came from. */
export const SourceBadge = ({ source, sources }: Props) => (
  <Badge tone={lookOf(source).tone}>{labelOf(source, sources)}</Badge>
);
