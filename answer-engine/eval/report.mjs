const columns = [
  ['messages', 'messages'],
  ['all', 'accuracy'],
  ['FAQ', 'faqAccuracy'],
  ['wrong FAQ', 'wrongFaq'],
  ['false', 'falseAnswers'],
  ['near-miss', 'nearMissFalse'],
  ['any false', 'falseReplies'],
  ['routing', 'routing'],
  ['unit size', 'unitSize'],
  ['macro F1', 'macroF1'],
];

const cell = (value) => String(value ?? '-').padStart(10);

const table = (title, rows) => [
  title.padEnd(16) + columns.map(([name]) => cell(name)).join(''),
  ...rows.map(([name, scores]) => `  ${name.padEnd(14)}${columns.map(([, key]) => cell(scores[key])).join('')}`),
];

/** The lines of the report on one split, as `score` gives it, in percent. */
export const scoreReport = (name, { facilities, voices, ...totals }) => [
  ...table(name, Object.entries(totals)),
  ...(Object.keys(voices).length > 0 ? table('by voice', Object.entries(voices)) : []),
  ...table('by facility', Object.entries(facilities)),
];

export const groundingReport = (rows) => [
  'grounding check',
  ...rows.map(
    ({ half, family, isTrue, answers, wrong }) =>
      `  ${half.padEnd(13)}${family.padEnd(28)}${wrong} of ${answers} ${isTrue ? 'withheld' : 'shown'}`,
  ),
];
