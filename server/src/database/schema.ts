import type { Kysely } from 'kysely';
import type { LoginAttemptRow, PasswordResetRow, RequestCountRow, SessionRow } from './rows/access.ts';
import type {
  RecoveryCodeRow,
  SecondFactorRow,
  SetupDismissalRow,
  UserLocationRow,
  UserRow,
  WeeklyReportRow,
} from './rows/accounts.ts';
import type { BotPictureRow, BotRow, WidgetPageRow } from './rows/bots.ts';
import type {
  ChatOpeningRow,
  ConversationRow,
  ModelShareRow,
  ModelUseRow,
  RecentReplyRow,
  VisitorSessionRow,
} from './rows/conversations.ts';
import type { AuditEntryRow, LastEventRow } from './rows/events.ts';
import type { BotFaqSetRow, FaqRow, FaqSetRow, HiddenFaqRow, UnansweredQuestionRow } from './rows/faqs.ts';
import type {
  ConversationTotalRow,
  DailyAnalyticsRow,
  DailyOutcomesRow,
  FaqDayRow,
  HourlyVisitsRow,
  SessionTotalRow,
} from './rows/figures.ts';
import type { CalendarFeedRow, DeletedLocationRow, LocationRow } from './rows/locations.ts';
import type { HeldMailRow, OutboxRow, RefusedSubmissionsRow } from './rows/mails.ts';
import type { LeadRow, ReservationRow, SubmissionHistoryRow } from './rows/submissions.ts';
import type {
  DismissedDifferenceRow,
  WebsiteCrawlRow,
  WebsiteHostRow,
  WebsitePageRow,
  WebsitePassageRow,
} from './rows/website.ts';

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
  recentReplies: RecentReplyRow;
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
