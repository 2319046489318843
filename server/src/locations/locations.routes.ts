import { editLocations, previewLocationEdit } from '@chat-module/contract/location-edits';
import * as contract from '@chat-module/contract/locations';
import { describeHours } from '@chat-module/opening-hours/describe-hours';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { mapPage } from '../database/paging.ts';
import { notFound } from '../errors.ts';
import { serve } from '../http/serve.ts';
import { scopeOf } from '../session/operator.ts';
import { createLocation, deleteLocation, updateLocation } from './change-locations.ts';
import * as edits from './edit-locations.ts';
import { findLocation, findVisibleLocation, listLocations, listOpenWork } from './locations.store.ts';
import { officeStatus } from './office-status.ts';
import { presentLocation } from './present-location.ts';
import { readTraces } from './read-traces.ts';

export function locationsRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;

  for (const endpoint of [contract.listLocations, contract.listLocationsToPick]) {
    serve(app, context, endpoint, async ({ query, operator }) =>
      mapPage(await listLocations(db, scopeOf(operator), query), presentLocation),
    );
  }

  serve(app, context, contract.listOpenWork, ({ query, operator }) => listOpenWork(db, scopeOf(operator), query.ids));

  serve(app, context, contract.getLocation, async ({ params, operator }) => {
    const location = await findVisibleLocation(db, scopeOf(operator), params.id);
    if (!location) throw notFound('The location');
    return presentLocation(location);
  });

  serve(app, context, contract.createLocation, async ({ body, operator }) =>
    presentLocation(await createLocation(context, body, operator)),
  );

  serve(app, context, contract.updateLocation, async ({ params, body, operator }) =>
    presentLocation(await updateLocation(context, params.id, body, operator)),
  );

  serve(app, context, previewLocationEdit, async ({ body }) => ({ locations: await edits.previewEdit(context, body) }));

  serve(app, context, editLocations, async ({ body, operator }) => ({
    locations: await edits.editLocations(context, body, operator),
  }));

  serve(app, context, contract.readHours, async ({ body }) => describeHours(body.officeHours));

  serve(app, context, contract.getLocationTraces, async ({ params }) => {
    const location = await findLocation(db, params.id);
    if (!location) throw notFound('The location');
    return readTraces(db, location.id);
  });

  serve(app, context, contract.deleteLocation, async ({ params, operator }) => {
    await deleteLocation(context, params.id, operator);
    return { message: 'Location deleted successfully' };
  });

  serve(app, context, contract.getPublicLocation, async ({ params }) => {
    const location = await findLocation(db, params.id);
    if (!location) throw notFound('The location');
    return { ...presentLocation(location), officeStatus: officeStatus(location, context.clock.now()) };
  });
}
