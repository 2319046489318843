import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBot, makeOperator, type SignedIn, tinyPng } from '../testing/factories.ts';
import { gif, jpeg, png, webpLossless, webpLossy } from '../testing/images.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
  admin = await makeOperator(app, 'admin');
});
afterAll(() => app.close());

const upload = (id: string, file: Buffer | string) =>
  app.call('PUT', `/api/bots/${id}/picture`, {
    cookie: admin.cookie,
    body: { data: typeof file === 'string' ? file : file.toString('base64') },
  });
const remove = (id: string) => app.call('DELETE', `/api/bots/${id}/picture`, { cookie: admin.cookie });
const publicUrl = async (id: string) => (await app.call('GET', `/api/bots/${id}/public`)).json().pictureUrl;
const storedOf = (id: string) => app.context.db.selectFrom('botPictures').selectAll().where('botId', '=', id).execute();

async function botWithPicture(file: Buffer = png(64, 64)) {
  const bot = await makeBot(app, admin);
  const response = await upload(bot.id, file);
  expect(response.statusCode).toBe(200);
  return { id: bot.id, url: response.json().pictureUrl as string };
}

describe('an uploaded picture', () => {
  test.each([
    ['PNG', png(64, 48), 'image/png'],
    ['GIF', gif(64, 48), 'image/gif'],
    ['JPEG', jpeg(64, 48), 'image/jpeg'],
    ['lossy WebP', webpLossy(64, 48), 'image/webp'],
    ['lossless WebP', webpLossless(64, 48), 'image/webp'],
  ])('as %s is served as it is, to any page, and may be kept for good', async (_type, file, contentType) => {
    const { id, url } = await botWithPicture(file);
    expect(url).toBe(`/api/bots/${id}/picture/${createHash('sha256').update(file).digest('base64url')}`);
    const response = await app.call('GET', url, { headers: { origin: 'https://cedarlane.example' } });
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload).toEqual(file);
    expect(response.headers).toMatchObject({
      'content-type': contentType,
      'content-length': String(file.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  test('is in the public record', async () => {
    const { id, url } = await botWithPicture();
    expect(await publicUrl(id)).toBe(url);
  });

  test('replaces the one before, whose address ends', async () => {
    const { id, url } = await botWithPicture(png(64, 64));
    const next = (await upload(id, gif(32, 32))).json().pictureUrl;
    expect(await publicUrl(id)).toBe(next);
    expect((await app.call('GET', url)).statusCode).toBe(404);
    expect((await app.call('GET', next)).headers['content-type']).toBe('image/gif');
    expect(await storedOf(id)).toHaveLength(1);
  });

  test('can be removed', async () => {
    const { id, url } = await botWithPicture();
    expect((await remove(id)).json()).toMatchObject({ id, pictureUrl: null });
    expect(await publicUrl(id)).toBeNull();
    const response = await app.call('GET', url);
    expect([response.statusCode, response.json()]).toEqual([404, { message: 'The picture was not found.' }]);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('is deleted with its bot', async () => {
    const { id, url } = await botWithPicture();
    await app.call('DELETE', `/api/bots/${id}`, { cookie: admin.cookie });
    expect((await app.call('GET', url)).statusCode).toBe(404);
    expect(await storedOf(id)).toEqual([]);
  });

  test("is not served under another bot's address", async () => {
    const { id, url } = await botWithPicture();
    const other = await makeBot(app, admin);
    expect((await app.call('GET', url.replace(id, other.id))).statusCode).toBe(404);
  });

  test('leaves one audit entry each time, without its content', async () => {
    const { id } = await botWithPicture();
    await remove(id);
    const entries = (await app.call('GET', '/api/admin/audit-log?kind=bot', { cookie: admin.cookie })).json();
    const changes = [{ field: 'picture', from: null, to: null }];
    expect(entries.slice(0, 2)).toMatchObject([
      { action: 'changed', subjectId: id, changes },
      { action: 'changed', subjectId: id, changes },
    ]);
  });

  test('does not make the bot forget what it knows', async () => {
    const bot = await makeBot(app, admin);
    const version = () =>
      app.context.db.selectFrom('bots').select('knowledgeVersion').where('id', '=', bot.id).executeTakeFirst();
    const before = await version();
    await upload(bot.id, tinyPng);
    expect(await version()).toEqual(before);
  });
});

const notAPicture = 'The picture must be a PNG, JPEG, WebP or GIF file.';
const tooLarge = 'The picture is too large: at most 200 kB.';
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

describe('refused with 400', () => {
  test.each([
    ['nothing', '', 'Picture is required.'],
    ['text that is not Base64', 'data:image/png;base64,AAAA', 'Picture must be Base64.'],
    ['an SVG', svg, notAPicture],
    ['a page', Buffer.from('<html><script>alert(1)</script></html>'), notAPicture],
    ['a PNG cut off in its header', png(64, 64).subarray(0, 20), notAPicture],
    ['a JPEG without a frame', Buffer.from([0xff, 0xd8, 0xff, 0xd9, 0, 2]), notAPicture],
    ['a WebP of an unknown kind', Buffer.from('RIFF....WEBPXXXX............'), notAPicture],
    ['a PNG without width', png(0, 64), 'The picture is damaged: it has no size.'],
    ['a PNG of 2001 pixels', png(2001, 10), 'The picture is 2001×10 pixels: at most 2000×2000.'],
    ['200,001 bytes', Buffer.concat([png(64, 64), Buffer.alloc(200_001)]).subarray(0, 200_001), tooLarge],
    ['a megabyte of Base64', 'A'.repeat(900_000), tooLarge],
  ])('%s', async (_what, file, message) => {
    const { id, url } = await botWithPicture();
    const response = await upload(id, file);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message, errors: [{ path: 'data' }] });
    expect(await publicUrl(id)).toBe(url);
  });

  test('200,000 bytes are accepted', async () => {
    await botWithPicture(Buffer.concat([png(64, 64), Buffer.alloc(200_000)]).subarray(0, 200_000));
  });
});

test.each([
  ['PUT', { data: tinyPng }],
  ['DELETE', undefined],
] as const)('%s for an unknown bot is 404', async (method, body) => {
  const response = await app.call(method, '/api/bots/nobody/picture', { cookie: admin.cookie, body });
  expect([response.statusCode, response.json()]).toEqual([404, { message: 'The bot was not found.' }]);
});
