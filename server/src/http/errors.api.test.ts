import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBot, makeLocation, makeOperator, type SignedIn, visitorLead } from '../testing/factories.ts';
import { openTestApp, startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
  admin = await makeOperator(app, 'admin');
});
afterAll(() => app.close());

const json = { 'content-type': 'application/json' };
const post = (body: unknown, headers: Record<string, string> = json, url = '/api/leads') =>
  app.call('POST', url, { body, headers, cookie: admin.cookie });

describe('a body that is not JSON is 415:', () => {
  const message = 'The body must be JSON, with Content-Type: application/json.';

  test.each([
    ['text/plain', '{"botId":"x"}'],
    ['application/x-www-form-urlencoded', 'botId=x'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['application/xml', '<bot/>'],
    ['', '{"botId":"x"}'],
  ])('%j', async (contentType, body) => {
    for (const url of ['/api/leads', '/api/login', '/api/bots']) {
      const response = await post(body, { 'content-type': contentType }, url);
      expect([response.statusCode, response.json()]).toEqual([415, { message }]);
    }
  });

  test.each(['application/json; charset=utf-8', 'application/json;charset=UTF-8', 'APPLICATION/JSON'])(
    '%s is JSON',
    async (contentType) => {
      expect((await post('{}', { 'content-type': contentType })).statusCode).toBe(400);
    },
  );
});

describe('malformed JSON is 400:', () => {
  test.each([
    ['{"botId":', 'The body is not valid JSON.'],
    ['not json', 'The body is not valid JSON.'],
    ['{"__proto__":{"admin":true}}', 'The body is not valid JSON.'],
    ['', 'The body is empty; JSON was expected.'],
    ['null', 'The request is not of the expected form.'],
    ['[]', 'The request is not of the expected form.'],
    ['"text"', 'The request is not of the expected form.'],
    ['7', 'The request is not of the expected form.'],
  ])('%j', async (body, message) => {
    const response = await post(body);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe(message);
  });

  test('no body at all', async () => {
    const response = await post(undefined, {});
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toMatch(/\.$/);
  });
});

test('a body over a megabyte is 413', async () => {
  const { id } = await makeBot(app, admin);
  const response = await post(visitorLead(id, { inquiry: 'x'.repeat(1_100_000) }));
  expect([response.statusCode, response.json()]).toEqual([413, { message: 'The body is too large.' }]);
});

describe('an unknown path is 404, in JSON:', () => {
  test.each([
    ['GET', '/api/nothing'],
    ['GET', '/api'],
    ['POST', '/api/nothing'],
    ['DELETE', '/api/admin/nothing/1'],
    ['PUT', '/api/leads'],
    ['GET', '/api/leads'],
    ['POST', '/api/bots/x/public'],
    ['OPTIONS', '/api/bots'],
    ['GET', '/nothing'],
  ] as const)('%s %s', async (method, url) => {
    for (const accept of ['application/json', '*/*']) {
      const response = await app.call(method, url, { cookie: admin.cookie, headers: { accept } });
      expect([response.statusCode, response.json()]).toEqual([404, { message: 'Not found.' }]);
      expect(response.headers['content-type']).toMatch(/^application\/json/);
    }
  });

  test('under /api/ even for a browser that prefers a page', async () => {
    const response = await app.call('GET', '/api/nothing', { headers: { accept: 'text/html,*/*' } });
    expect([response.statusCode, response.json()]).toEqual([404, { message: 'Not found.' }]);
  });
});

describe('an unknown URL', () => {
  test.each([
    ['/api/bots/%00', 400],
    ['/api/bots/%00/public', 400],
    ['/api/locations/a%00b/public', 400],
    ['/api/admin/leads?locationId=%00', 400],
    ['/api/faqs?search=%00', 400],
    ['/api/faqs?botId=%00&category=%00', 400],
    [`/api/faqs?search=${'x'.repeat(201)}`, 400],
    ['/api/bots/%ED%A0%80/public', 404],
    ['/api/bots/%E0%A4%A/public', 404],
    ['/%E0%A4%A', 404],
    [`/api/bots/${'x'.repeat(101)}/public`, 404],
  ])('%s is refused in JSON: %i', async (url, status) => {
    const response = await app.call('GET', url, { cookie: admin.cookie });
    expect(response.statusCode).toBe(status);
    expect(Object.keys(response.json())).toEqual(expect.arrayContaining(['message']));
    expect(response.json()).not.toHaveProperty('code');
  });
});

describe('text of all kinds', () => {
  test('loses its control characters, keeps line breaks and tabs', async () => {
    const all = Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code)).join('');
    const { officeHours } = await makeLocation(app, admin, { officeHours: `<${all}>` });
    const printable = all.replace(/[^\t\n\r -~]/g, '').replace('\r', '\n');
    expect(officeHours).toBe(`<${printable}>`);
  });

  test.each(['\n', '\r\n', '\r', '\t', '\v', '\f', '\u0085', '\u2028', '\u2029', ' \n\t '])(
    'has one space instead of %j in a single-line field',
    async (lineBreak) => {
      const text = `a${lineBreak}b`;
      const location = await makeLocation(app, admin, {
        businessName: text,
        address: text,
        phoneNumber: text,
        emailSubject: text,
        amenities: [text],
        sizeOptions: [{ size: text, type: text }],
      });
      expect(location).toMatchObject({
        businessName: 'a b',
        address: 'a b',
        phoneNumber: 'a b',
        emailSubject: 'a b',
        amenities: ['a b'],
        sizeOptions: [{ size: 'a b', type: 'a b' }],
      });
      const bot = await makeBot(app, admin, { name: text, location: text });
      expect(bot).toMatchObject({ name: 'a b', location: 'a b' });
    },
  );

  test.each(['officeHours', 'emailTemplate'])('keeps its lines in %s', async (field) => {
    expect(await makeLocation(app, admin, { [field]: 'a\r\nb' })).toMatchObject({ [field]: 'a\nb' });
  });

  test('has its lone surrogates replaced, in any field', async () => {
    const body = '{"name":"a\\ud800b","websiteUrl":"https://x.example","personality":"\\udc00"}';
    const response = await post(body, json, '/api/bots');
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({ name: 'a\ufffdb', personality: '\ufffd' });
    const read = await app.call('GET', `/api/bots/${response.json().id}`, { cookie: admin.cookie });
    expect(read.json().name).toBe('a\ufffdb');
  });

  test.each(["Robert'); drop table users; --", '<script>alert(1)</script>', '%s %d {{x}} $1 $&', '‮rtl‬ 👩‍👩‍👧 é'])(
    '%j is unchanged',
    async (name) => {
      expect((await makeBot(app, admin, { name })).name).toBe(name);
    },
  );
});

describe('an internal error', () => {
  test('is a 500 without internal details, and is logged', async () => {
    const broken = await startTestApp();
    await sql`alter table sessions rename to sessions_away`.execute(broken.context.db);
    const response = await broken.call('GET', '/api/bots', { cookie: await signedCookie(broken) });
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({ message: 'Something went wrong on our side. Please try again later.' });
    expect(broken.logLines.join('')).toContain('sessions');
    await sql`alter table sessions_away rename to sessions`.execute(broken.context.db);
  });

  test('with the database closed no response mentions SQL, files or stack traces', async () => {
    const broken = await startTestApp({ RATE_LIMITS: 'off' });
    const { cookie } = await makeOperator(broken, 'admin');
    const { id } = await makeBot(broken, { ...admin, cookie });
    await broken.context.db.destroy();
    const answers = [
      await broken.call('GET', `/api/bots/${id}/public`),
      await broken.call('GET', '/api/bots', { cookie }),
      await broken.call('POST', '/api/login', { body: { username: 'ada', password: 'secret' } }),
      await broken.call('POST', '/api/leads', { body: visitorLead(id) }),
      await broken.call('POST', `/api/chat/${id}`, { body: { message: 'Hello', sessionId: 's' } }),
    ];
    for (const response of answers) {
      expect(response.statusCode).toBeGreaterThanOrEqual(500);
      expect(response.headers['content-type']).toMatch(/^application\/json/);
      expect(Object.keys(response.json())).toEqual(['message']);
      expect(response.body).not.toMatch(/select|insert|sqlite|postgres|kysely|driver|node_modules|\.ts|\bat /i);
    }
  });
});

/** A cookie with a valid signature, for a session that may not exist. */
async function signedCookie(on: TestApp): Promise<string> {
  return `chat_module_session=${encodeURIComponent(on.app.signCookie('token'))}`;
}
