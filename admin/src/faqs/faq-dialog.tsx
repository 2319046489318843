import { defaultFaqCategory, type Faq } from '@chat-module/contract/faqs';
import type { AnswerSuggestion } from '@chat-module/contract/question-groups';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useBots } from '../bots/bots.queries.ts';
import { useFormDraft } from '../layout/use-form-draft.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../ui/dialog.tsx';
import { askBeforeDiscarding } from '../ui/form/ask-before-discarding.ts';
import { resultOf } from '../ui/form/changed-fields.ts';
import { FormProblem } from '../ui/form/form-problem.tsx';
import { FormSection } from '../ui/form/form-section.tsx';
import { onSubmit } from '../ui/form/on-submit.ts';
import { RestoredNote } from '../ui/form/restored-note.tsx';
import { SelectField } from '../ui/form/select-field.tsx';
import { showServerErrors } from '../ui/form/show-server-errors.ts';
import { TextAreaField } from '../ui/form/text-area-field.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import type { FaqOwner } from './faq-owner.ts';
import { faqStatusOptions } from './faq-status.ts';
import { useFaqs, useSaveFaq } from './faqs.queries.ts';
import { categoriesOf } from './filter-faqs.ts';
import { SuggestionSource } from './groups/suggested-answer.tsx';
import { OwnerSelect } from './owner-select.tsx';
import { mayChangeSet, useFaqSets } from './sets/faq-sets.queries.ts';
import { type FaqDraft, type FaqForm, useFaqForm } from './use-faq-form.ts';

/** One choice for both: an FAQ belongs to a bot or to a set. */
const OwnerField = ({ form: { control, watch, setValue, formState } }: { form: FaqForm }) => {
  // A registered field would show the bot's id, which is empty if a set is chosen.
  const { field } = useController({ control, name: 'botId' });
  const { data: sets = [] } = useFaqSets();
  const choose = ({ botId, setId }: FaqOwner) => {
    const options = { shouldDirty: true, shouldValidate: formState.isSubmitted };
    setValue('botId', botId, options);
    setValue('setId', setId, options);
  };
  return (
    <OwnerSelect
      label={sets.some(mayChangeSet) ? 'Bot or FAQ Set' : 'Bot'}
      required
      placeholder="Choose a bot"
      ref={field.ref}
      error={formState.errors.botId?.message ?? formState.errors.setId?.message}
      owner={{ botId: watch('botId') ?? '', setId: watch('setId') ?? '' }}
      onOwner={choose}
    />
  );
};

const CategoryField = ({ form: { register, formState } }: { form: FaqForm }) => {
  const { data: faqs = [] } = useFaqs();
  const listId = useId();
  return (
    <>
      <TextField
        label="Category"
        placeholder={defaultFaqCategory}
        list={listId}
        autoComplete="off"
        error={formState.errors.category?.message}
        {...register('category')}
      />
      <datalist id={listId}>
        {categoriesOf(faqs).map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
    </>
  );
};

const SpanishFields = ({ form: { register, formState } }: { form: FaqForm }) => (
  <FormSection
    title="Spanish version (optional)"
    hint="For visitors who write Spanish. Without it, they get the answer above, introduced by a sentence in Spanish."
  >
    <TextAreaField
      label="Pregunta"
      lang="es"
      rows={2}
      error={formState.errors.questionEs?.message}
      {...register('questionEs')}
    />
    <TextAreaField
      label="Respuesta"
      lang="es"
      rows={4}
      error={formState.errors.answerEs?.message}
      {...register('answerEs')}
    />
  </FormSection>
);

const FaqFields = ({ form, suggestion }: { form: FaqForm; suggestion: AnswerSuggestion | undefined }) => {
  const { register, formState } = form;
  return (
    <>
      <TextAreaField
        label="Question"
        required
        rows={2}
        error={formState.errors.question?.message}
        {...register('question')}
      />
      <TextAreaField
        label="Answer"
        required
        rows={6}
        hint="Shown to visitors as written. You can use **bold** and [links](https://example.com)."
        error={formState.errors.answer?.message}
        {...register('answer')}
      />
      {suggestion && (
        <p className="text-muted text-xs wrap-anywhere">
          Make sure this answer is true for your facility. Suggested from <SuggestionSource suggestion={suggestion} />
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <div>
          <CategoryField form={form} />
        </div>
        <SelectField
          label="Status"
          options={faqStatusOptions}
          hint="Inactive FAQs are never used."
          error={formState.errors.status?.message}
          {...register('status')}
        />
      </div>
      <SpanishFields form={form} />
    </>
  );
};

const saveLabel = (isEdit: boolean, isOverride: boolean, isPending: boolean): string => {
  if (isEdit) return isPending ? 'Updating...' : 'Update FAQ';
  if (isOverride) return isPending ? 'Saving...' : 'Save Override';
  return isPending ? 'Creating...' : 'Create FAQ';
};

const draftNameOf = (start: Faq | FaqDraft): string => {
  if ('id' in start) return `faq ${start.id}`;
  if (start.overridesId) return `faq over ${start.overridesId} ${start.botId}`;
  return start.unansweredId ? `faq for ${start.unansweredId}` : 'faq new';
};

const titleOf = (isEdit: boolean, isOverride: boolean): string => {
  if (isEdit) return 'Edit FAQ';
  return isOverride ? 'Override FAQ' : 'Create New FAQ';
};

interface OwnerKind {
  readonly isOverride: boolean;
  readonly isSet: boolean;
}

const describeOwner = (name: string, { isOverride, isSet }: OwnerKind): string => {
  if (isSet) return `For all bots that use ${name}`;
  return isOverride ? `For ${name} only. Other bots keep the set’s answer.` : `For ${name}`;
};

interface Props {
  /** The FAQ to edit, or initial values of a new one. */
  start: Faq | FaqDraft;
  /** Where the answer of a new one was found. */
  suggestion?: AnswerSuggestion | undefined;
  onClose: () => void;
}

export const FaqDialog = ({ start, suggestion, onClose }: Props) => {
  const id = 'id' in start ? start.id : undefined;
  const form = useFaqForm(start);
  const draft = useFormDraft(form, draftNameOf(start));
  const close = () => {
    draft.forget();
    onClose();
  };
  const save = useSaveFaq(id, close);
  const { data: bots = [] } = useBots();
  const { data: sets = [] } = useFaqSets();
  // An FAQ stays with its bot, and an unanswered question gets its answer at the bot that was asked.
  const isOverride = !('id' in start) && start.overridesId !== undefined;
  const isOwnerFixed = id !== undefined || isOverride || ('unansweredId' in start && start.unansweredId !== undefined);
  const owner = [...bots, ...sets].find((it) => it.id === (start.setId || start.botId))?.name ?? 'Unknown';
  const cancel = askBeforeDiscarding(form.formState.isDirty, close);
  const submit = form.handleSubmit((values) =>
    save.mutate(resultOf(form, values), { onError: (error) => showServerErrors(error, form) }),
  );
  return (
    <Dialog
      title={titleOf(id !== undefined, isOverride)}
      description={isOwnerFixed ? describeOwner(owner, { isOverride, isSet: Boolean(start.setId) }) : undefined}
      keepOpen
      onClose={cancel}
    >
      <form noValidate onSubmit={onSubmit(submit)} className="contents">
        <DialogBody>
          <RestoredNote draft={draft} />
          {!isOwnerFixed && <OwnerField form={form} />}
          <FaqFields form={form} suggestion={suggestion} />
          <FormProblem message={form.formState.errors.root?.message} />
        </DialogBody>
        <DialogFooter>
          <Button onClick={cancel}>Cancel</Button>
          <Button type="submit" look="primary" disabled={save.isPending}>
            {saveLabel(id !== undefined, isOverride, save.isPending)}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
};
