import { moveToPostgres } from '../backup/transfer.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (config) => {
  const rowCount = await moveToPostgres(config);
  return `DATABASE_URL holds all ${rowCount} rows now. Start the server with it, and with the SECRET_KEY in ${config.dataDir}/secret.key on every node.`;
});
