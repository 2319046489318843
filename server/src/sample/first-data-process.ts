import { env } from 'node:process';
import { systemClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open-database.ts';
import { type FirstAdmin, makeFirstData } from './first-data.ts';

/** What this process tells the server that started it, once it has let the database go. */
export type FirstDataReport = { readonly admin: FirstAdmin | null } | { readonly problem: string };

async function report(): Promise<FirstDataReport> {
  try {
    const config = readConfig(env);
    const { db, close } = await openDatabase(config);
    try {
      return { admin: (await makeFirstData({ db, config, clock: systemClock })) ?? null };
    } finally {
      await close();
    }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

// A server that has ended needs nothing any more; what is not committed by then never was.
process.once('disconnect', () => process.exit());
process.send?.(await report());
