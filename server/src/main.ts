import { existsSync } from 'node:fs';
import { env, exit, loadEnvFile, stderr, umask } from 'node:process';
import { BadSetting, type Config, readConfig } from './config.ts';
import { DataDirUnusable, prepareDataDir, readOrMakeSecretKey } from './data-dir.ts';
import { DatabaseUnavailable } from './database/database-unavailable.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/open-database.ts';
import type { OpenedDatabase } from './database/opened-database.ts';
import { assertPortFree, CannotListen } from './http/assert-port-free.ts';
import type { FirstAdmin } from './sample/first-data.ts';
import { makeFirstDataApart } from './sample/first-data-apart.ts';
import { createSecrets } from './secrets.ts';
import { countUsers } from './users/users.store.ts';

/** Checks that may refuse a start come first; `run-server.ts` and its dependencies are loaded last. */
async function main(): Promise<void> {
  if (existsSync('.env')) loadEnvFile('.env');
  const config = readConfig(env);
  await assertPortFree(config);
  // Files created from here on are readable only by their owner, including SQLite's.
  umask(0o077);
  const warning = prepareDataDir(config.dataDir);
  if (warning !== undefined) stderr.write(`${warning}\n`);
  const secrets = createSecrets(config.secretKey ?? readOrMakeSecretKey(config.dataDir));
  const { database, firstAdmin } = await openFilled(config);
  const { runServer } = await loadServer();
  await runServer({ config, secrets, database, firstAdmin });
}

const loadServer = () => import('./run-server.ts');

/** The migrated database, with the first admin if it was empty. */
async function openFilled(config: Config): Promise<{ database: OpenedDatabase; firstAdmin: FirstAdmin | undefined }> {
  const database = await openDatabase(config);
  await migrate(database.db);
  if ((await countUsers(database.db)) > 0) return { database, firstAdmin: undefined };
  await database.close();
  const [firstAdmin] = await Promise.all([makeFirstDataApart(), loadServer()]);
  return { database: await openDatabase(config), firstAdmin };
}

main().catch((error: unknown) => {
  const expected = [BadSetting, CannotListen, DataDirUnusable, DatabaseUnavailable].some(
    (kind) => error instanceof kind,
  );
  stderr.write(
    expected && error instanceof Error ? `${error.message}\n` : `Chat Module could not start: ${String(error)}\n`,
  );
  exit(1);
});
