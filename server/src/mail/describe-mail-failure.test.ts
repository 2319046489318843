import { expect, test } from 'vitest';
import { describeMailFailure } from './describe-mail-failure.ts';

const unreachable = 'The mail server can’t be reached. Check SMTP_URL and that the server runs.';
const badSignIn = 'The mail server rejected the user name or password in SMTP_URL.';
const late = 'The mail server didn’t answer in time.';
const badCertificate = 'The certificate of the mail server isn’t valid for its name.';

test.each([
  ['connect ECONNREFUSED 10.0.0.3:587', unreachable],
  ['getaddrinfo ENOTFOUND mail.example.com', 'The name of the mail server can’t be found. Check SMTP_URL.'],
  ['connect ETIMEDOUT 10.0.0.3:587', late],
  ['Connection timeout', late],
  ['Greeting never received', late],
  ['Connection closed unexpectedly', 'The mail server broke off the connection.'],
  ['Invalid login: 535 5.7.8 bob:hunter2 is wrong', badSignIn],
  ['Missing credentials for "PLAIN"', badSignIn],
  ['self-signed certificate', badCertificate],
  ["Hostname/IP does not match certificate's altnames", badCertificate],
  [
    "Can't send mail - all recipients were rejected: 550 5.1.1 <lee@example.com> unknown",
    'The mail server rejected the email (550).',
  ],
  ['421 the mail server is away', 'The mail server asked to try again later (421).'],
  ["ENOSPC: no space left on device, open '/data/outbox/1.eml.part'", 'The disk is full.'],
  ["EACCES: permission denied, mkdir '/data/outbox'", 'The folder for emails in DATA_DIR can’t be written to.'],
  [
    'It waited when the backup was made, and was not sent after the restore.',
    'It waited when the backup was made, and was not sent after the restore.',
  ],
  ['The mail was sealed under another SECRET_KEY.', 'The email was encrypted with another SECRET_KEY.'],
  ['lee@example.com said: smtp://bob:hunter2@mail.example.com', 'The email couldn’t be sent.'],
])('%j is described without its addresses and secrets', (error, sentence) => {
  expect(describeMailFailure(error)).toBe(sentence);
});
