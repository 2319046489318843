import type { Reply } from '../reply.ts';

/** Combines two answers. The source and the buttons are those of the first; FAQs that the second shows count as shown. */
export function joinReplies(first: Reply, second: Reply): Reply {
  const [latest, ...before] = first.dialogue?.shown ?? [];
  const [other] = second.dialogue?.shown ?? [];
  const shown = latest && other ? [latest, other, ...before.filter(({ faqId }) => faqId !== other.faqId)] : undefined;
  return {
    ...first,
    response: `${first.response}\n\n${second.response}`,
    sources: [...(first.sources ?? []), ...(second.sources ?? [])],
    dialogue: { ...second.dialogue, ...first.dialogue, ...(shown && { shown }) },
  };
}
