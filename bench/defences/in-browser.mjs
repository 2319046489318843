import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { npm, root, runQuietly, tool } from '../../scripts/run.mjs';
import { takenOut } from './defences.mjs';

const copied = [
  'package.json',
  'playwright.config.ts',
  'tsconfig.base.json',
  'contract',
  'server',
  'admin',
  'widget',
  'e2e',
  'scripts',
  'bench/spec-coverage',
];

const workspaceOf = ({ file }) => file.split('/')[0];

/** Copies what a browser test needs, with links to libraries and without the build output of changed workspaces. */
export const copyTree = async (folder, rebuilt) => {
  const stale = new Set(rebuilt.map((workspace) => join(root, workspace, 'dist')));
  const links = [join(root, 'node_modules')];
  const filter = (path) => {
    if (basename(path) === 'node_modules') links.push(path);
    return basename(path) !== 'node_modules' && !stale.has(path);
  };
  for (const name of copied) await cp(join(root, name), join(folder, name), { recursive: true, filter });
  for (const path of links) await symlink(path, join(folder, path.slice(root.length)), 'dir');
};

const cutFile = async (folder, cut) => {
  const path = join(folder, cut.file);
  await writeFile(path, takenOut(await readFile(path, 'utf8'), cut));
};

/**
 * Runs a browser test on a copy of the repository built without one defense. The named test must fail and another one of its
 * file pass; otherwise the copy itself doesn't work.
 */
export const runInBrowser = async ({ cuts, test, named }) => {
  const folder = await mkdtemp(join(tmpdir(), 'chat-module-defences-'));
  const env = { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' };
  try {
    const rebuilt = [...new Set(cuts.map(workspaceOf))];
    await copyTree(folder, rebuilt);
    for (const cut of cuts) await cutFile(folder, cut);
    for (const workspace of rebuilt) {
      const built = await runQuietly(npm('run', 'build', '--silent', '-w', workspace), { cwd: folder, env });
      if (!built.succeeded) return { failed: 0, output: built.output };
    }
    const testing = tool('playwright', 'test', test, '--retries=0', '--workers=1', '--reporter=list');
    const { output } = await runQuietly(testing, { cwd: folder, env });
    const failed = output.slice(output.search(/^ *\d+ failed$/m)).includes(named);
    return { failed: Number(failed && /^ *\d+ passed/m.test(output)), output };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
