import { execFileSync } from 'node:child_process';
import { chown, cp, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface Account {
  readonly uid: number;
  readonly gid: number;
}

const idOf = (option: '-u' | '-g', name: string): number =>
  Number(execFileSync('id', [option, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));

/** The account that runs PostgreSQL, which refuses to run as root; undefined if we aren't root. */
export const unprivilegedAccount = (): Account | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) };
    } catch {
      // There is no such user here.
    }
  }
  throw new Error('PostgreSQL does not run as root, and this machine has neither a user postgres nor a user nobody.');
};

/** The server programs in a place where that account can run them: it can't enter a checkout below root's home. */
export const programsFor = async (programs: string, account: Account | undefined, folder: string): Promise<string> => {
  if (account === undefined) return programs;
  await chown(folder, account.uid, account.gid);
  if (await othersMayEnter(programs)) return programs;
  const copy = join(folder, 'programs');
  await cp(dirname(programs), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
};

const othersMayEnter = async (folder: string): Promise<boolean> => {
  const { mode } = await stat(folder);
  if ((mode & 0o001) === 0) return false;
  return dirname(folder) === folder || othersMayEnter(dirname(folder));
};
