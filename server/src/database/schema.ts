import type { AuditAction, AuditKind } from '@chat-module/contract/audit';
import type { BotStatus, PictureType, Position } from '@chat-module/contract/bots';
import type { ModelOutcome } from '@chat-module/contract/conversations';
import type { FaqStatus } from '@chat-module/contract/faqs';
import type { LeadStatus } from '@chat-module/contract/leads';
import type { TimezoneSource } from '@chat-module/contract/locations';
import type { ReservationStatus } from '@chat-module/contract/reservations';
import type { ResponseSource } from '@chat-module/contract/response-sources';
import type { HistoryKind } from '@chat-module/contract/submissions';
import type { Role } from '@chat-module/contract/users';
import type { ComparedField, WebsitePageStatus, WebsiteReadingStatus } from '@chat-module/contract/website-knowledge';
import type { WidgetSettings } from '@chat-module/contract/widget-settings';
import type { Kysely } from 'kysely';

/** ISO 8601 UTC on both databases. */
type Instant = string;
/** JSON as text, parsed and written in its feature's store. */
type Json = string;

export interface UserRow {
  id: string;
  username: string;
  /** The user name in lower case: names are unique regardless of case. */
  usernameKey: string;
  passwordHash: string;
  /** When a person last chose it; `null` while it is a generated one. */
  passwordChangedAt: Instant | null;
  /** When they were last invited; `null` once somebody has set their password. */
  invitedAt: Instant | null;
  firstName: string;
  lastName: string;
  email: string;
  role: Role;
  /** Of a manager the first location; the others are in `userLocations`. */
  locationId: string | null;
  createdAt: Instant;
  updatedAt: Instant;
}

/** A location of a manager. The user's own `locationId` is the one of the lowest position. */
export interface UserLocationRow {
  userId: string;
  locationId: string;
  position: number;
}

/** An operator who has hidden the setup checklist. */
export interface SetupDismissalRow {
  userId: string;
  dismissedAt: Instant;
}

export interface LocationRow {
  id: string;
  businessName: string;
  address: string;
  phoneNumber: string;
  website: string;
  paymentPortalUrl: string;
  facilityEmail: string;
  emailSubject: string;
  emailTemplate: string;
  officeHours: string;
  pricingPageUrl: string;
  contactPageUrl: string;
  faqPageUrl: string;
  timezone: string;
  /** The source of the time zone. */
  timezoneSource: TimezoneSource;
  /** Retention period of visitors' data in days; `null`: forever. */
  retentionDays: number | null;
  /** How many days a confirmed reservation is held; `null`: without end. */
  holdDays: number | null;
  /** `null`: no reminder. */
  holdReminderDays: number | null;
  confirmationMail: 'off' | 'on';
  confirmationSubject: string;
  confirmationTemplate: string;
  sizeOptions: Json;
  amenities: Json;
  /** When it was created as sample data; `null`: an operator's own. */
  sampleMadeAt: Instant | null;
  /** The name in the form that lists sort by. */
  nameKey: string;
  /** The city, then the name. */
  cityKey: string;
  /** The text that searches compare. */
  searchText: string;
  userId: string | null;
  createdAt: Instant;
  updatedAt: Instant;
}

/** The secret address of a location's calendar. */
export interface CalendarFeedRow {
  locationId: string;
  /** SHA-256 of the token in the address. */
  tokenHash: string;
  createdAt: Instant;
}

/** What a deleted location's leads, reservations and conversations still show of it. */
export interface DeletedLocationRow {
  id: string;
  businessName: string;
  deletedAt: Instant;
}

export interface BotRow extends Omit<WidgetSettings, 'quickReplies'> {
  id: string;
  name: string;
  location: string;
  websiteUrl: string;
  /** Encrypted; empty without a key. */
  openaiKeyCipher: string;
  openaiKeyMask: string;
  personality: string;
  primaryColor: string;
  position: Position;
  status: BotStatus;
  userId: string | null;
  locationId: string | null;
  /** Raised with every change of the bot's knowledge, so that each node drops its index. */
  knowledgeVersion: number;
  /** The most questions to the model per day; `null`: the server's default. */
  modelAnswersPerDay: number | null;
  quickReplies: Json;
  /** The hash of its picture in `botPictures`. */
  pictureHash: string | null;
  /** When it was created as sample data; `null`: an operator's own. */
  sampleMadeAt: Instant | null;
  createdAt: Instant;
  updatedAt: Instant;
}

/** A bot's logo or photo. */
export interface BotPictureRow {
  botId: string;
  /** SHA-256 of the file. */
  hash: string;
  contentType: PictureType;
  /** The file in Base64. */
  data: string;
}

/** FAQs that several bots share. */
export interface FaqSetRow {
  id: string;
  name: string;
  /** The name in lower case: names are unique regardless of case. */
  nameKey: string;
  createdAt: Instant;
  updatedAt: Instant;
}

/** A bot that uses a set. */
export interface BotFaqSetRow {
  botId: string;
  setId: string;
}

/** An FAQ of a set that a bot doesn't use. */
export interface HiddenFaqRow {
  botId: string;
  faqId: string;
}

/** Belongs to a bot or to a set: one of `botId` and `setId` is `null`. */
export interface FaqRow {
  id: string;
  botId: string | null;
  setId: string | null;
  /** The FAQ of a set that this one replaces for its bot. It may be deleted. */
  overridesId: string | null;
  question: string;
  /** The normalized question, equal for equal questions. */
  questionKey: string;
  answer: string;
  /** Empty without a Spanish version, as is `answerEs`. */
  questionEs: string;
  answerEs: string;
  /** Questions and answers in the form that searches compare. */
  searchText: string;
  category: string;
  status: FaqStatus;
  usageCount: number;
  /** As last imported; all `null` for an operator's own FAQ. */
  importedKey: string | null;
  importedAnswer: string | null;
  importedCategory: string | null;
  /** The page of the last import, as from `pageKey`; `null` if none or unknown. */
  importedFrom: string | null;
  createdAt: Instant;
  updatedAt: Instant;
}

export interface ConversationRow {
  id: string;
  /** Kept when the bot or the location is deleted. */
  botId: string;
  locationId: string | null;
  sessionId: string;
  userMessage: string;
  botResponse: string;
  responseSource: ResponseSource;
  faqId: string | null;
  /** The size option that the visitor had chosen with this message. */
  unitId: string | null;
  satisfactionRating: number | null;
  responseTimeMs: number;
  pageUrl: string;
  /** The calendar day at the location, in whose figures this conversation counts. */
  day: string;
  /** The answer's sources. */
  sources: Json;
  /** The model's result; `null` if it wasn't needed or the bot has none. */
  modelOutcome: ModelOutcome | null;
  modelDetail: string;
  /** What the next message of the session builds on: a `DialogueState` of the answer engine. */
  dialogueState: Json;
  createdAt: Instant;
}

/** A bot's number of questions to the model on a calendar day. */
export interface ModelUseRow {
  botId: string;
  day: string;
  count: number;
}

/** Those of one session, network address or operator. `subject` is a pseudonym. */
export interface ModelShareRow extends ModelUseRow {
  subject: string;
}

/** A visit: the messages of one widget in one browser tab. If the bot moves, a new visit starts. */
export interface VisitorSessionRow {
  id: string;
  botId: string;
  sessionId: string;
  locationId: string | null;
  messageCount: number;
  /** These four: 1 or 0. An index lists the visits that have 1. */
  hasLead: number;
  hasReservation: number;
  hasUnanswered: number;
  isRatedDown: number;
  /** The calendar day at the location on which it began, in whose figures it counts. */
  day: string;
  /** The last step of the funnel that it has reached: a number of `visitSteps`. */
  step: number;
  /** 1 if it began while the office was closed; 0 also if the office hours don't say. */
  isAfterHours: number;
  startedAt: Instant;
  lastMessageAt: Instant;
}

/** A location's answers by response source; the empty id stands for bots without a location. */
export interface ConversationTotalRow {
  locationId: string;
  responseSource: ResponseSource;
  count: number;
  responseTimeSumMs: number;
}

export interface SessionTotalRow {
  locationId: string;
  count: number;
}

/** A bot's day at one location; the empty id stands for a bot without a location. */
export interface DailyAnalyticsRow {
  id: string;
  botId: string;
  locationId: string;
  date: string;
  conversationCount: number;
  responseTimeSumMs: number;
  ratingCount: number;
  ratingSum: number;
  faqMatches: number;
  aiResponses: number;
  websiteMatches: number;
  /** Website matches from a page; the others come from the location record. */
  pageMatches: number;
  unanswered: number;
}

/** What came of a bot's day at one location; the empty id stands for a bot without a location. */
export interface DailyOutcomesRow {
  botId: string;
  locationId: string;
  date: string;
  /** Visitors whose browser loaded the chat window, and visits without that. */
  opened: number;
  /** The visits that began that day, and how many of them have reached each step of the funnel since. */
  visits: number;
  sizeVisits: number;
  unitVisits: number;
  reservedVisits: number;
  confirmedVisits: number;
  /** The visits that began while the office was open; neither of the two if its hours don't say. */
  officeHoursVisits: number;
  afterHoursVisits: number;
  leads: number;
  /** Of that day's leads. */
  convertedLeads: number;
  reservations: number;
  /** Of that day's reservations, as the three below. */
  confirmedReservations: number;
  pricedReservations: number;
  /** Monthly prices in US cents, of all and of the confirmed reservations. */
  reservedCents: number;
  confirmedCents: number;
  /** That day's answers that are rated down. */
  ratedDown: number;
}

/** The visits that began in an hour of a day, by the location's clock. */
export interface HourlyVisitsRow {
  botId: string;
  locationId: string;
  date: string;
  hour: number;
  visits: number;
}

/** The answers of a day that an FAQ gave. */
export interface FaqDayRow {
  faqId: string;
  botId: string;
  locationId: string;
  date: string;
  uses: number;
}

/** A visitor who has loaded the chat window that day. `subject` is a pseudonym of one day. */
export interface ChatOpeningRow {
  botId: string;
  day: string;
  subject: string;
  /** 1 once a visit has followed. */
  hasAsked: number;
  openedAt: Instant;
}

export interface UnansweredQuestionRow {
  id: string;
  botId: string;
  locationId: string | null;
  question: string;
  questionKey: string;
  count: number;
  firstAskedAt: Instant;
  lastAskedAt: Instant;
}

/** What operators add to a lead or a reservation. */
interface WorkColumns {
  assigneeId: string | null;
  /** A calendar day at the location, or empty. */
  followUpOn: string;
  /** The origin and path of the visitor's page, or empty. */
  pageUrl: string;
}

export interface LeadRow extends WorkColumns {
  id: string;
  botId: string;
  locationId: string | null;
  sessionId: string;
  name: string;
  phone: string;
  email: string;
  inquiry: string;
  unitSize: string;
  /** The visitor's details, in the form that searches compare. */
  searchText: string;
  status: LeadStatus;
  notes: string;
  /** SHA-256 of the session and the idempotency key. */
  idempotencyKey: string | null;
  /** SHA-256 of the body: a different body under the same key is refused. */
  bodyHash: string | null;
  /** Equal for one person's submissions for one unit. */
  duplicateKey: string | null;
  createdAt: Instant;
  updatedAt: Instant;
}

export interface ReservationRow extends WorkColumns {
  id: string;
  botId: string;
  locationId: string | null;
  sessionId: string;
  unitId: string;
  unitSize: string;
  /** As the size option had it at the time. */
  unitType: string;
  /** What the size option cost a month at the time, in US cents; `null`: no price was shown. */
  monthlyPriceCents: number | null;
  /** A calendar day, or empty. */
  moveInDate: string;
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  /** As in `LeadRow`. */
  searchText: string;
  status: ReservationStatus;
  /** The last day of its hold, in the location's time zone, or empty. It stays when the hold expires. */
  heldUntil: string;
  /** When the hold expires; `null` without a hold or after it. */
  holdEndsAt: Instant | null;
  /** When the facility is reminded; `null` if it isn't, or has been. */
  holdReminderAt: Instant | null;
  notes: string;
  /** These three as in `LeadRow`. */
  idempotencyKey: string | null;
  bodyHash: string | null;
  duplicateKey: string | null;
  createdAt: Instant;
  updatedAt: Instant;
}

/** A change of a lead or a reservation, or a note on it. One of the two ids is set. */
export interface SubmissionHistoryRow {
  id: string;
  leadId: string | null;
  reservationId: string | null;
  kind: HistoryKind;
  actorId: string | null;
  actorName: string;
  fromValue: string;
  toValue: string;
  createdAt: Instant;
}

export interface SessionRow {
  /** SHA-256 of the id in the cookie, useless to someone who reads the table. */
  sid: string;
  userId: string;
  sess: Json;
  expire: Instant;
}

/** A TOTP secret (RFC 6238). It is required once one of its codes has confirmed it. */
export interface SecondFactorRow {
  userId: string;
  /** Encrypted. */
  secretCipher: string;
  /** The latest used time step: neither its code nor an earlier one works again. */
  lastStep: number;
  confirmedAt: Instant | null;
  createdAt: Instant;
}

/** A code for a lost second factor. It is deleted when used. */
export interface RecoveryCodeRow {
  codeHash: string;
  userId: string;
}

export interface PasswordResetRow {
  tokenHash: string;
  userId: string;
  /** The network of the address that requested the link. */
  requestedFrom: string;
  createdAt: Instant;
  expiresAt: Instant;
}

export interface LoginAttemptRow {
  id: string;
  /** `user:NAME` or `address:IP`. */
  subject: string;
  attemptedAt: Instant;
}

/** Calls of an address to a route, on all nodes together, until `endsAt`. */
export interface RequestCountRow {
  subject: string;
  count: number;
  endsAt: Instant;
}

export interface OutboxRow {
  id: string;
  /** The email as the mailer takes it. */
  mail: Json;
  /** The lead, reservation or visit that it is about; for a digest the location. */
  about: string | null;
  /** The location whose hourly email limit it counts toward. */
  locationId: string | null;
  attempts: number;
  /** Not before this; a worker that takes the email extends it by its lease. `null` when sent or given up. */
  dueAt: Instant | null;
  /** A worker may be sending it until then. `null` when none is. */
  leasedUntil: Instant | null;
  sentAt: Instant | null;
  lastError: string;
  createdAt: Instant;
}

/** A lead or reservation in a digest, because its location has reached the hourly limit. */
export interface HeldMailRow {
  id: string;
  /** The digest in the outbox. */
  digestId: string;
  about: string;
  createdAt: Instant;
}

/** Submissions to a location that the limits refused within a clock hour. */
export interface RefusedSubmissionsRow {
  locationId: string;
  hour: Instant;
  count: number;
}

/** An operator who gets the weekly report. */
export interface WeeklyReportRow {
  userId: string;
  /** The Monday of the last report, or of the week in which it was turned on. */
  lastMonday: string;
}

/** The state of a location's crawl. */
export interface WebsiteCrawlRow {
  locationId: string;
  /** Raised with each crawl; pages carry the number of the last crawl that found or read them. */
  run: number;
  status: WebsiteReadingStatus;
  /** For the operator: why it failed, or what it waits for. */
  problem: string;
  sitemapsReadInRun: number;
  /** When the next step may run, during a crawl; the node that takes it extends this by its lease. */
  dueAt: Instant | null;
  /** The node that holds the current step; if it isn't one's own any more, another has taken over. */
  lease: string;
  startedAt: Instant;
  finishedAt: Instant | null;
}

/** No request to a web host before `freeAt`, from any node. */
export interface WebsiteHostRow {
  host: string;
  freeAt: Instant;
}

export interface WebsitePageRow {
  id: string;
  locationId: string;
  url: string;
  /** The URL for visitors: the page's own canonical URL, or `url`. */
  linkUrl: string;
  title: string;
  status: WebsitePageStatus;
  reason: string;
  /** Pages of a lower rank are read first. */
  rank: number;
  /** The number of links from a URL in the location record. */
  depth: number;
  queuedInRun: number;
  visitedInRun: number;
  /** How often the site has asked for a pause in the current crawl. */
  attempts: number;
  etag: string;
  lastModified: string;
  /** The page's text, links and contact facts, so that an unchanged page isn't read again. */
  blocks: Json;
  links: Json;
  facts: Json;
  /** The version of the page reader that produced what is stored (`readingVersion`). */
  readBy: number;
  passageCount: number;
  readAt: Instant | null;
}

export interface WebsitePassageRow {
  id: string;
  locationId: string;
  pageId: string;
  position: number;
  heading: string;
  text: string;
}

/** A website's value that the operator has dismissed. */
export interface DismissedDifferenceRow {
  locationId: string;
  field: ComparedField;
  value: string;
}

/** A page that a bot's widget has reported from, at most 200 per bot. Reports can be forged. */
export interface WidgetPageRow {
  botId: string;
  /** Origin and path. */
  page: string;
  origin: string;
  /** The last reported color of the embed code, in capitals; empty if it has none. */
  color: string;
  firstSeenAt: Instant;
  lastSeenAt: Instant;
}

/** Something that a person did or tried. Contains no secret and no visitor's contact. */
export interface AuditEntryRow {
  id: string;
  actorId: string | null;
  actorName: string;
  action: AuditAction;
  kind: AuditKind;
  subjectId: string;
  subjectName: string;
  changes: Json;
  createdAt: Instant;
}

export const lastEventKinds = ['testMail', 'backup', 'modelFailure'] as const;

/** When something last happened; a later event replaces the earlier one of its kind. */
export interface LastEventRow {
  kind: (typeof lastEventKinds)[number];
  at: Instant;
  detail: string;
}

export interface Schema {
  users: UserRow;
  userLocations: UserLocationRow;
  setupDismissals: SetupDismissalRow;
  locations: LocationRow;
  deletedLocations: DeletedLocationRow;
  calendarFeeds: CalendarFeedRow;
  bots: BotRow;
  botPictures: BotPictureRow;
  faqSets: FaqSetRow;
  faqs: FaqRow;
  botFaqSets: BotFaqSetRow;
  hiddenFaqs: HiddenFaqRow;
  conversations: ConversationRow;
  modelUse: ModelUseRow;
  modelShares: ModelShareRow;
  visitorSessions: VisitorSessionRow;
  conversationTotals: ConversationTotalRow;
  sessionTotals: SessionTotalRow;
  dailyAnalytics: DailyAnalyticsRow;
  dailyOutcomes: DailyOutcomesRow;
  hourlyVisits: HourlyVisitsRow;
  faqDays: FaqDayRow;
  chatOpenings: ChatOpeningRow;
  unansweredQuestions: UnansweredQuestionRow;
  leads: LeadRow;
  reservations: ReservationRow;
  submissionHistory: SubmissionHistoryRow;
  sessions: SessionRow;
  secondFactors: SecondFactorRow;
  recoveryCodes: RecoveryCodeRow;
  passwordResets: PasswordResetRow;
  loginAttempts: LoginAttemptRow;
  requestCounts: RequestCountRow;
  outbox: OutboxRow;
  heldMails: HeldMailRow;
  refusedSubmissions: RefusedSubmissionsRow;
  weeklyReports: WeeklyReportRow;
  websiteCrawls: WebsiteCrawlRow;
  websiteHosts: WebsiteHostRow;
  websitePages: WebsitePageRow;
  websitePassages: WebsitePassageRow;
  dismissedDifferences: DismissedDifferenceRow;
  widgetPages: WidgetPageRow;
  auditEntries: AuditEntryRow;
  lastEvents: LastEventRow;
}

/** A database or a transaction on it. */
export type Database = Kysely<Schema>;
