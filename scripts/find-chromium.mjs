import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isProgram, onPath } from './on-path.mjs';
import { root } from './run.mjs';

// The headless shell first: it renders the same pages for half the CPU time.
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

/** Where Playwright keeps its Chromium; undefined before the dependencies are installed. */
const playwrightsOwn = async () => {
  if (!existsSync(join(root, 'node_modules/playwright-core'))) return undefined;
  const { chromium } = await import('playwright-core');
  return chromium.executablePath();
};

/** The Chromium for the tests: CHROMIUM_PATH, otherwise the machine's, otherwise Playwright's. */
export const findChromium = async () => {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return isProgram(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined;
  const known = [...names.flatMap(onPath), ...(usualPlaces[process.platform] ?? [])].find(isProgram);
  if (known !== undefined) return known;
  const own = await playwrightsOwn();
  return own && isProgram(own) ? own : undefined;
};
