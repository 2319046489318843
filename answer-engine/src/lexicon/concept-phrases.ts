/**
 * Phrases by concept, separated by commas: English, then Spanish after a bar. A phrase matches in all its inflections, or only as
 * written after `=`. The first four English words of a concept give its word vector.
 */
export type ConceptPhrases = Readonly<Record<string, string>>;
