import type { AnswerSource } from '@chat-module/contract/conversations';

const kinds: Record<AnswerSource['kind'], string> = {
  faq: 'FAQ',
  record: 'Record',
  turn: 'Earlier in the chat',
  page: 'Page',
};

const percent = (score: number): string => `${Math.round(score * 100)}%`;

/** The sources of an answer, each with its score if known. */
export const AnswerSources = ({ sources }: { sources: readonly AnswerSource[] }) => (
  <ul>
    {sources.map(({ kind, id, label, score }) => (
      <li key={`${kind} ${id} ${label}`}>
        <span className="text-muted">{kinds[kind]}:</span> {label}
        {score !== undefined && <span className="text-muted tabular-nums"> · {percent(score)}</span>}
      </li>
    ))}
  </ul>
);
