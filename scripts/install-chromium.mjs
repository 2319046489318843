import { spawnSync } from 'node:child_process';
import { findChromium } from './find-chromium.mjs';
import { Refusal, runQuietly, tool } from './run.mjs';

/** The time for each of Playwright's attempts: unreachable servers should be noticed soon. */
const connectionLimitMs = 10_000;
const shownLines = 12;

const help =
  'The browser tests need Chromium, and it could not be installed: install the package chromium or google-chrome, or set CHROMIUM_PATH to its program.';

/** Provides a Chromium for the browser tests: an existing one, otherwise Playwright's, otherwise Debian's package. */
export const ensureChromium = async () => {
  if (await findChromium()) return;
  if (process.env.CHROMIUM_PATH) throw new Refusal(`CHROMIUM_PATH names no program: ${process.env.CHROMIUM_PATH}`);
  console.log('Installing Chromium for the browser tests …');
  const failures = [];
  for (const install of [installPlaywrights, installDebians]) {
    failures.push(await install());
    if (runs(await findChromium())) return;
  }
  throw new Refusal([...failures.filter(Boolean), help].join('\n'));
};

/** A downloaded browser may lack system libraries, which only starting it reveals. */
const runs = (path) => path !== undefined && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;

const installPlaywrights = () =>
  failureOf(tool('playwright', 'install', 'chromium'), {
    ...process.env,
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: `${connectionLimitMs}`,
  });

const installDebians = async () => {
  if (process.getuid?.() !== 0) return "Not root: the system's package of Chromium was not tried.";
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = (name) => failureOf(['apt-get', 'install', '-y', '--no-install-recommends', name], env);
  const failure = await failureOf(['apt-get', 'update'], env);
  if (failure) return failure;
  // Some releases have only the full browser.
  return (await install('chromium-headless-shell')) && (await install('chromium'));
};

const failureOf = async (command, env) => {
  const { succeeded, output } = await runQuietly(command, { env });
  return succeeded ? undefined : output.split('\n').slice(-shownLines).join('\n');
};
