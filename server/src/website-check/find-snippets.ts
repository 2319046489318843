import type { Markup, PageScript } from './read-markup.ts';

/** A script element that loads a `widget.js`. */
export interface LoadedScript {
  readonly url: URL;
  readonly nonce: string;
}

/** A call of `ChatBotPro.init` in a script of the page. */
export interface StartedBot {
  readonly botId: string;
  readonly primaryColor: string | undefined;
  readonly position: string | undefined;
  /** The inline script that contains it. */
  readonly script: PageScript;
}

export interface FoundSnippets {
  readonly loaded: readonly LoadedScript[];
  readonly started: readonly StartedBot[];
  /** Whether the embed code is in a comment, where browsers don't run it. */
  readonly isCommentedOut: boolean;
}

const startCall = /ChatBotPro\s{0,20}\.\s{0,20}init\s{0,20}\(/;
/** The options of a call follow within this many characters. */
const optionsLength = 2000;

export function findSnippets({ scripts, comments }: Markup, pageUrl: string): FoundSnippets {
  return {
    loaded: scripts.flatMap((script) => loadedBy(script, pageUrl)),
    started: scripts.flatMap(startedBy),
    isCommentedOut: comments.some((text) => startCall.test(text) || text.includes('/widget.js')),
  };
}

/** Also matches scripts whose URL a page optimizer has moved to another attribute, to load them later. */
function loadedBy({ attributes }: PageScript, pageUrl: string): LoadedScript[] {
  for (const value of attributes.values()) {
    if (!value.includes('/widget.js') || !URL.canParse(value, pageUrl)) continue;
    const url = new URL(value, pageUrl);
    if (url.pathname.endsWith('/widget.js')) return [{ url, nonce: attributes.get('nonce') ?? '' }];
  }
  return [];
}

function startedBy(script: PageScript): StartedBot[] {
  const [, ...calls] = script.text.split(startCall);
  return calls.flatMap((call) => {
    const options = call.slice(0, optionsLength);
    const botId = optionOf(options, 'botId');
    if (botId === undefined) return [];
    const [primaryColor, position] = [optionOf(options, 'primaryColor'), optionOf(options, 'position')];
    return [{ botId, primaryColor, position, script }];
  });
}

const optionOf = (options: string, name: string): string | undefined =>
  new RegExp(`\\b${name}["']?\\s*:\\s*(["'])(.*?)\\1`).exec(options)?.[2];
