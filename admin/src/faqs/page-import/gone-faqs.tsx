import type { GoneFaq } from '@chat-module/contract/faqs';
import { useId } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { countOf } from '../../ui/list/count-of.ts';
import { FaqAnswer } from '../faq-answer.tsx';

interface RowProps {
  faq: GoneFaq;
  isDeleted: boolean;
  onToggle: () => void;
}

const GoneFaqRow = ({ faq, isDeleted, onToggle }: RowProps) => {
  const id = useId();
  return (
    <li className="flex gap-3 px-4 py-3">
      <input
        type="checkbox"
        id={id}
        checked={isDeleted}
        onChange={onToggle}
        className="mt-0.5 size-4 shrink-0 accent-accent pointer-coarse:size-6"
      />
      <div className="min-w-0 grow space-y-1.5">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <label htmlFor={id} className="font-medium wrap-anywhere">
            <span className="sr-only">Delete </span>
            <span id={`${id}-question`}>{faq.question}</span>
          </label>
          <span className="flex flex-wrap gap-1.5">
            {faq.edited && <Badge tone="warning">Edited by you</Badge>}
            <Badge tone={isDeleted ? 'danger' : 'neutral'}>{isDeleted ? 'Delete' : 'Keep'}</Badge>
          </span>
        </div>
        <FaqAnswer text={faq.answer} questionId={`${id}-question`} />
      </div>
    </li>
  );
};

interface Props {
  /** Whether the FAQs belong to a set, not to a bot. */
  isOfSet: boolean;
  gone: readonly GoneFaq[];
  deleted: ReadonlySet<string>;
  onChoose: (deleted: ReadonlySet<string>) => void;
}

const withToggled = (ids: ReadonlySet<string>, id: string): ReadonlySet<string> => {
  const toggled = new Set(ids);
  if (!toggled.delete(id)) toggled.add(id);
  return toggled;
};

/** FAQs from an earlier import that the page no longer has. They are kept unless chosen for deletion. */
export const GoneFaqs = ({ isOfSet, gone, deleted, onChoose }: Props) => {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="space-y-3">
      <div className="space-y-1">
        <h3 id={headingId} className="font-medium">
          {countOf(gone.length, 'question')} no longer on the page
        </h3>
        <p className="text-muted">
          {isOfSet ? 'The set still has them.' : 'The bot still answers them.'} Select the ones to delete.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onChoose(new Set(gone.map(({ id }) => id)))}>Delete all</Button>
        <Button onClick={() => onChoose(new Set())}>Keep all</Button>
      </div>
      <ul aria-labelledby={headingId} className="divide-y divide-line rounded-control border border-line">
        {gone.map((faq) => (
          <GoneFaqRow
            key={faq.id}
            faq={faq}
            isDeleted={deleted.has(faq.id)}
            onToggle={() => onChoose(withToggled(deleted, faq.id))}
          />
        ))}
      </ul>
    </section>
  );
};
