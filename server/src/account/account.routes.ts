import * as contract from '@chat-module/contract/account';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { serve } from '../http/serve.ts';
import { presentCurrentUser } from '../users/present-user.ts';
import { changeOwnPassword } from './change-own-password.ts';
import { updateOwnUser } from './update-own-user.ts';

export function accountRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, contract.updateOwnUser, async ({ body, operator, request }) =>
    presentCurrentUser(await updateOwnUser(context, body, operator, request.ip)),
  );

  serve(app, context, contract.changeOwnPassword, async ({ body, operator, request }) => {
    await changeOwnPassword(context, body, operator, request.ip);
    return { message: 'Password updated successfully' };
  });
}
