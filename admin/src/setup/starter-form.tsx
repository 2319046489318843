import type { Setup } from '@chat-module/contract/setup';
import { starterBlanks } from '@chat-module/contract/starter-faqs';
import { useState } from 'react';
import { useFaqSets } from '../faqs/sets/faq-sets.queries.ts';
import { forgetUnsavedChanges, useUnsavedChangesGuard } from '../layout/unsaved-changes.ts';
import { FormCard } from '../locations/form/form-card.tsx';
import { Button } from '../ui/button.tsx';
import { CheckboxField } from '../ui/form/checkbox-field.tsx';
import { onSubmit } from '../ui/form/on-submit.ts';
import { SelectField } from '../ui/form/select-field.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { countOf } from '../ui/list/count-of.ts';
import { botFor } from './bot-for.ts';
import { type FilledFaq, fillForBot, fillForSet } from './fill-starter-set.ts';
import { type BlankValues, type StarterSet, useAddStarterFaqs } from './starter.queries.ts';

interface Props {
  setup: Setup;
  starter: StarterSet;
  onAdded: () => void;
}

/** The starter set: its blanks, and which questions to keep. */
export const StarterForm = ({ setup, starter, onAdded }: Props) => {
  const [values, setValues] = useState<BlankValues>({});
  const [setId, setSetId] = useState('');
  const [dropped, setDropped] = useState<ReadonlySet<string>>(new Set());
  useUnsavedChangesGuard(Object.keys(values).length > 0 || dropped.size > 0 || setId !== '');
  const add = useAddStarterFaqs(setup, () => {
    forgetUnsavedChanges();
    onAdded();
  });
  const known = setId === '' ? starter.known : {};
  const filled = setId === '' ? fillForBot(starter, values) : fillForSet(starter, values);
  const complete = filled.filter(({ missing }) => missing.length === 0);
  const kept = complete.filter(({ id }) => !dropped.has(id));
  const toggle = (id: string) =>
    setDropped(new Set(dropped.has(id) ? [...dropped].filter((it) => it !== id) : [...dropped, id]));
  const submit = () => add.mutate({ setId, keep: kept.map(({ id }) => id), values });
  return (
    <form noValidate onSubmit={onSubmit(submit)} className="space-y-5">
      <FormCard
        title="Starter set"
        hint="Forty questions that storage customers ask. Fill in what applies to you. Questions with empty blanks are skipped."
      >
        <AddTo setup={setup} setId={setId} onSet={setSetId} />
        <div className="grid gap-4 sm:grid-cols-2">
          {starterBlanks.map(({ name, label, example }) => (
            <TextField
              key={name}
              label={label}
              placeholder={example}
              autoComplete="off"
              maxLength={300}
              value={values[name] ?? known[name] ?? ''}
              onChange={({ target }) => setValues({ ...values, [name]: target.value })}
            />
          ))}
        </div>
        <h3 id="questions-to-add" className="font-semibold">
          Questions to add
        </h3>
        <ul aria-labelledby="questions-to-add" className="divide-y divide-line rounded-control border border-line">
          {complete.map((faq) => (
            <FaqChoice key={faq.id} faq={faq} isKept={!dropped.has(faq.id)} onToggle={() => toggle(faq.id)} />
          ))}
        </ul>
        <LeftOut faqs={filled.filter(({ missing }) => missing.length > 0)} />
      </FormCard>
      <div className="sticky bottom-0 -mx-4 flex flex-wrap items-center justify-end gap-3 border-line border-t bg-canvas px-4 py-3">
        <p role="status" className="text-muted">
          {filled.length - kept.length > 0 && `${filled.length - kept.length} skipped`}
        </p>
        <Button type="submit" look="primary" disabled={add.isPending || kept.length === 0}>
          {add.isPending ? 'Adding...' : `Add ${countOf(kept.length, 'question')}`}
        </Button>
      </div>
    </form>
  );
};

interface AddToProps {
  setup: Setup;
  setId: string;
  onSet: (setId: string) => void;
}

/** The facility's bot, or a set that bots share. */
const AddTo = ({ setup: { bot, facility }, setId, onSet }: AddToProps) => {
  const { data: sets = [] } = useFaqSets();
  if (sets.length === 0) return null;
  const botName = bot?.name ?? (facility ? botFor(facility).name : 'A new bot');
  return (
    <SelectField
      label="Add to"
      hint={setId && 'Each bot of the set fills in the address, hours and sizes of its own location.'}
      options={[
        { value: '', label: botName },
        ...sets.map(({ id, name }) => ({ value: id, label: `FAQ set: ${name}` })),
      ]}
      value={setId}
      onChange={(event) => onSet(event.target.value)}
    />
  );
};

const FaqChoice = ({ faq, isKept, onToggle }: { faq: FilledFaq; isKept: boolean; onToggle: () => void }) => (
  <li className="px-4 py-2">
    <CheckboxField label={faq.question} checked={isKept} onChange={onToggle} />
    <p className="whitespace-pre-line pl-6.5 text-muted wrap-anywhere">{faq.answer}</p>
  </li>
);

const LeftOut = ({ faqs }: { faqs: readonly FilledFaq[] }) => {
  if (faqs.length === 0) return null;
  return (
    <>
      <h3 id="questions-left-out" className="font-semibold">
        Skipped until filled in
      </h3>
      <ul aria-labelledby="questions-left-out" className="divide-y divide-line rounded-control border border-line">
        {faqs.map(({ id, question, missing }) => (
          <li key={id} className="px-4 py-2">
            <p>{question}</p>
            <p className="text-muted">Missing: {missing.join(', ')}</p>
          </li>
        ))}
      </ul>
    </>
  );
};
