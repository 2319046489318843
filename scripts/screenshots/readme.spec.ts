import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type ViewportSize } from '@playwright/test';
import { type SampleProduct, startSampleProduct } from './sample-product.ts';
import { saveWebp } from './save-webp.ts';
import { askQuestion, type Show, signedIn } from './screens.ts';

const root = join(import.meta.dirname, '../..');
const wide = { width: 1280, height: 800 };
const narrow = { width: 1080, height: 680 };

interface Screen {
  readonly isSignedIn: boolean;
  readonly viewport: ViewportSize;
  readonly show: Show;
}

const screens: Record<string, Screen> = {
  dashboard: { isSignedIn: true, viewport: wide, show: signedIn.dashboard },
  widget: { isSignedIn: false, viewport: narrow, show: askQuestion },
  faqs: { isSignedIn: true, viewport: wide, show: signedIn.faqs },
};

let product: SampleProduct;

test.beforeAll(async ({ browser }) => {
  product = await startSampleProduct(browser);
});
test.afterAll(() => product.stop());

for (const [name, { isSignedIn, viewport, show }] of Object.entries(screens)) {
  test(name, async ({ browser }) => {
    const page = await product.openPage(browser, isSignedIn, { viewport });
    await show(page, product.subject);
    await saveWebp(page, join(root, `docs/screenshots/${name}.webp`));
    await page.context().close();
  });
}

test('README.md shows these pictures', async () => {
  const readme = await readFile(join(root, 'README.md'), 'utf8');
  const shown = [...readme.matchAll(/docs\/screenshots\/([\w-]+)\.webp/g)].map(([, name]) => name);
  expect(shown.sort()).toEqual(Object.keys(screens).sort());
});
