import type { WebsiteFinding } from '@chat-module/contract/website-check';
import type { LoadedScript, StartedBot } from './find-snippets.ts';
import {
  allowsInline,
  allowsNonce,
  allowsUrl,
  directiveOf,
  hashSource,
  isStrictDynamic,
  readPolicies,
  type SecurityPolicy,
} from './security-policy.ts';

const scriptDirectives = ['script-src-elem', 'script-src', 'default-src'];
const connectDirectives = ['connect-src', 'default-src'];

interface Judged {
  readonly page: URL;
  /** The product's origin. */
  readonly origin: string;
  readonly loaded: LoadedScript | undefined;
  readonly started: StartedBot | undefined;
}

interface Obstacle {
  readonly directive: string;
  readonly lacks: string;
}

/** What blocks the chat on a page with these policies; `place` says where they are set. */
export const judgePolicies = (text: string, place: string, judged: Judged): WebsiteFinding[] =>
  readPolicies(text).flatMap((policy) => obstaclesOf(policy, judged).map((obstacle) => describe(obstacle, place)));

const describe = ({ directive, lacks }: Obstacle, place: string): WebsiteFinding => ({
  kind: 'blockedByPolicy',
  message: `The page's Content-Security-Policy (${place}) blocks the chat: its ${directive} doesn't allow ${lacks}.`,
  advice: `Add ${lacks} to ${directive}, or ask whoever runs the website to do so.`,
});

function obstaclesOf(policy: SecurityPolicy, { page, origin, loaded, started }: Judged): Obstacle[] {
  const scripts = directiveOf(policy, scriptDirectives);
  const calls = directiveOf(policy, connectDirectives);
  const obstacles: Obstacle[] = [];
  if (scripts && !allowsScripts(scripts.sources, { page, origin, loaded })) {
    const lacks = isStrictDynamic(scripts.sources) ? "the script's nonce" : origin;
    obstacles.push({ directive: scripts.name, lacks });
  }
  if (scripts && started) {
    const inline = { text: started.script.text, nonce: started.script.attributes.get('nonce') ?? '' };
    if (!allowsInline(scripts.sources, inline))
      obstacles.push({ directive: scripts.name, lacks: hashSource(inline.text) });
  }
  if (calls && !allowsUrl(calls.sources, new URL('/api/', origin), page))
    obstacles.push({ directive: calls.name, lacks: origin });
  return obstacles.filter(
    ({ directive, lacks }, at) => obstacles.findIndex((it) => it.directive === directive && it.lacks === lacks) === at,
  );
}

/** The launcher's script and the window that it loads. */
function allowsScripts(sources: readonly string[], { page, origin, loaded }: Omit<Judged, 'started'>): boolean {
  const hasNonce = allowsNonce(sources, loaded?.nonce ?? '');
  if (isStrictDynamic(sources)) return hasNonce;
  const allows = (path: string) => allowsUrl(sources, new URL(path, origin), page);
  return (hasNonce || allows('/widget.js')) && allows('/widget-assets/window.js');
}
