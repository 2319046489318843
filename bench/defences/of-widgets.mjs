const server = (path) => `server/src/${path}`;
const cut = (path, code, instead = '') => ({ file: server(path), code, instead });

const transcripts = server('transcripts/transcripts.api.test.ts');
const pictures = server('bot-pictures/bot-pictures.api.test.ts');
const bombing = 'email bombing through conversations';
const disguised = 'harmful files as pictures';

const withoutLimit = (without, code, named) => ({
  attack: bombing,
  without,
  cuts: [cut('transcripts/limit-transcripts.ts', code, 'subject: () => String(Math.random())')],
  test: transcripts,
  named,
});

/** Defenses of what a bot's window offers besides the chat. */
export const ofWidgets = [
  withoutLimit(
    'the email limit per conversation',
    'subject: ({ botId, sessionId }) => `of session ${botId} ${sessionId}`',
    'after three emails',
  ),
  withoutLimit('the email limit per recipient', 'subject: ({ email }) => `to ${email.toLowerCase()}`', 'after five'),
  withoutLimit(
    'the email limit per network',
    'subject: ({ address }) => `from ${networkOf(address)}`',
    'after ten emails',
  ),
  withoutLimit('the email limit per bot', 'subject: ({ botId }) => `of bot ${botId}`', 'after sixty emails'),
  {
    attack: 'links to strangers through emailed conversations',
    without: "leaving addresses out of visitors' messages",
    cuts: [cut('transcripts/transcript-mail.ts', 'withoutAddresses(userMessage, say.leftOut)', 'userMessage')],
    test: transcripts,
    named: "links in the visitor's own words",
  },
  {
    attack: "other visitors' conversations by email (IDOR)",
    without: 'the session filter of emailed conversations',
    cuts: [
      cut(
        'transcripts/transcripts.store.ts',
        ".select(['userMessage', 'botResponse', 'createdAt'])\n    .where('sessionId', '=', sessionId)",
        ".select(['userMessage', 'botResponse', 'createdAt'])",
      ),
    ],
    test: transcripts,
    named: 'their own conversation',
  },
  {
    attack: "other visitors' conversations by email (IDOR)",
    without: 'the bot filter of emailed conversations',
    cuts: [
      cut(
        'transcripts/transcripts.store.ts',
        ".where('botId', '=', botId)\n    .orderBy('createdAt', 'desc')",
        ".orderBy('createdAt', 'desc')",
      ),
    ],
    test: transcripts,
    named: "another bot's visitor",
  },
  {
    attack: disguised,
    without: 'reading the type from the bytes',
    cuts: [cut('bot-pictures/check-picture.ts', 'readImage(file);', "{ type: 'image/png', width: 1, height: 1 };")],
    test: pictures,
    named: 'an SVG',
  },
  {
    attack: disguised,
    without: 'the size limit in bytes',
    cuts: [cut('bot-pictures/check-picture.ts', 'file.length > maxPictureBytes', 'false')],
    test: pictures,
    named: '200,001 bytes',
  },
  {
    attack: disguised,
    without: 'the size limit in pixels',
    cuts: [cut('bot-pictures/check-picture.ts', 'width > maxPictureSide || height > maxPictureSide', 'false')],
    test: pictures,
    named: '2001 pixels',
  },
];
