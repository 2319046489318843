import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.mjs';

const chromium = await findChromium();

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/before-all.ts',
  workers: 3,
  // A busy machine can be too slow for one of three hundred tests; one that fails twice has failed.
  retries: 1,
  forbidOnly: process.env.CI !== undefined,
  // Generous, since a busy machine is many times slower; a test that passes never waits for them.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // By default a report goes to the terminal; `npm test` names a file for it.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE === undefined ? 'line' : [['line'], ['json']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    // Transitions would only be drawn and waited for; the journey has them, and the widget's test of motion.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: chromium,
      // The sandbox needs rights that containers and root do not have; the rest keeps the browser from the network.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--in-process-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
