import { sendTestMail as contract, type MailDelivery } from '@chat-module/contract/status';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { badRequest } from '../errors.ts';
import { serve } from '../http/serve.ts';
import { type AttemptLimit, countAttempt } from '../session/login-attempts.ts';
import { sendTestMail } from './send-test-mail.ts';

const testMailLimit: AttemptLimit = { allowed: 5, refusal: 'Too many test emails. Please try again later.' };

const sentences: Readonly<Record<MailDelivery, (email: string) => string>> = {
  sent: (email) =>
    `The mail server accepted a test email to ${email}. If it doesn’t arrive in a few minutes, look in spam.`,
  written: (email) =>
    `No mail server is set, so nothing was sent to ${email}. The test email is a file in the outbox folder of DATA_DIR. Set SMTP_URL to send emails.`,
};

export function mailRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, contract, async ({ body, operator }) => {
    const email = body.email || operator.email;
    if (!email) throw badRequest('Your account has no email address. Add one, or name an address.', 'email');
    await countAttempt(context, testMailLimit, [`test mail of ${operator.id}`]);
    const delivery = await sendTestMail(context, operator, email);
    return { message: sentences[delivery](email), email, delivery };
  });
}
