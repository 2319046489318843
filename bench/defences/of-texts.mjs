const server = (path) => (path.startsWith('answer-engine/') ? path : `server/src/${path}`);
const cut = (path, code, instead = '') => ({ file: server(path), code, instead });

const scan = server('http/secret-scan.api.test.ts');
const askModel = server('chat/ask-model.api.test.ts');
const judgeAnswer = server('answer-engine/src/grounding/check-answer.test.ts');
const cleanText = server('answer-engine/src/grounding/clean-text.test.ts');
const audit = server('audit/audit.api.test.ts');
const restores = server('backup/restore.api.test.ts');
const storedScripts = 'e2e/admin/stored-xss.spec.ts';
/** The contract is the first of several to keep fields on one line. */
const anyLines = { file: 'contract/src/fields.ts', code: '.split(lineBreaks)', instead: ".split('\\0')" };
const forgedLines = 'lines that a visitor adds to a mail';
const modelShares = server('chat/model-shares.api.test.ts');
const pageAddresses = 'tokens in the addresses of visited pages';
const sessionIds = "another visitor's chat, by the id of its session";
const modelBudget = "one visitor or user who spends the model's budget";
const visitors = server('visitor-data/visitor-data.api.test.ts');
const work = server('chat/work-of-messages.test.ts');
const costly = 'one message that stops everybody';

/** What visitors, pages and models write, what is kept of it, and what must never be told. */
export const ofTexts = [
  {
    attack: pageAddresses,
    without: 'origin and path alone',
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
    without: 'the cleaning of what was stored before',
    cuts: [cut('database/migrations/0016-page-addresses.ts', "upTo(upTo(address, '#'), '?')", 'address')],
    test: server('database/migrate.api.test.ts'),
    named: 'existing page URLs',
  },
  {
    attack: sessionIds,
    without: 'random bits that no page replaces',
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
    without: 'a pseudonym in exports',
    cuts: [cut('analytics/export-bot.ts', 'pseudonym(`export ${row.sessionId}`)', 'row.sessionId')],
    test: server('analytics/export.api.test.ts'),
    named: 'distinguishes sessions',
  },
  {
    attack: sessionIds,
    without: 'a reply to reservations that leaves it out',
    cuts: [
      {
        file: 'contract/src/reservations.ts',
        code: 'reservation.omit({ deletedLocationName: true, notes: true, sessionId: true, updatedAt: true })',
        instead: 'reservation.omit({ deletedLocationName: true, notes: true, updatedAt: true })',
      },
    ],
    test: scan,
    named: "a visitor's session id",
  },
  {
    attack: modelBudget,
    without: 'the share of a session',
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
    without: 'the share of an address',
    cuts: [
      cut('model/model-shares.ts', "share('network', asker.network, fifth,", "share('network', asker.network, budget,"),
    ],
    test: modelShares,
    named: 'sessions of one address',
  },
  {
    attack: modelBudget,
    without: 'the share of an operator',
    cuts: [cut('model/model-shares.ts', "share('user', asker.id, fifth,", "share('user', asker.id, budget,")],
    test: modelShares,
    named: 'Test a Question',
  },
  {
    attack: modelBudget,
    without: 'the half that Test a Question leaves to visitors',
    cuts: [cut('model/model-shares.ts', 'asker.isAdmin ? budget : Math.floor(budget / 2)', 'budget')],
    test: modelShares,
    named: 'Test a Question',
  },
  {
    attack: modelBudget,
    without: 'pseudonyms in the counts',
    cuts: [cut('model/model-shares.ts', 'secrets.pseudonym(`${kind} ${name}`)', '`${kind} ${name}`')],
    test: modelShares,
    named: 'the counts name nobody',
  },
  {
    attack: 'stored scripts in mails',
    without: 'plain text',
    cuts: [cut('mail/mailer.ts', '  text,\n  messageId', '  html: text,\n  messageId')],
    test: server('mail/mailer.test.ts'),
    named: 'markup that a visitor typed',
  },
  {
    attack: 'stored scripts on every screen and in the widget',
    without: 'the escaping of what a visitor asked',
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
    attack: 'stored scripts on every screen and in the widget',
    without: 'the escaping of the name of a lead',
    cuts: [
      {
        file: 'admin/src/leads/lead-card.tsx',
        code: '{lead.name}',
        instead: '<span dangerouslySetInnerHTML={{ __html: lead.name }} />',
      },
    ],
    test: storedScripts,
    named: "a visitor's text runs on no screen",
  },
  {
    attack: 'stored scripts on every screen and in the widget',
    without: 'text as text in the widget',
    cuts: [
      {
        file: 'widget/src/view/render.ts',
        code: 'return document.createTextNode(view);',
        instead: "return Object.assign(document.createElement('span'), { innerHTML: view });",
      },
    ],
    test: storedScripts,
    named: 'an answer with markup',
  },
  {
    attack: 'link schemes',
    without: 'the list of schemes',
    cuts: [
      { file: 'contract/src/markdown.ts', code: 'linkProtocols.has(protocol) ? href : undefined', instead: 'href' },
    ],
    test: 'contract/src/markdown.test.ts',
    named: 'is no link',
  },
  {
    attack: 'link schemes',
    without: 'web addresses in what operators save',
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
    without: 'leaving out mails with a link',
    cuts: [cut('backup/without-ended-access.ts', '.filter((row) => mayComeBack(row[mail ?? -1]))')],
    test: restores,
    named: 'mails with a link',
  },
  {
    attack: 'a restore that revives ended access',
    without: 'holding back mails that waited',
    cuts: [cut('backup/without-ended-access.ts', 'at === dueAt ? null : ')],
    test: restores,
    named: 'those that waited are not sent',
  },
  {
    attack: 'a tampered backup',
    without: 'the check of rows',
    cuts: [
      cut('backup/load-embedded.ts', 'await assertRowsSound(made);'),
      cut('backup/transfer.ts', 'replace, checkedRows)', 'replace)'),
    ],
    test: restores,
    named: 'in users the role',
  },
  {
    attack: 'a tampered backup',
    without: 'the check of ids',
    cuts: [cut('database/row-schemas.ts', '/^[\\w-]{1,100}$/', '/^/')],
    test: restores,
    named: 'outside its folder',
  },
  {
    attack: 'a tampered backup',
    without: 'tables and columns of our own alone',
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
    without: 'the longest line',
    cuts: [cut('backup/read-lines.ts', 'if (length > longest)', 'if (length < 0)')],
    test: restores,
    named: 'a line that is too long',
  },
  {
    attack: 'a tampered backup',
    without: 'the encoding of ids in file names',
    cuts: [cut('file-name.ts', 'encodeURIComponent(id)', 'id')],
    test: server('mail/mailer.test.ts'),
    named: 'names another folder',
  },
  {
    attack: 'other users of the machine who read DATA_DIR',
    without: 'the rights of what was there',
    cuts: [cut('data-dir.ts', 'return closeToOthers(directory);', 'return undefined;')],
    test: server('data-dir.test.ts'),
    named: 'accessible only to its owner',
  },
  {
    attack: 'other users of the machine who read DATA_DIR',
    without: "the warning where they can't be changed",
    cuts: [cut('close-to-others.ts', 'if (mode !== undefined) open ??= { path, mode };')],
    test: server('data-dir.test.ts'),
    named: 'with one warning',
  },
  {
    attack: 'formulas in CSV',
    without: 'the apostrophe',
    cuts: [cut('analytics/csv.ts', 'withoutFormulas(cell)', 'cell')],
    test: server('analytics/export.api.test.ts'),
    named: 'is no formula',
  },
  {
    attack: 'formulas in CSV',
    without: 'the look for wide forms',
    cuts: [cut('analytics/csv.ts', '\\\\uFF1D\\\\uFF0B\\\\uFF0D\\\\uFF20')],
    test: server('analytics/export.api.test.ts'),
    named: 'is no formula',
  },
  {
    attack: 'formulas in CSV',
    without: 'the look after what divides cells elsewhere',
    cuts: [cut('analytics/csv.ts', '[,;\\\\t\\\\r\\\\n]', '[^\\\\s\\\\S]')],
    test: server('analytics/export.api.test.ts'),
    named: 'after a semicolon',
  },
  {
    attack: 'header injection in mails',
    without: 'one line in the subject of a lead',
    cuts: [anyLines, cut('leads/lead-mail.ts', 'oneLine(`New Lead - ${lead.name}`)', '`New Lead - ${lead.name}`')],
    test: server('leads/leads.api.test.ts'),
    named: 'no line break in the name',
  },
  {
    attack: 'header injection in mails',
    without: 'one line in the subject of a reservation',
    cuts: [
      anyLines,
      cut('mail/fill-template.ts', '[name, asLine(value)]', '[name, value]'),
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
    attack: 'header injection in mails',
    without: 'addresses kept apart from lists of addresses',
    cuts: [cut('mail/mailer.ts', "to: { name: '', address: to },", 'to,')],
    test: server('mail/mailer.test.ts'),
    named: 'a comma in an address',
  },
  {
    attack: forgedLines,
    without: 'one line in fields of one line',
    cuts: [anyLines],
    test: server('http/errors.api.test.ts'),
    named: 'in a single-line field',
  },
  {
    attack: forgedLines,
    without: 'one line for each value of a template',
    cuts: [cut('mail/fill-template.ts', '[name, asLine(value)]', '[name, value]')],
    test: server('mail/fill-template.test.ts'),
    named: 'adds no line',
  },
  {
    attack: forgedLines,
    without: 'the quote of several lines',
    cuts: [cut('mail/fill-template.ts', '`> ${line}`.trimEnd()', 'line')],
    test: server('leads/leads.api.test.ts'),
    named: "looks like the email's own",
  },
  {
    attack: 'prompt injection and leak',
    without: 'blocks that nothing can end',
    cuts: [cut('chat/write-prompt.ts', ".replaceAll('<', '\\\\u003c')")],
    test: askModel,
    named: 'can not leave its block',
  },
  {
    attack: 'prompt injection and leak',
    without: 'the evidence for what an answer claims',
    cuts: [
      cut(
        'answer-engine/src/grounding/check-answer.ts',
        "if (!supported) return { kind: 'cut' };",
        "if (!supported) return { kind: 'claims nothing' };",
      ),
    ],
    test: askModel,
    named: 'its instructions',
  },
  {
    attack: 'a model that claims, asks or advises what no source says',
    without: 'the words',
    cuts: [cut('answer-engine/src/grounding/claim-support.ts', 'wordsAgree(claim, evidence) &&', '')],
    test: judgeAnswer,
    named: 'in one word',
  },
  {
    attack: 'a model that claims, asks or advises what no source says',
    without: 'the figures',
    cuts: [cut('answer-engine/src/grounding/claim-support.ts', 'figuresAgree(claim, evidence, around.phones) &&', '')],
    test: judgeAnswer,
    named: 'in the figure',
  },
  {
    attack: 'a model that claims, asks or advises what no source says',
    without: 'the strength',
    cuts: [
      cut('answer-engine/src/grounding/claim-support.ts', 'strengthAgrees(claim.tokens, own, evidence.context) &&', ''),
    ],
    test: judgeAnswer,
    named: 'in the strength',
  },
  {
    attack: 'a model that claims, asks or advises what no source says',
    without: 'the conditions',
    cuts: [cut('answer-engine/src/grounding/claim-support.ts', 'conditionsAreKept(claim, evidence, around) &&', '')],
    test: judgeAnswer,
    named: 'in the condition',
  },
  {
    attack: 'a model that claims, asks or advises what no source says',
    without: 'the groups of people',
    cuts: [cut('answer-engine/src/grounding/claim-support.ts', ' &&\n    groupsAgree(claim.tokens, own)')],
    test: judgeAnswer,
    named: 'in the group of people',
  },
  {
    attack: 'a model that claims, asks or advises what no source says',
    without: 'the direction of amounts',
    cuts: [cut('answer-engine/src/grounding/claim-support.ts', ' &&\n    !isCostOfSaving(claim.tokens, own)')],
    test: judgeAnswer,
    named: 'in the direction',
  },
  {
    attack: 'a model that claims, asks or advises what no source says',
    without: 'the letters of buildings',
    cuts: [cut('answer-engine/src/grounding/tokenize-claims.ts', 'if (isNameOfPart(tokens, at))', 'if (at < 0)')],
    test: judgeAnswer,
    named: 'in the letter of a building',
  },
  {
    attack: 'a model that claims, asks or advises what no source says',
    without: 'the removal of hidden characters',
    cuts: [cut('answer-engine/src/grounding/clean-text.ts', ".replace(invisible, '')", '')],
    test: askModel,
    named: 'hidden characters never',
  },
  {
    attack: 'a model that claims, asks or advises what no source says',
    without: 'the look-alike letters',
    cuts: [cut('answer-engine/src/grounding/clean-text.ts', 'lookAlikes.get(sign) ?? sign', 'sign')],
    test: cleanText,
    named: 'look-alike',
  },
  {
    attack: 'a model that claims, asks or advises what no source says',
    without: 'requests for secrets',
    cuts: [cut('answer-engine/src/grounding/check-answer.ts', ' || asksForSecrets(part)', '')],
    test: judgeAnswer,
    named: 'card number',
  },
  {
    attack: 'a model that claims, asks or advises what no source says',
    without: 'sentences that go on from a cut one',
    cuts: [
      cut(
        'answer-engine/src/grounding/check-answer.ts',
        'if (at === 0 && clause.isAnaphoric && this.wasCut) return undefined;',
        '',
      ),
    ],
    test: judgeAnswer,
    named: 'what goes on from it',
  },
  {
    attack: 'secrets in answers or the log',
    without: 'the mask of a key',
    cuts: [
      cut(
        'bots/present-bot.ts',
        'openaiKeyCipher: _, openaiKeyMask,',
        'openaiKeyCipher: openaiKeyMask, openaiKeyMask: _,',
      ),
    ],
    test: scan,
  },
  {
    attack: 'secrets in answers or the log',
    without: 'routes in place of addresses and headers',
    cuts: [
      cut('http/request-log.ts', 'status: reply.statusCode,', 'status: reply.statusCode, headers: request.headers,'),
    ],
    test: scan,
  },
  {
    attack: 'secrets in answers or the log',
    without: 'the route in place of the address',
    cuts: [cut('http/request-log.ts', "request.routeOptions.url ?? 'none'", 'request.url')],
    test: scan,
  },
  {
    attack: 'secrets in answers or the log',
    without: 'the encryption of keys',
    cuts: [cut('bots/openai-key.ts', 'openaiKeyCipher: secrets.encrypt(given)', 'openaiKeyCipher: given')],
    test: server('bots/stored-key.api.test.ts'),
  },
  {
    attack: 'secrets in answers or the log',
    without: 'hashes of sessions and links',
    cuts: [cut('secrets.ts', "createHash('sha256').update(token).digest('hex')", 'token')],
    test: server('session/password-reset.api.test.ts'),
    named: 'is stored only as a hash',
  },
  {
    attack: 'secrets in answers or the log',
    without: 'the seal of mails with a link',
    cuts: [cut('session/password-reset.ts', 'outbox.addSealed(', 'outbox.add(')],
    test: server('session/password-reset.api.test.ts'),
    named: 'is stored only as a hash',
  },
  {
    attack: 'secrets in answers or the log',
    without: 'the end of what was sealed, once it is sent',
    cuts: [cut('mail/stored-mail.ts', "'sealed' in readStored(text) ? JSON.stringify(withoutContent) : text", 'text')],
    test: server('mail/outbox.api.test.ts'),
    named: 'a sealed email',
  },
  {
    attack: 'a change without a trace, secrets in the audit log',
    without: 'the entry of an edit',
    cuts: [cut('audit/record-audit.ts', 'if (changes.length > 0)', 'if (false)')],
    test: audit,
    named: 'leaves an entry',
  },
  {
    attack: 'a change without a trace, secrets in the audit log',
    without: 'the list of harmless fields',
    cuts: [cut('audit/describe-changes.ts', 'if (!shown.includes(column)) return { field, from: null, to: null };')],
    test: audit,
    named: 'no secret is in the log',
  },
  {
    attack: "visitors' data that stays",
    without: 'erasing visits',
    cuts: [cut('visitor-data/erase-visitor.ts', 'await eraseVisits(transaction, found.visits);')],
    test: visitors,
    named: 'erasing leaves no data',
  },
  {
    attack: "visitors' data that stays",
    without: 'erasing mails',
    cuts: [cut('visitor-data/erase-visitor.ts', 'await outbox.erase(transaction, idsOf(found.mails));')],
    test: visitors,
    named: 'a waiting email',
  },
  {
    attack: "visitors' data that stays",
    without: 'the term of a location',
    cuts: [cut('visitor-data/retention.ts', 'if (days === undefined) continue;', 'continue;')],
    test: visitors,
    named: 'housekeeping',
  },
  {
    attack: "visitors' data that stays",
    without: 'overwriting what is erased',
    cuts: [cut('database/open-embedded.ts', 'pragma secure_delete = on', 'pragma secure_delete = off')],
    test: server('database/open-database.test.ts'),
    named: 'erased data',
  },
  {
    attack: "visitors' data that stays",
    without: 'truncating the log with an erasure',
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
    attack: "visitors' data that stays",
    without: 'truncating the log with a deletion',
    cuts: [cut('http/clear-after-deletes.ts', "if (method === 'DELETE' && statusCode < 300) await clearLog(db);")],
    test: server('visitor-data/erased-bytes.test.ts'),
    named: 'what an operator deletes',
  },
  {
    attack: "another visitor's data in an export, or erased",
    without: 'the look whether a number stands alone',
    cuts: [cut('visitor-data/holds-contact.ts', 'return left && right && (prefix', 'return true || (prefix')],
    test: server('visitor-data/holds-contact.test.ts'),
  },
  {
    attack: costly,
    without: 'the length of a text once it is normalized',
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
    without: 'the length of a word, and one pass over its letters',
    cuts: [
      cut('answer-engine/src/text/longest-word.ts', 'longestWord = 24', 'longestWord = 2000'),
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
    without: 'the number of words that are read',
    cuts: [cut('answer-engine/src/text/truncate-text.ts', 'if (starts.length <= limit) return text;', 'return text;')],
    test: work,
    named: 'words of FAQs',
  },
  {
    attack: costly,
    without: 'regular expressions that do not start anew within a row of signs',
    cuts: [
      cut('answer-engine/src/understand/asks-if-there.ts', '[^\\\\S\\\\n]*|', '\\\\s*|'),
      cut(
        'answer-engine/src/understand/record-intents/match-record-intents.ts',
        '(?<![.!?;\\n])[.!?;\\n]+',
        '[.!?;\\n]+',
      ),
    ],
    test: work,
    named: 'a row of',
  },
  {
    attack: costly,
    without: 'the memory that long texts take',
    cuts: [cut('answer-engine/src/text/memoize.ts', ' || charactersLeft < text.length')],
    test: server('answer-engine/src/text/memoize.test.ts'),
  },
  {
    attack: "visitors' data that stays",
    without: 'erasing in digests',
    cuts: [cut('mail/outbox.ts', 'await Promise.all(digests.map((id) => mailer.forget(id)));')],
    test: server('held-back/held-back.api.test.ts'),
    named: 'is deleted with the first erased visitor',
  },
  {
    attack: "visitors' data that stays",
    without: 'the file of a mail that is sent while its visitor is erased',
    cuts: [cut('mail/send-stored-mail.ts', '!isThere || ')],
    test: visitors,
    named: 'leaves no file',
  },
  {
    attack: "visitors' data that stays",
    without: 'the file of a digest that is sent while a visitor is erased',
    cuts: [cut('mail/send-stored-mail.ts', ' || (await openMail(tools, row.id, stored))?.text !== mail?.text')],
    test: server('held-back/held-back.api.test.ts'),
    named: 'leaves no file',
  },
  {
    attack: "visitors' data that stays",
    without: 'finding an email that was noted',
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
