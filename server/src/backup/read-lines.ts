import type { Readable } from 'node:stream';
import { TransferRefused } from './snapshot.ts';

/**
 * The lines of a text. `node:readline` would do, did it not also end lines at U+2028, which JSON leaves as it is.
 * What can't be read, such as a gzipped file that is torn, is refused by the file's name.
 */
export async function* readLines(text: Readable, path: string): AsyncGenerator<string> {
  const chunks = text.setEncoding('utf8')[Symbol.asyncIterator]();
  let pieces: string[] = [];
  for (;;) {
    const next = await chunks.next().catch(() => {
      throw new TransferRefused(`${path} is damaged or not whole.`);
    });
    if (next.done) break;
    const [first = '', ...others] = String(next.value).split('\n');
    pieces.push(first);
    for (const other of others) {
      yield pieces.join('');
      pieces = [other];
    }
  }
  const last = pieces.join('');
  if (last !== '') yield last;
}
