const median = (values) => {
  const sorted = values.filter((value) => value !== undefined).toSorted((one, other) => one - other);
  return sorted.length > 0 ? sorted[Math.floor(sorted.length / 2)] : undefined;
};

/** Merges several visits into one: the mean of the times, and the last visit's downloads. */
export const averageSight = (sights) => {
  const times = sights.map(({ launcherShownMs }) => launcherShownMs).filter((time) => time !== undefined);
  const sum = times.reduce((total, time) => total + time, 0);
  return { ...sights.at(-1), launcherShownMs: times.length > 0 ? sum / times.length : undefined };
};

/** The medians of one contestant's visits; for what must never happen, the worst. */
export const summarise = (name, visits) => {
  const of = (field) => median(visits.map((visit) => visit[field]));
  const worst = (field) => Math.max(...visits.map((visit) => visit[field]));
  return {
    name,
    launcherShownMs: of('launcherShownMs'),
    clickToFieldMs: of('clickToFieldMs'),
    loadMs: of('loadMs'),
    longTasksOfLoad: of('longTasksOfLoad'),
    longTasksOfOpening: of('longTasksOfOpening'),
    ...{ bytesToLauncher: worst('bytesToLauncher'), requestsToLauncher: worst('requestsToLauncher') },
    ...{ bytesToUse: worst('bytesToUse'), requestsToUse: worst('requestsToUse'), shifts: worst('shifts') },
    isFieldFocused: visits.every((visit) => visit.isFieldFocused),
    hosts: new Set(visits.flatMap((visit) => [...visit.hosts])),
  };
};

const kb = (bytes) => (bytes ? `${(bytes / 1000).toFixed(1)} kB` : '–');
const ms = (value) => (value === undefined ? '–' : `${value.toFixed(0)} ms`);

const columns = [
  ['', ({ name }) => name],
  [
    'to the launcher',
    ({ bytesToLauncher, requestsToLauncher }) => `${kb(bytesToLauncher)}, ${requestsToLauncher} req.`,
  ],
  ['to a usable window', ({ bytesToUse, requestsToUse }) => `${kb(bytesToUse)}, ${requestsToUse} req.`],
  ['launcher shown', ({ launcherShownMs }) => ms(launcherShownMs)],
  [
    'click to field, 4×',
    ({ clickToFieldMs, isFieldFocused }) =>
      ms(clickToFieldMs) + (clickToFieldMs && !isFieldFocused ? ' (not focused)' : ''),
  ],
  [
    'main thread, 4×',
    (figures, blank) => (figures === blank ? ms(blank.loadMs) : `+${ms(figures.loadMs - blank.loadMs)}`),
  ],
  [
    'long tasks: load, opening',
    ({ longTasksOfLoad, longTasksOfOpening }) => `${longTasksOfLoad}, ${longTasksOfOpening}`,
  ],
  ['layout shift', ({ shifts }) => shifts.toFixed(4)],
  ['hosts', ({ hosts }) => String(hosts.size)],
];

export const printTable = (all) => {
  const [blank] = all;
  console.log(`| ${columns.map(([title]) => title).join(' | ')} |`);
  console.log(`| ${columns.map(() => '---').join(' | ')} |`);
  for (const figures of all) console.log(`| ${columns.map(([, show]) => show(figures, blank)).join(' | ')} |`);
};

/** Compares ours with the goals; true if all are met. */
export const judge = ([blank, floor, ours], productHost) => {
  const strangers = [...ours.hosts].filter((host) => host !== productHost);
  const demands = [
    ['everything before the launcher shows', ours.bytesToLauncher, 2500, 'bytes gz'],
    ['requests before the launcher shows', ours.requestsToLauncher, 1, ''],
    ['all until the window is usable', ours.bytesToUse, 20_000, 'bytes gz'],
    ['launcher shown, against the floor', ours.launcherShownMs / floor.launcherShownMs, 1.15, 'times'],
    [
      'click to focused input, 4× slowed',
      ours.isFieldFocused ? ours.clickToFieldMs : Number.POSITIVE_INFINITY,
      100,
      'ms',
    ],
    ['main thread against the blank page, 4× slowed', ours.loadMs - blank.loadMs, 35, 'ms'],
    ['long tasks beyond the blank page', ours.longTasksOfLoad - blank.longTasksOfLoad + ours.longTasksOfOpening, 0, ''],
    ['layout shift', ours.shifts, 0, ''],
    ['hosts but the product', strangers.length, 0, ''],
  ];
  console.log('\n| must | measured | limit |\n| --- | --- | --- |');
  for (const [what, value, limit, unit] of demands)
    console.log(
      `| ${what} | ${Number(value.toFixed(2))} ${unit}${value > limit ? ' **missed**' : ''} | ≤ ${limit} ${unit} |`,
    );
  return demands.every(([, value, limit]) => value <= limit);
};
