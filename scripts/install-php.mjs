import { findPhp } from './find-php.mjs';
import { runQuietly } from './run.mjs';

/** Provides a PHP for the tests of the WordPress plugin. Where none can be installed, they are skipped with a message. */
export const installPhpIfPossible = async () => {
  if (findPhp()) return;
  if (process.getuid?.() === 0) await installDebians();
  if (!findPhp()) console.log('There is no PHP on this machine: the tests that run the WordPress plugin are SKIPPED.');
};

const installDebians = async () => {
  console.log('Installing PHP for the tests of the WordPress plugin …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runQuietly(['apt-get', 'update'], { env });
  await runQuietly(['apt-get', 'install', '-y', '--no-install-recommends', 'php-cli'], { env });
};
