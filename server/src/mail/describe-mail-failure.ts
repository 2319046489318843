const rejectedSignIn = 'The mail server rejected the user name or password in SMTP_URL.';

const sentences: readonly (readonly [words: RegExp, sentence: string])[] = [
  [/backup was made/, 'It waited when the backup was made, and was not sent after the restore.'],
  [/SECRET_KEY/, 'The email was encrypted with another SECRET_KEY.'],
  [/ENOTFOUND|EAI_AGAIN/, 'The name of the mail server can’t be found. Check SMTP_URL.'],
  [
    /ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/,
    'The mail server can’t be reached. Check SMTP_URL and that the server runs.',
  ],
  [/ETIMEDOUT|time(d )?out|greeting never received/i, 'The mail server didn’t answer in time.'],
  [/ECONNRESET|EPIPE|connection closed|socket close/i, 'The mail server broke off the connection.'],
  [/invalid login|credentials/i, rejectedSignIn],
  [/certificate|altnames/i, 'The certificate of the mail server isn’t valid for its name.'],
  [/ENOSPC|EDQUOT/, 'The disk is full.'],
  [/EACCES|EPERM|EROFS/, 'The folder for emails in DATA_DIR can’t be written to.'],
];

/** Why an email was not sent, for operators and the log. The mailer's own text may contain addresses and secrets, so it isn't repeated. */
export function describeMailFailure(error: string): string {
  // An SMTP server's reply, such as "550 5.1.1 <lee@example.com> unknown".
  const code = /(?:^|\s)([45]\d\d)(?=[\s-]|$)/.exec(error)?.[1];
  if (code === '530' || code === '534' || code === '535') return rejectedSignIn;
  if (code?.startsWith('5')) return `The mail server rejected the email (${code}).`;
  if (code) return `The mail server asked to try again later (${code}).`;
  return sentences.find(([words]) => words.test(error))?.[1] ?? 'The email couldn’t be sent.';
}
