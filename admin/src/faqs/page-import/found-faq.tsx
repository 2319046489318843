import { type FoundFaq, maxAnswerLength } from '@chat-module/contract/faqs';
import { useId } from 'react';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { FormattedText } from '../../ui/text/formatted-text.tsx';
import { FaqAnswer } from '../faq-answer.tsx';
import { canChoose } from './choose-found.ts';

export const stateLabels: Record<FoundFaq['state'], { label: string; tone: BadgeTone }> = {
  new: { label: 'New', tone: 'success' },
  changed: { label: 'Changed', tone: 'info' },
  same: { label: 'Already there', tone: 'neutral' },
  edited: { label: 'Edited by you', tone: 'warning' },
};

interface Words {
  question: string;
  answer: string;
  category: string;
}

/** One side of a diff, without the parts that both sides share. */
const Side = ({ title, words, other }: { title: string; words: Words; other: Words }) => (
  <div className="min-w-0 rounded-control bg-sunken px-3 py-2 wrap-anywhere">
    <h4 className="font-medium text-muted text-xs">{title}</h4>
    {words.question !== other.question && <p className="font-medium">{words.question}</p>}
    <FormattedText text={words.answer} />
    {words.category !== other.category && <p className="text-muted text-xs">{words.category}</p>}
  </div>
);

/** The stored answer next to the page's. */
const Difference = ({ found, stored }: { found: Words; stored: Words }) => (
  <div className="grid gap-2 sm:grid-cols-2">
    <Side title="Now" words={stored} other={found} />
    <Side title="On the page" words={found} other={stored} />
  </div>
);

interface Props {
  faq: FoundFaq;
  isChosen: boolean;
  onToggle: () => void;
}

export const FoundFaqRow = ({ faq, isChosen, onToggle }: Props) => {
  const id = useId();
  const { label, tone } = stateLabels[faq.state];
  const stored = faq.state === 'changed' || faq.state === 'edited' ? faq.stored : undefined;
  return (
    <li className="flex gap-3 px-4 py-3">
      <input
        type="checkbox"
        id={id}
        checked={isChosen}
        disabled={!canChoose(faq)}
        aria-describedby={`${id}-state`}
        onChange={onToggle}
        className="mt-0.5 size-4 shrink-0 accent-accent pointer-coarse:size-6"
      />
      <div className="min-w-0 grow space-y-1.5">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <label htmlFor={id} id={`${id}-question`} className="font-medium wrap-anywhere">
            {faq.question}
          </label>
          <span id={`${id}-state`}>
            <Badge tone={tone}>{label}</Badge>
          </span>
        </div>
        {faq.category && !stored && <p className="text-muted text-xs">{faq.category}</p>}
        {faq.cut && (
          <p className="text-warning-text text-xs">
            Cut off at {maxAnswerLength.toLocaleString()} characters. The page has the full text.
          </p>
        )}
        {stored ? (
          <Difference found={{ ...faq, category: faq.category || stored.category }} stored={stored} />
        ) : (
          <FaqAnswer text={faq.answer} questionId={`${id}-question`} />
        )}
      </div>
    </li>
  );
};
