import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

const grave = ['serious', 'critical'];

/** What axe finds on the screen as it stands, in light and in dark: nothing serious and nothing critical. */
export const expectNoAxeViolations = async (page: Page): Promise<void> => {
  await drawAll(page);
  await loadAxe(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await settle(page);
    expect(await findGraveViolations(page), `${page.url()} in ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
};

/** Rows far down a list keep the colours of the scheme before until they come near. */
const drawAll = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });

const settle = (page: Page) =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));

/** Evaluated by the debugger, which the page's policy on scripts does not bind. */
const loadAxe = async (page: Page): Promise<void> => {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(await readFile(axeFile, 'utf8'));
};

const findGraveViolations = async (page: Page): Promise<string[]> => {
  const { violations } = await page.evaluate((given) => window.axe.run(document, given), options);
  return violations
    .filter(({ impact }) => grave.includes(impact ?? ''))
    .map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n${nodes
          .slice(0, 3)
          .map(({ html }) => html)
          .join('\n')}`,
    );
};

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}
