import type { Context } from '../context.ts';

/** Who asks a bot. */
export type Asker =
  | { readonly kind: 'visitor'; readonly sessionId: string; readonly network: string }
  /** An operator in Test a Question. */
  | { readonly kind: 'operator'; readonly id: string; readonly isAdmin: boolean };

/** What one subject may use of a bot's daily budget. */
export interface Share {
  /** A pseudonym: the table contains neither addresses nor session ids. */
  readonly subject: string;
  readonly allowed: number;
  /** The text for operators when it is used up, after "Not asked: ". */
  readonly usedUp: string;
}

/** The quotas that a question counts against besides the bot's own budget. */
export function sharesOf(
  { config, secrets }: Pick<Context, 'config' | 'secrets'>,
  asker: Asker,
  budget: number,
): Share[] {
  if (!config.rateLimits) return [];
  const tenth = Math.max(20, Math.floor(budget / 10));
  const fifth = Math.max(60, Math.floor(budget / 5));
  const share = (kind: string, name: string, allowed: number, usedUp: string): Share => ({
    subject: secrets.pseudonym(`${kind} ${name}`),
    allowed,
    usedUp,
  });
  if (asker.kind === 'visitor')
    return [
      share('session', asker.sessionId, tenth, 'this chat has used its share of the daily budget'),
      share('network', asker.network, fifth, "the visitor's network address has used its share of the daily budget"),
    ];
  const half = asker.isAdmin ? budget : Math.floor(budget / 2);
  return [
    share('user', asker.id, fifth, 'you have used your share of the daily budget'),
    share('tests', '', half, 'Test a Question has used half of the daily budget; the rest is kept for visitors'),
  ];
}
