import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { serveHostPage } from '../../e2e/support/host-page.ts';
import { startProduct } from '../../e2e/support/product.ts';
import type { Subject } from './screens.ts';

const adminPassword = 'a picture is worth it';

export interface SampleProduct {
  readonly subject: Subject;
  readonly openPage: (browser: Browser, isSignedIn: boolean, options: BrowserContextOptions) => Promise<Page>;
  readonly stop: () => Promise<void>;
}

/** Starts the product with its sample facility, and a customer's website that carries the widget. */
export async function startSampleProduct(browser: Browser): Promise<SampleProduct> {
  const product = await startProduct({ database: 'embedded', env: { ADMIN_PASSWORD: adminPassword } });
  const { origin } = product;
  const openPage: SampleProduct['openPage'] = async (browser, isSignedIn, options) => {
    const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
    const data = { username: 'admin', password: adminPassword };
    if (isSignedIn) await context.request.post(`${origin}/api/login`, { data });
    return context.newPage();
  };
  const page = await openPage(browser, true, {});
  const [bot] = await (await page.request.get(`${origin}/api/bots`)).json();
  await page.context().close();
  const website = await serveHostPage(customerPage(origin, bot.id));
  const stop = async () => {
    await website.close();
    await product.stop();
  };
  const subject = { origin, botId: bot.id, botName: bot.name, locationId: bot.locationId, website: website.origin };
  return { subject, openPage, stop };
}

const customerPage = (origin: string, botId: string) => `<!doctype html><html lang="en"><head>
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Copper Lantern Self Storage</title><style>
body{margin:0;font:16px/1.6 system-ui;color:#243}header{background:#274;color:#fff;padding:24px 8vw}main{padding:24px 8vw;max-width:34em}
h3{margin:0}section{border:1px solid #cdd6cf;border-radius:8px;padding:12px 16px;margin-top:12px}p{margin:4px 0}
</style></head><body><header><h1>Copper Lantern Self Storage</h1></header><main><h2>Room for everything</h2>
<p>Clean, dry and close by: units from a closet to a double garage.</p>
<section><h3>Climate controlled</h3><p>For furniture, instruments and documents.</p></section>
<section><h3>Drive-up</h3><p>Load straight from your car or truck.</p></section>
<section><h3>RV and boat parking</h3><p>Open and covered spaces.</p></section></main>
<script async src="${origin}/widget.js"></script>
<script>window.ChatBotPro = window.ChatBotPro || { queue: [], init: function (o) { this.queue.push(o); } };
ChatBotPro.init({ botId: ${JSON.stringify(botId)} });</script></body></html>`;
