import { type Inline, parseMarkdown } from '@chat-module/contract/markdown';

/** A bot's answer for an email without formatting: links show their address. */
export const plainText = (markdown: string): string => parseMarkdown(markdown).map(inlineText).join('');

function inlineText(part: Inline): string {
  if (part.kind === 'bold') return part.children.map(inlineText).join('');
  if (part.kind === 'text') return part.text;
  return part.href.endsWith(part.text) ? part.text : `${part.text} (${part.href})`;
}

/** Addresses that mail programs turn into links, with or without a scheme. */
const address = /\S*(?:\b[a-z][a-z\d+.-]*:\/\/|\bmailto:|@|[\p{L}\d-]\.[\p{L}]{2,})\S*/giu;

/**
 * A visitor's message without addresses of any kind. Whoever types a stranger's email address must not be able to send them
 * a link in the facility's name.
 */
export const withoutAddresses = (message: string, placeholder: string): string => message.replace(address, placeholder);
