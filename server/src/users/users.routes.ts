import * as contract from '@chat-module/contract/users';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { mapPage } from '../database/paging.ts';
import { serve } from '../http/serve.ts';
import { resetSecondFactor } from '../second-factor/change-second-factor.ts';
import { hasSecondFactor, listUsersWithFactor } from '../second-factor/second-factor.store.ts';
import { assertUncommon } from '../session/common-passwords.ts';
import { changePassword, createUser, deleteUser, updateUser } from './change-users.ts';
import { findUsers } from './find-users.ts';
import { presentUser } from './present-user.ts';
import { readInvitations } from './read-invitations.ts';
import { listLocationsOfUsers } from './user-locations.store.ts';

export function usersRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, contract.listUsers, async ({ query }) => {
    const page = await findUsers(context.db, query, query);
    const ids = page.rows.map(({ id }) => id);
    const withFactor = await listUsersWithFactor(context.db, ids);
    const locations = await listLocationsOfUsers(context.db, page.rows);
    const invitations = await readInvitations(context, page.rows);
    return mapPage(page, (user) =>
      presentUser(user, {
        hasSecondFactor: withFactor.has(user.id),
        locationIds: locations.get(user.id) ?? [],
        invitation: invitations.get(user.id) ?? null,
      }),
    );
  });

  serve(app, context, contract.createUser, async ({ body, operator }) => {
    assertUncommon(body.password);
    const { user, locationIds } = await createUser(context, body, operator);
    return presentUser(user, { hasSecondFactor: false, locationIds, invitation: null });
  });

  serve(app, context, contract.updateUser, async ({ params, body, operator }) => {
    const { user, locationIds } = await updateUser(context, params.id, body, operator);
    const invitations = await readInvitations(context, [user]);
    return presentUser(user, {
      hasSecondFactor: await hasSecondFactor(context.db, user.id),
      locationIds,
      invitation: invitations.get(user.id) ?? null,
    });
  });

  serve(app, context, contract.changePassword, async ({ params, body, operator }) => {
    assertUncommon(body.password);
    await changePassword(context, params.id, body.password, operator);
    return { message: 'Password updated successfully' };
  });

  serve(app, context, contract.resetSecondFactor, async ({ params, operator }) => {
    await resetSecondFactor(context, params.id, operator);
    return { message: 'Two-factor sign-in turned off' };
  });

  serve(app, context, contract.deleteUser, async ({ params, operator }) => {
    await deleteUser(context, params.id, operator);
    return { message: 'User deleted successfully' };
  });
}
