import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { calendarDay, serverTimezone } from '../calendar.ts';
import type { Clock } from '../clock.ts';

/** The response with an exported list, named for the list and the day. */
export function sendCsv(reply: FastifyReply, clock: Clock, name: string, lines: AsyncIterable<string>): Readable {
  reply
    .type('text/csv; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${name}-${calendarDay(clock.now(), serverTimezone)}.csv"`);
  // Counted in bytes, so that no page is read before the previous one was sent.
  return Readable.from(lines, { objectMode: false });
}
