import type { FoundFaq, GoneFaq } from '@chat-module/contract/faqs';
import { useEffect, useRef, useState } from 'react';
import { serverMessageOr } from '../../api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { DialogBody, DialogFooter } from '../../ui/dialog.tsx';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { countOf } from '../../ui/list/count-of.ts';
import { type Chosen, chosenAll, chosenAtFirst, withToggled } from './choose-found.ts';
import { FoundFaqRow, stateLabels } from './found-faq.tsx';
import { GoneFaqs } from './gone-faqs.tsx';
import { hostOf, otherHostNote } from './other-host-note.ts';
import { type PageToImport, useImportChosen } from './use-page-import.ts';

const states = ['new', 'changed', 'edited', 'same'] as const;

/** "3 new, 1 changed" */
const summaryOf = (faqs: readonly FoundFaq[]): string =>
  states
    .map((state) => ({ state, count: faqs.filter((faq) => faq.state === state).length }))
    .filter(({ count }) => count > 0)
    .map(({ state, count }) => `${count.toLocaleString()} ${stateLabels[state].label.toLowerCase()}`)
    .join(', ');

interface Props {
  /** The URL as the operator entered it. */
  page: PageToImport;
  /** The URL as the site returned it, after redirects. */
  url: string;
  faqs: readonly FoundFaq[];
  gone: readonly GoneFaq[];
  onBack: () => void;
  onImported: () => void;
}

const Headline = ({ page, url, faqs }: Pick<Props, 'page' | 'url' | 'faqs'>) => {
  const otherHost = otherHostNote(page.url, hostOf(url));
  const summary = useRef<HTMLParagraphElement>(null);
  // The pressed button no longer exists, so focus moves to the result.
  useEffect(() => summary.current?.focus(), []);
  return (
    <div className="space-y-1">
      <p ref={summary} tabIndex={-1} role="status" className="font-medium">
        {countOf(faqs.length, 'question')} found: {summaryOf(faqs)}
      </p>
      {otherHost !== '' && <p className="text-muted wrap-anywhere">{otherHost}</p>}
      {faqs.some(({ state }) => state === 'edited') && (
        <p className="text-muted">FAQs you edited stay unchanged unless you select them here.</p>
      )}
    </div>
  );
};

const ChosenList = ({
  faqs,
  chosen,
  onChoose,
}: Pick<Props, 'faqs'> & { chosen: Chosen; onChoose: (chosen: Chosen) => void }) => (
  <>
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => onChoose(chosenAll(faqs))}>Select all</Button>
      <Button onClick={() => onChoose(new Set())}>Select none</Button>
    </div>
    <ul aria-label="Questions on the page" className="divide-y divide-line rounded-control border border-line">
      {faqs.map((faq, at) => (
        <FoundFaqRow
          key={faq.question}
          faq={faq}
          isChosen={chosen.has(at)}
          onToggle={() => onChoose(withToggled(chosen, at))}
        />
      ))}
    </ul>
  </>
);

/** "Import 3 chosen, delete 1" */
const actionOf = (chosen: Chosen, remove: ReadonlySet<string>): string => {
  const [imported, deleted] = [chosen.size, remove.size].map((count) => count.toLocaleString());
  if (remove.size === 0) return `Import ${imported} selected`;
  return chosen.size === 0 ? `Delete ${deleted} selected` : `Import ${imported} selected, delete ${deleted}`;
};

/** All questions of the page next to the FAQs of the bot or set, to choose from. */
export const PreviewStep = ({ page, url, faqs, gone, onBack, onImported }: Props) => {
  const [chosen, setChosen] = useState(() => chosenAtFirst(faqs));
  const [remove, setRemove] = useState<ReadonlySet<string>>(new Set());
  const run = useImportChosen(onImported);
  return (
    <>
      <DialogBody>
        <Headline {...{ page, url, faqs }} />
        <ChosenList faqs={faqs} chosen={chosen} onChoose={setChosen} />
        {gone.length > 0 && <GoneFaqs isOfSet={page.setId !== ''} gone={gone} deleted={remove} onChoose={setRemove} />}
        <FormProblem message={run.error ? serverMessageOr(run.error, 'The server could not be reached.') : undefined} />
      </DialogBody>
      <DialogFooter>
        <Button disabled={run.isPending} onClick={onBack}>
          Back
        </Button>
        <Button
          look="primary"
          disabled={chosen.size + remove.size === 0 || run.isPending}
          onClick={() => run.mutate({ owner: page, page: url, faqs, chosen, remove })}
        >
          {run.isPending
            ? `Importing ${run.sent.toLocaleString()} of ${chosen.size.toLocaleString()}...`
            : actionOf(chosen, remove)}
        </Button>
      </DialogFooter>
    </>
  );
};
