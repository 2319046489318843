/** Parts of a sentence: "a, b and c". */
export const listOf = (parts: readonly string[]): string => new Intl.ListFormat('en-GB').format(parts);
