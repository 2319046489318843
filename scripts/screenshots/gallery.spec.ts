import { join } from 'node:path';
import { test } from '@playwright/test';
import { type SampleProduct, startSampleProduct } from './sample-product.ts';
import { saveWebp } from './save-webp.ts';
import { signedIn, signedOut } from './screens.ts';

const folder = join(import.meta.dirname, '../../docs/screenshots/gallery');

const sizes = [
  { name: '1280', viewport: { width: 1280, height: 800 } },
  { name: '390', viewport: { width: 390, height: 844 } },
] as const;

let product: SampleProduct;

test.beforeAll(async ({ browser }) => {
  product = await startSampleProduct(browser);
});
test.afterAll(() => product.stop());

for (const colorScheme of ['light', 'dark'] as const) {
  for (const { name: size, viewport } of sizes) {
    for (const [isSignedIn, screens] of [[false, signedOut] as const, [true, signedIn] as const]) {
      for (const [name, show] of Object.entries(screens)) {
        test(`${name} at ${size}, ${colorScheme}`, async ({ browser }) => {
          const page = await product.openPage(browser, isSignedIn, { viewport, colorScheme });
          await show(page, product.subject);
          await saveWebp(page, join(folder, colorScheme, `${name}-${size}.webp`));
          await page.context().close();
        });
      }
    }
  }
}
