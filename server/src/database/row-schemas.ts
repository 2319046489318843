import { auditActions, auditChange, auditKinds } from '@chat-module/contract/audit';
import { botStatuses, pictureTypes, positions } from '@chat-module/contract/bots';
import { leadDraft } from '@chat-module/contract/chat';
import { confirmationMailSettings } from '@chat-module/contract/confirmation-mail';
import { answerSource, modelOutcomes, visitSteps } from '@chat-module/contract/conversations';
import { faqStatuses } from '@chat-module/contract/faqs';
import { color, optionalWebAddress } from '@chat-module/contract/fields';
import { leadStatuses } from '@chat-module/contract/leads';
import { locationFields, sizeOption, timezoneSources } from '@chat-module/contract/locations';
import { reservationStatuses } from '@chat-module/contract/reservations';
import { responseSources } from '@chat-module/contract/response-sources';
import { historyKinds } from '@chat-module/contract/submissions';
import { roles } from '@chat-module/contract/users';
import { comparedFields, websitePage, websiteReadingStatuses } from '@chat-module/contract/website-knowledge';
import { colorSchemes, sounds, widgetLanguages, widgetSettingsInput } from '@chat-module/contract/widget-settings';
import { z } from 'zod';
import { lastEventKinds, type Schema } from './schema.ts';

/** Tables that grant or block access. A restore leaves them out. */
export const accessTables = ['sessions', 'passwordResets', 'loginAttempts', 'requestCounts'] as const;
type AccessTable = (typeof accessTables)[number];

const text = z.string('must be text');
const id = z.string('must be an id').regex(/^[\w-]{1,100}$/, 'must be an id: at most 100 letters, digits, - and _');
const idOrEmpty = z.union([id, z.literal('')], 'must be an id or empty');
const instant = z.iso.datetime({ precision: 3, error: 'must be a time like 2026-03-10T15:00:00.000Z' });
const day = z.iso.date('must be a day like 2026-03-10');
const oneOf = <const V extends readonly [string, ...string[]]>(values: V) =>
  z.enum(values, `must be one of: ${values.join(', ')}`);
const whole = (schema: z.ZodNumber, least: number, most?: number) => {
  const message = `must be a whole number from ${least}${most === undefined ? ' on' : ` to ${most}`}`;
  const atLeast = schema.min(least, message);
  return most === undefined ? atLeast : atLeast.max(most, message);
};
const count = whole(z.int('must be a whole number'), 0);
/** 1 or 0. */
const mark = whole(z.int('must be a whole number'), 0, 1);
/** A 32-bit column on PostgreSQL. */
const smallCount = whole(z.int('must be a whole number'), 0, 2 ** 31 - 1);

function parsed(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}
const json = (shape: z.ZodType) =>
  text.refine((value) => shape.safeParse(parsed(value)).success, 'must be JSON as Chat Module writes it');
/** As the contract accepts it from an operator. */
const asSaved = (schema: z.ZodType<string>) =>
  text.superRefine((value, refusals) => {
    for (const { message } of schema.safeParse(value).error?.issues ?? [])
      refusals.addIssue({ code: 'custom', message });
  });
const hash = text.regex(/^[\w-]{43}$/, 'must be a SHA-256 hash in Base64url');
const hexHash = text.regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 hash in hexadecimal');
const webAddress = asSaved(optionalWebAddress('A web address'));

export const dialogueState = z.strictObject({
  language: z.enum(['english', 'spanish']).optional(),
  subject: z
    .strictObject({
      text: z.string(),
      recordIntents: z.array(z.string()),
      unitSize: z.string().optional(),
      answeredByFaq: z.boolean(),
      faqId: z.string().optional(),
    })
    .optional(),
  chosenUnitId: z.string().optional(),
  units: z
    .strictObject({
      mentioned: z.array(z.string()),
      listed: z.array(z.string()),
      isLast: z.boolean(),
      asked: z.string().optional(),
      feature: z.string().optional(),
    })
    .optional(),
  lastReply: z
    .strictObject({
      responseSource: z.enum(responseSources),
      unitId: z.string().optional(),
      unitSize: z.string().optional(),
    })
    .optional(),
  offer: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('suggestions'), faqIds: z.array(z.string()) }),
      z.strictObject({ kind: z.literal('units'), unitIds: z.array(z.string()) }),
      z.strictObject({ kind: z.literal('reservation'), unitId: z.string() }),
      z.strictObject({ kind: z.literal('contact') }),
    ])
    .optional(),
  shown: z.array(z.strictObject({ faqId: z.string(), sentences: z.array(z.number()) })).optional(),
  contact: leadDraft.strict().optional(),
  visit: z
    .strictObject({
      date: z.strictObject({ year: z.number(), month: z.number(), dayOfMonth: z.number() }).optional(),
      minute: z.number().optional(),
      isNow: z.boolean().optional(),
    })
    .optional(),
  isHoursShown: z.boolean().optional(),
  safetyIntent: z.string().optional(),
});

/** Older options lack the price fields. */
const storedSizeOption = sizeOption
  .partial({ monthlyPriceCents: true, priceAsOf: true })
  .extend({ imageUrl: webAddress });

/** An email stored in plain text. */
export const storedMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  replyTo: z.string().optional(),
});

/** A digest, whose text is written at each attempt. */
export const storedDigest = z.object({ orderedFor: z.literal('digest'), locationId: id });
export type DigestOrder = z.infer<typeof storedDigest>;

const stamps = { createdAt: instant, updatedAt: instant };
const dayOrEmpty = z.union([day, z.literal('')], 'must be a day like 2026-03-10 or empty');
const work = { assigneeId: id.nullable(), followUpOn: dayOrEmpty, pageUrl: text };
const visitor = { botId: id, locationId: id.nullable(), sessionId: text };

/** The valid rows of each table: checked where rows come from outside the product. */
export const rowSchemas: { readonly [Table in Exclude<keyof Schema, AccessTable>]: z.ZodType<Schema[Table]> } = {
  users: z.strictObject({
    id,
    username: text,
    usernameKey: text,
    passwordHash: text.startsWith('$argon2', 'must be an Argon2 hash'),
    passwordChangedAt: instant.nullable(),
    invitedAt: instant.nullable(),
    firstName: text,
    lastName: text,
    email: text,
    role: oneOf(roles),
    locationId: id.nullable(),
    ...stamps,
  }),
  secondFactors: z.strictObject({
    userId: id,
    secretCipher: text,
    lastStep: count,
    confirmedAt: instant.nullable(),
    createdAt: instant,
  }),
  recoveryCodes: z.strictObject({
    codeHash: hexHash,
    userId: id,
  }),
  userLocations: z.strictObject({ userId: id, locationId: id, position: smallCount }),
  weeklyReports: z.strictObject({ userId: id, lastMonday: day }),
  setupDismissals: z.strictObject({ userId: id, dismissedAt: instant }),
  locations: z.strictObject({
    id,
    businessName: text,
    address: text,
    phoneNumber: text,
    website: webAddress,
    paymentPortalUrl: webAddress,
    facilityEmail: text,
    emailSubject: text,
    emailTemplate: text,
    officeHours: text,
    pricingPageUrl: webAddress,
    contactPageUrl: webAddress,
    faqPageUrl: webAddress,
    timezone: asSaved(locationFields.shape.timezone),
    timezoneSource: oneOf(timezoneSources),
    retentionDays: locationFields.shape.retentionDays,
    holdDays: locationFields.shape.holdDays,
    holdReminderDays: locationFields.shape.holdReminderDays,
    confirmationMail: oneOf(confirmationMailSettings),
    confirmationSubject: text,
    confirmationTemplate: text,
    sizeOptions: json(z.array(storedSizeOption)),
    amenities: json(z.array(z.string())),
    sampleMadeAt: instant.nullable(),
    nameKey: text,
    cityKey: text,
    searchText: text,
    userId: id.nullable(),
    ...stamps,
  }),
  calendarFeeds: z.strictObject({ locationId: id, tokenHash: hexHash, createdAt: instant }),
  deletedLocations: z.strictObject({ id, businessName: text, deletedAt: instant }),
  bots: z.strictObject({
    id,
    name: text,
    location: text,
    websiteUrl: webAddress,
    openaiKeyCipher: text,
    openaiKeyMask: text,
    personality: text,
    primaryColor: asSaved(color),
    position: oneOf(positions),
    status: oneOf(botStatuses),
    userId: id.nullable(),
    locationId: id.nullable(),
    knowledgeVersion: count,
    modelAnswersPerDay: smallCount.nullable(),
    greeting: text,
    quickReplies: json(widgetSettingsInput.shape.quickReplies),
    teaserText: text,
    teaserDelaySeconds: smallCount,
    sound: oneOf(sounds),
    offsetX: smallCount,
    offsetY: smallCount,
    language: oneOf(widgetLanguages),
    colorScheme: oneOf(colorSchemes),
    poweredByText: text,
    poweredByUrl: asSaved(widgetSettingsInput.shape.poweredByUrl),
    pictureHash: hash.nullable(),
    sampleMadeAt: instant.nullable(),
    ...stamps,
  }),
  botPictures: z.strictObject({
    botId: id,
    hash,
    contentType: oneOf(pictureTypes),
    data: text.regex(/^[A-Za-z0-9+/]*={0,2}$/, 'must be Base64'),
  }),
  faqSets: z.strictObject({ id, name: text, nameKey: text, ...stamps }),
  botFaqSets: z.strictObject({ botId: id, setId: id }),
  hiddenFaqs: z.strictObject({ botId: id, faqId: id }),
  faqs: z.strictObject({
    id,
    botId: id.nullable(),
    setId: id.nullable(),
    overridesId: id.nullable(),
    question: text,
    questionKey: text,
    answer: text,
    questionEs: text,
    answerEs: text,
    searchText: text,
    category: text,
    status: oneOf(faqStatuses),
    usageCount: count,
    importedKey: text.nullable(),
    importedAnswer: text.nullable(),
    importedCategory: text.nullable(),
    importedFrom: text.nullable(),
    ...stamps,
  }),
  conversations: z.strictObject({
    id,
    ...visitor,
    userMessage: text,
    botResponse: text,
    responseSource: oneOf(responseSources),
    faqId: id.nullable(),
    unitId: text.nullable(),
    satisfactionRating: whole(z.int('must be a whole number'), 1, 5).nullable(),
    responseTimeMs: smallCount,
    pageUrl: text,
    day,
    sources: json(z.array(answerSource)),
    modelOutcome: oneOf(modelOutcomes).nullable(),
    modelDetail: text,
    dialogueState: json(dialogueState),
    createdAt: instant,
  }),
  modelUse: z.strictObject({ botId: id, day, count }),
  modelShares: z.strictObject({ botId: id, day, subject: text, count }),
  visitorSessions: z.strictObject({
    id,
    ...visitor,
    messageCount: count,
    hasLead: mark,
    hasReservation: mark,
    hasUnanswered: mark,
    isRatedDown: mark,
    day,
    step: whole(z.int('must be a whole number'), 1, visitSteps.length),
    isAfterHours: mark,
    startedAt: instant,
    lastMessageAt: instant,
  }),
  conversationTotals: z.strictObject({
    locationId: idOrEmpty,
    responseSource: oneOf(responseSources),
    count,
    responseTimeSumMs: count,
  }),
  sessionTotals: z.strictObject({ locationId: idOrEmpty, count }),
  dailyAnalytics: z.strictObject({
    id,
    botId: id,
    locationId: idOrEmpty,
    date: day,
    conversationCount: count,
    responseTimeSumMs: count,
    ratingCount: count,
    ratingSum: count,
    faqMatches: count,
    aiResponses: count,
    websiteMatches: count,
    pageMatches: count,
    unanswered: count,
  }),
  dailyOutcomes: z.strictObject({
    ...{ botId: id, locationId: idOrEmpty, date: day },
    ...{ opened: count, visits: count, sizeVisits: count, unitVisits: count },
    ...{ reservedVisits: count, confirmedVisits: count, officeHoursVisits: count, afterHoursVisits: count },
    ...{ leads: count, convertedLeads: count, reservations: count, confirmedReservations: count },
    ...{ pricedReservations: count, reservedCents: count, confirmedCents: count, ratedDown: count },
  }),
  hourlyVisits: z.strictObject({
    ...{ botId: id, locationId: idOrEmpty, date: day },
    hour: whole(z.int('must be a whole number'), 0, 23),
    visits: count,
  }),
  faqDays: z.strictObject({ faqId: id, botId: id, locationId: idOrEmpty, date: day, uses: count }),
  chatOpenings: z.strictObject({ botId: id, day, subject: text, hasAsked: mark, openedAt: instant }),
  unansweredQuestions: z.strictObject({
    id,
    botId: id,
    locationId: id.nullable(),
    question: text,
    questionKey: text,
    count,
    firstAskedAt: instant,
    lastAskedAt: instant,
  }),
  leads: z.strictObject({
    id,
    ...visitor,
    name: text,
    phone: text,
    email: text,
    inquiry: text,
    unitSize: text,
    searchText: text,
    status: oneOf(leadStatuses),
    notes: text,
    ...work,
    idempotencyKey: text.nullable(),
    bodyHash: text.nullable(),
    duplicateKey: text.nullable(),
    ...stamps,
  }),
  reservations: z.strictObject({
    id,
    ...visitor,
    unitId: text,
    unitSize: text,
    unitType: text,
    monthlyPriceCents: count.nullable(),
    moveInDate: dayOrEmpty,
    customerName: text,
    customerEmail: text,
    customerPhone: text,
    searchText: text,
    status: oneOf(reservationStatuses),
    heldUntil: z.union([day, z.literal('')], 'must be a day like 2026-03-10 or empty'),
    holdEndsAt: instant.nullable(),
    holdReminderAt: instant.nullable(),
    notes: text,
    ...work,
    idempotencyKey: text.nullable(),
    bodyHash: text.nullable(),
    duplicateKey: text.nullable(),
    ...stamps,
  }),
  submissionHistory: z.strictObject({
    id,
    leadId: id.nullable(),
    reservationId: id.nullable(),
    kind: oneOf(historyKinds),
    actorId: id.nullable(),
    actorName: text,
    fromValue: text,
    toValue: text,
    createdAt: instant,
  }),
  outbox: z.strictObject({
    id,
    mail: json(z.union([storedMail, storedDigest])),
    about: id.nullable(),
    locationId: id.nullable(),
    attempts: smallCount,
    dueAt: instant.nullable(),
    leasedUntil: instant.nullable(),
    sentAt: instant.nullable(),
    lastError: text,
    createdAt: instant,
  }),
  heldMails: z.strictObject({ id, digestId: id, about: id, createdAt: instant }),
  refusedSubmissions: z.strictObject({ locationId: id, hour: instant, count }),
  websiteCrawls: z.strictObject({
    locationId: id,
    run: smallCount,
    status: oneOf(websiteReadingStatuses),
    problem: text,
    sitemapsReadInRun: smallCount,
    dueAt: instant.nullable(),
    lease: text,
    startedAt: instant,
    finishedAt: instant.nullable(),
  }),
  websiteHosts: z.strictObject({ host: text, freeAt: instant }),
  websitePages: z.strictObject({
    id,
    locationId: id,
    url: webAddress,
    linkUrl: webAddress,
    title: text,
    status: websitePage.shape.status,
    reason: text,
    rank: z.int32('must be a whole number'),
    depth: smallCount,
    queuedInRun: smallCount,
    visitedInRun: smallCount,
    attempts: smallCount,
    etag: text,
    lastModified: text,
    blocks: json(z.array(z.object({ level: z.int(), text: z.string() }))),
    links: json(z.array(z.object({ url: z.string(), text: z.string() }))),
    facts: json(z.array(z.object({ field: z.enum(comparedFields), value: z.string() }))),
    readBy: smallCount,
    passageCount: smallCount,
    readAt: instant.nullable(),
  }),
  websitePassages: z.strictObject({
    id,
    locationId: id,
    pageId: id,
    position: smallCount,
    heading: text,
    text,
  }),
  dismissedDifferences: z.strictObject({ locationId: id, field: oneOf(comparedFields), value: text }),
  widgetPages: z.strictObject({
    botId: id,
    page: webAddress,
    origin: webAddress,
    color: z.union([asSaved(color), z.literal('')], 'must be a color or empty'),
    firstSeenAt: instant,
    lastSeenAt: instant,
  }),
  auditEntries: z.strictObject({
    id,
    actorId: id.nullable(),
    actorName: text,
    action: oneOf(auditActions),
    kind: oneOf(auditKinds),
    subjectId: idOrEmpty,
    subjectName: text,
    changes: json(z.array(auditChange)),
    createdAt: instant,
  }),
  lastEvents: z.strictObject({ kind: oneOf(lastEventKinds), at: instant, detail: text }),
};
