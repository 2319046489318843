/**
 * A function of a text that keeps at least its last `limit` results, at most twice as many: one message is read by several readers,
 * and an amenity for every message. What is asked for moves to the younger of two generations; once that is full, the older one
 * is forgotten as a whole. To delete the oldest key of a Map each time is slower: the places of all those deleted before are
 * passed to find the first one that is left.
 */
export function rememberRecent<Result>(read: (text: string) => Result, limit: number): (text: string) => Result {
  let younger = new Map<string, Result>();
  let older = new Map<string, Result>();
  return (text) => {
    const known = younger.get(text);
    if (known !== undefined) return known;
    const result = older.get(text) ?? read(text);
    if (younger.size >= limit) {
      older = younger;
      younger = new Map();
    }
    younger.set(text, result);
    return result;
  };
}
