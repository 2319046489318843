import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dependenciesFingerprint } from './fingerprint.mjs';
import { withLock } from './lock.mjs';
import { npm, Refusal, root, runQuietly } from './run.mjs';
import { installStamp, readStamp, writeStamp } from './stamp.mjs';

/** Installs the dependencies that the lock file names, when they are not those that are there. */
export const installDependencies = async () => {
  if (isInstalled()) return;
  await withLock(async () => {
    if (isInstalled()) return;
    if (!npmHasInstalledThem()) await installWithNpm();
    writeStamp(installStamp, dependenciesFingerprint());
  });
};

const isInstalled = () => readStamp(installStamp) === dependenciesFingerprint();

/** Whether npm, run by a developer, has left just what the lock file names: then there is nothing to do again. */
const npmHasInstalledThem = () => {
  const { '': _root, ...wanted } = packagesOf('package-lock.json');
  const present = packagesOf('node_modules/.package-lock.json');
  return (
    Object.entries(wanted).every(([path, { optional }]) => optional || path in present) &&
    Object.entries(present).every(([path, found]) => wanted[path]?.version === found.version && isForThisMachine(found))
  );
};

const isForThisMachine = ({ os = [process.platform], cpu = [process.arch] }) =>
  os.includes(process.platform) && cpu.includes(process.arch);

const packagesOf = (lockFile) => {
  try {
    return JSON.parse(readFileSync(join(root, lockFile), 'utf8')).packages;
  } catch {
    return {};
  }
};

const installWithNpm = async () => {
  console.log('Installing the dependencies …');
  // The compilers are development dependencies, wanted under NODE_ENV=production too.
  const { succeeded, output } = await runQuietly(npm('ci', '--include=dev', '--loglevel=error', '--no-progress'));
  if (!succeeded) throw new Refusal(`${output}\nThe dependencies could not be installed: npm ci failed, see above.`);
};
