import type { Bot } from '@chat-module/contract/bots';
import { type FormEvent, useState } from 'react';
import { BotSelect } from '../../bots/bot-select.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import type { Check } from './check.queries.ts';

interface Props {
  bots: readonly Bot[];
  bot: Bot | undefined;
  onBot: (botId: string) => void;
  isChecking: boolean;
  onCheck: (check: Check) => void;
}

export const CheckForm = ({ bots, bot, onBot, isChecking, onCheck }: Props) => {
  const [question, setQuestion] = useState('');
  const [askModel, setAskModel] = useState(false);
  const canCheck = bot !== undefined && question.trim() !== '' && !isChecking;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (bot && canCheck) onCheck({ botId: bot.id, question, askModel });
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-3 px-5 py-4">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <BotSelect bots={bots} bot={bot} onChange={onBot} />
        <div className="min-w-0 grow basis-72">
          <TextField
            label="Question"
            value={question}
            maxLength={2000}
            autoComplete="off"
            placeholder="Type a question as a visitor would"
            onChange={(event) => setQuestion(event.target.value)}
          />
        </div>
        <Button type="submit" look="primary" disabled={!canCheck}>
          {isChecking ? 'Checking...' : 'Check'}
        </Button>
      </div>
      <CheckboxField
        label="Also ask the language model (counts toward the daily limit)"
        checked={askModel}
        onChange={(event) => setAskModel(event.target.checked)}
      />
    </form>
  );
};
