import type { Readable } from 'node:stream';
import { TransferRefused } from './snapshot.ts';

/**
 * The longest line in characters, because a line of a small file may unpack to more than fits into memory. Our own
 * lines are a hundredth of that.
 */
const longestLine = 256 * 1024 * 1024;

/**
 * The lines of a text. `node:readline` also ends lines at U+2028, which JSON doesn't escape. An unreadable source, such
 * as a truncated gzip file, is refused with the file's name.
 */
export async function* readLines(text: Readable, path: string, longest = longestLine): AsyncGenerator<string> {
  const chunks = text.setEncoding('utf8')[Symbol.asyncIterator]();
  let pieces: string[] = [];
  let length = 0;
  for (;;) {
    const next = await chunks.next().catch(() => {
      throw new TransferRefused(`${path} is damaged or not whole.`);
    });
    if (next.done) break;
    const [first = '', ...others] = String(next.value).split('\n');
    pieces.push(first);
    length += first.length;
    for (const other of others) {
      yield pieces.join('');
      pieces = [other];
      length = other.length;
    }
    if (length > longest) throw new TransferRefused(`${path} has a line that is too long for a backup of Chat Module.`);
  }
  const last = pieces.join('');
  if (last !== '') yield last;
}
