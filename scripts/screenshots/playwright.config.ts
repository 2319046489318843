import { defineConfig } from '@playwright/test';
import tests from '../../playwright.config.ts';

/**
 * `npm run screenshots` takes the pictures of README.md; with `-- --project gallery`, also every screen in light and dark,
 * 1280 and 390 pixels wide, into docs/screenshots/gallery, which Git ignores.
 */
export default defineConfig({
  ...tests,
  testDir: '.',
  globalSetup: [],
  reporter: 'list',
  workers: 1,
  projects: [
    { name: 'readme', testMatch: 'readme.spec.ts' },
    { name: 'gallery', testMatch: 'gallery.spec.ts' },
  ],
});
