import { join } from 'node:path';
import { readSets } from '../../bench/answers/facility.mjs';
import { root } from '../run.mjs';
import { readFacilities } from './read-facilities.mjs';

const training = join(root, 'bench/answers/training');
const difficulties = { e: 'easy', m: 'medium', h: 'hard' };

/** A facility in the short form of server/answered-questions, in the form of the evaluation sets. */
const asSet = ({ name, faqs, messages }) => ({
  key: name,
  faqs,
  messages: messages.map(({ text, right, difficulty }) => {
    const [expected = { kind: 'none' }, ...accept] = right.map((at) => ({ kind: 'faq', faqId: faqs[at].id }));
    const facts = { difficulty: difficulties[difficulty[0]], lang: difficulty.endsWith('s') ? 'es' : 'en' };
    return { message: text, expected, accept, ...facts, tags: difficulty === 'n' ? ['near_miss'] : [] };
  }),
});

/** The facilities that the score is fitted on, of either form. */
export const readTraining = () => [
  ...readSets(training),
  ...readSets(join(root, 'bench/answers/sets')),
  ...readFacilities(training).map(asSet),
];
