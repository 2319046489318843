import type { Bot } from '@chat-module/contract/bots';
import { ChevronDown } from 'lucide-react';
import { Collapsible } from 'radix-ui';
import { useEffect, useState } from 'react';
import { useBotOfLocation, useSetBotColor } from '../bots/bots.queries.ts';
import { EmbedCode } from '../bots/embed-code.tsx';
import { OldColorOfBot } from '../bots/embedding/old-color-notice.tsx';
import { useIsAdmin } from '../session/current-user.queries.ts';
import { ColorField } from '../ui/form/color-field.tsx';
import { Spinner } from '../ui/spinner.tsx';

const saveDelayMs = 300;

/** Shows a chosen color at once and saves it when it stops changing: a picker reports every pixel. */
const useBotColor = (locationId: string, savedColor: string) => {
  const [chosen, setChosen] = useState<string>();
  const { mutate } = useSetBotColor(locationId);
  useEffect(() => {
    if (chosen === undefined) return;
    const forget = () => setChosen((latest) => (latest === chosen ? undefined : latest));
    const timer = setTimeout(() => mutate(chosen, { onSettled: forget }), saveDelayMs);
    return () => clearTimeout(timer);
  }, [chosen, mutate]);
  return [chosen ?? savedColor, setChosen] as const;
};

const BotEmbedCode = ({ bot, locationId }: { bot: Bot; locationId: string }) => {
  const isAdmin = useIsAdmin();
  const [primaryColor, setPrimaryColor] = useBotColor(locationId, bot.primaryColor.toUpperCase());
  return (
    <div className="space-y-4 px-5 pb-5">
      {isAdmin && <ColorField label="Primary Color" value={primaryColor} onChange={setPrimaryColor} />}
      <OldColorOfBot botId={bot.id} />
      <EmbedCode bot={{ ...bot, primaryColor }} note="Add this code to your website before the closing </body> tag" />
    </div>
  );
};

const LoadedEmbedCode = ({ locationId }: { locationId: string }) => {
  const { data: bot, isError } = useBotOfLocation(locationId);
  if (isError) return <p className="px-5 pb-5 text-muted">This location has no bot.</p>;
  return bot ? <BotEmbedCode bot={bot} locationId={locationId} /> : <Spinner label="Loading..." />;
};

export const LocationEmbedCode = ({ locationId }: { locationId: string }) => (
  <Collapsible.Root className="border-line border-t">
    <h3>
      <Collapsible.Trigger className="group flex min-h-11 w-full items-center justify-between rounded-b-card px-5 py-2 font-medium hover:bg-sunken data-[state=open]:rounded-none">
        ChatBot Embed Code
        <ChevronDown aria-hidden size={18} className="transition-transform group-data-[state=open]:rotate-180" />
      </Collapsible.Trigger>
    </h3>
    <Collapsible.Content className="pt-4">
      <LoadedEmbedCode locationId={locationId} />
    </Collapsible.Content>
  </Collapsible.Root>
);
