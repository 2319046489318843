import { adminPassword, startProduct } from '../start-product.mjs';

export const faults = [];
export const expectThat = (holds, sentence) => {
  console.log(`${holds ? 'yes' : 'NO '}  ${sentence}`);
  if (!holds) faults.push(sentence);
};

const send = (origin, path, body, cookie = '') =>
  fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });

/** The product with its embedded database in a folder, and a visitor whose acknowledged leads are recorded. */
export async function startScene(dataDir) {
  // The disk is smaller than the free space required by default.
  const settings = { DATA_DIR: dataDir, SAMPLE_DATA: 'off', LOG_LEVEL: 'silent', MIN_FREE_DISK_MB: '0' };
  let product = await startProduct(settings);
  const post = (path, body, cookie) => send(product.origin, path, body, cookie);
  const signIn = async () =>
    (await post('/api/login', { username: 'admin', password: adminPassword })).headers.getSetCookie()[0];
  const bot = await post('/api/bots', { name: 'Full', websiteUrl: 'https://example.com' }, await signIn());
  const { id: botId } = await bot.json();
  const acknowledged = new Set();
  let visitors = 0;
  return {
    acknowledged,
    get: (path) => fetch(product.origin + path),
    /** Sends a visitor's message, which is answered only once it is stored. */
    say: (message) => post(`/api/chat/${botId}`, { message, sessionId: 'visitor' }),
    async leave() {
      const lead = {
        botId,
        name: `Visitor ${++visitors}`,
        phone: '(541) 555-0100',
        inquiry: 'a long story '.repeat(150),
      };
      const response = await post('/api/leads', lead);
      const answer = await response.json();
      if (response.status === 201) acknowledged.add(answer.id);
      return { status: response.status, answer };
    },
    async readiness() {
      const response = await fetch(`${product.origin}/readyz`);
      return { code: response.status, ...(await response.json()) };
    },
    async storedLeads() {
      const cookie = await signIn();
      const stored = new Set();
      for (let cursor = ''; cursor !== null; ) {
        const query = `limit=200${cursor && `&cursor=${cursor}`}`;
        const page = await fetch(`${product.origin}/api/admin/leads?${query}`, { headers: { cookie } });
        for (const { id } of await page.json()) stored.add(id);
        cursor = page.headers.get('x-next-cursor');
      }
      return stored;
    },
    async stop() {
      await product?.stop();
      product = undefined;
    },
    async startAgain() {
      product = await startProduct(settings);
    },
  };
}

/** What visitors and monitoring see while nothing can be stored. */
export async function expectRefusedInWords({ readiness, get }, { status, answer }) {
  expectThat(status === 503, `a visitor is refused with 503: ${status}`);
  expectThat(/try again/.test(answer.message), `in words: ${answer.message}`);
  const state = await readiness();
  expectThat(state.code === 503, `/readyz says so: ${JSON.stringify(state)}`);
  expectThat((await get('/healthz')).status === 200, 'the process lives');
}

export async function expectNothingLost({ acknowledged, storedLeads }) {
  const ids = await storedLeads();
  expectThat(
    [...acknowledged].every((id) => ids.has(id)) && ids.size === acknowledged.size,
    `all ${acknowledged.size} acknowledged leads are there, and no other: ${ids.size}`,
  );
}
