import { prepared } from '../database/prepared.ts';
import type { FaqDayRow } from '../database/rows/figures.ts';

/** Adds to the uses of an FAQ on a day. Call it after `countFaqUses`, which locks the FAQ's row. */
export const countFaqDay = prepared((db, added: FaqDayRow) =>
  db
    .insertInto('faqDays')
    .values(added)
    .onConflict((conflict) =>
      conflict
        .columns(['faqId', 'botId', 'locationId', 'date'])
        .doUpdateSet((it) => ({ uses: it('faqDays.uses', '+', added.uses) })),
    ),
);
