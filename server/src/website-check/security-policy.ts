import { createHash } from 'node:crypto';

/** The sources of each directive in a Content Security Policy. */
export type SecurityPolicy = ReadonlyMap<string, readonly string[]>;

/** The policies of a header or a `<meta>` element; a page must satisfy all of them. */
export const readPolicies = (text: string): SecurityPolicy[] =>
  text
    .split(',')
    .map(readPolicy)
    .filter((policy) => policy.size > 0);

function readPolicy(text: string): SecurityPolicy {
  const policy = new Map<string, readonly string[]>();
  for (const directive of text.split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    if (name !== '' && !policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), sources);
  }
  return policy;
}

/** The directive that governs a kind of request, and its sources; `undefined` if the policy doesn't restrict it. */
export function directiveOf(policy: SecurityPolicy, names: readonly string[]) {
  const name = names.find((it) => policy.has(it));
  return name === undefined ? undefined : { name, sources: policy.get(name) ?? [] };
}

export const allowsUrl = (sources: readonly string[], url: URL, page: URL): boolean =>
  sources.some((source) => matchesUrl(source, url, page));

export const allowsNonce = (sources: readonly string[], nonce: string): boolean =>
  nonce !== '' && sources.includes(`'nonce-${nonce}'`);

/** Whether browsers ignore the list of hosts for scripts. */
export const isStrictDynamic = (sources: readonly string[]): boolean => sources.includes("'strict-dynamic'");

export const hashSource = (scriptText: string): string =>
  `'sha256-${createHash('sha256').update(scriptText).digest('base64')}'`;

/** Browsers ignore `'unsafe-inline'` next to a nonce, a hash or `'strict-dynamic'`. */
export function allowsInline(sources: readonly string[], script: { readonly text: string; readonly nonce: string }) {
  if (allowsNonce(sources, script.nonce) || sources.some((source) => isHashOf(source, script.text))) return true;
  const isOverruled = sources.some((source) => /^'(nonce|sha\d{3})-/.test(source)) || isStrictDynamic(sources);
  return sources.includes("'unsafe-inline'") && !isOverruled;
}

function isHashOf(source: string, text: string): boolean {
  const [, algorithm, digest] = /^'(sha256|sha384|sha512)-(.+)'$/.exec(source) ?? [];
  if (algorithm === undefined) return false;
  return createHash(algorithm).update(text).digest('base64') === digest;
}

const hostSource = /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\*|[^:/]+)(?::(\d+|\*))?(\/[^?#]*)?$/i;

function matchesUrl(source: string, url: URL, page: URL): boolean {
  if (source === "'self'") return url.origin === page.origin;
  if (source === '*') return /^(https?|wss?):$/.test(url.protocol);
  if (/^[a-z][a-z0-9+.-]*:$/i.test(source)) return matchesScheme(source.slice(0, -1), url);
  const [, scheme = page.protocol.slice(0, -1), host = '', port, path] = hostSource.exec(source) ?? [];
  if (host === '') return false;
  return matchesScheme(scheme, url) && matchesHost(host, url) && matchesPort(port, url) && matchesPath(path, url);
}

const matchesScheme = (scheme: string, { protocol }: URL): boolean =>
  protocol === `${scheme.toLowerCase()}:` || (scheme.toLowerCase() === 'http' && protocol === 'https:');

const matchesHost = (host: string, { hostname }: URL): boolean => {
  if (host === '*') return true;
  const name = host.toLowerCase();
  return name.startsWith('*.') ? hostname.endsWith(name.slice(1)) : hostname === name;
};

const matchesPort = (port: string | undefined, url: URL): boolean => {
  if (port === '*') return true;
  const defaultPort = url.protocol === 'https:' ? '443' : '80';
  return (port ?? defaultPort) === (url.port || defaultPort);
};

const matchesPath = (path: string | undefined, { pathname }: URL): boolean => {
  if (path === undefined || path === '/') return true;
  return path.endsWith('/') ? pathname.startsWith(path) : pathname === path;
};
