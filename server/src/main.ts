import { existsSync } from 'node:fs';
import { env, exit, loadEnvFile, stderr } from 'node:process';
import { BadSetting, readConfig } from './config.ts';
import { DataDirUnusable, prepareDataDir, readOrMakeSecretKey } from './data-dir.ts';
import { migrate } from './database/migrate.ts';
import { DatabaseUnavailable, openDatabase } from './database/open-database.ts';
import { assertPortFree, CannotListen } from './http/assert-port-free.ts';
import { createSecrets } from './secrets.ts';

/** Whatever may refuse a start comes before what takes the time of one: `run-server.ts` with all that it needs is loaded last. */
async function main(): Promise<void> {
  if (existsSync('.env')) loadEnvFile('.env');
  const config = readConfig(env);
  await assertPortFree(config);
  prepareDataDir(config.dataDir);
  const secrets = createSecrets(config.secretKey ?? readOrMakeSecretKey(config.dataDir));
  const database = await openDatabase(config);
  await migrate(database.db);
  const { runServer } = await import('./run-server.ts');
  await runServer(config, secrets, database);
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
