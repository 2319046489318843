import type { Bot } from '@chat-module/contract/bots';
import { SelectField } from '../ui/select-field.tsx';

interface Props {
  bots: readonly Bot[];
  /** The chosen bot; undefined if the URL names one that the operator can't see. */
  bot: Bot | undefined;
  onChange: (botId: string) => void;
}

/** Selects the bot that a whole screen is about. */
export const BotSelect = ({ bots, bot, onChange }: Props) => {
  const options = bots.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className="min-w-0 grow basis-52 sm:w-56 sm:grow-0 sm:basis-auto">
      <SelectField
        label="Bot"
        options={bot ? options : [{ value: '', label: 'Choose a bot' }, ...options]}
        value={bot?.id ?? ''}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
};
