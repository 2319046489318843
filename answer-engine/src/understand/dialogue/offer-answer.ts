import { answerPhrases } from '../../lexicon/answer-phrases.ts';
import { createPhraseMatcher } from '../../lexicon/phrase-matcher.ts';
import { splitWords } from '../../text/tokenize.ts';

/** What a message does that only responds to the bot's last reply. */
export type OfferAnswer =
  | {
      readonly kind: 'yes';
      /** Stronger than "ok", which agrees to a question but otherwise only acknowledges. */
      readonly isFirm: boolean;
      /** It names a time: "Monday is fine". */
      readonly saysWhen: boolean;
      /** It names what may have been offered ("please call me"), and is a request if nothing was. */
      readonly namesOffer: boolean;
    }
  /** `isClosing`: the visitor drops the matter, as with "never mind". */
  | { readonly kind: 'no'; readonly isClosing: boolean }
  | { readonly kind: 'notYet' }
  /** "None of those" */
  | { readonly kind: 'none' }
  /** "The second one": a position from 0, or -1 for the last. */
  | { readonly kind: 'choice'; readonly position: number }
  | { readonly kind: 'why' }
  /** Agrees to an offer, and otherwise asks for the reason. */
  | { readonly kind: 'whyNot' };

type Group = keyof typeof answerPhrases;

const matcher = createPhraseMatcher(Object.entries(answerPhrases) as [Group, string][]);

const ordinals = ['first', 'second', 'third', 'last'] as const;
const positionOf = { first: 0, second: 1, third: 2, last: -1 } as const;

/** "I'm 17, is that ok?" names no hour. */
const tellsAge = /^\W*(?:i'?m|i am|tengo) (?:only |just )?\d{1,2}\b(?! ?(?:am|pm))/i;

const hour = /^\d{1,2}(?:am|pm)?$/;

/** Expands "ya" and "k", which the tokenizer would read as "you" and "que". */
const expandShortForms = (message: string): string =>
  message.replace(/^\W*ya+h?\b/i, 'yes').replace(/^\W*k+\b(?=\W*$)/i, 'ok');

/** The answer to an offer, if the message consists of nothing else. */
export function findOfferAnswer(message: string): OfferAnswer | undefined {
  const words = splitWords(expandShortForms(message));
  const found = matcher.find(words);
  const taken = new Set(found.flatMap((match) => match.positions));
  if (words.length === 0 || tellsAge.test(message) || !words.every((word, at) => taken.has(at) || hour.test(word)))
    return undefined;

  /** Where the last phrase of a group ends; -1 if there is none. */
  const endOf = (group: Group): number =>
    Math.max(-1, ...found.flatMap(({ name, positions }) => (name === group ? positions : [])));
  const has = (group: Group): boolean => endOf(group) >= 0;
  const saysWhen = has('when') || words.some((word) => hour.test(word));

  if (words.length === 1 && /^[123]$/.test(words[0] ?? '')) return { kind: 'choice', position: Number(words[0]) - 1 };
  if (has('none')) return { kind: 'none' };
  if (has('later')) return { kind: 'notYet' };
  const chosen = ordinals.filter(has);
  const [only] = chosen;
  if (only)
    return chosen.length === 1 && !has('no') && !has('drop')
      ? { kind: 'choice', position: positionOf[only] }
      : undefined;
  const yes = { kind: 'yes', saysWhen, namesOffer: has('offered') } as const;
  if (has('yes') && endOf('yes') > Math.max(endOf('no'), endOf('drop'))) return { ...yes, isFirm: true };
  if (has('whyNot')) return words.length <= 3 ? { kind: 'whyNot' } : { ...yes, isFirm: true };
  if (has('no') || has('drop')) return saysWhen && !has('drop') ? undefined : { kind: 'no', isClosing: has('drop') };
  if (has('reason')) return { kind: 'why' };
  const asks = message.includes('?') || yes.namesOffer || words.includes('and') || words.includes('y');
  const agrees = saysWhen || (has('okay') && !has('thanks'));
  return agrees && !asks ? { ...yes, isFirm: false } : undefined;
}
