import * as account from './account.ts';
import * as analytics from './analytics.ts';
import * as attention from './attention.ts';
import * as audit from './audit.ts';
import * as bots from './bots.ts';
import * as calendarFeed from './calendar-feed.ts';
import * as changes from './changes.ts';
import * as chat from './chat.ts';
import * as comparison from './comparison.ts';
import * as conversations from './conversations.ts';
import type { Endpoint } from './endpoint.ts';
import * as failedMails from './failed-mails.ts';
import * as faqSets from './faq-sets.ts';
import * as faqs from './faqs.ts';
import * as heldBack from './held-back.ts';
import * as holds from './holds.ts';
import * as invitations from './invitations.ts';
import * as leads from './leads.ts';
import * as locationEdits from './location-edits.ts';
import * as locationPreview from './location-preview.ts';
import * as locations from './locations.ts';
import * as questionGroups from './question-groups.ts';
import * as reservations from './reservations.ts';
import * as sampleData from './sample-data.ts';
import * as session from './session.ts';
import * as setup from './setup.ts';
import * as starterFaqs from './starter-faqs.ts';
import * as status from './status.ts';
import * as submissions from './submissions.ts';
import * as users from './users.ts';
import * as visitorData from './visitor-data.ts';
import * as websiteCheck from './website-check.ts';
import * as websiteKnowledge from './website-knowledge.ts';
import * as widgetPages from './widget-pages.ts';

const modules = [
  session,
  account,
  users,
  invitations,
  locations,
  locationEdits,
  locationPreview,
  websiteKnowledge,
  bots,
  faqs,
  failedMails,
  faqSets,
  questionGroups,
  starterFaqs,
  chat,
  leads,
  reservations,
  submissions,
  holds,
  calendarFeed,
  heldBack,
  conversations,
  attention,
  changes,
  analytics,
  comparison,
  audit,
  visitorData,
  sampleData,
  status,
  websiteCheck,
  widgetPages,
  setup,
] as const;

type KeysOfEndpoints<M> = M extends unknown ? { [K in keyof M]: M[K] extends Endpoint ? K : never }[keyof M] : never;

/** The name of each call in the contract. */
export type EndpointName = KeysOfEndpoints<(typeof modules)[number]>;

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

const endpointsOf = (module: object): [EndpointName, Endpoint][] =>
  Object.entries(module).filter((entry): entry is [EndpointName, Endpoint] => isEndpoint(entry[1]));

/** All calls of the API, by their names in the contract. */
export const endpoints: ReadonlyMap<EndpointName, Endpoint> = new Map(modules.flatMap(endpointsOf));
