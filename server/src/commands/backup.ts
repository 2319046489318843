import { noteBackup } from '../backup/note-backup.ts';
import { backUp } from '../backup/transfer.ts';
import { systemClock } from '../clock.ts';
import { fileNamed, onlyWord, runCommand } from './run-command.ts';

const notNoted = 'The backup is whole, but the database could not note it: the status page doesn’t tell of it.';

await runCommand(async (config, line) => {
  const path = fileNamed(onlyWord(line, 'npm run backup -- FILE'));
  const rowCount = await backUp(config, path, systemClock.now());
  const done = `${path} holds all ${rowCount} rows. Keep the SECRET_KEY (${config.dataDir}/secret.key) as well, elsewhere: stored API keys can't be read without it.`;
  return (await noteBackup(config, systemClock)) ? done : `${done}\n${notNoted}`;
});
