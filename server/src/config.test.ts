import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BadSetting, readConfig } from './config.ts';

const refusalOf = (environment: Record<string, string>): string => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof BadSetting) return error.message;
    throw error;
  }
  return 'accepted';
};

test('an empty environment gives the defaults', () => {
  expect(readConfig({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    dataDir: resolve('./data'),
    databaseUrl: undefined,
    secretKey: undefined,
    adminUsername: 'admin',
    adminPassword: undefined,
    sampleData: true,
    publicUrl: undefined,
    smtpUrl: undefined,
    mailFrom: undefined,
    openaiBaseUrl: undefined,
    openaiModel: expect.stringMatching(/./),
    openaiApiKey: undefined,
    modelAnswersPerDay: 500,
    visitorMbPerDay: 50,
    minFreeDiskMb: 100,
    fetchAllowHosts: [],
    websitePages: 30,
    websiteIntervalDays: 7,
    knowledgeCacheMb: 256,
    trustProxy: false,
    rateLimits: true,
    logLevel: 'info',
    auditLogDays: 365,
    retentionDays: 365,
  });
});

test('an empty or blank variable counts as unset', () => {
  const names = ['HOST', 'PORT', 'DATA_DIR', 'DATABASE_URL', 'SECRET_KEY', 'SAMPLE_DATA', 'SMTP_URL', 'TRUST_PROXY'];
  for (const blank of ['', '  ']) {
    expect(readConfig(Object.fromEntries(names.map((name) => [name, blank])))).toEqual(readConfig({}));
  }
});

describe('an invalid setting is refused with one sentence that names it:', () => {
  test.each<[name: string, value: string]>([
    ['HOST', 'two words'],
    ['HOST', 'http://localhost'],
    ['PORT', 'http'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['DATABASE_URL', 'mysql://localhost/chat'],
    ['DATABASE_URL', 'chat'],
    ['SECRET_KEY', 'a'.repeat(31)],
    ['SAMPLE_DATA', 'yes'],
    ['MODEL_ANSWERS_PER_DAY', 'many'],
    ['MODEL_ANSWERS_PER_DAY', '-1'],
    ['MODEL_ANSWERS_PER_DAY', '100001'],
    ['VISITOR_MB_PER_DAY', '-1'],
    ['VISITOR_MB_PER_DAY', '0.5'],
    ['VISITOR_MB_PER_DAY', '10001'],
    ['MIN_FREE_DISK_MB', 'off'],
    ['MIN_FREE_DISK_MB', '-1'],
    ['MIN_FREE_DISK_MB', '1000001'],
    ['WEBSITE_PAGES', 'all'],
    ['WEBSITE_PAGES', '501'],
    ['WEBSITE_INTERVAL_DAYS', 'weekly'],
    ['WEBSITE_INTERVAL_DAYS', '1.5'],
    ['KNOWLEDGE_CACHE_MB', '0'],
    ['KNOWLEDGE_CACHE_MB', '256 MB'],
    ['KNOWLEDGE_CACHE_MB', '65537'],
    ['PUBLIC_URL', 'chat.example.com'],
    ['PUBLIC_URL', 'ftp://chat.example.com'],
    ['PUBLIC_URL', 'https://chat.example.com/path'],
    ['PUBLIC_URL', 'https://chat.example.com/?query'],
    ['SMTP_URL', 'mail.example.com'],
    ['SMTP_URL', 'https://mail.example.com'],
    ['MAIL_FROM', 'Chat Module'],
    ['MAIL_FROM', 'chat@example.com\nBcc: other@example.com'],
    ['OPENAI_BASE_URL', 'api.example.com/v1'],
    ['FETCH_ALLOW_HOSTS', 'intranet, http://wiki'],
    ['FETCH_ALLOW_HOSTS', 'wiki/page'],
    ['FETCH_ALLOW_HOSTS', 'wiki:99999'],
    ['TRUST_PROXY', 'on'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', '10.0.0.300'],
    ['TRUST_PROXY', '10.0.0'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', 'fe80::/129'],
    ['RATE_LIMITS', 'none'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_PORT', 'ninety'],
    ['AUDIT_LOG_DAYS', '0'],
    ['AUDIT_LOG_DAYS', 'a year'],
    ['RETENTION_DAYS', '0'],
    ['RETENTION_DAYS', 'never'],
  ])('%s=%j', (name, value) => {
    const refusal = refusalOf({ [name]: value });
    expect(refusal).toMatch(new RegExp(`^${name} must [^\\n]+\\.$`));
  });
});

test.each(['DATABASE_URL', 'SMTP_URL', 'SECRET_KEY'])('the refusal of %s does not repeat a password', (name) => {
  expect(refusalOf({ [name]: 'http://me:hunter2@x' })).not.toContain('hunter2');
});

describe('a valid setting is accepted:', () => {
  test.each<[Record<string, string>, object]>([
    [{ PORT: '0' }, { port: 0 }],
    [
      { VISITOR_MB_PER_DAY: '0', MIN_FREE_DISK_MB: '0' },
      { visitorMbPerDay: 0, minFreeDiskMb: 0 },
    ],
    [{ PORT: '65535' }, { port: 65_535 }],
    [{ HOST: '::' }, { host: '::' }],
    [{ DATA_DIR: '/var/lib/chat' }, { dataDir: '/var/lib/chat' }],
    [{ DATABASE_URL: 'postgresql://me@db/chat' }, { databaseUrl: 'postgresql://me@db/chat' }],
    [{ SECRET_KEY: 'é'.repeat(16) }, { secretKey: 'é'.repeat(16) }],
    [{ ADMIN_USERNAME: 'root', ADMIN_PASSWORD: ' kept as it is ' }, { adminPassword: ' kept as it is ' }],
    [
      { SAMPLE_DATA: 'off', RATE_LIMITS: 'off' },
      { sampleData: false, rateLimits: false },
    ],
    [{ PUBLIC_URL: 'https://Chat.Example.com/' }, { publicUrl: 'https://chat.example.com' }],
    [{ SMTP_URL: 'smtps://u:p@mail.example.com:465' }, { smtpUrl: 'smtps://u:p@mail.example.com:465' }],
    [{ MAIL_FROM: 'Chat <chat@example.com>' }, { mailFrom: 'Chat <chat@example.com>' }],
    [{ MAIL_FROM: 'chat@example.com' }, { mailFrom: 'chat@example.com' }],
    [{ FETCH_ALLOW_HOSTS: ' Wiki:8080 , [::1]:81,' }, { fetchAllowHosts: ['wiki:8080', '[::1]:81'] }],
    [{ KNOWLEDGE_CACHE_MB: '64' }, { knowledgeCacheMb: 64 }],
    [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
    [{ TRUST_PROXY: '10.0.0.0/8, ::1' }, { trustProxy: ['10.0.0.0/8', '::1'] }],
    [{ LOG_LEVEL: 'silent' }, { logLevel: 'silent' }],
  ])('%j', (environment, expected) => {
    expect(readConfig(environment)).toMatchObject(expected);
  });
});
