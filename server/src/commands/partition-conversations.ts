import { assertUnused } from '../backup/load-postgres.ts';
import { systemClock } from '../clock.ts';
import { migrate } from '../database/migrate.ts';
import { openPostgres, toolName } from '../database/open-postgres.ts';
import { partitionConversations } from '../database/partition-conversations.ts';
import { isPartitioned } from '../database/partitions.ts';
import { CommandRefused, runCommand } from './run-command.ts';

await runCommand(async ({ databaseUrl }) => {
  if (databaseUrl === undefined)
    throw new CommandRefused(
      'Only PostgreSQL has partitions: set DATABASE_URL to the database whose conversations to divide.',
    );
  const { db, close } = await openPostgres(databaseUrl, toolName);
  try {
    await assertUnused(db);
    await migrate(db);
    if (await isPartitioned(db)) throw new CommandRefused('The conversations are divided by month already.');
    const months = await partitionConversations(db, systemClock.now());
    return `The conversations are divided by month, into ${months} partitions. Start the server: it adds those of the months to come.`;
  } finally {
    await close();
  }
});
