import { restore } from '../backup/transfer.ts';
import { fileNamed, onlyWord, runCommand } from './run-command.ts';

await runCommand(async (config, line) => {
  const path = fileNamed(onlyWord(line, 'npm run restore -- FILE [--replace]'));
  const { rowCount, unsentMails } = await restore(config, path, line.replace);
  const done = `The database holds the ${rowCount} rows of ${path}. Everybody has to sign in again.`;
  return unsentMails === 0 ? done : `${done}\n${describeUnsent(unsentMails)}`;
});

function describeUnsent(count: number): string {
  const mails = count === 1 ? '1 mail' : `${count} mails`;
  return `${mails} waited when the backup was made. They are not sent, since they may have been sent after it: look through the leads and reservations of that time.`;
}
