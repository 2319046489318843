import { backUp } from '../backup/transfer.ts';
import { systemClock } from '../clock.ts';
import { fileNamed, onlyWord, runCommand } from './run-command.ts';

await runCommand(async (config, line) => {
  const path = fileNamed(onlyWord(line, 'npm run backup -- FILE'));
  const rowCount = await backUp(config, path, systemClock.now());
  return `${path} holds all ${rowCount} rows. Keep the SECRET_KEY (${config.dataDir}/secret.key) as well, elsewhere: stored API keys can't be read without it.`;
});
