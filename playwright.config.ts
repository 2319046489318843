import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.mjs';

const chromium = await findChromium();

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/postgres-for-all.ts',
  workers: 2,
  // A busy machine can be too slow for one of three hundred tests; one that fails twice has failed.
  retries: 1,
  forbidOnly: process.env.CI !== undefined,
  timeout: 60_000,
  // By default a report goes to the terminal; `npm test` names a file for it.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE === undefined ? 'line' : [['line'], ['json']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: chromium,
      // The sandbox needs rights that containers and root do not have; the rest keeps the browser from the network.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
