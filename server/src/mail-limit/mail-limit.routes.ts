import { getHeldBack } from '@chat-module/contract/held-back';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { serve } from '../http/serve.ts';
import { locationFilter } from '../locations/of-location.ts';
import { readHeldBack } from './read-held-back.ts';
import { writeDigest } from './write-digest.ts';

export function mailLimitRoutes(app: FastifyInstance, context: Context): void {
  context.outbox.writeDigestsBy((db, digestId, locationId) => writeDigest(context, db, digestId, locationId));

  serve(app, context, getHeldBack, ({ query, operator }) =>
    readHeldBack(context, locationFilter(operator, query.locationId)),
  );
}
