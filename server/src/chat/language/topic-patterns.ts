import { fitsPattern, type Pattern, parsePattern } from './patterns.ts';
import { topics } from './topics.ts';

const names = Object.keys(topics);

interface TopicPattern {
  /** The place of the topic among all. */
  readonly topic: number;
  readonly pattern: Pattern;
}

/** By the concepts of which a pattern needs one: a text mentions a few of some hundred. */
const byConcept = new Map<string, TopicPattern[]>();
for (const [topic, written] of Object.values(topics).entries())
  for (const pattern of written.split(',').map(parsePattern))
    for (const concept of pattern.present[0] ?? [])
      byConcept.set(concept, [...(byConcept.get(concept) ?? []), { topic, pattern }]);

/** The topics of a text that mentions some concepts, in the order in which they are listed. */
export function topicsOf(concepts: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set<number>();
  for (const concept of concepts)
    for (const { topic, pattern } of byConcept.get(concept) ?? []) if (fitsPattern(pattern, concepts)) found.add(topic);
  return new Set([...found].sort((a, b) => a - b).map((topic) => names[topic] ?? ''));
}
