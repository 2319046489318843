import type { Span } from './span.ts';

export interface EmailAddress extends Span {
  readonly address: string;
}

const written = /(?<![\p{L}\d._%+-])[\p{L}\d][\p{L}\d._%+-]{0,63}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,4}/u;
/** A dictated address: "jane dot doe at gmail dot com". */
const spoken =
  /\b((?:[a-z\d_-]{1,20} (?:dot|punto) ){0,3}[a-z\d._-]{1,40}) (?:at|arroba) ([a-z\d-]{1,40}) (?:dot|punto) (com|net|org|edu|gov|mil|us|mx|es)\b/i;

/** The first email address of a text: written or dictated. */
export function findEmailAddress(text: string): EmailAddress | undefined {
  const match = written.exec(text);
  if (match) return { address: match[0], start: match.index, end: match.index + match[0].length };
  const said = spoken.exec(text);
  if (!said) return undefined;
  const [whole, name = '', host, ending] = said;
  const address = `${name.replace(/ (?:dot|punto) /gi, '.')}@${host}.${ending}`.toLowerCase();
  return { address, start: said.index, end: said.index + whole.length };
}
