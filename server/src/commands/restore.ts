import { restore } from '../backup/transfer.ts';
import { fileNamed, onlyWord, runCommand } from './run-command.ts';

await runCommand(async (config, line) => {
  const path = fileNamed(onlyWord(line, 'npm run restore -- FILE [--replace]'));
  const rowCount = await restore(config, path, line.replace);
  return `The database holds the ${rowCount} rows of ${path}.`;
});
