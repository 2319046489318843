/** Failures of the database itself, not of our calls. */
export type StorageTrouble = 'away' | 'full' | 'read-only' | 'damaged' | 'busy';

/** Primary result codes, see https://www.sqlite.org/rescode.html. */
const sqliteTroubles = new Map<number, StorageTrouble>([
  [5, 'busy'],
  [8, 'read-only'],
  [10, 'read-only'],
  [11, 'damaged'],
  [13, 'full'],
  [14, 'away'],
  [26, 'damaged'],
]);

/** SQLSTATE codes, see https://www.postgresql.org/docs/current/errcodes-appendix.html, and those of the network. */
const postgresTroubles: readonly (readonly [RegExp, StorageTrouble])[] = [
  [/^53100$/, 'full'],
  [/^25006$/, 'read-only'],
  [/^XX00[12]$/, 'damaged'],
  [/^(08|53|57P0|58)/, 'away'],
  [/^(ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EAI_|EHOSTUNREACH|ENETUNREACH)/, 'away'],
];

const lostConnection =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

/** Distinguishes temporary storage failures from our own bugs. */
export function troubleOf(error: unknown): StorageTrouble | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (typeof errcode === 'number') return sqliteTroubles.get(errcode & 0xff);
  if (lostConnection.test(error.message)) return 'away';
  return typeof code === 'string' ? postgresTroubles.find(([pattern]) => pattern.test(code))?.[1] : undefined;
}

export const isDamaged = (error: unknown): boolean => troubleOf(error) === 'damaged';

export const describeDamage = (path: string): string =>
  `The database ${path} is damaged or not whole. Put a backup in its place: npm run restore -- FILE --replace.`;
