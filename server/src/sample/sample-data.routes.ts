import * as contract from '@chat-module/contract/sample-data';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { serve } from '../http/serve.ts';
import { readSampleData } from './read-sample-data.ts';
import { removeSampleData } from './remove-sample-data.ts';

export function sampleDataRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, contract.getSampleData, () => readSampleData(context.db));

  serve(app, context, contract.removeSampleData, async ({ query, operator }) => {
    await removeSampleData(context, query.keep === 'facility', operator);
    return { message: 'Sample data removed successfully' };
  });
}
