import { commandLine, recordAct } from '../audit/record-audit.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { openBeside } from '../database/open-beside.ts';
import { recordEvent } from '../status/last-events.store.ts';

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** Records in the database that a backup was made, even while a server uses it. `false` if the database can't be written to. */
export async function noteBackup(place: Place, clock: Clock): Promise<boolean> {
  const { db, close } = await openBeside(place);
  try {
    await db.transaction().execute(async (transaction) => {
      await recordEvent(transaction, { kind: 'backup', at: clock.now().toISOString(), detail: '' });
      await recordAct(transaction, clock, { actor: commandLine, action: 'exported', kind: 'backup', id: '', name: '' });
    });
    return true;
  } catch {
    return false;
  } finally {
    await close();
  }
}
