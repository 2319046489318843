import type { AnswerSuggestion, QuestionGroup } from '@chat-module/contract/question-groups';
import { type FormEvent, useState } from 'react';
import { failureMessage } from '../../api/api-error.ts';
import { useBots } from '../../bots/bots.queries.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/dialog.tsx';
import { askBeforeDiscarding } from '../../ui/form/ask-before-discarding.ts';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { haveSameMembers } from '../../ui/have-same-members.ts';
import { countOf } from '../../ui/list/count-of.ts';
import { BotCheckboxes } from '../sets/bot-checkboxes.tsx';
import { mayChangeSet, useFaqSets } from '../sets/faq-sets.queries.ts';
import { useAnswerQuestions, useSuggestion } from './question-groups.queries.ts';
import { SuggestionSource } from './suggested-answer.tsx';

interface QuestionsProps {
  group: QuestionGroup;
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
}

const Questions = ({ group, chosen, onChange }: QuestionsProps) => {
  const { data: bots = [] } = useBots();
  const nameOf = new Map(bots.map(({ id, name }) => [id, name]));
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <fieldset>
      <legend className="font-medium">Questions this answers</legend>
      <ul className="mt-1 max-h-48 overflow-y-auto rounded-control border border-line px-3 py-1">
        {group.questions.map(({ id, question, botId }) => (
          <li key={id} className="wrap-anywhere">
            <CheckboxField
              label={`${question} (${nameOf.get(botId) ?? 'Unknown'})`}
              checked={chosen.includes(id)}
              onChange={() => toggle(id)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
};

interface OwnerProps {
  setId: string;
  onSet: (setId: string) => void;
  botIds: readonly string[];
  onBots: (botIds: string[]) => void;
}

const AnswerFor = ({ setId, onSet, botIds, onBots }: OwnerProps) => {
  const { data: sets } = useFaqSets();
  const options = (sets ?? []).filter(mayChangeSet).map(({ id, name }) => ({ value: id, label: `FAQ set: ${name}` }));
  const isGone = sets !== undefined && setId !== '' && options.every(({ value }) => value !== setId);
  if (isGone) options.push({ value: setId, label: 'Unavailable FAQ set' });
  return (
    <>
      {options.length > 0 && (
        <SelectField
          label="Answer for"
          hint={setId ? 'Questions from bots that don’t use this set stay on the list.' : undefined}
          error={isGone ? 'This set is no longer available. Choose another one.' : undefined}
          options={[{ value: '', label: 'Selected bots' }, ...options]}
          value={setId}
          onChange={(event) => onSet(event.target.value)}
        />
      )}
      {setId === '' && <BotCheckboxes legend="Bots that get this FAQ" chosen={botIds} onChange={onBots} />}
    </>
  );
};

interface Props {
  group: QuestionGroup;
  onClose: () => void;
}

const AnswerForm = ({ group, suggestion, onClose }: Props & { suggestion: AnswerSuggestion | null }) => {
  const asked = group.questions.map(({ id }) => id);
  const askedBots = [...new Set(group.questions.map(({ botId }) => botId))];
  const [question, setQuestion] = useState(group.question);
  const [answer, setAnswer] = useState(suggestion?.answer ?? '');
  const [questionIds, setQuestionIds] = useState(asked);
  const [botIds, setBotIds] = useState(askedBots);
  const [setId, setSetId] = useState('');
  const save = useAnswerQuestions(onClose);
  const isDirty =
    answer !== (suggestion?.answer ?? '') ||
    question !== group.question ||
    setId !== '' ||
    !haveSameMembers(botIds, askedBots) ||
    !haveSameMembers(questionIds, asked);
  const cancel = askBeforeDiscarding(isDirty, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ questionIds, question, answer, ...(setId ? { setId } : { botIds }) });
  };
  return (
    <Dialog title="Answer for All" description={`Asked ${countOf(group.count, 'time')}`} keepOpen onClose={cancel}>
      <form noValidate onSubmit={submit} className="contents">
        <DialogBody>
          <TextAreaField
            label="Question"
            required
            rows={2}
            value={question}
            onChange={(event) => setQuestion(event.target.value)}
          />
          <TextAreaField
            label="Answer"
            required
            rows={5}
            value={answer}
            onChange={(event) => setAnswer(event.target.value)}
          />
          {suggestion && (
            <p className="text-muted text-xs wrap-anywhere">
              Make sure this answer is true for every facility. Suggested from{' '}
              <SuggestionSource suggestion={suggestion} />
            </p>
          )}
          <AnswerFor setId={setId} onSet={setSetId} botIds={botIds} onBots={setBotIds} />
          <Questions group={group} chosen={questionIds} onChange={setQuestionIds} />
          <FormProblem message={save.error ? failureMessage(save.error) : undefined} />
        </DialogBody>
        <DialogFooter>
          <Button onClick={cancel}>Cancel</Button>
          <Button type="submit" look="primary" disabled={save.isPending || questionIds.length === 0}>
            {save.isPending ? 'Answering...' : `Answer ${countOf(questionIds.length, 'Question')}`}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
};

/** Opens once the suggestion is known, so that it doesn't replace what an operator types. */
export const AnswerGroupDialog = ({ group, onClose }: Props) => {
  const { data, isPending } = useSuggestion(group.id);
  return isPending ? null : <AnswerForm group={group} suggestion={data?.suggestion ?? null} onClose={onClose} />;
};
