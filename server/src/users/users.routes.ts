import * as contract from '@chat-module/contract/users';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { mapPage } from '../database/paging.ts';
import { serve } from '../http/serve.ts';
import { changePassword, createUser, deleteUser, updateUser } from './change-users.ts';
import { presentUser } from './present-user.ts';
import { listUsers } from './users.store.ts';

export function usersRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, contract.listUsers, async ({ query }) =>
    mapPage(await listUsers(context.db, query), presentUser),
  );

  serve(app, context, contract.createUser, async ({ body, operator }) =>
    presentUser(await createUser(context, body, operator)),
  );

  serve(app, context, contract.updateUser, async ({ params, body, operator }) =>
    presentUser(await updateUser(context, params.id, body, operator)),
  );

  serve(app, context, contract.changePassword, async ({ params, body, operator }) => {
    await changePassword(context, params.id, body.password, operator);
    return { message: 'Password updated successfully' };
  });

  serve(app, context, contract.deleteUser, async ({ params, operator }) => {
    await deleteUser(context, params.id, operator);
    return { message: 'User deleted successfully' };
  });
}
