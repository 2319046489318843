import type { WebsiteFinding } from '@chat-module/contract/website-check';
import type { BotRow } from '../database/rows/bots.ts';
import type { FoundSnippets, StartedBot } from './find-snippets.ts';

export interface Expected {
  readonly bot: BotRow;
  /** The product's origins; the first one is shown to people. */
  readonly origins: readonly [string, ...string[]];
  readonly page: URL;
  /** The name of another bot, if it is one of ours. */
  readonly nameOf: (botId: string) => string | undefined;
}

const copyAnew = 'Copy the embed code again and replace the old one with it.';

/** The faults of a page's embed code; empty if it is right. */
export function judgePage(found: FoundSnippets, expected: Expected): WebsiteFinding[] {
  const own = found.started.filter(({ botId }) => botId === expected.bot.id);
  const faults = [
    ...judgePresence(found, expected, own),
    ...judgeAppearance(own[0], expected.bot),
    ...judgeCopies(found, own),
    ...judgeServers(found, expected),
  ];
  return own.length > 0 ? [...faults, ...judgeStatus(expected.bot)] : faults;
}

function judgePresence({ loaded, started, isCommentedOut }: FoundSnippets, expected: Expected, own: StartedBot[]) {
  const isOurs = loaded.some(({ url }) => expected.origins.includes(url.origin));
  const [other] = started;
  if (own.length > 0) return loaded.length > 0 ? [] : [scriptMissing];
  if (other) return [wrongBot(expected.nameOf(other.botId), other.botId)];
  if (isOurs) return [notStarted];
  return [isCommentedOut ? commentedOut : missing];
}

const missing: WebsiteFinding = {
  kind: 'missing',
  message: "The embed code isn't on this page.",
  advice: 'Add it before the closing </body> tag and publish the page. If your site has a cache, clear it.',
};

const commentedOut: WebsiteFinding = {
  kind: 'commentedOut',
  message: 'The embed code is on this page, but inside an HTML comment, so browsers ignore it.',
  advice: 'Remove the <!-- and --> around it.',
};

const notStarted: WebsiteFinding = {
  kind: 'notStarted',
  message: 'The page loads the chat, but nothing starts it: the second part of the embed code is missing.',
  advice: copyAnew,
};

const scriptMissing: WebsiteFinding = {
  kind: 'scriptMissing',
  message: "The page starts the chat, but doesn't load it: the first line of the embed code is missing.",
  advice: copyAnew,
};

const wrongBot = (name: string | undefined, id: string): WebsiteFinding => ({
  kind: 'wrongBot',
  message: `The page starts another bot: ${name === undefined ? `one with the id ${id}` : `"${name}"`}.`,
  advice: 'Replace its embed code with the one of this bot.',
});

function judgeAppearance(own: StartedBot | undefined, { primaryColor, position }: BotRow): WebsiteFinding[] {
  const findings: WebsiteFinding[] = [];
  if (own?.primaryColor !== undefined && own.primaryColor.toUpperCase() !== primaryColor.toUpperCase())
    findings.push({
      kind: 'oldColor',
      message: `The page shows the color ${own.primaryColor}; the bot's color is ${primaryColor}.`,
      advice: copyAnew,
    });
  if (own?.position !== undefined && own.position !== position)
    findings.push({
      kind: 'oldPosition',
      message: `The page shows the chat at ${own.position}; the bot's position is ${position}.`,
      advice: copyAnew,
    });
  return findings;
}

function judgeCopies({ loaded, started }: FoundSnippets, own: StartedBot[]): WebsiteFinding[] {
  // Several bots on one page each have their own script.
  if (own.length < 2 && loaded.length <= Math.max(1, started.length)) return [];
  return [
    {
      kind: 'twice',
      message: 'The embed code is on this page more than once. Only the first one counts.',
      advice: 'Remove the others. A plugin or a tag manager may have added one of them.',
    },
  ];
}

function judgeServers({ loaded, started }: FoundSnippets, { origins, page }: Expected): WebsiteFinding[] {
  const [other] = loaded.filter(({ url }) => !origins.includes(url.origin));
  // A file of this name may belong to another product.
  if (started.length === 0) return [];
  if (other && !loaded.some(({ url }) => origins.includes(url.origin)))
    return [
      {
        kind: 'otherServer',
        message: `The page loads the chat from ${other.url.origin}, but this server is ${origins[0]}.`,
        advice: copyAnew,
      },
    ];
  if (page.protocol !== 'https:' || !loaded.some(({ url }) => url.protocol === 'http:')) return [];
  return [
    {
      kind: 'insecureServer',
      message: 'The website uses https and loads the chat over http, which browsers block.',
      advice: 'Serve Chat Module over https, then copy the embed code again.',
    },
  ];
}

const judgeStatus = ({ status }: BotRow): WebsiteFinding[] =>
  status === 'inactive'
    ? [
        {
          kind: 'inactive',
          message: 'The bot is inactive, so the chat stays hidden.',
          advice: "Set the bot's status to active.",
        },
      ]
    : [];
