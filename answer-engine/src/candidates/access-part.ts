import { showSentences } from '../compose/show-faq.ts';
import { sentencesOf } from '../retrieve/answer-sentences.ts';
import { splitWords } from '../text/tokenize.ts';
import type { Turn } from '../turn.ts';
import { lastPlace } from '../understand/dialogue/visit-context.ts';
import { findUnitFeatures } from '../understand/units/unit-features.ts';
import type { Candidate } from './candidate.ts';
import { accessFaqOf } from './record/gate-hours.ts';

/** The words around the name of a part of the site: "and if mine's in the heated building?" */
const partWords: ReadonlySet<string> = new Set(
  'and ok okay so but well oh what about how for if the a in on of floor my mine mines our ours its is i have got im ive one ones with w that thats has got unit units place room space spot building bldg side part then y la el los las de mi mia mio es en tengo una un que tal unidad bodega parte edificio'.split(
    ' ',
  ),
);

/** Answers "mine's in the heated building", after a question about access, with the sentences on that part of the site. */
export function accessPartCandidate(turn: Turn): Candidate | undefined {
  const { said, dialogue, knowledge } = turn;
  if (lastPlace(dialogue) !== 'gate') return undefined;
  const words = splitWords(said);
  const named = findUnitFeatures(words);
  const taken = new Set(named.flatMap(({ positions }) => positions));
  if (named.length === 0 || /^(?:is|es)$/.test(words[0] ?? '')) return undefined;
  if (words.some((word, at) => !taken.has(at) && !partWords.has(word) && !/^\d$/.test(word))) return undefined;
  const faq = accessFaqOf(knowledge.faqs);
  if (!faq) return undefined;
  const features = new Set(named.map(({ name }) => name));
  const positions = sentencesOf(faq).flatMap(({ text }, at) =>
    /\d/.test(text) && findUnitFeatures(splitWords(text)).some(({ name }) => features.has(name)) ? [at] : [],
  );
  if (positions.length === 0) return undefined;
  return {
    source: 'faqSentence',
    name: faq.question,
    score: 1,
    compose: () => showSentences(turn, { faq, score: 1 }, positions),
  };
}
