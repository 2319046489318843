export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'bold'; children: Inline[] }
  | { kind: 'link'; text: string; href: string };

const linkProtocols = new Set(['http:', 'https:', 'tel:', 'mailto:']);

/** The URL as the browser parses it, if its scheme is allowed. */
export const safeHref = (address: string): string | undefined => {
  try {
    const { protocol, href } = new URL(address);
    return linkProtocols.has(protocol) ? href : undefined;
  } catch {
    return undefined;
  }
};

// **bold** on one line, or [text](url) whose URL may contain one pair of parentheses.
const markup = /\*\*([^\n]+?)\*\*|\[([^[\]\n]+)\]\(((?:[^\s()]|\([^\s()]*\))+)\)/g;

const linkOrText = (text: string, address: string): Inline => {
  const href = safeHref(address);
  return href ? { kind: 'link', text, href } : { kind: 'text', text: `${text} (${address})` };
};

/** The Markdown subset of bot texts: bold and links; everything else stays as it is. */
export const parseMarkdown = (source: string): Inline[] => {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of source.matchAll(markup)) {
    if (match.index > end) parts.push({ kind: 'text', text: source.slice(end, match.index) });
    const [whole, bold, text = '', address = ''] = match;
    parts.push(bold ? { kind: 'bold', children: parseMarkdown(bold) } : linkOrText(text, address));
    end = match.index + whole.length;
  }
  if (end < source.length) parts.push({ kind: 'text', text: source.slice(end) });
  return parts;
};
