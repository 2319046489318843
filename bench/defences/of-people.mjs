const server = (path) => `server/src/${path}`;
const cut = (path, code, instead = '') => ({ file: server(path), code, instead });

const matrix = server('http/access-matrix.api.test.ts');
const movedBot = server('bots/moved-bot.api.test.ts');
const resets = server('session/password-reset.api.test.ts');
const sessions = server('session/sessions.api.test.ts');
const passwords = server('session/passwords.test.ts');
const signIn = server('session/log-in.api.test.ts');
const limits = server('session/login-limits.api.test.ts');
const invitations = server('invitations/invitations.api.test.ts');
const hostile = server('http/hostile-requests.api.test.ts');

const endLinks = cut('session/end-access.ts', 'await expireLinks(transaction, userId, now);');

/** Defenses of access: who may do what, and as whom. */
export const ofPeople = [
  {
    attack: 'unauthorized calls',
    without: 'the role check',
    cuts: [cut('http/guards.ts', 'admin: [...own, session, assertAdmin]', 'admin: [...own, session]')],
    test: matrix,
  },
  {
    attack: 'unauthorized calls',
    without: 'the role check of managers',
    cuts: [cut('http/guards.ts', 'manager: [...own, session, assertManager]', 'manager: [...own, session]')],
    test: matrix,
  },
  {
    attack: 'unauthorized calls',
    without: 'the session check',
    cuts: [cut('http/guards.ts', 'signedIn: [...own, session]', 'signedIn: own')],
    test: matrix,
  },
  {
    attack: "other locations' objects and lists (IDOR)",
    without: 'the scope of bots',
    cuts: [
      cut(
        'bots/bots.store.ts',
        "return scope.all ? all : all.where('locationId', 'in', ['', ...scope.locationIds]);",
        'return all;',
      ),
    ],
    test: matrix,
  },
  {
    attack: "other locations' objects and lists (IDOR)",
    without: 'the filter of lists',
    cuts: [
      cut(
        'locations/of-location.ts',
        'return { locationIds: isForeign ? [] : [asked] };',
        'return { locationIds: isForeign && !asked ? [] : [asked] };',
      ),
    ],
    test: matrix,
    named: 'rows of another location',
  },
  {
    attack: "changes to other locations' objects",
    without: 'the scope of changes to leads',
    cuts: [
      cut(
        'submissions/find-submission.ts',
        'const found = ofLocation(kind.all(transaction), place)',
        'const found = kind.all(transaction)',
      ),
    ],
    test: matrix,
    named: 'PATCH /api/admin/leads/:id follows',
  },
  {
    attack: "changes to other locations' objects",
    without: 'the scope of changes to FAQs',
    cuts: [
      cut(
        'faqs/change-faqs.ts',
        "if (!(await mayChangeOwner(transaction, scopeOf(operator), owner))) throw notFound('The FAQ');",
        "if (scopeOf(operator) === undefined) throw notFound('The FAQ');",
      ),
    ],
    test: matrix,
    named: 'PUT /api/faqs/:id follows',
  },
  {
    attack: 'reusing an invitation, or a reset link as one',
    without: 'using up an invitation',
    cuts: [
      cut(
        'invitations/accept-invitation.ts',
        '!(await useLink(transaction, tokenHash, now))',
        'tokenHash.length === 0',
      ),
      cut('session/end-access.ts', 'await expireLinks(transaction, userId, now);'),
      cut('users/users.store.ts', 'invitedAt: null, updatedAt })', 'updatedAt })'),
    ],
    test: invitations,
    named: 'works once: 400',
  },
  {
    attack: 'reusing an invitation, or a reset link as one',
    without: 'the check that a user is invited',
    cuts: [cut('invitations/accept-invitation.ts', '!user || user.invitedAt === null ||', '!user ||')],
    test: invitations,
    named: 'a password reset is 400',
  },
  {
    attack: 'guessing tokens of invitations',
    without: 'counting tokens of invitations',
    cuts: [
      cut(
        'invitations/invitations.routes.ts',
        'countAttempt(context, resetTokenLimit, [resetTokenSubject(ip)])',
        'countAttempt(context, resetTokenLimit, [`${resetTokenSubject(ip)} ${performance.now()}`])',
      ),
    ],
    test: invitations,
    named: 'ten guesses',
  },
  {
    attack: "rows of a moved bot's old location",
    without: 'the location filter of conversations',
    cuts: [
      cut(
        'conversations/conversations.routes.ts',
        'locationFilter(operator), { botId: bot.id }',
        "'all', { botId: bot.id }",
      ),
    ],
    test: movedBot,
    named: 'conversations at the new location',
  },
  {
    attack: "rows of a moved bot's old location",
    without: 'the location filter of exports',
    cuts: [
      cut(
        'analytics/analytics.routes.ts',
        'const filter = locationFilter(operator);\n    const request',
        "const filter = 'all';\n    const request",
      ),
    ],
    test: movedBot,
    named: 'conversations at the new location',
  },
  {
    attack: "rows of a moved bot's old location",
    without: 'the location filter of daily figures',
    cuts: [
      cut(
        'analytics/analytics.routes.ts',
        'listDays(db, bot.id, locationFilter(operator),',
        "listDays(db, bot.id, 'all',",
      ),
    ],
    test: movedBot,
    named: 'daily figures of the new location',
  },
  {
    attack: "rows of a moved bot's old location",
    without: 'the location filter of earlier turns',
    cuts: [cut('chat/load-chat-turn.ts', 'locationId === bot.locationId', 'locationId !== undefined')],
    test: movedBot,
    named: 'a follow-up',
  },
  {
    attack: "rows of a moved bot's old location",
    without: 'the location of a rating',
    cuts: [cut('chat/rate-answer.ts', 'const { locationId, day: date,', 'const { day: date, botId: locationId,')],
    test: movedBot,
    named: 'a rating counts',
  },
  {
    attack: "rows of a moved bot's old location",
    without: 'the location filter of repeats',
    cuts: [
      cut(
        'submissions/find-submission.ts',
        ".where('locationId', locationId === null ? 'is' : '=', locationId)\n    .where('duplicateKey'",
        ".where('duplicateKey'",
      ),
    ],
    test: movedBot,
    named: "is the new location's own",
  },
  {
    attack: "rows of a moved bot's old location",
    without: 'the location of an erased visit',
    cuts: [cut('visitor-data/retention.ts', "['botId', 'sessionId', 'locationId']", "['botId', 'sessionId']")],
    test: movedBot,
    named: "the old location's retention",
  },
  {
    attack: "other visitors' answers (IDOR)",
    without: 'the session filter of ratings',
    cuts: [cut('chat/chat.store.ts', ".where('botId', '=', botId)\n    .where('sessionId', '=', sessionId)")],
    test: server('chat/rate-answer.api.test.ts'),
  },
  {
    attack: 'a route without an access rule',
    without: 'the refusal to start',
    cuts: [cut('http/require-access.ts', "url.startsWith('/api/') && config?.access === undefined", 'false')],
    test: matrix,
    named: 'stops the start',
  },
  {
    attack: 'mass assignment by visitors',
    without: 'the schema and the store of leads',
    cuts: [
      { file: 'contract/src/leads.ts', code: 'newLead = z.object({', instead: 'newLead = z.looseObject({' },
      cut('leads/take-lead.ts', 'updatedAt: now,', 'updatedAt: now, ...given,'),
    ],
    test: server('leads/leads.api.test.ts'),
    named: "ignores the visitor's status",
  },
  {
    attack: 'mass assignment by visitors',
    without: 'the schema and the store of reservations',
    cuts: [
      {
        file: 'contract/src/reservations.ts',
        code: 'newReservation = z.object({',
        instead: 'newReservation = z.looseObject({',
      },
      cut('reservations/take-reservation.ts', 'updatedAt: now,', 'updatedAt: now, ...wish,'),
    ],
    test: server('reservations/reservations.api.test.ts'),
    named: "ignores the visitor's status",
  },
  {
    attack: 'reusing a reset link',
    without: 'both ways to expire a link',
    cuts: [
      cut(
        'session/reset-links.store.ts',
        ".set({ expiresAt: now })\n    .where('tokenHash'",
        ".set((it) => ({ expiresAt: it.ref('expiresAt') }))\n    .where('tokenHash'",
      ),
      endLinks,
    ],
    test: resets,
    named: 'works once',
  },
  {
    attack: 'using an expired reset link',
    without: 'the one-hour lifetime',
    cuts: [cut('session/password-reset.ts', 'const linkLifeMs = hour;', 'const linkLifeMs = 2 * hour;')],
    test: resets,
    named: 'works for an hour',
  },
  {
    attack: 'a reset link to another host',
    without: 'PUBLIC_URL',
    cuts: [
      cut(
        'session/session.routes.ts',
        'await reset.requestPasswordReset(context, body.username, request.ip);',
        'context.asked = request.headers.host; await reset.requestPasswordReset(context, body.username, request.ip);',
      ),
      cut(
        'session/session.routes.ts',
        'reset.mailResetLink(context, transaction, order)',
        'reset.mailResetLink({ ...context, publicUrl: () => `http://${context.asked}` }, transaction, order)',
      ),
    ],
    test: resets,
    named: 'the link leads to PUBLIC_URL',
  },
  {
    attack: 'reset links that survive a new password, role or email address',
    without: 'expiring links when a user changes',
    cuts: [cut('users/change-users.ts', 'await expireLinks(transaction, id, now);')],
    test: resets,
    named: 'is invalid, 400, after an admin',
  },
  {
    attack: 'reset links that survive a new password, role or email address',
    without: 'expiring links with a new password',
    cuts: [endLinks],
    test: resets,
    named: 'is invalid, 400, after an admin',
  },
  {
    attack: 'sessions that survive a new password',
    without: 'ending sessions',
    cuts: [cut('session/end-access.ts', 'await deleteOtherSessions(transaction, userId, keptSid);')],
    test: sessions,
    named: 'a new password, on every session',
  },
  {
    attack: 'sessions that survive a role change, a move or the user',
    without: 'reading the user at each call',
    cuts: [
      cut(
        'session/resume-session.ts',
        'const found = await findSession(db, hashToken(token), now.toISOString());',
        `const kept = (globalThis.keptPeople ??= new Map());
        const found = kept.get(token) ?? (await findSession(db, hashToken(token), now.toISOString()));
        if (found) kept.set(token, found);`,
      ),
    ],
    test: sessions,
    named: 'affects running sessions at once',
  },
  {
    attack: 'a sign-in racing with a password change',
    without: 'rechecking the password',
    cuts: [cut('users/users.store.ts', ".where('passwordHash', '=', user.passwordHash)")],
    test: sessions,
    named: 'still being checked',
  },
  {
    attack: 'account enumeration by timing',
    without: 'the decoy hash',
    cuts: [
      cut(
        'session/passwords.ts',
        "decoy ??= hashPassword('nobody has this password');",
        'if (passwordHash === undefined) return false;\n  decoy ??= hashPassword(password);',
      ),
    ],
    test: passwords,
    named: 'costs one comparison',
  },
  {
    attack: 'account enumeration by timing',
    without: 'deferring the email',
    cuts: [
      cut(
        'session/password-reset.ts',
        "await outbox.order(db, { orderedFor: 'passwordReset', username, requestedFrom: networkOf(address) });\n  outbox.wakeSoon();",
        "const order = { orderedFor: 'passwordReset', username, requestedFrom: networkOf(address) } as const;\n  await db.transaction().execute((it) => mailResetLink(arguments[0], it, order));",
      ),
    ],
    test: resets,
    named: 'the work for an unknown user',
  },
  {
    attack: 'account enumeration by responses',
    without: 'the same message for both cases',
    cuts: [
      cut(
        'session/log-in.ts',
        "unauthorized('Invalid username or password')",
        "unauthorized(user ? 'Invalid password' : 'Invalid username')",
      ),
    ],
    test: signIn,
    named: 'is the same for a wrong password',
  },
  {
    attack: 'account enumeration by responses',
    without: 'silence about unknown users',
    cuts: [
      cut(
        'session/session.routes.ts',
        'await reset.requestPasswordReset(context, body.username, request.ip);',
        "if (body.username.includes('nobody')) throw new Error('There is no such user.');",
      ),
    ],
    test: resets,
    named: 'is the same',
  },
  {
    attack: 'account enumeration by responses',
    without: 'silence of /readyz about emails',
    cuts: [
      cut('http/health-routes.ts', '{ databaseKind }: Context', '{ databaseKind, outbox }: Context'),
      cut(
        'http/health-routes.ts',
        "'unavailable', database: databaseKind }",
        "'unavailable', database: databaseKind, waiting: await outbox.countWaiting() }",
      ),
    ],
    test: 'server/src/status/status.api.test.ts',
    named: '/readyz says the same',
  },
  {
    attack: 'session fixation',
    without: 'a new session id per sign-in',
    cuts: [
      cut(
        'session/session.routes.ts',
        'writeSessionCookie(context, request, reply, token);',
        'writeSessionCookie(context, request, reply, readSessionCookie(request) ?? token);',
      ),
    ],
    test: hostile,
    named: 'session fixation',
  },
  {
    attack: 'cross-site calls and sign-ins (CSRF)',
    without: 'the origin check',
    cuts: [
      cut('http/guards.ts', "const own = method === 'GET' && !writes ? [] : [sameOrigin];", 'const own: Guard[] = [];'),
    ],
    test: signIn,
    named: 'from another origin',
  },
  {
    attack: 'cross-site calls and sign-ins (CSRF)',
    without: 'the origin check at sign-in',
    cuts: [cut('http/guards.ts', 'anyone: own,', 'anyone: [],')],
    test: signIn,
    named: 'may not sign in',
  },
  {
    attack: 'cross-site sign-out',
    without: 'the origin check at sign-out',
    cuts: [
      cut(
        'session/session.routes.ts',
        "if (comesFromElsewhere(request, context.config.publicUrl)) return reply.redirect('/');",
      ),
    ],
    test: sessions,
    named: 'signs nobody out',
  },
  {
    attack: 'session cookies readable by scripts or sent unencrypted',
    without: 'HttpOnly',
    cuts: [cut('session/session-cookie.ts', 'httpOnly: true', 'httpOnly: false')],
    test: signIn,
    named: 'cookie',
  },
  {
    attack: 'session cookies readable by scripts or sent unencrypted',
    without: 'Secure',
    cuts: [cut('session/session-cookie.ts', 'secure: isSecure(context, request)', 'secure: false')],
    test: signIn,
    named: 'the cookie is Secure',
  },
  {
    attack: 'guessing passwords',
    without: 'counting per user name',
    cuts: [cut('session/login-attempts.ts', 'userSubject(username),\n  `address', '`address')],
    test: limits,
    named: 'under one user name',
  },
  {
    attack: 'guessing passwords',
    without: 'counting per address',
    cuts: [cut('session/login-attempts.ts', '`address:${networkOf(address)}`,')],
    test: limits,
    named: 'from one address',
  },
  {
    attack: 'guessing passwords',
    without: 'counting in the database, for all nodes',
    cuts: [
      cut(
        'session/log-in.ts',
        'subjectsOf(username, address)',
        'subjectsOf(username, address).map((it) => `${(context.node ??= Math.random())} ${it}`)',
      ),
      cut('session/session.routes.ts', 'signIn(context, body,', 'signIn((app.ownContext ??= { ...context }), body,'),
    ],
    test: limits,
    named: 'on every node',
  },
  {
    attack: 'guessing tokens, requesting many links',
    without: 'counting tokens',
    cuts: [
      cut(
        'session/session.routes.ts',
        'countAttempt(context, resetTokenLimit, [resetTokenSubject(ip)]);',
        'Promise.resolve([ip]);',
      ),
    ],
    test: resets,
    named: 'trying many',
  },
  {
    attack: 'guessing tokens, requesting many links',
    without: 'counting token checks',
    cuts: [cut('session/session.routes.ts', 'if (valid) await', 'await')],
    test: resets,
    named: 'trying many',
  },
  {
    attack: 'guessing tokens, requesting many links',
    without: 'counting link requests',
    cuts: [
      cut(
        'session/session.routes.ts',
        'await countAttempt(context, resetRequestLimit, [resetRequestSubject(request.ip)]);',
      ),
    ],
    test: resets,
    named: 'trying many',
  },
  {
    attack: "emails to anyone from an admin's account",
    without: 'counting test emails',
    cuts: [cut('mail/mail.routes.ts', 'await countAttempt(context, testMailLimit, [`test mail of ${operator.id}`]);')],
    test: server('mail/test-mail.api.test.ts'),
    named: 'the sixth within 15 minutes',
  },
  {
    attack: 'guessing tokens, requesting many links',
    without: 'three emails an hour',
    cuts: [cut('session/password-reset.ts', 'const mailsPerAddress = 3;', 'const mailsPerAddress = 300;')],
    test: resets,
    named: 'at most three',
  },
  {
    attack: "blocking a user's reset links",
    without: 'a share of emails per address',
    cuts: [
      cut(
        'session/password-reset.ts',
        'ofLastHour.filter((link) => link.requestedFrom === requestedFrom).length',
        'ofLastHour.length',
      ),
    ],
    test: resets,
    named: 'strangers',
  },
  {
    attack: "blocking a user's reset links",
    without: 'the slow pace instead of silence',
    cuts: [
      cut('session/password-reset.ts', 'return latest.createdAt <= instantAfter(now, -slowPaceMs);', 'return false;'),
    ],
    test: resets,
    named: 'slower pace',
  },
  {
    attack: "blocking a user's reset links",
    without: 'any pace limit',
    cuts: [cut('session/password-reset.ts', 'const mailsBeforeSlowPace = 10;', 'const mailsBeforeSlowPace = 1000;')],
    test: resets,
    named: 'slower pace',
  },
  {
    attack: 'forged forwarded addresses',
    without: 'distrust of untrusted entries',
    cuts: [cut('app.ts', ': setting;', ': true;')],
    test: limits,
    named: 'forged X-Forwarded-For',
  },
  {
    attack: 'forged forwarded addresses',
    without: 'normalizing addresses',
    cuts: [cut('app.ts', 'if (config.trustProxy !== false) canonicalForwardedAddresses(app);')],
    test: 'server/src/http/client-address.api.test.ts',
    named: 'behind one proxy',
  },
  {
    attack: 'forged forwarded addresses',
    without: 'the number of proxies',
    cuts: [cut('app.ts', 'hop < setting', 'hop < 9')],
    test: limits,
    named: 'before the trusted proxy',
  },
  {
    attack: 'default credentials',
    without: 'a generated password per install',
    cuts: [cut('sample/first-data.ts', "randomBytes(12).toString('base64url')", "'changeme'")],
    test: hostile,
    named: 'nobody signs in as admin',
  },
];
