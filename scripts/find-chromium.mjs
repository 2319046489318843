import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isProgram, onPath } from './on-path.mjs';
import { root } from './run.mjs';

// The shell first: it draws the same pages without a browser's windows around them, for half the processor time.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const usualPlaces = {
  linux: [
    ...names.map((name) => `/usr/bin/${name}`),
    '/usr/lib/chromium/chromium',
    '/usr/lib64/chromium-browser/chromium-browser',
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/opt/homebrew/bin/chromium',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((name) =>
    join(process.env[name] ?? 'C:\\', 'Google\\Chrome\\Application\\chrome.exe'),
  ),
};

/** Where Playwright keeps the Chromium that it installs; there is no answer before the dependencies are installed. */
const playwrightsOwn = async () => {
  if (!existsSync(join(root, 'node_modules/playwright-core'))) return undefined;
  const { chromium } = await import('playwright-core');
  return chromium.executablePath();
};

/** The Chromium for the tests: the one that CHROMIUM_PATH names, else the machine's, else Playwright's own. */
export const findChromium = async () => {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return isProgram(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined;
  const known = [...names.flatMap(onPath), ...(usualPlaces[process.platform] ?? [])].find(isProgram);
  if (known !== undefined) return known;
  const own = await playwrightsOwn();
  return own && isProgram(own) ? own : undefined;
};
