import type { Page } from '@playwright/test';
import { snippet } from './host-site.ts';
import { stubBot } from './stub-product.ts';
import { expect, forget, inputOf, launcherOf, openWindow, say, test, windowOf } from './widget-test.ts';

const options = { botId: stubBot.id, position: 'bottom-right' };

/** The position of every element in the widget, to the pixel, and the style of its text. */
const geometryOf = (page: Page): Promise<string[]> =>
  page.locator('chatbotpro-widget').evaluate(({ shadowRoot }) =>
    [...(shadowRoot?.querySelectorAll('*') ?? [])]
      .filter((element) => element.getBoundingClientRect().width > 0)
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { fontSize, fontWeight, color, letterSpacing, textAlign, opacity } = getComputedStyle(element);
        const place = [x, y, width, height].map(Math.round);
        const name = `${element.localName}.${element.getAttribute('class')}`;
        return [name, ...place, fontSize, fontWeight, color, letterSpacing, textAlign, opacity].join(' ');
      }),
  );

/** The open chat after one question, without motion. */
const talk = async (page: Page): Promise<string[]> => {
  await openWindow(page);
  await say(page, 'When are you open?');
  await page.getByText('We are open daily.').waitFor();
  await inputOf(page).focus();
  await page.mouse.move(5, 5);
  return geometryOf(page);
};

/** The layout on a page that doesn't interfere. */
let peaceful: string[] = [];

test.beforeEach(async ({ page, visit, product }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  if (peaceful.length > 0) return;
  await visit(options);
  peaceful = await talk(page);
  await forget(page);
  product.calls.length = 0;
});

const styles: Record<string, string> = {
  'unsets everything': '* { all: unset !important }',
  'hides what is empty': 'div:empty, :empty, :not(:defined) { display: none !important }',
  'has a small root font': 'html { font-size: 62.5% !important }',
  'styles controls': `button, input, div, svg, a { width: 500px !important; height: 3px !important; margin: 9px !important;
    font: 40px serif !important; float: left !important; text-transform: uppercase !important; visibility: hidden }`,
  'transforms its body':
    'body { transform: rotate(3deg) scale(0.5); filter: blur(1px); overflow: hidden; contain: paint; zoom: 2 }',
  'has its say on everything': `* { color: red !important; letter-spacing: 4px !important; opacity: 0.5 !important; zoom: 2 !important;
    position: static !important; z-index: -1 !important; display: none !important; pointer-events: none !important }
    html { display: block !important; opacity: 1 !important; zoom: 1 !important; pointer-events: auto !important }`,
  'lays out its root as a grid':
    'html { display: grid; grid-template-columns: 50px 1fr; text-align: center; line-height: 4 }',
};

const expectSame = async (page: Page): Promise<void> => {
  const geometry = await talk(page);
  expect(geometry.length).toBeGreaterThan(40);
  expect(geometry.filter((line) => !peaceful.includes(line))).toEqual([]);
  expect(geometry.length).toBe(peaceful.length);
};

test.describe('is the same on a page that', () => {
  test('styles foreign elements', async ({ page, visit }) => {
    for (const [habit, style] of Object.entries(styles))
      await test.step(habit, async () => {
        await visit(options, { head: `<style>${style}</style>` });
        await expectSame(page);
        await forget(page);
      });
  });

  test('is right to left', async ({ page, product, site }) => {
    site.html = `<!doctype html><html lang="en" dir="rtl"><body dir="rtl">${snippet(product.origin, options)}</body></html>`;
    await page.goto(site.origin);
    await expectSame(page);
  });

  test('is in quirks mode', async ({ page, product, site }) => {
    site.html = `<html lang="en"><body><table><tr><td>Old</table>${snippet(product.origin, options)}</body></html>`;
    await page.goto(site.origin);
    expect(await page.evaluate(() => document.compatMode)).toBe('BackCompat');
    await expectSame(page);
  });

  test('covers everything with banners', async ({ page, visit }) => {
    const banner = '<div style="position: fixed; inset: 0; z-index: 2147483647; background: gold">Cookies!</div>';
    await visit(options, { body: banner });
    // A click reaches only the topmost element.
    await expectSame(page);
  });

  test('is written by scripts while it loads', async ({ page, product, site }) => {
    const code = JSON.stringify(snippet(product.origin, options)).replaceAll('/script', '\\/script');
    site.show('', `<script>document.write('<h1>Written</h1>'); document.write(${code});</script><p>More</p>`);
    await page.goto(site.origin);
    await expectSame(page);
  });

  test('holds the script in its head, before there is a body', async ({ page, product, site }) => {
    const early = snippet(product.origin, options).replace('async ', '');
    const banner = '<div style="position: fixed; inset: 0; z-index: 2147483647; background: gold">Cookies!</div>';
    site.show(early, banner);
    await page.goto(site.origin);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.lastElementChild?.localName))
      .toBe('chatbotpro-widget');
    await expectSame(page);
  });

  test('patches built-ins', async ({ page, visit, product }) => {
    const patches = `<script>
      Object.prototype.extend = function () { return this; };
      Array.prototype.toJSON = function () { return 'patched'; };
      Array.prototype.each = Array.prototype.forEach;
      Array.prototype.entries = Array.prototype.values = function () { return this.slice(); };
      Array.prototype.reverse = function () { return this.slice(); };
      Array.from = function (list) { return [].slice.call(list); };
      Function.prototype.bind = function () { return this; };
      String.prototype.strip = String.prototype.trim;
      Element.prototype.remove = function () { this.parentNode.removeChild(this); return this; };
      Element.prototype.toggle = Element.prototype.update = Element.prototype.wrap = function () { throw new Error('not yours'); };
      Event.prototype.stop = function () {};
      window.$ = window.$$ = document.getElementById.bind(document);
      window.CustomEvent = function (type, init) {
        var event = document.createEvent('CustomEvent');
        event.initCustomEvent(type, false, false, init && init.detail);
        return event;
      };
      window.CustomEvent.prototype = Event.prototype;
    </script>`;
    await visit(options, { head: patches });
    await expectSame(page);
    await page.reload();
    await expect(windowOf(page).getByText('When are you open?')).toBeVisible();
    expect(product.bodiesOf(`/api/chat/${stubBot.id}`)).toMatchObject([{ message: 'When are you open?' }]);
  });

  test('optimizes its scripts', async ({ page, product, site }) => {
    const [, , inline = ''] = snippet(product.origin, options).split('<script');
    const call = inline.slice(1).replace('</script>', '');
    // The changed script type keeps the script from running. After the page has loaded, the inline script runs first,
    // and the external one later through `eval`, without a script element.
    site.show(
      '',
      `<script type="text/delayed" data-src="x" src="${product.origin}/widget.js?ver=6.4"></script>
      <script>
        addEventListener('load', () => setTimeout(async () => {
          new Function(${JSON.stringify(call).replaceAll('/script', '\\/script')})();
          const code = await (await fetch('${product.origin}/widget.js')).text();
          setTimeout(() => (0, eval)(code), 100);
        }, 100));
      </script>`,
    );
    await page.goto(site.origin);
    await expectSame(page);
  });
});

test('works in a frame, and above the frames of a page', async ({ page, visit, product, site }) => {
  site.html = `<!doctype html><html lang="en"><body>${snippet(product.origin, options)}</body></html>`;
  const inner = site.html.replaceAll('"', '&quot;');
  await visit(options, {
    body: `<iframe srcdoc="${inner}" style="position: fixed; inset: 0; width: 700px; height: 700px; border: 0"></iframe>`,
  });
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Open chat' }).click();
  await expect(frame.getByRole('dialog')).toBeVisible();
  await expect(frame.getByRole('textbox')).toBeFocused();
  await launcherOf(page).click();
  await expect(windowOf(page)).toBeVisible();
});

test('works in a frame without storage', async ({ page, product, site }) => {
  const inner = `<!doctype html><html lang="en"><body>${snippet(product.origin, options)}</body></html>`;
  site.show(
    '',
    `<iframe sandbox="allow-scripts allow-forms" srcdoc="${inner.replaceAll('"', '&quot;')}" width="700" height="700"></iframe>`,
  );
  await page.goto(site.origin);
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Open chat' }).click();
  await frame.getByRole('textbox').fill('When are you open?');
  await frame.getByRole('button', { name: 'Send' }).click();
  await expect(frame.getByText('We are open daily.')).toBeVisible();
});

test('stays when a single-page application replaces the body or removes foreign elements', async ({ page, visit }) => {
  await visit(options);
  await openWindow(page);
  await page.evaluate(() => document.body.replaceWith(document.createElement('body')));
  await expect(windowOf(page)).toBeVisible();
  await page.evaluate(() =>
    document.documentElement.replaceChildren(document.createElement('head'), document.createElement('body')),
  );
  await page.clock.runFor(200);
  await expect(windowOf(page)).toBeVisible();
  await say(page, 'When are you open?');
  await expect(page.getByText('We are open daily.')).toBeVisible();
});

test('returns when the document is rewritten with the embed code', async ({ page, visit, product }) => {
  await visit(options);
  await launcherOf(page).waitFor();
  await page.evaluate((html) => document.write(html), `<h1>Anew</h1>${snippet(product.origin, options)}`);
  await page.evaluate(() => document.close());
  await expect(page.locator('chatbotpro-widget')).toHaveCount(1);
  await openWindow(page);
});

test("keeps typing away from the page's shortcuts", async ({ visit, page }) => {
  const echo = `addEventListener('keydown', (event) => document.querySelector('output').append(event.key))`;
  await visit({}, { body: `<output></output><script>${echo}</script>` });
  await launcherOf(page).click();
  await inputOf(page).pressSequentially('/k');
  await expect(page.locator('output')).toBeEmpty();
});
