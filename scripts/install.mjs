import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dependenciesFingerprint } from './fingerprint.mjs';
import { withLock } from './lock.mjs';
import { npm, Refusal, root, runQuietly } from './run.mjs';
import { installStamp, readStamp, writeStamp } from './stamp.mjs';

/** Installs the locked dependencies unless they are already installed. */
export const installDependencies = async () => {
  if (isInstalled()) return;
  await withLock(async () => {
    if (isInstalled()) return;
    if (!npmHasInstalledThem()) await installWithNpm();
    writeStamp(installStamp, dependenciesFingerprint());
  });
};

const isInstalled = () => readStamp(installStamp) === dependenciesFingerprint();

/** Whether a developer's own npm run has installed exactly the locked versions. */
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
  // The compilers are development dependencies, needed under NODE_ENV=production too.
  const { succeeded, output } = await runQuietly(npm('ci', '--include=dev', '--loglevel=error', '--no-progress'));
  if (!succeeded) throw new Refusal(`${output}\nThe dependencies could not be installed: npm ci failed, see above.`);
};
