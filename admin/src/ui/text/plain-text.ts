import { type Inline, parseMarkdown } from '@chat-module/contract/markdown';

const textOf = (parts: readonly Inline[]): string =>
  parts.map((part) => (part.kind === 'bold' ? textOf(part.children) : part.text)).join('');

/** An answer without the markup of **bold** text and [links](https://example.com), for quoting. */
export const plainText = (markdown: string): string => textOf(parseMarkdown(markdown));
