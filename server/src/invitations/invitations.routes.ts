import * as contract from '@chat-module/contract/invitations';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { serve } from '../http/serve.ts';
import { assertUncommon } from '../session/common-passwords.ts';
import { countAttempt, forgiveAttempts, resetTokenLimit, resetTokenSubject } from '../session/login-attempts.ts';
import { presentUser } from '../users/present-user.ts';
import { acceptInvitation, findInvitation } from './accept-invitation.ts';
import { type Invited, inviteUser, resendInvitation, revokeInvitation } from './invite.ts';

export function invitationsRoutes(app: FastifyInstance, context: Context): void {
  const { db, config } = context;

  const present = ({ user, locationIds, link }: Invited): contract.Invitation => ({
    user: presentUser(user, { hasSecondFactor: false, locationIds, invitation: 'open' }),
    link: config.smtpUrl === undefined ? link : null,
  });

  serve(app, context, contract.inviteUser, async ({ body, operator }) =>
    present(await inviteUser(context, body, operator)),
  );

  serve(app, context, contract.resendInvitation, async ({ params, operator }) =>
    present(await resendInvitation(context, params.id, operator)),
  );

  serve(app, context, contract.revokeInvitation, async ({ params, operator }) => {
    await revokeInvitation(context, params.id, operator);
    return { message: 'Invitation revoked successfully' };
  });

  // Shares its limit with the links that reset a password: whoever guesses tokens guesses both.
  const countTokenAttempt = ({ ip }: FastifyRequest) => countAttempt(context, resetTokenLimit, [resetTokenSubject(ip)]);

  serve(app, context, contract.checkInvitation, async ({ body, request }) => {
    const attempts = await countTokenAttempt(request);
    const user = await findInvitation(context, body.token);
    if (user) await forgiveAttempts(db, attempts);
    return { invited: user ? { firstName: user.firstName, username: user.username } : null };
  });

  serve(app, context, contract.acceptInvitation, async ({ body, request }) => {
    assertUncommon(body.password);
    const attempts = await countTokenAttempt(request);
    await acceptInvitation(context, body);
    await forgiveAttempts(db, attempts);
    return { message: 'Your account is ready' };
  });
}
