import { BotName } from '../../bots/bot-name.tsx';
import { useBots } from '../../bots/bots.queries.ts';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';

interface Props {
  legend: string;
  chosen: readonly string[];
  onChange: (botIds: string[]) => void;
  error?: string | undefined;
}

/** One checkbox for each bot, and one for all. */
export const BotCheckboxes = ({ legend, chosen, onChange, error }: Props) => {
  const { data: bots = [] } = useBots();
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  const areAllChosen = bots.length > 0 && bots.every(({ id }) => chosen.includes(id));
  return (
    <fieldset>
      <legend className="font-medium">{legend}</legend>
      {bots.length > 1 && (
        <CheckboxField
          label="All bots"
          checked={areAllChosen}
          onChange={() => onChange(areAllChosen ? [] : bots.map(({ id }) => id))}
        />
      )}
      <ul className="mt-1 grid max-h-60 gap-x-4 overflow-y-auto rounded-control border border-line px-3 py-1 sm:grid-cols-2">
        {bots.map((bot) => (
          <li key={bot.id} className="wrap-anywhere">
            <CheckboxField
              label={<BotName bot={bot} />}
              checked={chosen.includes(bot.id)}
              onChange={() => toggle(bot.id)}
            />
          </li>
        ))}
      </ul>
      {error && <p className="mt-1 text-danger-text text-xs">{error}</p>}
    </fieldset>
  );
};
