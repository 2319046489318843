import type { AuditAction, AuditKind } from '@chat-module/contract/audit';
import type { BotStatus, Position } from '@chat-module/contract/bots';
import type { ModelOutcome } from '@chat-module/contract/conversations';
import type { FaqStatus } from '@chat-module/contract/faqs';
import type { LeadStatus } from '@chat-module/contract/leads';
import type { TimezoneSource } from '@chat-module/contract/locations';
import type { ReservationStatus } from '@chat-module/contract/reservations';
import type { ResponseSource } from '@chat-module/contract/response-sources';
import type { Role } from '@chat-module/contract/users';
import type { ComparedField, WebsitePageStatus, WebsiteReadingStatus } from '@chat-module/contract/website-knowledge';
import type { Kysely } from 'kysely';

/** ISO 8601 UTC on both databases. */
type Instant = string;
/** JSON kept as text, read and written in the store of its feature. */
type Json = string;

export interface UserRow {
  id: string;
  username: string;
  /** The user name in lower case: names are unique without regard to case. */
  usernameKey: string;
  passwordHash: string;
  /** When a person last chose it; `null` while it is one that the product made up. */
  passwordChangedAt: Instant | null;
  firstName: string;
  lastName: string;
  email: string;
  role: Role;
  locationId: string | null;
  createdAt: Instant;
  updatedAt: Instant;
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
  /** Who says so. */
  timezoneSource: TimezoneSource;
  /** How long visitors' data is kept here; `null`: for ever. */
  retentionDays: number | null;
  sizeOptions: Json;
  amenities: Json;
  /** When the product made it as sample data; `null`: it is the operators' own. */
  sampleMadeAt: Instant | null;
  userId: string | null;
  createdAt: Instant;
  updatedAt: Instant;
}

/** What leads, reservations and conversations of a location that is gone still tell of it. */
export interface DeletedLocationRow {
  id: string;
  businessName: string;
  deletedAt: Instant;
}

export interface BotRow {
  id: string;
  name: string;
  location: string;
  websiteUrl: string;
  /** Encrypted; empty when there is no key. */
  openaiKeyCipher: string;
  openaiKeyMask: string;
  personality: string;
  primaryColor: string;
  position: Position;
  status: BotStatus;
  userId: string | null;
  locationId: string | null;
  /** Raised with every change of what the bot knows, so that each node drops its index. */
  knowledgeVersion: number;
  /** How many questions a day the model is asked at most; `null`: as the product's settings say. */
  modelAnswersPerDay: number | null;
  /** When the product made it as sample data; `null`: it is the operators' own. */
  sampleMadeAt: Instant | null;
  createdAt: Instant;
  updatedAt: Instant;
}

export interface FaqRow {
  id: string;
  botId: string;
  question: string;
  /** The question in a form that is equal for equal questions. */
  questionKey: string;
  answer: string;
  /** Question and answer in the form that searches compare. */
  searchText: string;
  category: string;
  status: FaqStatus;
  usageCount: number;
  /** As the last import brought them; all `null` when an operator wrote the FAQ. */
  importedKey: string | null;
  importedAnswer: string | null;
  importedCategory: string | null;
  /** The page of the last import, as `pageKey` gives it; `null` when it was none, or is not known. */
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
  /** The calendar day at the location, whose figures count this conversation. */
  day: string;
  /** What the answer rests on. */
  sources: Json;
  /** How the model fared; `null` when it was not needed or the bot has none. */
  modelOutcome: ModelOutcome | null;
  modelDetail: string;
  /** What the next message of the session builds on: a `DialogueState` of the answer engine. */
  dialogueState: Json;
  createdAt: Instant;
}

/** How many questions of a calendar day a bot has put to the model. */
export interface ModelUseRow {
  botId: string;
  day: string;
  count: number;
}

/** How many of them one session, network address or operator has put. `subject` is a pseudonym: it names nobody. */
export interface ModelShareRow extends ModelUseRow {
  subject: string;
}

/** A visit: the messages of one widget in one browser tab. A bot that moves during a visit begins another one. */
export interface VisitorSessionRow {
  id: string;
  botId: string;
  sessionId: string;
  locationId: string | null;
  messageCount: number;
  startedAt: Instant;
  lastMessageAt: Instant;
}

/** How often each response source answered at a location; the empty id stands for bots without a location. */
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

/** A day of a bot at one location; the empty id stands for a bot without a location. */
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
  /** Those of the website matches that come from a page; the others come from the location record. */
  pageMatches: number;
  unanswered: number;
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

export interface LeadRow {
  id: string;
  botId: string;
  locationId: string | null;
  sessionId: string;
  name: string;
  phone: string;
  email: string;
  inquiry: string;
  unitSize: string;
  /** What the visitor left, in the form that searches compare. */
  searchText: string;
  status: LeadStatus;
  notes: string;
  /** SHA-256 of the session and the name that the visitor's browser gave this lead. */
  idempotencyKey: string | null;
  /** SHA-256 of what was submitted: a different body under the same key is refused. */
  bodyHash: string | null;
  /** Equal for submissions of one person for one unit. */
  duplicateKey: string | null;
  createdAt: Instant;
  updatedAt: Instant;
}

export interface ReservationRow {
  id: string;
  botId: string;
  locationId: string | null;
  sessionId: string;
  unitId: string;
  unitSize: string;
  /** As the size option had it then. */
  unitType: string;
  /** A calendar day, or empty. */
  moveInDate: string;
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  status: ReservationStatus;
  notes: string;
  /** These three as in `LeadRow`. */
  idempotencyKey: string | null;
  bodyHash: string | null;
  duplicateKey: string | null;
  createdAt: Instant;
  updatedAt: Instant;
}

export interface SessionRow {
  /** SHA-256 of the id in the cookie: who reads the table cannot act as anybody. */
  sid: string;
  userId: string;
  sess: Json;
  expire: Instant;
}

/** A TOTP secret (RFC 6238). It asks for codes once a code has confirmed it. */
export interface SecondFactorRow {
  userId: string;
  /** Encrypted. */
  secretCipher: string;
  /** The latest time step whose code was used: neither it nor an earlier one works again. */
  lastStep: number;
  confirmedAt: Instant | null;
  createdAt: Instant;
}

/** A code in place of a second factor that was lost. It is deleted when it is used. */
export interface RecoveryCodeRow {
  codeHash: string;
  userId: string;
}

export interface PasswordResetRow {
  tokenHash: string;
  userId: string;
  /** The network of the address that asked for the link. */
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

/** How often an address has called a route, on all nodes together, until `endsAt`. */
export interface RequestCountRow {
  subject: string;
  count: number;
  endsAt: Instant;
}

export interface OutboxRow {
  id: string;
  /** The mail as the mailer takes it. */
  mail: Json;
  /** The lead or reservation that it tells of; for a digest the location. */
  about: string | null;
  /** The location whose limit of mails an hour it counts towards. */
  locationId: string | null;
  attempts: number;
  /** Not before this; a worker that takes the mail moves it on by its lease. `null` when done or given up. */
  dueAt: Instant | null;
  sentAt: Instant | null;
  lastError: string;
  createdAt: Instant;
}

/** A lead or reservation that a digest tells of, since its location has had its mails of the hour. */
export interface HeldMailRow {
  id: string;
  /** The digest in the outbox. */
  digestId: string;
  about: string;
  createdAt: Instant;
}

/** How many submissions to a location the limits refused within a clock hour. */
export interface RefusedSubmissionsRow {
  locationId: string;
  hour: Instant;
  count: number;
}

/** How far the reading of a location's website has come. */
export interface WebsiteCrawlRow {
  locationId: string;
  /** Raised with each reading; pages carry the number of the reading that found or read them last. */
  run: number;
  status: WebsiteReadingStatus;
  /** In words, for the operator: why it failed, or what it waits for. */
  problem: string;
  sitemapsReadInRun: number;
  /** When the next step may be taken, while it is read; whoever takes it moves this on by its lease. */
  dueAt: Instant | null;
  /** Who takes the step in hand; another one has taken over when this is not one's own any more. */
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
  /** Where visitors are sent: the page's own canonical address, or `url`. */
  linkUrl: string;
  title: string;
  status: WebsitePageStatus;
  reason: string;
  /** Pages of a lower rank are read first. */
  rank: number;
  /** How many links it is away from an address of the location's record. */
  depth: number;
  queuedInRun: number;
  visitedInRun: number;
  /** How often the site has asked to be left alone for now, in the reading in hand. */
  attempts: number;
  etag: string;
  lastModified: string;
  /** The text of the page, its links and the contact facts on it, so that an unchanged page is not read again. */
  blocks: Json;
  links: Json;
  facts: Json;
  /** Which version of the reading of pages gave what is stored (`readingVersion`). */
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

/** A value on the website that the operator does not want to hear of again. */
export interface DismissedDifferenceRow {
  locationId: string;
  field: ComparedField;
  value: string;
}

/** A page that a bot's widget has reported from, at most 200 of a bot. Reports can be made up. */
export interface WidgetPageRow {
  botId: string;
  /** Origin and path. */
  page: string;
  origin: string;
  /** As the snippet gave it last, in capitals; empty when it gave none. */
  color: string;
  firstSeenAt: Instant;
  lastSeenAt: Instant;
}

/** Something that a person did, or tried. Holds no secret and no visitor's contact. */
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
  setupDismissals: SetupDismissalRow;
  locations: LocationRow;
  deletedLocations: DeletedLocationRow;
  bots: BotRow;
  faqs: FaqRow;
  conversations: ConversationRow;
  modelUse: ModelUseRow;
  modelShares: ModelShareRow;
  visitorSessions: VisitorSessionRow;
  conversationTotals: ConversationTotalRow;
  sessionTotals: SessionTotalRow;
  dailyAnalytics: DailyAnalyticsRow;
  unansweredQuestions: UnansweredQuestionRow;
  leads: LeadRow;
  reservations: ReservationRow;
  sessions: SessionRow;
  secondFactors: SecondFactorRow;
  recoveryCodes: RecoveryCodeRow;
  passwordResets: PasswordResetRow;
  loginAttempts: LoginAttemptRow;
  requestCounts: RequestCountRow;
  outbox: OutboxRow;
  heldMails: HeldMailRow;
  refusedSubmissions: RefusedSubmissionsRow;
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
