import { defineConfig } from '@playwright/test';
import tests from '../../playwright.config.ts';

/** `npm run screenshots`: draws docs/screenshots anew. Not a test, so `npm test` does not run it. */
export default defineConfig({ ...tests, testDir: '.', globalSetup: [], reporter: 'list', workers: 1 });
