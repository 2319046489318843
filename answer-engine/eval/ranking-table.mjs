const thresholds = [0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9];

const percent = (all, isCounted) =>
  all.length === 0 ? null : Number(((100 * all.filter(isCounted).length) / all.length).toFixed(1));

const show = (value) => (value === null ? '-' : value.toFixed(1)).padStart(10);

/**
 * How many of the top-ranked FAQs each threshold shows.
 *
 * @param predictions `{ message, isTrue, probability }[]`: the most probable FAQ of each message, and whether it answers the message
 */
export const rankingTable = (predictions) => {
  const answerable = predictions.filter(({ message }) => message.expected.kind === 'faq');
  const none = predictions.filter(({ message }) => message.expected.kind === 'none');
  const columns = [
    ['all', answerable],
    ...['easy', 'medium', 'hard'].map((name) => [
      name,
      answerable.filter(({ message }) => message.difficulty === name),
    ]),
    ['Spanish', answerable.filter(({ message }) => message.lang === 'es')],
  ];
  const falseColumns = [
    ['false', none],
    ['near-miss', none.filter(({ message }) => message.tags.includes('near_miss'))],
  ];
  const rightFirst = percent(answerable, ({ isTrue }) => isTrue);
  const rows = thresholds.map((threshold) => {
    const isShown = ({ probability }) => probability >= threshold;
    const right = columns.map(([, all]) => percent(all, (one) => isShown(one) && one.isTrue));
    const wrong = falseColumns.map(([, all]) => percent(all, isShown));
    return `${String(threshold).padEnd(12)}${[...right, ...wrong].map(show).join('')}`;
  });
  const names = [...columns, ...falseColumns].map(([name]) => name.padStart(10)).join('');
  return {
    metrics: { answerable: answerable.length, unanswerable: none.length, rightFirst },
    lines: [`Right FAQ first: ${rightFirst} % of ${answerable.length}.`, `${'threshold'.padEnd(12)}${names}`, ...rows],
  };
};
