import type { BotRow } from '../database/rows/bots.ts';
import type { LocationRow } from '../database/rows/locations.ts';
import type { Database } from '../database/schema.ts';

export interface SampleMarks {
  readonly locations: readonly LocationRow[];
  readonly bots: readonly BotRow[];
}

/** Generated sample objects that no operator has kept as their own. */
export async function findSampleMarks(db: Database): Promise<SampleMarks> {
  return {
    locations: await db.selectFrom('locations').selectAll().where('sampleMadeAt', 'is not', null).execute(),
    bots: await db.selectFrom('bots').selectAll().where('sampleMadeAt', 'is not', null).execute(),
  };
}

/** Whether a row is an operator's own, for lists that exclude sample data. */
export const isOwn = ({ sampleMadeAt }: Pick<LocationRow, 'sampleMadeAt'>): boolean => sampleMadeAt === null;
