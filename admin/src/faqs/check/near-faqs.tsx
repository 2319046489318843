import type { NearFaq } from '@chat-module/contract/chat';
import { classNames } from '../../ui/class-names.ts';
import { percent } from './explain-check.ts';

interface Props {
  faqs: readonly NearFaq[];
  leastScore: number;
}

const NearFaqRow = ({ faq: { question, score, answers }, leastScore }: { faq: NearFaq; leastScore: number }) => (
  <li className="space-y-1.5 py-2.5">
    <div className="flex items-baseline justify-between gap-4">
      <span className={classNames('min-w-0 wrap-anywhere', answers && 'font-medium')}>{question}</span>
      <span className="shrink-0 text-muted tabular-nums">
        {percent(score)} {answers ? '· used' : ''}
      </span>
    </div>
    {/* The number next to it says the same. */}
    <div aria-hidden className="relative h-1.5 rounded-full bg-sunken">
      <div
        className={classNames('h-full rounded-full', answers ? 'bg-accent' : 'bg-control')}
        style={{ width: percent(score) }}
      />
      <div className="absolute -top-1 h-3.5 w-0.5 bg-ink" style={{ left: percent(leastScore) }} />
    </div>
  </li>
);

/** The FAQs closest to the question, with a marker at the threshold for an answer. */
export const NearFaqs = ({ faqs, leastScore }: Props) => (
  <section aria-label="Nearest FAQs">
    <h3 className="font-semibold">Nearest FAQs</h3>
    {faqs.length === 0 ? (
      <p className="text-muted">None: the bot has no active FAQ.</p>
    ) : (
      <>
        <p className="text-muted text-xs">An FAQ is used at a match of {percent(leastScore)} or higher (the marker).</p>
        <ol className="divide-y divide-line">
          {faqs.map((faq) => (
            <NearFaqRow key={faq.id} {...{ faq, leastScore }} />
          ))}
        </ol>
      </>
    )}
  </section>
);
