import type { CreateTableBuilder, Kysely, Migration } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

const deferredReference = { users: 'users.id', locations: 'locations.id', bots: 'bots.id' };

/** The first schema: operators, locations, bots and visitors' data. */
export const initial = ({ instant }: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    const table = (name: string) => db.schema.createTable(name).addColumn('id', 'text', (it) => it.primaryKey());
    const texts = <T extends string>(builder: CreateTableBuilder<T, string>, names: readonly string[]) =>
      names.reduce<CreateTableBuilder<T, string>>(
        (built, name) => built.addColumn(name, 'text', (it) => it.notNull()),
        builder,
      );
    const stamped = <T extends string>(builder: CreateTableBuilder<T, string>) =>
      builder
        .addColumn('createdAt', instant, (it) => it.notNull())
        .addColumn('updatedAt', instant, (it) => it.notNull());
    const counters = <T extends string>(builder: CreateTableBuilder<T, string>, names: readonly string[]) =>
      names.reduce<CreateTableBuilder<T, string>>(
        (built, name) => built.addColumn(name, 'bigint', (it) => it.notNull().defaultTo(0)),
        builder,
      );
    const index = (on: string, columns: string[]) =>
      db.schema
        .createIndex([on, ...columns].join('_'))
        .on(on)
        .columns(columns)
        .execute();

    await stamped(
      texts(table('locations'), [
        'businessName',
        'address',
        'phoneNumber',
        'website',
        'paymentPortalUrl',
        'facilityEmail',
        'emailSubject',
        'emailTemplate',
        'officeHours',
        'pricingPageUrl',
        'contactPageUrl',
        'faqPageUrl',
        'timezone',
        'sizeOptions',
        'amenities',
      ]).addColumn('userId', 'text'),
    ).execute();
    await index('locations', ['createdAt', 'id']);

    await stamped(
      texts(table('users'), ['username', 'passwordHash', 'firstName', 'lastName', 'email', 'role'])
        .addColumn('usernameKey', 'text', (it) => it.notNull().unique())
        .addColumn('locationId', 'text', (it) => it.references(deferredReference.locations).onDelete('set null')),
    ).execute();
    await index('users', ['createdAt', 'id']);
    await index('users', ['locationId']);

    await stamped(
      texts(table('bots'), [
        'name',
        'location',
        'websiteUrl',
        'openaiKeyCipher',
        'openaiKeyMask',
        'personality',
        'primaryColor',
        'position',
        'status',
      ])
        .addColumn('userId', 'text')
        .addColumn('locationId', 'text', (it) =>
          it.unique().references(deferredReference.locations).onDelete('set null'),
        )
        .addColumn('knowledgeVersion', 'bigint', (it) => it.notNull()),
    ).execute();
    await index('bots', ['createdAt', 'id']);

    await stamped(
      counters(
        texts(table('faqs'), ['question', 'questionKey', 'answer', 'category', 'status']).addColumn(
          'botId',
          'text',
          (it) => it.notNull().references(deferredReference.bots).onDelete('cascade'),
        ),
        ['usageCount'],
      ),
    ).execute();
    await index('faqs', ['createdAt', 'id']);
    await index('faqs', ['botId', 'createdAt', 'id']);
    await index('faqs', ['botId', 'questionKey']);

    await texts(table('conversations'), [
      'botId',
      'sessionId',
      'userMessage',
      'botResponse',
      'responseSource',
      'pageUrl',
      'day',
    ])
      .addColumn('locationId', 'text')
      .addColumn('faqId', 'text')
      .addColumn('unitId', 'text')
      .addColumn('satisfactionRating', 'integer')
      .addColumn('responseTimeMs', 'integer', (it) => it.notNull())
      .addColumn('createdAt', instant, (it) => it.notNull())
      .execute();
    await index('conversations', ['createdAt', 'id']);
    await index('conversations', ['botId', 'createdAt', 'id']);
    await index('conversations', ['locationId', 'createdAt', 'id']);
    await index('conversations', ['sessionId', 'botId', 'createdAt']);

    await texts(table('visitorSessions'), ['botId', 'sessionId'])
      .addColumn('locationId', 'text')
      .addColumn('messageCount', 'bigint', (it) => it.notNull())
      .addColumn('startedAt', instant, (it) => it.notNull())
      .addColumn('lastMessageAt', instant, (it) => it.notNull())
      .addUniqueConstraint('visitorSessions_botId_sessionId', ['botId', 'sessionId'])
      .execute();
    await index('visitorSessions', ['lastMessageAt', 'id']);
    await index('visitorSessions', ['locationId', 'lastMessageAt', 'id']);

    await counters(texts(db.schema.createTable('conversationTotals'), ['locationId', 'responseSource']), [
      'count',
      'responseTimeSumMs',
    ])
      .addPrimaryKeyConstraint('conversationTotals_key', ['locationId', 'responseSource'])
      .execute();

    await counters(
      db.schema.createTable('sessionTotals').addColumn('locationId', 'text', (it) => it.primaryKey()),
      ['count'],
    ).execute();

    await counters(
      texts(table('dailyAnalytics'), ['date']).addColumn('botId', 'text', (it) =>
        it.notNull().references(deferredReference.bots).onDelete('cascade'),
      ),
      [
        'conversationCount',
        'responseTimeSumMs',
        'ratingCount',
        'ratingSum',
        'faqMatches',
        'aiResponses',
        'websiteMatches',
      ],
    )
      .addUniqueConstraint('dailyAnalytics_botId_date', ['botId', 'date'])
      .execute();

    await texts(table('unansweredQuestions'), ['question', 'questionKey'])
      .addColumn('botId', 'text', (it) => it.notNull().references(deferredReference.bots).onDelete('cascade'))
      .addColumn('locationId', 'text')
      .addColumn('count', 'bigint', (it) => it.notNull())
      .addColumn('firstAskedAt', instant, (it) => it.notNull())
      .addColumn('lastAskedAt', instant, (it) => it.notNull())
      .addUniqueConstraint('unansweredQuestions_botId_questionKey', ['botId', 'questionKey'])
      .execute();
    await index('unansweredQuestions', ['lastAskedAt', 'id']);
    await index('unansweredQuestions', ['locationId', 'lastAskedAt', 'id']);

    await stamped(
      texts(table('leads'), ['botId', 'sessionId', 'name', 'phone', 'email', 'inquiry', 'unitSize', 'status', 'notes'])
        .addColumn('locationId', 'text')
        .addColumn('idempotencyKey', 'text')
        .addUniqueConstraint('leads_botId_idempotencyKey', ['botId', 'idempotencyKey']),
    ).execute();
    await index('leads', ['createdAt', 'id']);
    await index('leads', ['locationId', 'createdAt', 'id']);

    await stamped(
      texts(table('reservations'), [
        'botId',
        'sessionId',
        'unitId',
        'unitSize',
        'customerName',
        'customerEmail',
        'customerPhone',
        'status',
        'notes',
      ])
        .addColumn('locationId', 'text')
        .addColumn('idempotencyKey', 'text')
        .addUniqueConstraint('reservations_botId_idempotencyKey', ['botId', 'idempotencyKey']),
    ).execute();
    await index('reservations', ['createdAt', 'id']);
    await index('reservations', ['locationId', 'createdAt', 'id']);

    const ownedByUser = (name: string, key: string) =>
      db.schema
        .createTable(name)
        .addColumn(key, 'text', (it) => it.primaryKey())
        .addColumn('userId', 'text', (it) => it.notNull().references(deferredReference.users).onDelete('cascade'));

    await ownedByUser('sessions', 'sid')
      .addColumn('sess', 'text', (it) => it.notNull())
      .addColumn('expire', instant, (it) => it.notNull())
      .execute();
    await index('sessions', ['userId']);
    await index('sessions', ['expire']);

    await ownedByUser('passwordResets', 'tokenHash')
      .addColumn('createdAt', instant, (it) => it.notNull())
      .addColumn('expiresAt', instant, (it) => it.notNull())
      .execute();
    await index('passwordResets', ['userId', 'createdAt']);

    await texts(table('loginAttempts'), ['subject'])
      .addColumn('attemptedAt', instant, (it) => it.notNull())
      .execute();
    await index('loginAttempts', ['subject', 'attemptedAt']);

    await texts(table('outbox'), ['mail', 'lastError'])
      .addColumn('attempts', 'integer', (it) => it.notNull())
      .addColumn('dueAt', instant)
      .addColumn('sentAt', instant)
      .addColumn('createdAt', instant, (it) => it.notNull())
      .execute();
    await index('outbox', ['dueAt']);
  },
});
