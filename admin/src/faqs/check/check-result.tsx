import type { QuestionCheck } from '@chat-module/contract/chat';
import { AnswerSources } from '../../conversations/answer-sources.tsx';
import { modelNote } from '../../conversations/model-note.ts';
import { SourceBadge } from '../../conversations/source-badge.tsx';
import { Fact } from '../../ui/fact.tsx';
import { formatResponseTime } from '../../ui/text/format-response-time.ts';
import { plainText } from '../../ui/text/plain-text.ts';
import { describeUnderstanding, explainCheck, offersOf, stepLabel } from './explain-check.ts';
import { PossibleAnswers } from './possible-answers.tsx';

const Answer = ({ question, check }: { question: string; check: QuestionCheck }) => {
  const offers = offersOf(check);
  return (
    <div className="space-y-2">
      <p className="ml-auto w-fit max-w-[85%] rounded-card bg-accent px-3.5 py-2 text-on-accent wrap-anywhere">
        {question}
      </p>
      <p className="w-fit max-w-[85%] whitespace-pre-line rounded-card bg-sunken px-3.5 py-2 wrap-anywhere">
        {plainText(check.reply.response)}
      </p>
      {offers.length > 0 && (
        <ul aria-label="Offered to the visitor" className="flex flex-wrap gap-1.5">
          {offers.map((offer) => (
            <li key={offer} className="rounded-full border border-control px-2.5 py-0.5 text-xs">
              {offer}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

const Reasons = ({ check }: { check: QuestionCheck }) => {
  const note = modelNote(check);
  return (
    <dl className="grid gap-3">
      <Fact name="Answered by">{stepLabel(check.step)}</Fact>
      <Fact name="Why">{explainCheck(check)}</Fact>
      {check.sources.length > 0 && (
        <Fact name="Answered from">
          <AnswerSources sources={check.sources} />
        </Fact>
      )}
      {note && <Fact name="Language model">{note}</Fact>}
    </dl>
  );
};

const Understanding = ({ check }: { check: QuestionCheck }) => (
  <section aria-label="Understood as">
    <h3 className="font-semibold">Understood as</h3>
    <dl className="mt-2 grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {describeUnderstanding(check.understanding).map(([name, value]) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
    </dl>
  </section>
);

/** How a question would be answered, and why. */
export const CheckResult = ({ question, check }: { question: string; check: QuestionCheck }) => (
  <section aria-label="Result" className="grid gap-x-8 gap-y-6 border-line border-t p-5 lg:grid-cols-2">
    <div className="min-w-0 space-y-4">
      <div className="flex items-center gap-4 text-muted text-xs">
        <SourceBadge source={check.reply.responseSource} sources={check.sources} />
        <span className="tabular-nums">{formatResponseTime(check.responseTime)}</span>
      </div>
      <Answer {...{ question, check }} />
    </div>
    <div className="min-w-0 space-y-6">
      <Reasons check={check} />
      <Understanding check={check} />
    </div>
    <div className="min-w-0 lg:col-span-2">
      <PossibleAnswers candidates={check.candidates} />
    </div>
  </section>
);
