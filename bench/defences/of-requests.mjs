const server = (path) => `server/src/${path}`;
const cut = (path, code, instead = '') => ({ file: server(path), code, instead });

const guardedFetch = server('page-fetch/guarded-fetch.test.ts');
const hostile = server('http/hostile-requests.api.test.ts');
const errors = server('http/errors.api.test.ts');
const headers = server('http/headers.api.test.ts');
const routeLimits = server('http/route-limits.api.test.ts');
const counters = server('http/request-counters.test.ts');
const connections = server('http/connection-limits.api.test.ts');
const crossSiteReads = server('http/cross-site-reads.api.test.ts');
const submissionLimits = server('submissions/submission-limits.api.test.ts');
const duplicates = server('submissions/duplicates.api.test.ts');
const mailLimit = server('mail-limit/mail-limit.api.test.ts');
const idempotency = server('http/idempotency.api.test.ts');
const flood = 'floods of leads and reservations';
const mailBombing = 'email bombing through leads and reservations';
const usedKeys = 'losing a request under a used idempotency key';
const quota = server('http/storage-quota.api.test.ts');
const fullDisk = 'filling the disk from one address';
const reports = server('widget-pages/widget-pages.api.test.ts');
const madeUpPages = 'forged widget page reports';
const inside = 'requests to internal addresses (SSRF)';

/** Defenses of requests: incoming ones, and those that the product makes. */
export const ofRequests = [
  {
    attack: inside,
    without: 'checking DNS answers',
    cuts: [
      cut(
        'page-fetch/guarded-agent.ts',
        'if (!addresses.every(({ address }) => isPublicAddress(address))) throw notPublic(hostname);',
      ),
    ],
    test: guardedFetch,
  },
  {
    attack: inside,
    without: 'connecting to the checked address',
    cuts: [
      cut(
        'page-fetch/guarded-agent.ts',
        'resolvePublic(bareHost(hostname), resolve)))',
        'resolvePublic(bareHost(hostname), resolve).then(() => resolveAll(bareHost(hostname), resolve))))',
      ),
    ],
    test: guardedFetch,
    named: 'rebound',
  },
  {
    attack: inside,
    without: 'checking literal addresses',
    cuts: [
      cut(
        'page-fetch/guarded-agent.ts',
        'if (isIP(host) && !isPublicAddress(host)) return callback(notPublic(host), null);',
      ),
      cut('page-fetch/page-address.ts', 'if (isIP(host) && !isPublicAddress(host)) throw notPublic(host);'),
    ],
    test: guardedFetch,
    named: 'a chain of redirects',
  },
  {
    attack: inside,
    without: 'checking each redirect',
    cuts: [
      cut(
        'page-fetch/fetch-resource.ts',
        "parsePageAddress(headerOf(response.headers, 'location'), session.allowHosts, url)",
        "new URL(headerOf(response.headers, 'location'), url)",
      ),
    ],
    test: guardedFetch,
    named: 'a chain of redirects',
  },
  {
    attack: inside,
    without: 'the IPv6 ranges',
    cuts: [cut('page-fetch/public-address.ts', "globalUnicast.check(address, 'ipv6') && ")],
    test: server('page-fetch/public-address.test.ts'),
  },
  {
    attack: inside,
    without: 'the guard when a website is crawled',
    cuts: [
      cut(
        'page-fetch/guarded-agent.ts',
        'if (isAllowedHost(allowHosts, host, port)) return connectAllowed(options, callback);',
        'return connectAllowed(options, callback);',
      ),
      cut(
        'page-fetch/page-address.ts',
        'if (isAllowedHost(allowHosts, url.hostname, portOf(url))) return url;',
        'return url;',
      ),
    ],
    test: server('website-crawler/read-website.api.test.ts'),
    named: 'an internal address',
  },
  {
    attack: 'pages that are too large or too slow, compression bombs',
    without: 'the limit on unpacked bytes',
    cuts: [
      cut(
        'page-fetch/fetch-resource.ts',
        "headerOf(headers, 'content-encoding'), session.maxBytes",
        "headerOf(headers, 'content-encoding'), 1e9",
      ),
    ],
    test: guardedFetch,
    named: 'a compression bomb',
  },
  {
    attack: 'pages that are too large or too slow, compression bombs',
    without: 'the time limit',
    cuts: [
      cut(
        'page-fetch/fetch-resource.ts',
        'AbortSignal.timeout(Math.max(0, Math.round(timeoutMs - spentMs)))',
        'AbortSignal.timeout(1e6)',
      ),
    ],
    test: guardedFetch,
    named: 'a slow server',
  },
  {
    attack: 'a model server that redirects the API key',
    without: 'refusing redirects',
    cuts: [cut('model/send-question.ts', "redirect: 'error'", "redirect: 'follow'")],
    test: server('model/model.test.ts'),
    named: 'a redirect is not followed',
  },
  {
    attack: 'oversized bodies',
    without: 'the one-megabyte limit',
    cuts: [cut('app.ts', 'requestTimeout: 30_000,', 'requestTimeout: 30_000, bodyLimit: 1e9,')],
    test: errors,
    named: 'a body over a megabyte',
  },
  {
    attack: 'slow bodies',
    without: 'the thirty-second limit',
    cuts: [cut('app.ts', 'requestTimeout: 30_000,')],
    test: hostile,
    named: 'a slow body',
  },
  {
    attack: 'deep, poisoned and malformed bodies',
    without: 'refusing prototypes',
    cuts: [
      cut(
        'app.ts',
        'requestTimeout: 30_000,',
        "requestTimeout: 30_000, onProtoPoisoning: 'ignore', onConstructorPoisoning: 'ignore',",
      ),
    ],
    test: errors,
    named: 'malformed JSON',
  },
  {
    attack: 'deep, poisoned and malformed bodies',
    without: 'validation before the call',
    cuts: [cut('http/serve.ts', '...(endpoint.body && { body: endpoint.body }),')],
    test: hostile,
    named: 'is harmless',
  },
  {
    attack: 'null bytes and control characters',
    without: 'refusing null bytes in URLs',
    cuts: [cut('http/guards.ts', "if (url.includes('%00'))", 'if (false)')],
    test: errors,
    named: 'an unknown URL',
  },
  {
    attack: 'null bytes and control characters',
    without: 'dropping control characters',
    cuts: [{ file: 'contract/src/fields.ts', code: ".replace(controlCharacters, '')", instead: '' }],
    test: errors,
    named: 'text of all kinds',
  },
  {
    attack: 'too many requests from one address',
    without: 'the limit of each route',
    cuts: [cut('http/serve.ts', 'rateLimit: limits[endpoint.access], ')],
    test: server('http/public-calls.api.test.ts'),
    named: 'too many calls',
  },
  {
    attack: 'too many requests from one address',
    without: 'the default limit of other routes',
    cuts: [cut('http/request-limits.ts', 'global: true,', 'global: false,')],
    test: routeLimits,
    named: 'every route',
  },
  {
    attack: 'too many requests from one address',
    without: 'the limit on unknown URLs',
    cuts: [cut('http/error-handler.ts', '{ preHandler: app.rateLimit(limits.page) }', '{}')],
    test: routeLimits,
    named: 'an unknown URL',
  },
  {
    attack: 'too many requests from one address',
    without: 'caching openapi.json',
    cuts: [cut('http/openapi.ts', 'if (built?.url !== url) {', 'if (built === undefined || url) {')],
    test: server('http/always-there.api.test.ts'),
    named: 'is built once',
  },
  {
    attack: 'evicting rate limit counters with many addresses',
    without: 'a separate map for frequent counters',
    cuts: [
      cut('http/request-counters.ts', 'if (own.used <= share || busy.get(subject) === own) return own;', 'return own;'),
    ],
    test: counters,
    named: 'do not evict an exhausted counter',
  },
  {
    attack: 'evicting rate limit counters with many addresses',
    without: 'the bound on counters',
    cuts: [cut('http/request-counters.ts', 'return standings.size < most;', 'return most > 0;')],
    test: counters,
    named: 'bounded memory',
  },
  {
    attack: 'holding connections open',
    without: 'the connection limit per address',
    cuts: [cut('http/connection-limits.ts', 'if (others >= perAddress) {', 'if (perAddress === 0) {')],
    test: connections,
    named: 'closed at once',
  },
  {
    attack: 'holding connections open',
    without: 'the header timeout',
    cuts: [cut('app.ts', 'headersTimeout: connections.headersTimeoutMs, ')],
    test: connections,
    named: 'never sends a byte',
  },
  {
    attack: 'holding connections open',
    without: 'the keep-alive timeout',
    cuts: [cut('app.ts', 'keepAliveTimeout: connections.keepAliveTimeoutMs,')],
    test: connections,
    named: 'stays idle after a response',
  },
  {
    attack: 'cross-site reads that write',
    without: 'the origin check of exports',
    cuts: [cut('http/guards.ts', "method === 'GET' && !writes ?", "method === 'GET' || writes ?")],
    test: crossSiteReads,
    named: 'is refused and leaves no entry',
  },
  {
    attack: 'cross-site reads that write',
    without: 'no HEAD for reads that write',
    cuts: [cut('http/serve.ts', 'exposeHeadRoute: !endpoint.writes && endpoint.contentType !== eventStream,')],
    test: crossSiteReads,
    named: 'HEAD',
  },
  {
    attack: 'cross-site reads that write',
    without: 'no session renewal by cross-site requests',
    cuts: [cut('session/resume-session.ts', 'if (!showsUse(context, request)) return;')],
    test: crossSiteReads,
    named: 'stores anything',
  },
  {
    attack: 'floods of made-up questions',
    without: 'the question limit per session',
    cuts: [cut('chat/may-list-question.ts', 'ofSession <= perSession && ')],
    test: server('chat/open-questions.api.test.ts'),
    named: 'one session adds',
  },
  {
    attack: 'floods of made-up questions',
    without: 'the question limit per address',
    cuts: [
      cut('chat/may-list-question.ts', ' && (await count(`address ${networkOf(visitor.address)}`)) <= perAddress'),
    ],
    test: server('chat/open-questions.api.test.ts'),
    named: 'one address adds',
  },
  {
    attack: 'floods of made-up questions',
    without: 'the question limit per bot',
    cuts: [
      cut(
        'chat/conversation-batch-writer.ts',
        'for (const botId of botsWithNewQuestions) await makeRoomForQuestions(db, botId).catch(() => undefined);',
      ),
    ],
    test: server('chat/open-questions.api.test.ts'),
    named: 'a bot keeps a limited number',
  },
  {
    attack: 'bots with thousands of long FAQs, and many bots in turn',
    without: 'indexing the most similar FAQs first',
    cuts: [
      cut(
        'chat/load-knowledge.ts',
        'await Promise.all([faqs.readAlike(message), passages.readAlike(message)]);',
        'await whole;',
      ),
    ],
    test: server('chat/many-faqs.api.test.ts'),
    named: 'the first message is answered',
  },
  {
    attack: 'bots with thousands of long FAQs, and many bots in turn',
    without: 'no open question before all FAQs are indexed',
    cuts: [cut('chat/record-turn.ts', ' && !knowledge.waitForRest')],
    test: server('chat/many-faqs.api.test.ts'),
    named: 'a question without an answer is listed only',
  },
  {
    attack: 'bots with thousands of long FAQs, and many bots in turn',
    without: 'one queue for all long jobs',
    cuts: [
      cut('chat/yield-to-event-loop.ts', 'const turn = queue.then(() => nextTurn());', 'const turn = nextTurn();'),
    ],
    test: server('chat/yield-to-event-loop.test.ts'),
  },
  {
    attack: 'bots with thousands of long FAQs, and many bots in turn',
    without: 'the memory limit of bots',
    cuts: [cut('chat/knowledge-cache.ts', '({\n    maxSize,\n', '({\n    maxSize: Number.MAX_SAFE_INTEGER,\n')],
    test: server('chat/many-faqs.api.test.ts'),
    named: 'KNOWLEDGE_CACHE_MB bounds',
  },
  {
    attack: fullDisk,
    without: 'the quota per address',
    cuts: [cut('http/visitor-writes.ts', 'await quota?.charge(', 'await Promise.resolve(')],
    test: quota,
    named: 'an address that has sent too much',
  },
  {
    attack: fullDisk,
    without: 'one quota per /64',
    cuts: [cut('http/storage-quota.ts', 'secrets.pseudonym(networkOf(address))', 'secrets.pseudonym(address)')],
    test: quota,
    named: 'an address that has sent too much',
  },
  {
    attack: fullDisk,
    without: 'counting long answers',
    cuts: [cut('http/visitor-writes.ts', 'quota?.add(request.ip, Buffer.byteLength(payload));', 'return;')],
    test: quota,
    named: 'a short question counts',
  },
  {
    attack: fullDisk,
    without: 'free space reserved for operators',
    cuts: [cut('http/visitor-writes.ts', 'if (context.disk.isLow())', 'if (false)')],
    test: server('disk-watch.api.test.ts'),
    named: 'every visitor call that stores something',
  },
  {
    attack: 'path traversal out of the build',
    without: 'the static file library',
    cuts: [
      cut(
        'http/static-files.ts',
        "import { fileURLToPath } from 'node:url';",
        "import { readFileSync } from 'node:fs';\nimport { fileURLToPath } from 'node:url';",
      ),
      cut(
        'http/static-files.ts',
        "app.get('/widget.js',",
        `app.addHook('onRequest', async (request, reply) => {
    const asked = decodeURIComponent(request.url.replace(/%(?![0-9a-f]{2})/gi, '%25'));
    if (asked.includes('..')) return reply.send(readFileSync(builtFolder('admin/dist/assets') + '/' + asked.slice(8)));
  });
  app.get('/widget.js',`,
      ),
    ],
    test: hostile,
    named: 'no file outside',
  },
  {
    attack: 'foreign scripts on a page',
    without: 'the script policy',
    cuts: [cut('http/screens.ts', "`script-src 'self'`", "`script-src 'self' 'unsafe-inline'`")],
    test: headers,
    named: 'blocks foreign and inline scripts',
  },
  {
    attack: 'foreign scripts on a page',
    without: 'a new nonce per page',
    cuts: [
      cut('http/screens.ts', "const nonce = randomBytes(16).toString('base64');", "const nonce = 'always the same';"),
    ],
    test: headers,
    named: 'a nonce is used once',
  },
  {
    attack: 'clickjacking',
    without: 'frame-ancestors',
    cuts: [cut('http/screens.ts', "`frame-ancestors '${framedBy}'`,")],
    test: headers,
    named: 'blocks foreign and inline scripts',
  },
  {
    attack: 'downgrading HTTPS',
    without: 'Strict-Transport-Security',
    cuts: [cut('http/security-headers.ts', "request.protocol === 'https'", 'false')],
    test: server('http/always-there.api.test.ts'),
    named: 'HSTS is sent',
  },
  {
    attack: 'software banners',
    without: 'omitting them',
    cuts: [
      cut(
        'http/security-headers.ts',
        "reply.header('X-Content-Type-Options', 'nosniff');",
        "reply.header('X-Content-Type-Options', 'nosniff').header('Server', 'Chat Module 0.1.0');",
      ),
    ],
    test: headers,
    named: 'no response names a program',
  },
  {
    attack: flood,
    without: 'the limit per address',
    cuts: [cut('submissions/limit-submissions.ts', 'const allowedPerAddress = 60;', 'const allowedPerAddress = 6000;')],
    test: submissionLimits,
    named: 'from one address',
  },
  {
    attack: flood,
    without: 'the limit per session',
    cuts: [cut('submissions/limit-submissions.ts', 'const allowedPerSession = 20;', 'const allowedPerSession = 2000;')],
    test: submissionLimits,
    named: 'in one session',
  },
  {
    attack: flood,
    without: 'grouping IPv6 networks',
    cuts: [cut('submissions/limit-submissions.ts', '${networkOf(address)}', '${address}')],
    test: submissionLimits,
    named: 'from an IPv6 network',
  },
  {
    attack: flood,
    without: 'merging repeats',
    cuts: [cut('submissions/submit.ts', 'if (merged) return merged;')],
    test: duplicates,
    named: 'with one email',
  },
  {
    attack: flood,
    without: 'normalizing names and phone numbers',
    cuts: [
      cut('submissions/submit.ts', "searchForm(name).replace(/[^\\p{L}\\p{N}]+/gu, '')", 'searchForm(name)'),
      cut('submissions/submit.ts', 'localDigitsOf(phone)', String.raw`phone.replace(/\D/g, '')`),
    ],
    test: duplicates,
    named: 'with one email',
  },
  {
    attack: flood,
    without: 'recording refusals',
    cuts: [
      cut(
        'submissions/limit-submissions.ts',
        'if (attempt.locationId !== null) await recordRefusal(db, attempt.locationId, now);',
      ),
    ],
    test: mailLimit,
    named: 'how many emails were combined',
  },
  {
    attack: mailBombing,
    without: 'the hourly email limit',
    cuts: [cut('mail-limit/mail-or-delay.ts', 'const mailsPerHour = 30;', 'const mailsPerHour = 3000;')],
    test: mailLimit,
    named: 'sends 30 emails',
  },
  {
    attack: mailBombing,
    without: 'one digest for many',
    cuts: [cut('mail-limit/mail-or-digest.ts', '(await takeOpenDigest(transaction, location.id)) ??')],
    test: mailLimit,
    named: 'sends 30 emails',
  },
  {
    attack: mailBombing,
    without: 'an hour between digests',
    cuts: [
      cut(
        'mail-limit/mail-or-digest.ts',
        'const latest = await findLatestDigest(transaction, locationId);',
        'const latest = undefined;',
      ),
    ],
    test: mailLimit,
    named: 'an hour after the previous one',
  },
  {
    attack: mailBombing,
    without: 'the contents of the digest',
    cuts: [
      cut(
        'mail-limit/mail-or-digest.ts',
        'await insertHeldMail(transaction, { id: newId(), digestId, about, createdAt: now.toISOString() });',
      ),
    ],
    test: mailLimit,
    named: 'a complete digest',
  },
  {
    attack: usedKeys,
    without: 'keys bound to a session',
    cuts: [cut('http/idempotency.ts', 'hashOf([sessionId, key])', 'hashOf([key])')],
    test: idempotency,
    named: 'used by another session',
  },
  {
    attack: usedKeys,
    without: 'comparing bodies',
    cuts: [cut('submissions/submit.ts', 'if (first) assertSameBody(first, row.bodyHash);')],
    test: idempotency,
    named: 'with other details',
  },
  {
    attack: "other visitors' answers (IDOR)",
    without: 'replying to a repeat with its own details',
    cuts: [
      cut(
        'reservations/take-reservation.ts',
        'return { ...stored, customerName, customerPhone, customerEmail, moveInDate };',
        'return stored;',
      ),
    ],
    test: duplicates,
    named: 'does not reveal',
  },
  {
    attack: madeUpPages,
    without: "the browser's origin",
    cuts: [
      cut(
        'widget-pages/record-report.ts',
        "origin === undefined || origin === publicUrl() ? ''",
        "origin === undefined ? ''",
      ),
    ],
    test: reports,
    named: "the product's own pages",
  },
  {
    attack: madeUpPages,
    without: 'one write per page and hour',
    cuts: [cut('widget-pages/record-report.ts', 'if (!isNews(key, now.getTime())) return;')],
    test: reports,
    named: 'at most once an hour',
  },
  {
    attack: madeUpPages,
    without: 'the write limit per minute',
    cuts: [cut('widget-pages/record-report.ts', 'if (!(await useLimit(bot.id, 1, writesLimit)).passes) return;')],
    test: reports,
    named: 'forged pages',
  },
  {
    attack: madeUpPages,
    without: 'the page limit per bot',
    cuts: [
      cut(
        'widget-pages/widget-pages.store.ts',
        'if (firstSeenAt === lastSeenAt) await forgetSurplus(db, botId, ownOrigins);',
      ),
    ],
    test: reports,
    named: 'forged pages',
  },
  {
    attack: madeUpPages,
    without: "priority of the website's own pages",
    cuts: [
      cut(
        'widget-pages/widget-pages.store.ts',
        ".orderBy((it) => it.case().when('origin', 'in', ownOrigins).then(0).else(1).end())",
      ),
    ],
    test: reports,
    named: 'forged pages',
  },
  {
    attack: "tokens in visited pages' URLs",
    without: 'storing only the path in widget reports',
    cuts: [cut('widget-pages/record-report.ts', 'originAndPath(origin + path)', 'origin + path')],
    test: reports,
    named: 'origin and path',
  },
  {
    attack: inside,
    without: 'the guard when a page is checked for the embed code',
    cuts: [
      cut(
        'website-check/check-website.ts',
        '{ allowHosts: config.fetchAllowHosts }, wanted',
        '{ allowHosts: [...config.fetchAllowHosts, new URL(address).hostname] }, wanted',
      ),
    ],
    test: server('website-check/website-check.api.test.ts'),
    named: 'public internet',
  },
];
