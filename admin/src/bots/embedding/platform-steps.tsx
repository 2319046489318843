import type { Bot } from '@chat-module/contract/bots';
import { useState } from 'react';
import { useIsAdmin } from '../../session/current-user.queries.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { platforms, wordPress } from './platforms.ts';
import { WordPressPlugin } from './wordpress-plugin.tsx';

const options = platforms.map(({ id, name }) => ({ value: id, label: name }));

export const PlatformSteps = ({ bot }: { bot: Bot }) => {
  const isAdmin = useIsAdmin();
  const [chosen, choose] = useState(wordPress.id);
  const platform = platforms.find(({ id }) => id === chosen) ?? wordPress;
  return (
    <section aria-labelledby="platform-steps" className="space-y-3">
      <div className="max-w-xs">
        <SelectField
          label="Your website builder"
          options={options}
          value={platform.id}
          onChange={(event) => choose(event.target.value)}
        />
      </div>
      <h3 id="platform-steps" className="font-semibold">
        {platform.title}
      </h3>
      <ol className="list-decimal space-y-1 pl-5 text-muted marker:text-ink">
        {platform.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {platform.note && <p className="text-muted">{platform.note}</p>}
      {platform === wordPress && isAdmin && <WordPressPlugin botId={bot.id} />}
    </section>
  );
};
