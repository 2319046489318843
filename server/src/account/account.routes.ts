import * as contract from '@chat-module/contract/account';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { serve } from '../http/serve.ts';
import * as factor from '../second-factor/change-second-factor.ts';
import { countRecoveryCodes, findFactor } from '../second-factor/second-factor.store.ts';
import { assertUncommon } from '../session/common-passwords.ts';
import { presentCurrentUser } from '../users/present-user.ts';
import { changeOwnPassword } from './change-own-password.ts';
import { confirmPassword } from './confirm-password.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-sessions.ts';
import { updateOwnUser } from './update-own-user.ts';

export function accountRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, contract.updateOwnUser, async ({ body, operator, request }) =>
    presentCurrentUser(await updateOwnUser(context, body, operator, request.ip), [...operator.locationIds]),
  );

  serve(app, context, contract.changeOwnPassword, async ({ body, operator, request }) => {
    assertUncommon(body.password);
    await changeOwnPassword(context, body, operator, request.ip);
    return { message: 'Password updated successfully' };
  });

  serve(app, context, contract.listOwnSessions, ({ operator }) => listOwnSessions(context, operator));

  serve(app, context, contract.endOtherSessions, async ({ operator }) => {
    await endOtherSessions(context, operator);
    return { message: 'Other sessions ended successfully' };
  });

  serve(app, context, contract.endOwnSession, async ({ params, operator }) => {
    await endOwnSession(context, operator, params.id);
    return { message: 'Session ended successfully' };
  });

  serve(app, context, contract.getSecondFactor, async ({ operator: { id } }) => {
    const since = (await findFactor(context.db, id))?.confirmedAt ?? null;
    return { isOn: since !== null, since, recoveryCodesLeft: await countRecoveryCodes(context.db, id) };
  });

  serve(app, context, contract.beginSecondFactor, async ({ body, operator, request }) => {
    await confirmPassword(context, operator, body.currentPassword, request.ip);
    return factor.beginSecondFactor(context, operator);
  });

  serve(app, context, contract.confirmSecondFactor, async ({ body, operator, request }) => ({
    recoveryCodes: await factor.confirmSecondFactor(context, operator, body.code, request.ip),
  }));

  serve(app, context, contract.turnOffSecondFactor, async ({ body, operator, request }) => {
    await confirmPassword(context, operator, body.currentPassword, request.ip);
    await factor.turnOffSecondFactor(context, operator, body.code, request.ip);
    return { message: 'Two-factor sign-in turned off' };
  });
}
