/*
 * Compares the response times of reset requests for a known and an unknown user, in random order while visitors chat.
 * By hand: node bench/defences/reset-timing.mjs [PAIRS]
 */
import { setTimeout as delay } from 'node:timers/promises';
import { adminPassword, startProduct } from '../start-product.mjs';

const pairs = Number(process.argv[2] ?? 300);
const { origin, stop } = await startProduct({ LOG_LEVEL: 'silent' });

const post = (path, body, headers = {}, method = 'POST') =>
  fetch(origin + path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const signedIn = await post('/api/login', { username: 'admin', password: adminPassword });
const cookie = signedIn.headers.getSetCookie()[0];
const { id } = await signedIn.json();
await post(`/api/admin/users/${id}`, { email: 'admin@example.com' }, { cookie }, 'PATCH');
const [bot] = await (await fetch(`${origin}/api/bots`, { headers: { cookie } })).json();

let done = false;
const visitors = Array.from({ length: 4 }, async (_, visitor) => {
  while (!done) {
    await post(`/api/chat/${bot.id}`, { message: 'What are your office hours?', sessionId: `visitor-${visitor}` });
    await delay(20);
  }
});

const timesMs = { admin: [], nobody: [] };
const ask = async (username) => {
  const startedMs = performance.now();
  await (await post('/api/reset-password', { username })).text();
  timesMs[username].push(performance.now() - startedMs);
};
for (let pair = 0; pair < pairs; pair++) {
  const names = Math.random() < 0.5 ? ['admin', 'nobody'] : ['nobody', 'admin'];
  for (const name of names) await ask(name);
}
done = true;
await Promise.all(visitors);
await stop();

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const difference = (a, b) => median(a) - median(b);
const observedMs = difference(timesMs.admin, timesMs.nobody);

/** How often a random permutation of the names yields as large a difference. */
const shuffles = 2000;
const all = [...timesMs.admin, ...timesMs.nobody];
let asLarge = 0;
for (let shuffle = 0; shuffle < shuffles; shuffle++) {
  for (let at = all.length - 1; at > 0; at--) {
    const other = Math.floor(Math.random() * (at + 1));
    [all[at], all[other]] = [all[other], all[at]];
  }
  if (Math.abs(difference(all.slice(0, pairs), all.slice(pairs))) >= Math.abs(observedMs)) asLarge += 1;
}
const shown = (ms) => `${ms.toFixed(2)} ms`;
console.log(`known user   median ${shown(median(timesMs.admin))} of ${pairs}`);
console.log(`unknown user median ${shown(median(timesMs.nobody))} of ${pairs}`);
console.log(
  `difference ${shown(observedMs)}, which chance alone reaches in ${((100 * asLarge) / shuffles).toFixed(0)} % of cases`,
);
