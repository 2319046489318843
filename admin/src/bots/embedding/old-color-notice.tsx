import { Palette } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWidgetPages } from './embedding.queries.ts';

const namedPages = 3;

const describePages = (pages: readonly string[]): string => {
  const rest = pages.length - namedPages;
  const named = pages.slice(0, namedPages).join(', ');
  return rest > 0 ? `${named} and ${rest} more` : named;
};

interface Props {
  pages: readonly string[];
  /** The bot's name, where it isn't clear. */
  botName?: string;
  children?: ReactNode;
}

/** Lists the pages that still have an old color and says what to do. */
export const OldColorNotice = ({ pages, botName, children }: Props) => (
  <div
    role="status"
    className="flex flex-wrap items-center gap-3 rounded-control border border-warning-text/25 bg-warning-soft p-3 text-warning-text"
  >
    <Palette aria-hidden size={20} className="shrink-0" />
    <div className="min-w-52 flex-1 wrap-anywhere">
      <p className="font-medium">
        {botName === undefined ? 'Your website still shows' : `${botName}: your website still shows`} an old color
      </p>
      <p>{describePages(pages)}. Replace the embed code there with the new one.</p>
    </div>
    {children}
  </div>
);

/** The notice for one bot, next to its new embed code; empty if no page has an old color. */
export const OldColorOfBot = ({ botId }: { botId: string }) => {
  const { data = [] } = useWidgetPages(botId);
  const pages = data.filter(({ hasOldColor }) => hasOldColor).map(({ page }) => page);
  return pages.length > 0 && <OldColorNotice pages={pages} />;
};
