import { parseArgs } from 'node:util';
import { readFacilities } from '../data/read-data.mjs';
import { answerInTurn, knowledgeOf } from '../eval/answer.mjs';
import { explain } from '../eval/engine.mjs';
import { writeExplanation } from './write-explanation.mjs';

const defaultSplit = 'dev';
const defaultFacility = 'X4F1';

const facilityBy = (split, id) => {
  const facilities = readFacilities(split);
  const facility = facilities.find((one) => one.id === id);
  if (facility) return facility;
  throw new Error(`There is no facility "${id}" in ${split}: it has ${facilities.map((one) => one.id).join(', ')}.`);
};

/**
 * Answers a message in process and explains the answer.
 *
 * @param args the arguments of the command, see explain.mjs
 * @returns the text to print
 * @throws if the message is missing, or a facility or an option is unknown
 */
export const explainMessage = (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      facility: { type: 'string' },
      split: { type: 'string', default: defaultSplit },
      after: { type: 'string', multiple: true, default: [] },
      json: { type: 'boolean', default: false },
    },
  });
  const [message] = positionals;
  if (positionals.length !== 1) throw new Error('Give one message in quotes: npm run explain -- "how much is a 10x10"');
  const facility = facilityBy(values.split, values.facility ?? defaultFacility);
  const answered = answerInTurn(knowledgeOf(facility), [...values.after, message]).at(-1);
  const explanation = explain(answered);
  const { reply } = answered;
  return values.json
    ? JSON.stringify({ ...explanation, reply }, null, 2)
    : writeExplanation(explanation, reply).join('\n');
};
