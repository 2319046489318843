const percent = (share) => `${Math.round(100 * share)}%`.padStart(4);
const listed = (values) => (values.length > 0 ? values.join(', ') : '–');
const row = (name, value) => `  ${name.padEnd(15)}${value}`;

const understandingLines = (understanding) => [
  'Understanding',
  row('language', understanding.language),
  row('text', understanding.text),
  row('tokens', understanding.tokens.join(' ')),
  row(
    'intents',
    listed(understanding.intents.map(({ name, probability }) => `${name} ${percent(probability).trim()}`)),
  ),
  row(
    'record intents',
    listed(understanding.recordIntents.map(({ name, score }) => `${name} ${percent(score).trim()}`)),
  ),
  row('safety intent', understanding.safetyIntent ?? '–'),
  row('dialogue act', `${understanding.dialogueAct.name} ${percent(understanding.dialogueAct.probability).trim()}`),
  row('answer to offer', understanding.offerAnswer ?? '–'),
  row('sizes', listed(understanding.sizes)),
  row('goods', listed(understanding.goods)),
  row('answerability', percent(understanding.answerability).trim()),
];

const words = {
  chosen: 'chosen',
  replaced: 'replaced by an FAQ',
  belowMinimum: 'below the minimum',
  unsupported: 'covers too little of the message',
  notBest: 'another of its source fits better',
  comesLater: 'its source comes later',
};

const signed = (number) => `${number < 0 ? '' : '+'}${number.toFixed(2)}`;
const featureLine = ({ name, value, logOdds }) =>
  `${' '.repeat(20)}${signed(logOdds)} log odds by ${name} = ${Number(value.toFixed(3))}`;

const candidateLines = ({ source, name, score, minimum, verdict, features }) => {
  const why = verdict === 'belowMinimum' ? `${words[verdict]} of ${percent(minimum).trim()}` : words[verdict];
  return [`  ${source.padEnd(14)}${percent(score)}  ${name} (${why})`, ...features.map(featureLine)];
};

const names = { clarify: 'ask back with suggestions', handOver: 'hand over' };

/**
 * @param explanation from the engine's `explain`
 * @param reply the reply shown to the visitor
 * @returns lines
 */
export const writeExplanation = ({ understanding, candidates, decision }, reply) => [
  ...understandingLines(understanding),
  '',
  'Candidates, in the order in which they are considered',
  ...(candidates.length > 0 ? candidates.flatMap(candidateLines) : ['  –']),
  '',
  `Decision: ${decision.kind === 'answer' ? `${decision.source} “${decision.name}”` : names[decision.kind]}`,
  `  ${decision.reason}`,
  '',
  `Reply (${reply.responseSource})`,
  ...reply.response.split('\n').map((line) => `  ${line}`),
];
