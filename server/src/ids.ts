import { randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';

const bytesOfId = 16;
/** To ask for random bytes takes ten times as long as to make an id of them, so they are fetched for many. */
const random = new Uint8Array(256 * bytesOfId);
let used = random.length;

/** When the last id was made, and its place among those of that millisecond. */
let msecs = 0;
let seq = 0;

/**
 * A new id. UUIDv7 ids sort by the time they were made at, which keeps database indexes compact; those of one process
 * also within a millisecond.
 */
export function newId(): string {
  const bytes = takeRandomBytes();
  const now = Date.now();
  if (now > msecs) {
    msecs = now;
    seq = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0) >>> 1;
  } else {
    seq += 1;
  }
  return v7({ random: bytes, msecs, seq });
}

function takeRandomBytes(): Uint8Array {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  used += bytesOfId;
  return random.subarray(used - bytesOfId, used);
}
