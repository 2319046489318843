import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';

/** Saves a page as WebP, a third of the size of a PNG. Playwright writes PNG and JPEG only; Chromium itself knows WebP. */
export async function saveWebp(page: Page, path: string): Promise<void> {
  const chromium = await page.context().newCDPSession(page);
  const { data } = await chromium.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, Buffer.from(data, 'base64'));
}
