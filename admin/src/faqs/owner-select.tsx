import { BotSwatch } from '../bots/bot-name.tsx';
import { useBots } from '../bots/bots.queries.ts';
import { SelectField, type SelectFieldProps } from '../ui/form/select-field.tsx';
import type { FaqOwner } from './faq-owner.ts';
import { mayChangeSet, useFaqSets } from './sets/faq-sets.queries.ts';

const setPrefix = 'set ';

const optionOf = ({ botId, setId }: FaqOwner): string => (setId === '' ? botId : setPrefix + setId);

const ownerOf = (value: string): FaqOwner =>
  value.startsWith(setPrefix) ? { botId: '', setId: value.slice(setPrefix.length) } : { botId: value, setId: '' };

interface Props extends Omit<SelectFieldProps, 'options' | 'mark' | 'value' | 'onChange'> {
  /** The label of the empty option. */
  placeholder: string;
  owner: FaqOwner;
  onOwner: (owner: FaqOwner) => void;
}

/** Chooses a bot, or a set that the operator may change. */
export const OwnerSelect = ({ placeholder, owner, onOwner, ...field }: Props) => {
  const { data: bots } = useBots();
  const { data: sets } = useFaqSets();
  const value = optionOf(owner);
  const options = [
    { value: '', label: placeholder },
    ...(bots ?? []).map(({ id, name }) => ({ value: id, label: name })),
    ...(sets ?? []).filter(mayChangeSet).map(({ id, name }) => ({ value: setPrefix + id, label: `FAQ set: ${name}` })),
  ];
  const isGone = bots !== undefined && sets !== undefined && options.every((option) => option.value !== value);
  if (isGone) options.push({ value, label: owner.setId === '' ? 'Unavailable bot' : 'Unavailable FAQ set' });
  const bot = bots?.find(({ id }) => id === owner.botId);
  return (
    <SelectField
      {...field}
      {...(isGone && { error: 'Your choice is no longer available. Choose another one.' })}
      options={options}
      mark={bot && <BotSwatch color={bot.primaryColor} />}
      value={value}
      onChange={(event) => onOwner(ownerOf(event.target.value))}
    />
  );
};
