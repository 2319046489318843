const columns = [
  ['messages', 'messages'],
  ['all', 'accuracy'],
  ['answered', 'answered'],
  ['+ suggest', 'answeredOrSuggested'],
  ['FAQ', 'faqAccuracy'],
  ['wrong FAQ', 'wrongFaq'],
  ['false', 'falseAnswers'],
  ['near-miss', 'nearMissFalse'],
  ['any false', 'falseReplies'],
  ['routing', 'routing'],
  ['unit size', 'unitSize'],
  ['macro F1', 'macroF1'],
  ['alarms', 'alarms'],
];

const conversationColumns = [
  ['turns', 'turns'],
  ['full', 'full'],
  ['partial', 'partial'],
  ['missed', 'missed'],
  ['harm', 'harm'],
  ['mean', 'mean'],
  ['held', 'conversations'],
  ['success', 'success'],
];

const cell = (value) => String(value ?? '-').padStart(10);

const table = (title, rows, shown = columns) => [
  title.padEnd(24) + shown.map(([name]) => cell(name)).join(''),
  ...rows.map(([name, scores]) => `  ${name.padEnd(22)}${shown.map(([, key]) => cell(scores[key])).join('')}`),
];

/** The tables of the groups that aren't empty. */
const groupTables = (groups, shown) =>
  Object.entries(groups).flatMap(([title, rows]) =>
    Object.keys(rows).length > 0 ? table(title, Object.entries(rows), shown) : [],
  );

/** The report on one split, as lines, from the result of `score`; in percent. */
export const scoreReport = (name, { facilities, voices, ...totals }) => [
  ...table(name, Object.entries(totals)),
  ...groupTables({ 'by voice': voices, 'by facility': facilities }),
];

/** The report on one set of conversations, as lines, from the result of `scoreConversations`: turns by mark in percent, harmful turns as a number. */
export const conversationReport = (name, { facilities, voices, tags, ...totals }) => [
  ...table(name, Object.entries(totals), conversationColumns),
  ...groupTables({ 'by facility': facilities, 'by voice': voices, 'by tag': tags }, conversationColumns),
];

const listShares = (shares) =>
  Object.entries(shares)
    .map(([name, share]) => `${name} ${share}`)
    .join(', ');

/** The report on one emergency set, as lines, from the result of `scoreEmergencies`. */
export const emergencyReport = (name, { messages, recognised, ordinary, alarms, kinds, languages, voices }) => [
  `${name}: ${recognised} % of ${messages} are recognised; ${alarms} alarms in ${ordinary} ordinary messages`,
  ...[kinds, languages, voices].map((shares) => `  ${listShares(shares)}`),
];

export const groundingReport = (rows) => [
  'grounding check',
  ...rows.map(
    ({ half, family, isTrue, answers, wrong }) =>
      `  ${half.padEnd(13)}${family.padEnd(28)}${wrong} of ${answers} ${isTrue ? 'withheld' : 'shown'}`,
  ),
];
