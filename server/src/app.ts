import fastifyCookie from '@fastify/cookie';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { accountRoutes } from './account/account.routes.ts';
import { analyticsRoutes } from './analytics/analytics.routes.ts';
import { comparisonRoutes } from './analytics/comparison.routes.ts';
import { attentionRoutes } from './attention/attention.routes.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { botPicturesRoutes } from './bot-pictures/bot-pictures.routes.ts';
import { botsRoutes } from './bots/bots.routes.ts';
import { calendarFeedRoutes } from './calendar-feed/calendar-feed.routes.ts';
import { changesRoutes } from './changes/changes.routes.ts';
import { chatRoutes } from './chat/chat.routes.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { conversationsRoutes } from './conversations/conversations.routes.ts';
import { faqImportRoutes } from './faq-import/faq-import.routes.ts';
import { faqSetsRoutes } from './faq-sets/faq-sets.routes.ts';
import { faqsRoutes } from './faqs/faqs.routes.ts';
import { holdsRoutes } from './holds/holds.routes.ts';
import { aboutPage } from './http/about-page.ts';
import { clearAfterDeletes } from './http/clear-after-deletes.ts';
import { canonicalForwardedAddresses } from './http/client-address.ts';
import { connectionLimits, limitConnections } from './http/connection-limits.ts';
import { answerUnreadableAddress, handleErrors, handleUnknownAddresses } from './http/error-handler.ts';
import { healthRoutes } from './http/health-routes.ts';
import { metrics } from './http/metrics.ts';
import { openApiRoute } from './http/openapi.ts';
import { requestLimits } from './http/request-limits.ts';
import { requestIdOf, requestLog } from './http/request-log.ts';
import { requireAccess } from './http/require-access.ts';
import { screens } from './http/screens.ts';
import { securityHeaders } from './http/security-headers.ts';
import { staticFiles } from './http/static-files.ts';
import { visitorWrites } from './http/visitor-writes.ts';
import { watchStorage } from './http/watch-storage.ts';
import { invitationsRoutes } from './invitations/invitations.routes.ts';
import { leadsRoutes } from './leads/leads.routes.ts';
import { locationsRoutes } from './locations/locations.routes.ts';
import { failedMailsRoutes } from './mail/failed-mails.routes.ts';
import { mailRoutes } from './mail/mail.routes.ts';
import { mailLimitRoutes } from './mail-limit/mail-limit.routes.ts';
import { questionGroupsRoutes } from './question-groups/question-groups.routes.ts';
import { reservationsRoutes } from './reservations/reservations.routes.ts';
import { sampleDataRoutes } from './sample/sample-data.routes.ts';
import { findSignedIn } from './session/resume-session.ts';
import { sessionRoutes } from './session/session.routes.ts';
import { setupRoutes } from './setup/setup.routes.ts';
import { starterFaqsRoutes } from './starter-faqs/starter-faqs.routes.ts';
import { statusRoutes } from './status/status.routes.ts';
import { assigneesRoutes } from './submissions/assignees.routes.ts';
import { transcriptsRoutes } from './transcripts/transcripts.routes.ts';
import { usersRoutes } from './users/users.routes.ts';
import { visitorDataRoutes } from './visitor-data/visitor-data.routes.ts';
import { websiteCheckRoutes } from './website-check/website-check.routes.ts';
import { websiteCrawlerRoutes } from './website-crawler/website-crawler.routes.ts';
import { weeklyReportRoutes } from './weekly-report/weekly-report.routes.ts';
import { widgetPagesRoutes } from './widget-pages/widget-pages.routes.ts';
import { wordPressPluginRoutes } from './wordpress-plugin/wordpress-plugin.routes.ts';

const features = [
  sessionRoutes,
  accountRoutes,
  usersRoutes,
  invitationsRoutes,
  locationsRoutes,
  websiteCrawlerRoutes,
  botsRoutes,
  botPicturesRoutes,
  faqsRoutes,
  faqSetsRoutes,
  questionGroupsRoutes,
  faqImportRoutes,
  starterFaqsRoutes,
  chatRoutes,
  transcriptsRoutes,
  leadsRoutes,
  reservationsRoutes,
  assigneesRoutes,
  holdsRoutes,
  calendarFeedRoutes,
  mailLimitRoutes,
  conversationsRoutes,
  attentionRoutes,
  changesRoutes,
  analyticsRoutes,
  comparisonRoutes,
  weeklyReportRoutes,
  auditRoutes,
  visitorDataRoutes,
  sampleDataRoutes,
  mailRoutes,
  failedMailsRoutes,
  websiteCheckRoutes,
  widgetPagesRoutes,
  wordPressPluginRoutes,
  setupRoutes,
];

/** Replaces Fastify's own compilers, so that their packages aren't loaded: zod compiles every route. */
const notBuilt = (): never => {
  throw new Error('A route was added before its compilers.');
};

/** The whole server, ready to listen or to be called by a test. */
export async function buildApp(context: Context, connections = connectionLimits): Promise<FastifyInstance> {
  const { config, secrets } = context;
  const app = fastify({
    loggerInstance: context.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(config.trustProxy),
    frameworkErrors: answerUnreadableAddress,
    genReqId: requestIdOf,
    requestTimeout: 30_000,
    http: { headersTimeout: connections.headersTimeoutMs, connectionsCheckingInterval: connections.checkEveryMs },
    connectionTimeout: connections.inactiveMs,
    keepAliveTimeout: connections.keepAliveTimeoutMs,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
    schemaController: { compilersFactory: { buildValidator: notBuilt, buildSerializer: notBuilt } },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('operator', undefined);
  limitConnections(app, config, connections);
  if (config.trustProxy !== false) canonicalForwardedAddresses(app);
  requireAccess(app);
  securityHeaders(app);
  requestLog(app);
  await metrics(app, context);
  const storage = watchStorage(context);
  handleErrors(app, storage);
  clearAfterDeletes(app, context);
  await app.register(fastifyCookie, { secret: secrets.cookieKey });
  await requestLimits(app, context);
  handleUnknownAddresses(app);
  visitorWrites(app, context);

  for (const routes of features) routes(app, context);
  openApiRoute(app, context.publicUrl);
  healthRoutes(app, context, storage);
  statusRoutes(app, context, storage);
  await staticFiles(app);
  aboutPage(app);
  screens(app, (request) => findSignedIn(context, request));
  return app;
}

/** A number of proxies means: trust that many hops, counted from this server outward. */
const trustedProxies = (setting: Config['trustProxy']) =>
  typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
