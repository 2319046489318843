const server = (path) => (/^(answer-engine|contract)\//.test(path) ? path : `server/src/${path}`);
const cut = (path, code, instead = '') => ({ file: server(path), code, instead });

const scan = server('http/secret-scan.api.test.ts');
const askModel = server('chat/ask-model.api.test.ts');
const checkAnswer = server('answer-engine/src/grounding/check-answer.test.ts');
const cleanText = server('answer-engine/src/grounding/clean-text.test.ts');
const audit = server('audit/audit.api.test.ts');
const restores = server('backup/restore.api.test.ts');
const storedScripts = 'e2e/admin/stored-xss.spec.ts';
/** The contract is the first of several layers that keep fields on one line. */
const anyLines = { file: 'contract/src/fields.ts', code: '.split(lineBreaks)', instead: ".split('\\0')" };
const forgedLines = 'forged lines in emails';
const modelShares = server('chat/model-shares.api.test.ts');
const pageAddresses = "tokens in visited pages' URLs";
const sessionIds = 'hijacking a chat by its session id';
const modelBudget = "spending a bot's model budget";
const visitors = server('visitor-data/visitor-data.api.test.ts');
const work = server('chat/work-of-messages.test.ts');
const costly = 'a message that blocks everyone (ReDoS)';

/** Defenses around texts of visitors, pages and models, stored data and secrets. */
export const ofTexts = [
  {
    attack: pageAddresses,
    without: 'storing only origin and path',
    cuts: [
      {
        file: 'contract/src/fields.ts',
        code: 'return `${origin}${pathname}`.slice(0, maxPageAddress);',
        instead: 'return `${origin}${pathname}` && address;',
      },
    ],
    test: server('chat/page-address.api.test.ts'),
    named: 'nothing of a page address',
  },
  {
    attack: pageAddresses,
    without: 'cleaning stored URLs',
    cuts: [cut('database/migrations/0016-page-addresses.ts', "upTo(upTo(address, '#'), '?')", 'address')],
    test: server('database/migrate.api.test.ts'),
    named: 'existing page URLs',
  },
  {
    attack: sessionIds,
    without: "random bits that a page can't replace",
    cuts: [
      {
        file: 'widget/src/random-id.ts',
        code: "[...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')",
        instead: 'crypto.randomUUID?.() ?? String(Math.random())',
      },
    ],
    test: 'e2e/widget/session-id.spec.ts',
    named: 'a page that replaced crypto.randomUUID',
  },
  {
    attack: sessionIds,
    without: 'pseudonyms in exports',
    cuts: [cut('analytics/export-bot.ts', 'pseudonym(`export ${row.sessionId}`)', 'row.sessionId')],
    test: server('analytics/export.api.test.ts'),
    named: 'distinguishes sessions',
  },
  {
    attack: sessionIds,
    without: 'its absence from replies to reservations',
    cuts: [
      {
        file: 'contract/src/reservations.ts',
        code: '  reply: ownReservation,',
        instead: '  reply: ownReservation.extend({ sessionId: z.string() }),',
      },
    ],
    test: scan,
    named: "a visitor's session id",
  },
  {
    attack: modelBudget,
    without: 'the quota per session',
    cuts: [
      cut(
        'model/model-shares.ts',
        "share('session', asker.sessionId, tenth,",
        "share('session', asker.sessionId, budget,",
      ),
    ],
    test: modelShares,
    named: '240 messages of one session',
  },
  {
    attack: modelBudget,
    without: 'the model quota per address',
    cuts: [
      cut('model/model-shares.ts', "share('network', asker.network, fifth,", "share('network', asker.network, budget,"),
    ],
    test: modelShares,
    named: 'sessions of one address',
  },
  {
    attack: modelBudget,
    without: 'the quota per operator',
    cuts: [cut('model/model-shares.ts', "share('user', asker.id, fifth,", "share('user', asker.id, budget,")],
    test: modelShares,
    named: 'Test a Question',
  },
  {
    attack: modelBudget,
    without: 'the half reserved for visitors',
    cuts: [cut('model/model-shares.ts', 'asker.isAdmin ? budget : Math.floor(budget / 2)', 'budget')],
    test: modelShares,
    named: 'Test a Question',
  },
  {
    attack: modelBudget,
    without: 'pseudonyms in the counters',
    cuts: [cut('model/model-shares.ts', 'secrets.pseudonym(`${kind} ${name}`)', '`${kind} ${name}`')],
    test: modelShares,
    named: 'the counts name nobody',
  },
  {
    attack: 'stored scripts in emails',
    without: 'plain text',
    cuts: [cut('mail/mailer.ts', '  text,\n  messageId', '  html: text,\n  messageId')],
    test: server('mail/mailer.test.ts'),
    named: 'markup that a visitor typed',
  },
  {
    attack: 'stored XSS on every screen and in the widget',
    without: "escaping visitors' messages",
    cuts: [
      {
        file: 'admin/src/conversations/conversation-card.tsx',
        code: '<Fact name="Visitor message">{userMessage}</Fact>',
        instead: '<div dangerouslySetInnerHTML={{ __html: userMessage }} />',
      },
    ],
    test: storedScripts,
    named: "a visitor's text runs on no screen",
  },
  {
    attack: 'stored XSS on every screen and in the widget',
    without: "escaping leads' names",
    cuts: [
      {
        file: 'admin/src/submissions/submission-row.tsx',
        code: '{kind.nameOf(row)}',
        instead: '<span dangerouslySetInnerHTML={{ __html: kind.nameOf(row) }} />',
      },
    ],
    test: storedScripts,
    named: "a visitor's text runs on no screen",
  },
  {
    attack: 'stored XSS on every screen and in the widget',
    without: 'text nodes in the widget',
    cuts: [
      {
        file: 'widget/src/window/rich-text.tsx',
        code: '<>{part.text}</>',
        instead: '<span dangerouslySetInnerHTML={{ __html: part.text }} />',
      },
    ],
    test: storedScripts,
    named: 'an answer with markup',
  },
  {
    attack: 'dangerous link schemes',
    without: 'the scheme allowlist',
    cuts: [
      { file: 'contract/src/markdown.ts', code: 'linkProtocols.has(protocol) ? href : undefined', instead: 'href' },
    ],
    test: 'contract/src/markdown.test.ts',
    named: 'is no link',
  },
  {
    attack: 'dangerous link schemes',
    without: "URL validation of operators' input",
    cuts: [
      {
        file: 'contract/src/fields.ts',
        code: "(protocol === 'http:' || protocol === 'https:') && hostname !== ''",
        instead: "protocol !== ''",
      },
    ],
    test: server('locations/locations.api.test.ts'),
    named: 'refused with 400',
  },
  {
    attack: 'a restore that revives ended access',
    without: 'leaving out sessions, reset links and failed sign-ins',
    cuts: [cut('backup/without-ended-access.ts', 'if (leftOut.has(batch.table)) continue;')],
    test: restores,
    named: 'stay behind',
  },
  {
    attack: 'a restore that revives ended access',
    without: 'leaving out emails with a link',
    cuts: [cut('backup/without-ended-access.ts', '.filter((row) => mayComeBack(row[mail ?? -1]))')],
    test: restores,
    named: 'mails with a link',
  },
  {
    attack: 'a restore that revives ended access',
    without: 'holding back waiting emails',
    cuts: [cut('backup/without-ended-access.ts', 'at === dueAt ? null : ')],
    test: restores,
    named: 'those that waited are not sent',
  },
  {
    attack: 'a tampered backup',
    without: 'checking rows',
    cuts: [
      cut('backup/load-embedded.ts', 'await assertRowsSound(made);'),
      cut('backup/transfer.ts', 'replace, checkedRows)', 'replace)'),
    ],
    test: restores,
    named: 'in users the role',
  },
  {
    attack: 'a tampered backup',
    without: 'checking ids',
    cuts: [cut('database/row-schemas/columns.ts', '/^[\\w-]{1,100}$/', '/^/')],
    test: restores,
    named: 'outside its folder',
  },
  {
    attack: 'a tampered backup',
    without: 'allowing only our tables and columns',
    cuts: [
      cut(
        'backup/check-rows.ts',
        'tables\n      .filter(({ name }) => own.includes(name))\n      .map(',
        'tables.concat(await db.introspection.getTables({ withInternalKyselyTables: true })).map(',
      ),
    ],
    test: restores,
    named: 'the list of migrations',
  },
  {
    attack: 'a tampered backup',
    without: 'the line length limit',
    cuts: [cut('backup/read-lines.ts', 'if (length > longest)', 'if (length < 0)')],
    test: restores,
    named: 'a line that is too long',
  },
  {
    attack: 'a tampered backup',
    without: 'encoding ids in file names',
    cuts: [cut('file-name.ts', 'encodeURIComponent(id)', 'id')],
    test: server('mail/mailer.test.ts'),
    named: 'names another folder',
  },
  {
    attack: 'other users of the machine reading DATA_DIR',
    without: 'tightening existing permissions',
    cuts: [cut('data-dir.ts', 'return closeToOthers(directory);', 'return undefined;')],
    test: server('data-dir.test.ts'),
    named: 'accessible only to its owner',
  },
  {
    attack: 'other users of the machine reading DATA_DIR',
    without: "the warning if they can't be changed",
    cuts: [cut('close-to-others.ts', 'if (mode !== undefined) open ??= { path, mode };')],
    test: server('data-dir.test.ts'),
    named: 'with one warning',
  },
  {
    attack: 'CSV injection',
    without: 'the leading apostrophe',
    cuts: [cut('http/csv.ts', 'guardFormulas(cell)', 'cell')],
    test: server('analytics/export.api.test.ts'),
    named: 'is no formula',
  },
  {
    attack: 'CSV injection',
    without: 'full-width characters',
    cuts: [cut('contract/src/formula-guard.ts', '\\\\uFF1D\\\\uFF0B\\\\uFF0D\\\\uFF20')],
    test: server('analytics/export.api.test.ts'),
    named: 'is no formula',
  },
  {
    attack: 'CSV injection',
    without: 'other cell separators',
    cuts: [cut('contract/src/formula-guard.ts', '[,;\\\\t\\\\r\\\\n]', '[^\\\\s\\\\S]')],
    test: server('analytics/export.api.test.ts'),
    named: 'after a semicolon',
  },
  {
    attack: 'email header injection',
    without: 'single-line subjects of leads',
    cuts: [anyLines, cut('leads/lead-mail.ts', 'oneLine(`New Lead - ${lead.name}`)', '`New Lead - ${lead.name}`')],
    test: server('leads/leads.api.test.ts'),
    named: 'no line break in the name',
  },
  {
    attack: 'email header injection',
    without: 'single-line subjects of reservations',
    cuts: [
      anyLines,
      cut('contract/src/fill-template.ts', '[name, asLine(value)]', '[name, value]'),
      cut(
        'reservations/reservation-mail.ts',
        'subject: oneLine(fillTemplate(location.emailSubject || defaultEmailSubject, values))',
        'subject: fillTemplate(location.emailSubject || defaultEmailSubject, values)',
      ),
    ],
    test: server('reservations/reservation-mail.api.test.ts'),
    named: 'line breaks',
  },
  {
    attack: 'email header injection',
    without: 'single addresses instead of address lists',
    cuts: [cut('mail/mailer.ts', "to: { name: '', address: to },", 'to,')],
    test: server('mail/mailer.test.ts'),
    named: 'a comma in an address',
  },
  {
    attack: forgedLines,
    without: 'single-line fields',
    cuts: [anyLines],
    test: server('http/errors.api.test.ts'),
    named: 'in a single-line field',
  },
  {
    attack: forgedLines,
    without: 'single-line template values',
    cuts: [cut('contract/src/fill-template.ts', '[name, asLine(value)]', '[name, value]')],
    test: 'contract/src/fill-template.test.ts',
    named: 'adds no line',
  },
  {
    attack: forgedLines,
    without: 'quoting multi-line text',
    cuts: [cut('mail/mail-text.ts', '`> ${line}`.trimEnd()', 'line')],
    test: server('leads/leads.api.test.ts'),
    named: "looks like the email's own",
  },
  {
    attack: 'prompt injection and leaks',
    without: 'escaping in prompt blocks',
    cuts: [cut('chat/write-prompt.ts', ".replaceAll('<', '\\\\u003c')")],
    test: askModel,
    named: 'can not leave its block',
  },
  {
    attack: 'prompt injection and leaks',
    without: 'the grounding check',
    cuts: [
      cut(
        'answer-engine/src/grounding/claim-checker.ts',
        "if (!supported) return { kind: 'cut' };",
        "if (!supported) return { kind: 'claims nothing' };",
      ),
    ],
    test: askModel,
    named: 'its instructions',
  },
  {
    attack: 'a model that claims, asks or advises what no source supports',
    without: 'comparing content terms',
    cuts: [cut('answer-engine/src/grounding/entailment.ts', 'wordsAgree(claim, evidence) &&', '')],
    test: checkAnswer,
    named: 'in one word',
  },
  {
    attack: 'a model that claims, asks or advises what no source supports',
    without: 'comparing figures',
    cuts: [cut('answer-engine/src/grounding/entailment.ts', 'figuresAgree(claim, evidence, around.phones) &&', '')],
    test: checkAnswer,
    named: 'in the figure',
  },
  {
    attack: 'a model that claims, asks or advises what no source supports',
    without: 'comparing strength',
    cuts: [
      cut('answer-engine/src/grounding/entailment.ts', 'strengthAgrees(claim.tokens, own, evidence.context) &&', ''),
    ],
    test: checkAnswer,
    named: 'in the strength',
  },
  {
    attack: 'a model that claims, asks or advises what no source supports',
    without: 'keeping conditions',
    cuts: [
      cut('answer-engine/src/grounding/entailment.ts', 'conditionsAreKept(claim, evidence, around.tokens) &&', ''),
    ],
    test: checkAnswer,
    named: 'in the condition',
  },
  {
    attack: 'a model that claims, asks or advises what no source supports',
    without: 'comparing groups of people',
    cuts: [cut('answer-engine/src/grounding/entailment.ts', ' &&\n    groupsAgree(claim.tokens, own)')],
    test: checkAnswer,
    named: 'in the group of people',
  },
  {
    attack: 'a model that claims, asks or advises what no source supports',
    without: 'comparing the direction of amounts',
    cuts: [cut('answer-engine/src/grounding/entailment.ts', ' &&\n    !isCostOfSaving(claim.tokens, own)')],
    test: checkAnswer,
    named: 'in the direction',
  },
  {
    attack: 'a model that claims, asks or advises what no source supports',
    without: 'comparing building letters',
    cuts: [cut('answer-engine/src/grounding/tokenize-words.ts', 'if (isNameOfPart(tokens, at))', 'if (at < 0)')],
    test: checkAnswer,
    named: 'in the letter of a building',
  },
  {
    attack: 'a model that claims, asks or advises what no source supports',
    without: 'removing hidden characters',
    cuts: [cut('answer-engine/src/grounding/clean-text.ts', ".replace(invisible, '')", '')],
    test: askModel,
    named: 'hidden characters never',
  },
  {
    attack: 'a model that claims, asks or advises what no source supports',
    without: 'replacing look-alike letters',
    cuts: [cut('answer-engine/src/grounding/clean-text.ts', 'lookAlikes.get(sign) ?? sign', 'sign')],
    test: cleanText,
    named: 'look-alike',
  },
  {
    attack: 'a model that claims, asks or advises what no source supports',
    without: 'cutting requests for secrets',
    cuts: [cut('answer-engine/src/grounding/claim-checker.ts', ' || asksForSecrets(part)', '')],
    test: checkAnswer,
    named: 'card number',
  },
  {
    attack: 'a model that claims, asks or advises what no source supports',
    without: 'cutting sentences that continue a cut one',
    cuts: [
      cut(
        'answer-engine/src/grounding/claim-checker.ts',
        'if (at === 0 && clause.isAnaphoric && this.wasCut) return undefined;',
        '',
      ),
    ],
    test: checkAnswer,
    named: 'the sentence that continues it',
  },
  {
    attack: 'secrets in responses or logs',
    without: 'masking keys',
    cuts: [
      cut(
        'bots/present-bot.ts',
        'openaiKeyCipher: _,\n  openaiKeyMask,',
        'openaiKeyCipher: openaiKeyMask,\n  openaiKeyMask: _,',
      ),
    ],
    test: scan,
  },
  {
    attack: 'secrets in responses or logs',
    without: 'no headers in the log',
    cuts: [
      cut('http/request-log.ts', 'status: reply.statusCode,', 'status: reply.statusCode, headers: request.headers,'),
    ],
    test: scan,
  },
  {
    attack: 'secrets in responses or logs',
    without: 'routes instead of URLs in the log',
    cuts: [cut('http/request-log.ts', "request.routeOptions.url ?? 'none'", 'request.url')],
    test: scan,
  },
  {
    attack: 'secrets in responses or logs',
    without: 'encrypting keys',
    cuts: [cut('bots/openai-key.ts', 'openaiKeyCipher: secrets.encrypt(given)', 'openaiKeyCipher: given')],
    test: server('bots/stored-key.api.test.ts'),
  },
  {
    attack: 'secrets in responses or logs',
    without: 'hashing sessions and links',
    cuts: [cut('secrets.ts', "createHash('sha256').update(token).digest('hex')", 'token')],
    test: server('session/password-reset.api.test.ts'),
    named: 'is stored only as a hash',
  },
  {
    attack: 'secrets in responses or logs',
    without: 'encrypting emails with a link',
    cuts: [cut('session/password-reset.ts', 'outbox.addSealed(', 'outbox.add(')],
    test: server('session/password-reset.api.test.ts'),
    named: 'is stored only as a hash',
  },
  {
    attack: 'secrets in responses or logs',
    without: 'deleting encrypted emails once sent',
    cuts: [cut('mail/stored-mail.ts', "'sealed' in readStored(text) ? JSON.stringify(withoutContent) : text", 'text')],
    test: server('mail/outbox.api.test.ts'),
    named: 'a sealed email',
  },
  {
    attack: 'unaudited changes, secrets in the audit log',
    without: 'the entry of an edit',
    cuts: [cut('audit/record-audit.ts', 'if (changes.length > 0)', 'if (false)')],
    test: audit,
    named: 'leaves an entry',
  },
  {
    attack: 'unaudited changes, secrets in the audit log',
    without: 'the list of harmless fields',
    cuts: [cut('audit/describe-changes.ts', 'if (!shown.includes(column)) return { field, from: null, to: null };')],
    test: audit,
    named: 'no secret is in the log',
  },
  {
    attack: "visitors' data that survives deletion",
    without: 'erasing visits',
    cuts: [cut('visitor-data/erase-visitor.ts', 'await eraseVisits(outbox, transaction, found.visits);')],
    test: visitors,
    named: 'erasing leaves no data',
  },
  {
    attack: "visitors' data that survives deletion",
    without: 'erasing emails',
    cuts: [cut('visitor-data/erase-visitor.ts', 'await outbox.erase(transaction, idsOf(found.mails));')],
    test: visitors,
    named: 'a waiting email',
  },
  {
    attack: "visitors' data that survives deletion",
    without: "a location's retention period",
    cuts: [cut('visitor-data/retention.ts', 'retentionDays === null ? []', 'retentionDays !== undefined ? []')],
    test: visitors,
    named: 'housekeeping',
  },
  {
    attack: "visitors' data that survives deletion",
    without: 'overwriting erased bytes',
    cuts: [cut('database/open-embedded.ts', 'pragma secure_delete = on', 'pragma secure_delete = off')],
    test: server('database/open-database.test.ts'),
    named: 'erased data',
  },
  {
    attack: "visitors' data that survives deletion",
    without: 'truncating the log after an erasure',
    cuts: [
      cut(
        'visitor-data/erase-visitor.ts',
        "if (erase && context.databaseKind === 'embedded') await clearLog(context.db);",
      ),
    ],
    test: server('visitor-data/erased-bytes.test.ts'),
    named: 'an erased visitor is gone',
  },
  {
    attack: "visitors' data that survives deletion",
    without: 'truncating the log after a deletion',
    cuts: [cut('http/clear-after-deletes.ts', "if (method === 'DELETE' && statusCode < 300) await clearLog(db);")],
    test: server('visitor-data/erased-bytes.test.ts'),
    named: 'what an operator deletes',
  },
  {
    attack: "exporting or erasing another visitor's data",
    without: 'matching whole numbers only',
    cuts: [cut('visitor-data/contains-contact.ts', 'return left && right && (prefix', 'return true || (prefix')],
    test: server('visitor-data/contains-contact.test.ts'),
  },
  {
    attack: costly,
    without: 'the length limit after normalization',
    cuts: [
      cut(
        'answer-engine/src/text/truncate-text.ts',
        'plain.length > longestText ? plain.slice(0, longestText) : text',
        'text',
      ),
    ],
    test: server('answer-engine/src/text/truncate-text.test.ts'),
    named: 'which Unicode writes out at length',
  },
  {
    attack: costly,
    without: 'the word length limit and linear hashing',
    cuts: [
      cut('answer-engine/src/text/tokenize.ts', 'longestWord = 24', 'longestWord = 2000'),
      cut(
        'answer-engine/src/text/deletion-index.ts',
        'mix((Math.imul(hashesBefore[at] ?? 0, power) + after) | 0)',
        'mix([...without(word, at)].reduce((hash, letter) => (Math.imul(hash, base) + letter.charCodeAt(0)) | 0, 0))',
      ),
    ],
    test: work,
    named: 'one long word',
  },
  {
    attack: costly,
    without: 'the word count limit',
    cuts: [cut('answer-engine/src/text/truncate-text.ts', 'if (starts.length <= limit) return text;', 'return text;')],
    test: work,
    named: 'words of FAQs',
  },
  {
    attack: costly,
    without: 'linear regular expressions',
    cuts: [cut('answer-engine/src/understand/dialogue/asks-something.ts', '[^\\\\S\\\\n]*|', '\\\\s*|')],
    test: work,
    named: 'a row of',
  },
  {
    attack: costly,
    without: "the cache's size limit",
    cuts: [cut('answer-engine/src/text/memoize.ts', 'Math.max(1, text.length)', '1')],
    test: server('answer-engine/src/text/memoize.test.ts'),
  },
  {
    attack: "visitors' data that survives deletion",
    without: 'erasing from digests',
    cuts: [cut('mail/outbox.ts', 'await Promise.all(digests.map((id) => mailer.forget(id)));')],
    test: server('mail-limit/mail-limit.api.test.ts'),
    named: 'is deleted with the first erased visitor',
  },
  {
    attack: "visitors' data that survives deletion",
    without: "removing an email's file when its visitor is erased meanwhile",
    cuts: [cut('mail/send-stored-mail.ts', '!isThere || ')],
    test: visitors,
    named: 'leaves no file',
  },
  {
    attack: "visitors' data that survives deletion",
    without: "removing a digest's file when a visitor is erased meanwhile",
    cuts: [cut('mail/send-stored-mail.ts', ' || (await openMail(tools, row.id, stored))?.text !== mail?.text')],
    test: server('mail-limit/mail-limit.api.test.ts'),
    named: 'leaves no file',
  },
  {
    attack: "visitors' data that survives deletion",
    without: 'finding noted email addresses',
    cuts: [
      cut(
        'visitor-data/visitor-data.store.ts',
        '[lead.email, lead.phone, ...notedEmails(lead.notes)]',
        '[lead.email, lead.phone]',
      ),
    ],
    test: server('submissions/duplicates.api.test.ts'),
    named: 'found by it',
  },
];
