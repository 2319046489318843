import type { WebsiteCheck } from '@chat-module/contract/website-check';
import { describe, expect, test } from 'vitest';
import { makeBot, makeOperator } from '../testing/factories.ts';
import { startTestApp } from '../testing/test-app.ts';
import { html, startWebsite } from '../testing/website.ts';
import { hashSource } from './security-policy.ts';

const server = 'http://localhost:3000';

async function setScene() {
  const site = await startWebsite({});
  const app = await startTestApp({ FETCH_ALLOW_HOSTS: site.host });
  const admin = await makeOperator(app, 'admin');
  const bot = await makeBot(app, admin, { websiteUrl: `${site.origin}/`, primaryColor: '#112233' });
  const options = { botId: bot.id, primaryColor: '#112233', position: 'bottom-right' };
  const check = async (url?: string, headers = {}) =>
    app.call('POST', `/api/bots/${bot.id}/check-website`, { cookie: admin.cookie, body: url ? { url } : {}, headers });
  /** The findings for a page with this body. */
  const find = async (body: string, head = '', headers: Record<string, string> = {}): Promise<WebsiteCheck> => {
    site.pages['/'] = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(html('Cedar Lane', body, head));
    };
    return (await check()).json();
  };
  return { app, admin, bot, site, options, check, find };
}

const starting = (options: object): string => `
  window.ChatBotPro = window.ChatBotPro || { queue: [], init: function (options) { this.queue.push(options); } };
  ChatBotPro.init(${JSON.stringify(options)});
`;
const script = (origin = server, attributes = ''): string =>
  `<script async src="${origin}/widget.js"${attributes}></script>`;
const snippet = (options: object, origin = server): string => `${script(origin)}<script>${starting(options)}</script>`;
const kinds = ({ findings }: WebsiteCheck) => findings.map(({ kind }) => kind);

test('a correct embed code is reported as correct', async () => {
  const { find, options, site } = await setScene();
  expect(await find(snippet(options))).toEqual({
    url: `${site.origin}/`,
    works: true,
    findings: [{ kind: 'right', message: 'The embed code is on this page and is right.', advice: '' }],
    seen: null,
  });
  expect(site.asked).toEqual(['/']);
});

test('one without color and position follows the bot, and is correct', async () => {
  const { find, bot } = await setScene();
  expect(kinds(await find(snippet({ botId: bot.id })))).toEqual(['right']);
});

test("one copied from the operator's own origin of the server is correct", async () => {
  const { find, check, options } = await setScene();
  expect(kinds(await find(snippet(options, 'http://office.example')))).toEqual(['otherServer']);
  const headers = { origin: 'http://office.example', host: 'office.example' };
  expect(kinds((await check(undefined, headers)).json())).toEqual(['right']);
});

describe('faults are reported, with what to do', () => {
  type Page = (options: Record<string, string>) => string;
  const faults: [string, Page, string, RegExp, RegExp][] = [
    ['no embed code', () => '<p>Welcome</p>', 'missing', /isn't on this page/, /before the closing <\/body> tag/],
    ['in a comment', (it) => `<!-- ${snippet(it)} -->`, 'commentedOut', /inside an HTML comment/, /Remove the <!--/],
    ['first part alone', () => script(), 'notStarted', /second part .* is missing/, /Copy the embed code again/],
    ['second part alone', (it) => snippet(it).replace(script(), ''), 'scriptMissing', /first line/, /Copy/],
    ['unknown bot', (it) => snippet({ ...it, botId: 'nobody' }), 'wrongBot', /one with the id nobody/, /Replace/],
    ['old color', (it) => snippet({ ...it, primaryColor: '#aabbcc' }), 'oldColor', /#aabbcc; .* #112233/, /Copy/],
    [
      'old position',
      (it) => snippet({ ...it, position: 'top-left' }),
      'oldPosition',
      /top-left; .* bottom-right/,
      /Copy/,
    ],
    ['twice', (it) => snippet(it) + snippet(it), 'twice', /more than once/, /Remove the others/],
    ['another server', (it) => snippet(it, 'https://old.example'), 'otherServer', /https:\/\/old\.example/, /Copy/],
  ];

  test.each(faults)('%s', async (_name, page, kind, message, advice) => {
    const { find, options } = await setScene();
    const { findings } = await find(page(options));
    expect(findings).toEqual([
      { kind, message: expect.stringMatching(message), advice: expect.stringMatching(advice) },
    ]);
  });

  test('another of our bots, by name', async () => {
    const { app, admin, find, options } = await setScene();
    const other = await makeBot(app, admin, { name: 'Elm Street' });
    const { findings, works } = await find(snippet({ ...options, botId: other.id }));
    expect(works).toBe(false);
    expect(findings).toMatchObject([{ kind: 'wrongBot', message: 'The page starts another bot: "Elm Street".' }]);
  });

  test('two bots on one page are no fault', async () => {
    const { find, options } = await setScene();
    expect(kinds(await find(snippet(options) + snippet({ botId: 'another' })))).toEqual(['right']);
  });

  test('an inactive bot', async () => {
    const { app, admin, bot, find, options } = await setScene();
    await app.call('PUT', `/api/bots/${bot.id}`, { cookie: admin.cookie, body: { status: 'inactive' } });
    expect(kinds(await find(snippet(options)))).toEqual(['inactive']);
  });
});

describe('a Content-Security-Policy', () => {
  const sources = `script-src 'self' ${server} 'unsafe-inline'; connect-src ${server}`;

  test.each([
    ['that allows all', sources],
    ['with a host without its scheme', "script-src localhost:3000 'unsafe-inline'; connect-src http:"],
    ['with a path', `script-src ${server}/widget.js ${server}/widget-assets/ 'unsafe-inline'; connect-src *`],
    ['about other things', "img-src 'none'; style-src 'self'"],
    ['with everything by default', `default-src * 'unsafe-inline'`],
  ])('%s does not block', async (_name, policy) => {
    const { find, options } = await setScene();
    expect(kinds(await find(snippet(options), '', { 'content-security-policy': policy }))).toEqual(['right']);
  });

  test.each([
    ['scripts', "script-src 'self' 'unsafe-inline'", 'script-src', server],
    ['calls', `${sources}; connect-src 'self'`.replace(`connect-src ${server}; `, ''), 'connect-src', server],
    ['everything', "default-src 'self' 'unsafe-inline'", 'default-src', server],
    ['scripts of elements', `script-src-elem 'unsafe-inline'; script-src ${server}`, 'script-src-elem', server],
    [
      'what is not trusted',
      "script-src 'nonce-abc' 'strict-dynamic' 'unsafe-inline'",
      'script-src',
      "the script's nonce",
    ],
  ])('that blocks %s is reported with the directive', async (_name, policy, directive, lacks) => {
    const { find, options } = await setScene();
    const { findings, works } = await find(snippet(options), '', { 'content-security-policy': policy });
    expect(works).toBe(false);
    expect(findings[0]).toEqual({
      kind: 'blockedByPolicy',
      message: `The page's Content-Security-Policy (HTTP header) blocks the chat: its ${directive} doesn't allow ${lacks}.`,
      advice: `Add ${lacks} to ${directive}, or ask whoever runs the website to do so.`,
    });
  });

  test('that blocks the second script is reported with the hash that allows it', async () => {
    const { find, options } = await setScene();
    const policy = `script-src ${server}; connect-src ${server}`;
    const hash = hashSource(starting(options));
    const { findings } = await find(snippet(options), '', { 'content-security-policy': policy });
    expect(findings).toMatchObject([{ kind: 'blockedByPolicy', advice: expect.stringContaining(`Add ${hash} to`) }]);
    const allowed = { 'content-security-policy': policy.replace(';', ` ${hash};`) };
    expect(kinds(await find(snippet(options), '', allowed))).toEqual(['right']);
  });

  test("allows scripts with the response's nonce", async () => {
    const { find, options } = await setScene();
    const page = `${script(server, ' nonce="n1"')}<script nonce="n1">${starting(options)}</script>`;
    const policy = `script-src 'nonce-n1' ${server}; connect-src ${server}`;
    expect(kinds(await find(page, '', { 'content-security-policy': policy }))).toEqual(['right']);
  });

  test('in a meta element counts too, each of several policies separately', async () => {
    const { find, options } = await setScene();
    const meta = `<meta http-equiv="Content-Security-Policy" content="connect-src &#39;self&#39;">`;
    const { findings } = await find(snippet(options), meta, { 'content-security-policy': `${sources}, connect-src *` });
    expect(findings).toMatchObject([{ kind: 'blockedByPolicy', message: expect.stringContaining('(meta element)') }]);
  });

  test('that only reports blocks nothing', async () => {
    const { find, options } = await setScene();
    const headers = { 'content-security-policy-report-only': "script-src 'none'" };
    expect(kinds(await find(snippet(options), '', headers))).toEqual(['right']);
  });
});

describe('a page whose HTML has no embed code, but whose chat has reported itself', () => {
  test('is reported as seen, when and where', async () => {
    const { app, bot, site, find } = await setScene();
    const headers = { origin: site.origin };
    await app.call('GET', `/api/bots/${bot.id}/public?path=%2F&color=%23112233`, { headers });
    const { works, findings, seen } = await find('<p>Welcome</p>');
    expect(works).toBe(true);
    expect(seen).toMatchObject({ page: `${site.origin}/`, lastSeenAt: '2026-03-10T15:00:00.000Z' });
    expect(findings).toEqual([
      {
        kind: 'seen',
        message: `The embed code isn't in the HTML of this page, but the chat ran on ${site.origin}/ at Mar 10, 2026, 3:00 PM UTC, as it reported itself.`,
        advice: expect.stringContaining('tag manager'),
      },
    ]);
  });

  test('is reported with the old color', async () => {
    const { app, bot, site, find } = await setScene();
    await app.call('GET', `/api/bots/${bot.id}/public?path=%2F&color=%23aabbcc`, { headers: { origin: site.origin } });
    expect(kinds(await find('<p>Welcome</p>'))).toEqual(['seen', 'oldColor']);
  });
});

describe('a page that cannot be read', () => {
  test('is reported as gone', async () => {
    const { check, site } = await setScene();
    const { works, findings } = (await check(`${site.origin}/gone`)).json();
    expect(works).toBe(false);
    expect(findings).toEqual([
      { kind: 'unreadable', message: expect.stringContaining('404'), advice: 'Check the address.' },
    ]);
  });

  test('is reported as not on the public internet', async () => {
    const { check } = await setScene();
    const { findings } = (await check('http://10.0.0.1/')).json();
    expect(findings).toMatchObject([
      { kind: 'unreadable', message: expect.stringContaining('not on the public internet') },
    ]);
  });

  test('is reported as not answering', async () => {
    const { check, site } = await setScene();
    site.pages['/'] = (request) => request.socket.destroy();
    const { findings } = (await check()).json();
    expect(findings).toMatchObject([{ kind: 'unreadable', advice: expect.stringContaining('try again') }]);
  });

  test('is reported as too slow', async () => {
    const { check, site } = await setScene();
    site.pages['/'] = () => undefined;
    const { findings } = (await check()).json();
    expect(findings).toMatchObject([
      { kind: 'unreadable', message: expect.stringContaining('longer than 10 seconds') },
    ]);
  });

  test('has no address: refused', async () => {
    const { check } = await setScene();
    const refused = await check('cedarlane');
    expect(refused.statusCode).toBe(400);
    expect(refused.json().message).toContain('Website URL must be a web address');
  });
});

test('an unknown bot is 404', async () => {
  const { app, admin } = await setScene();
  const refused = await app.call('POST', '/api/bots/nobody/check-website', { cookie: admin.cookie, body: {} });
  expect(refused.statusCode).toBe(404);
  expect(refused.json().message).toBe('The bot was not found.');
});

test('a page designed to be slow to parse is read at once', async () => {
  const { find } = await setScene();
  const hostile = `${'<a>'.repeat(300_000)}${'</b>'.repeat(300_000)}<script>${'ChatBotPro.init({'.repeat(100_000)}</script>`;
  const startedMs = Date.now();
  expect(kinds(await find(hostile))).toEqual(['missing']);
  expect(Date.now() - startedMs).toBeLessThan(5_000);
});
