import type { Compilable, CompiledQuery, DialectAdapter } from 'kysely';
import { EmbeddedAdapter, type RunAtOnce } from './embedded-adapter.ts';
import type { Database } from './schema.ts';

/** A placeholder in a statement for a value that each call provides. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

interface Written<Row> {
  readonly query: CompiledQuery<Row>;
  /** The embedded database runs the statement itself, without the query builder. */
  readonly runAtOnce: RunAtOnce | undefined;
}

/**
 * A statement of a chat message. The query builder writes it once for each database, and a call only fills in the
 * values. So its text must not depend on a value, and every call must pass values with the same names.
 *
 * Without it, a message costs 1.5 times the CPU time on the embedded database (3.7 instead of 2.4 ms) and 1.3 times on
 * PostgreSQL (5.8 instead of 4.6 ms), measured in one process with both variants alternating, 100 messages each.
 */
export function prepared<Values extends object, Row>(
  build: (db: Database, values: Values) => Compilable<Row>,
): (db: Database, values: Values) => Promise<Row[]> {
  const known = new WeakMap<DialectAdapter, Written<Row>>();
  return async (db, values) => {
    // The same for a database and its transactions.
    const { adapter } = db.getExecutor();
    const written = known.get(adapter) ?? write(adapter, build(db, slotsFor(values)).compile());
    known.set(adapter, written as Written<Row>);
    const { query, runAtOnce } = written;
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Slot ? values[parameter.name as keyof Values] : parameter,
    );
    const rows = runAtOnce?.(db, parameters) ?? (await db.executeQuery({ ...query, parameters })).rows;
    return rows as Row[];
  };
}

const write = <Row>(adapter: DialectAdapter, query: CompiledQuery<Row>): Written<Row> => ({
  query,
  runAtOnce: adapter instanceof EmbeddedAdapter ? adapter.prepare(query.sql) : undefined,
});

/** The query builder takes the placeholder for the value itself. */
const slotsFor = <Values extends object>(values: Values): Values =>
  Object.fromEntries(Object.keys(values).map((name) => [name, new Slot(name)])) as Values;
