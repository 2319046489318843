import { isIP, isIPv6 } from 'node:net';
import { resolve } from 'node:path';

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly secretKey: string | undefined;
  readonly adminUsername: string;
  readonly adminPassword: string | undefined;
  readonly sampleData: boolean;
  readonly publicUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string | undefined;
  readonly openaiBaseUrl: string | undefined;
  readonly openaiModel: string;
  readonly openaiApiKey: string | undefined;
  readonly modelAnswersPerDay: number;
  /** Megabytes that one network address may store per day; 0: unlimited. */
  readonly visitorMbPerDay: number;
  /** Below this much free disk space, visitors' calls are refused; 0: never. */
  readonly minFreeDiskMb: number;
  readonly fetchAllowHosts: readonly string[];
  /** Pages to read from a location's website; 0: none. */
  readonly websitePages: number;
  /** Days between crawls of a website; 0: only on request. */
  readonly websiteIntervalDays: number;
  /** Memory for the indexes of recently used bots. */
  readonly knowledgeCacheMb: number;
  readonly trustProxy: boolean | number | string[];
  readonly rateLimits: boolean;
  readonly logLevel: string;
  /** The port for Prometheus; `undefined`: none. */
  readonly metricsPort: number | undefined;
  /** How long audit log entries are kept; `undefined`: forever. */
  readonly auditLogDays: number | undefined;
  /** How long visitors' data without a location is kept; `undefined`: forever. */
  readonly retentionDays: number | undefined;
}

/** An invalid setting. Its message is one sentence that names the variable. */
export class BadSetting extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Reads all settings of the product; an empty variable counts as unset. */
export function readConfig(environment: Environment): Config {
  const read = (name: string): string | undefined => environment[name]?.trim() || undefined;
  return {
    host: readHost(read('HOST')),
    port: readPort('PORT', read('PORT')),
    dataDir: resolve(read('DATA_DIR') ?? './data'),
    databaseUrl: readUrl('DATABASE_URL', read('DATABASE_URL'), ['postgres:', 'postgresql:']),
    secretKey: readSecretKey(read('SECRET_KEY')),
    adminUsername: read('ADMIN_USERNAME') ?? 'admin',
    adminPassword: environment.ADMIN_PASSWORD || undefined,
    sampleData: readSwitch('SAMPLE_DATA', read('SAMPLE_DATA')),
    publicUrl: readOrigin('PUBLIC_URL', read('PUBLIC_URL')),
    smtpUrl: readUrl('SMTP_URL', read('SMTP_URL'), ['smtp:', 'smtps:']),
    mailFrom: readMailFrom(read('MAIL_FROM')),
    openaiBaseUrl: readUrl('OPENAI_BASE_URL', read('OPENAI_BASE_URL'), ['http:', 'https:']),
    openaiModel: read('OPENAI_MODEL') ?? 'gpt-5-mini',
    openaiApiKey: read('OPENAI_API_KEY'),
    modelAnswersPerDay: readCount('MODEL_ANSWERS_PER_DAY', read('MODEL_ANSWERS_PER_DAY') ?? '500', 100_000),
    visitorMbPerDay: readCount('VISITOR_MB_PER_DAY', read('VISITOR_MB_PER_DAY') ?? '50', 10_000),
    minFreeDiskMb: readCount('MIN_FREE_DISK_MB', read('MIN_FREE_DISK_MB') ?? '100', 1_000_000),
    fetchAllowHosts: readHosts(read('FETCH_ALLOW_HOSTS')),
    websitePages: readCount('WEBSITE_PAGES', read('WEBSITE_PAGES') ?? '30', 500),
    websiteIntervalDays: readCount('WEBSITE_INTERVAL_DAYS', read('WEBSITE_INTERVAL_DAYS') ?? '7', 365),
    knowledgeCacheMb: readCacheSize(read('KNOWLEDGE_CACHE_MB')),
    trustProxy: readTrustProxy(read('TRUST_PROXY')),
    rateLimits: readSwitch('RATE_LIMITS', read('RATE_LIMITS')),
    logLevel: readLogLevel(read('LOG_LEVEL')),
    metricsPort: readMetricsPort(read('METRICS_PORT')),
    auditLogDays: readDays('AUDIT_LOG_DAYS', read('AUDIT_LOG_DAYS')),
    retentionDays: readDays('RETENTION_DAYS', read('RETENTION_DAYS')),
  };
}

function readHost(value = '127.0.0.1'): string {
  if (/[\s/]/.test(value)) throw new BadSetting(`HOST must be a host name or an address, not "${value}".`);
  return value;
}

function readPort(name: string, value = '3000'): number {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65_535) {
    throw new BadSetting(`${name} must be a whole number from 0 to 65535, not "${value}".`);
  }
  return port;
}

const readMetricsPort = (value: string | undefined): number | undefined =>
  value === undefined ? undefined : readPort('METRICS_PORT', value);

function readSecretKey(value: string | undefined): string | undefined {
  if (value !== undefined && Buffer.byteLength(value) < 32) {
    throw new BadSetting('SECRET_KEY must be at least 32 bytes long.');
  }
  return value;
}

function readSwitch(name: string, value = 'on'): boolean {
  if (value !== 'on' && value !== 'off') throw new BadSetting(`${name} must be on or off, not "${value}".`);
  return value === 'on';
}

/** The value isn't repeated, because it may contain a password. */
function readUrl(name: string, value: string | undefined, protocols: readonly string[]): string | undefined {
  if (value === undefined) return undefined;
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
    throw new BadSetting(`${name} must be a URL that starts with ${protocols.map((it) => `${it}//`).join(' or ')}.`);
  }
  return value;
}

function readOrigin(name: string, value: string | undefined): string | undefined {
  const url = readUrl(name, value, ['http:', 'https:']);
  if (url === undefined) return undefined;
  const { origin, pathname, search, hash } = new URL(url);
  if (pathname !== '/' || search || hash)
    throw new BadSetting(`${name} must be an origin without a path, like ${origin}.`);
  return origin;
}

function readMailFrom(value: string | undefined): string | undefined {
  if (value !== undefined && !/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/.test(value)) {
    throw new BadSetting('MAIL_FROM must be a mail address, like Chat Module <chat@example.com>.');
  }
  return value;
}

function readCount(name: string, value: string, most: number): number {
  if (!/^\d+$/.test(value) || Number(value) > most) {
    throw new BadSetting(`${name} must be a whole number from 0 to ${most}, not "${value}".`);
  }
  return Number(value);
}

function readCacheSize(value = '256'): number {
  if (!/^\d+$/.test(value) || Number(value) < 1 || Number(value) > 65_536) {
    throw new BadSetting(`KNOWLEDGE_CACHE_MB must be a whole number from 1 to 65536, not "${value}".`);
  }
  return Number(value);
}

function readDays(name: string, value = '365'): number | undefined {
  if (value === 'off') return undefined;
  if (!/^\d+$/.test(value) || Number(value) < 1 || Number(value) > 36_500) {
    throw new BadSetting(`${name} must be off or a whole number from 1 to 36500, not "${value}".`);
  }
  return Number(value);
}

function readHosts(value = ''): readonly string[] {
  const hosts = value.split(',').flatMap((part) => part.trim().toLowerCase() || []);
  const bad = hosts.find((host) => !URL.canParse(`http://${host}`) || new URL(`http://${host}`).pathname !== '/');
  if (bad !== undefined) {
    throw new BadSetting(`FETCH_ALLOW_HOSTS must be a comma list of host or host:port; "${bad}" is neither.`);
  }
  return hosts;
}

function readTrustProxy(value = 'off'): Config['trustProxy'] {
  if (value === 'off') return false;
  if (/^\d+$/.test(value)) return Number(value);
  const addresses = value.split(',').map((part) => part.trim());
  if (addresses.every(isAddressOrNetwork)) return addresses;
  throw new BadSetting(
    `TRUST_PROXY must be off, a number of proxies, or a comma list of their addresses, not "${value}".`,
  );
}

/** An address, or a network like 10.0.0.0/8. */
function isAddressOrNetwork(text: string): boolean {
  const [address = '', prefix = '0', ...rest] = text.split('/');
  const longestPrefix = isIPv6(address) ? 128 : 32;
  return isIP(address) !== 0 && /^\d+$/.test(prefix) && Number(prefix) <= longestPrefix && rest.length === 0;
}

function readLogLevel(value = 'info'): string {
  if (!logLevels.includes(value))
    throw new BadSetting(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${value}".`);
  return value;
}
