/** A function of a text that keeps its last results: one message is read by several readers, and an amenity for every message. */
export function rememberRecent<Result>(read: (text: string) => Result, limit: number): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = read(text);
    // A Map keeps the order of insertion: the first key is the one that was read the longest ago.
    const [oldest] = results.size < limit ? [] : results.keys();
    if (oldest !== undefined) results.delete(oldest);
    results.set(text, result);
    return result;
  };
}
