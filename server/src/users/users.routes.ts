import * as contract from '@chat-module/contract/users';
import type { FastifyInstance } from 'fastify';
import { recordAct } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import { sendCsv } from '../http/send-csv.ts';
import { serve } from '../http/serve.ts';
import { resetSecondFactor } from '../second-factor/change-second-factor.ts';
import { hasSecondFactor } from '../second-factor/second-factor.store.ts';
import { assertUncommon } from '../session/common-passwords.ts';
import { changePassword, createUser, deleteUser, updateUser } from './change-users.ts';
import { exportUsers } from './export-users.ts';
import { countFoundUsers } from './find-users.ts';
import { listUsers } from './list-users.ts';
import { presentUser } from './present-user.ts';
import { readInvitations } from './read-invitations.ts';

export function usersRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, contract.listUsers, ({ query }) => listUsers(context, query, query));

  serve(app, context, contract.countUsers, ({ query }) => countFoundUsers(context.db, query));

  serve(app, context, contract.exportUsers, async ({ query, operator, reply }) => {
    const { db, clock } = context;
    await recordAct(db, clock, { kind: 'user', id: '', name: '', actor: operator, action: 'exported' });
    return sendCsv(reply, clock, 'users', exportUsers(context, query));
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
