import type { Bot } from '@chat-module/contract/bots';
import { SelectField } from '../ui/form/select-field.tsx';
import { BotSwatch } from './bot-name.tsx';

interface Props {
  bots: readonly Bot[];
  /** Offers all bots together. */
  all?: { readonly value: string; readonly isChosen: boolean };
  /** The chosen bot; undefined if the URL names one that the operator can't see. */
  bot: Bot | undefined;
  onChange: (botId: string) => void;
}

/** Selects the bot that a whole screen is about. */
export const BotSelect = ({ bots, bot, all, onChange }: Props) => {
  const options = bots.map(({ id, name }) => ({ value: id, label: name }));
  if (all) options.push({ value: all.value, label: 'All bots' });
  const isChosen = bot !== undefined || all?.isChosen === true;
  return (
    <div className="min-w-0 grow basis-52 sm:w-56 sm:grow-0 sm:basis-auto">
      <SelectField
        label="Bot"
        options={isChosen ? options : [{ value: '', label: 'Choose a bot' }, ...options]}
        value={bot?.id ?? (all?.isChosen ? all.value : '')}
        onChange={(event) => onChange(event.target.value)}
        mark={bot && <BotSwatch color={bot.primaryColor} />}
      />
    </div>
  );
};
