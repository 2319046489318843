import * as contract from '@chat-module/contract/submissions';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { serve } from '../http/serve.ts';
import { locationFilter } from '../locations/of-location.ts';
import { listAssignees } from './assignees.store.ts';

export function assigneesRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, contract.listAssignees, ({ query, operator }) =>
    listAssignees(context.db, locationFilter(operator, query.locationId)),
  );
}
