import { type Setup, type SetupStep, setupSteps } from '@chat-module/contract/setup';
import { timeZoneWarning } from '@chat-module/contract/time-zone-warning';
import { describeHours } from '@chat-module/opening-hours/describe-hours';
import type { UserRow } from '../database/rows/accounts.ts';
import type { BotRow } from '../database/rows/bots.ts';
import type { LocationRow } from '../database/rows/locations.ts';
import { sizeOptionsOf } from '../locations/present-location.ts';
import type { LastTestMail } from '../status/last-events.store.ts';

/** The stored data that decides which steps are done. */
export interface SetupState {
  readonly user: Pick<UserRow, 'email'>;
  readonly hasGeneratedPassword: boolean;
  readonly facility: LocationRow | undefined;
  readonly bot: BotRow | undefined;
  readonly hasFaq: boolean;
  readonly wasAsked: boolean;
  readonly isOnWebsite: boolean;
  readonly testMail: LastTestMail | undefined;
}

type StepState = Omit<Setup['steps'][number], 'name'>;

const open: StepState = { done: false, note: null };
const settled = (done: boolean): StepState => ({ done, note: null });

const judges: Readonly<Record<SetupStep, (state: SetupState) => StepState>> = {
  account: judgeAccount,
  facility: ({ facility }) => judgeFacility(facility),
  hours: ({ facility }) => judgeHours(facility?.officeHours ?? ''),
  sizes: ({ facility }) => settled(facility !== undefined && sizeOptionsOf(facility).length > 0),
  faqs: ({ hasFaq }) => settled(hasFaq),
  bot: ({ bot }) => judgeBot(bot),
  trial: ({ wasAsked }) => settled(wasAsked),
  website: ({ isOnWebsite }) => settled(isOnWebsite),
  mail: ({ testMail }) => judgeMail(testMail),
};

export const judgeSteps = (state: SetupState): Setup['steps'] =>
  setupSteps.map((name) => ({ name, ...judges[name](state) }));

function judgeAccount({ user: { email }, hasGeneratedPassword }: SetupState): StepState {
  const missing = [
    hasGeneratedPassword && 'You still use the initial password.',
    email === '' && 'Without an email address you can’t reset a forgotten password.',
  ].filter((sentence) => sentence !== false);
  return { done: missing.length === 0, note: missing.join(' ') || null };
}

/** Without the right time zone the chat may say "open now" at night. */
function judgeFacility(facility: LocationRow | undefined): StepState {
  if (!facility) return open;
  const warning = timeZoneWarning(facility);
  return { done: warning === undefined || facility.timezoneSource !== 'default', note: warning ?? null };
}

/** Lines that aren't understood don't block the step, because the form has shown them to the operator. */
function judgeHours(officeHours: string): StepState {
  const { office, gate, notUnderstood } = describeHours(officeHours);
  const done = [...office, ...gate].some(({ hours }) => hours !== null);
  if (notUnderstood.length === 0) return settled(done);
  const lines = notUnderstood.length === 1 ? '1 line isn’t' : `${notUnderstood.length} lines aren’t`;
  return { done, note: `${lines} understood.` };
}

function judgeBot(bot: BotRow | undefined): StepState {
  if (bot?.status !== 'inactive') return settled(bot !== undefined);
  return { done: false, note: 'The bot is inactive, so its chat doesn’t appear.' };
}

function judgeMail(testMail: LastTestMail | undefined): StepState {
  if (testMail?.delivery !== 'written') return settled(testMail !== undefined);
  return { done: false, note: 'No mail server is set, so the test email is only a file on the server.' };
}
