import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const grave = ['serious', 'critical'];

/** Checks the current screen with axe: nothing serious or critical, and the same for colors in dark mode. */
export const expectNoAxeViolations = async (page: Page): Promise<void> => {
  await drawAll(page);
  await loadAxe(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await settle(page);
  expect(await findGraveViolations(page, await rulesOfTag(page)), `${page.url()} in light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await settle(page);
  expect(await findGraveViolations(page, await rulesOfTag(page, 'cat.color')), `${page.url()} in dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: null });
};

/** Rows far down a list keep the old scheme's colors until they come into view. */
const drawAll = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });

const settle = (page: Page) =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));

/** Evaluated by the debugger, which ignores the page's script policy. */
const loadAxe = async (page: Page): Promise<void> => {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(await readFile(axeFile, 'utf8'));
};

/** The rules, optionally with one more tag, whose findings axe rates serious or critical; others can't fail a test. */
const rulesOfTag = (page: Page, tag?: string): Promise<string[]> =>
  page.evaluate(
    ([tags, impacts, wanted]) => {
      const impactOf = new Map(window.axe._audit.rules.map(({ id, impact }) => [id, impact]));
      return window.axe
        .getRules([...tags])
        .filter((rule) => rule.enabled && (wanted === undefined || rule.tags.includes(wanted)))
        .filter(({ ruleId }) => impacts.includes(impactOf.get(ruleId) ?? 'critical'))
        .map(({ ruleId }) => ruleId);
    },
    [allRules, grave, tag] as const,
  );

const findGraveViolations = async (page: Page, runOnly: string[]): Promise<string[]> => {
  const options: RunOptions = { runOnly, resultTypes: ['violations'] };
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
    axe: typeof import('axe-core') & {
      /** Each rule as axe defines it: its impact is that of all its findings. */
      readonly _audit: { readonly rules: readonly { readonly id: string; readonly impact: string | null }[] };
    };
  }
}
