import { restore } from '../backup/transfer.ts';
import { fileNamed, onlyWord, runCommand } from './run-command.ts';

await runCommand(async (config, line) => {
  const path = fileNamed(onlyWord(line, 'npm run restore -- FILE [--replace]'));
  const { rowCount, unsentMails, warning } = await restore(config, path, line.replace);
  const done = `The database holds the ${rowCount} rows of ${path}. Everybody has to sign in again.`;
  const unsent = unsentMails === 0 ? undefined : describeUnsent(unsentMails);
  return [done, unsent, warning].filter((sentence) => sentence !== undefined).join('\n');
});

function describeUnsent(count: number): string {
  const mails = count === 1 ? '1 mail' : `${count} mails`;
  return `${mails} waited when the backup was made. They are not sent, since they may have been sent after it: look through the leads and reservations of that time.`;
}
