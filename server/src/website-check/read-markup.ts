import { Tokenizer } from 'htmlparser2';

export interface PageScript {
  /** By name, in lower case. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly text: string;
}

/** The parts of a page that a check needs. */
export interface Markup {
  readonly scripts: readonly PageScript[];
  /** Content Security Policies in `<meta>` elements. */
  readonly policies: readonly string[];
  readonly comments: readonly string[];
}

/** A tokenizer keeps no open elements: its time is linear in the page's length, however deeply it is nested. */
export function readMarkup(html: string): Markup {
  const scripts: PageScript[] = [];
  const policies: string[] = [];
  const comments: string[] = [];
  let tag = '';
  let attributes = new Map<string, string>();
  let name = '';
  let value = '';
  let text: string[] | undefined;

  const endOpening = (): void => {
    if (tag === 'script') text = [];
    if (tag === 'meta' && attributes.get('http-equiv')?.toLowerCase() === 'content-security-policy')
      policies.push(attributes.get('content') ?? '');
  };
  const endScript = (): void => {
    if (text) scripts.push({ attributes, text: text.join('') });
    text = undefined;
  };
  const ignore = (): void => undefined;

  const tokenizer = new Tokenizer(
    { xmlMode: false, decodeEntities: true },
    {
      onopentagname(start, end) {
        endScript();
        tag = html.slice(start, end).toLowerCase();
        attributes = new Map();
      },
      onattribname(start, end) {
        name = html.slice(start, end).toLowerCase();
        value = '';
      },
      onattribdata(start, end) {
        value += html.slice(start, end);
      },
      onattribentity(codePoint) {
        value += String.fromCodePoint(codePoint);
      },
      onattribend() {
        if (!attributes.has(name)) attributes.set(name, value);
      },
      onopentagend: endOpening,
      onselfclosingtag: endOpening,
      ontext(start, end) {
        text?.push(html.slice(start, end));
      },
      ontextentity: ignore,
      onclosetag: endScript,
      oncomment(start, end, offset) {
        comments.push(html.slice(start, end - offset));
      },
      oncdata: ignore,
      ondeclaration: ignore,
      onprocessinginstruction: ignore,
      onend: endScript,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return { scripts, policies, comments };
}
