import { Badge } from '../../ui/badge.tsx';
import { formatDayAndTime } from '../../ui/text/format-day.ts';
import { useWidgetPages } from './embedding.queries.ts';

/** The pages that the chat has reported from; empty before the first report. */
export const WidgetPages = ({ botId }: { botId: string }) => {
  const { data: pages = [] } = useWidgetPages(botId);
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="widget-pages" className="space-y-2">
      <h3 id="widget-pages" className="font-semibold">
        Pages in use
      </h3>
      <p className="text-muted">Reported by the chat. Reports can be forged, so treat them as a hint.</p>
      <table className="w-full text-left">
        <thead>
          <tr className="text-muted text-xs *:py-1 *:pr-3 *:font-medium">
            <th scope="col">Page</th>
            <th scope="col">Color</th>
            <th scope="col">Last seen</th>
          </tr>
        </thead>
        <tbody>
          {pages.map(({ page, color, hasOldColor, lastSeenAt }) => (
            <tr key={page} className="border-line border-t align-top *:py-2 *:pr-3">
              <td className="wrap-anywhere">{page}</td>
              <td className="whitespace-nowrap">
                {color || 'Bot’s color'} {hasOldColor && <Badge tone="warning">Old</Badge>}
              </td>
              <td>{formatDayAndTime(lastSeenAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
