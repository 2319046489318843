import type { HeldBack } from '@chat-module/contract/held-back';
import { day, instantAfter } from '../clock.ts';
import type { Context } from '../context.ts';
import type { LocationFilter } from '../locations/of-location.ts';
import { countRefusals } from '../submissions/refusals.store.ts';
import { countHeldMails } from './mail-limit.store.ts';

/** The recently held-back submissions and emails, by location. */
export async function readHeldBack({ db, clock }: Context, filter: LocationFilter): Promise<HeldBack[]> {
  const since = instantAfter(clock.now(), -day);
  const found = new Map<string, HeldBack>();
  const at = ({ id, businessName }: { id: string; businessName: string }): HeldBack =>
    found.get(id) ?? { locationId: id, businessName, combinedMails: 0, refusedSubmissions: 0 };
  for (const row of await countHeldMails(db, filter, since))
    found.set(row.id, { ...at(row), combinedMails: row.count });
  for (const row of await countRefusals(db, filter, since))
    found.set(row.id, { ...at(row), refusedSubmissions: row.count });
  return [...found.values()].sort((a, b) => a.businessName.localeCompare(b.businessName));
}
