import { env } from 'node:process';
import { systemClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open-database.ts';
import { type FirstAdmin, makeFirstData } from './first-data.ts';

/** The message to the server that started this process, sent after it has closed the database. */
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

// If the server has ended, nothing is needed any more; uncommitted work is lost.
process.once('disconnect', () => process.exit());
process.send?.(await report());
