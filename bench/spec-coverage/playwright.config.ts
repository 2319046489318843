import { join } from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** A garbled text never appears, so the tests give up sooner than usual. */
const config: PlaywrightTestConfig = {
  ...base,
  testDir: join(import.meta.dirname, '../../e2e'),
  globalSetup: join(import.meta.dirname, '../../e2e/support/before-all.ts'),
  outputDir: join(import.meta.dirname, '../../test-results'),
  retries: 0,
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 12_000 },
  reporter: 'list',
};

export default config;
