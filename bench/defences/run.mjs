/**
 * Takes out one defence after another and runs its test, which must fail: `node bench/defences/run.mjs [WORDS]`, with
 * words for those alone that have them in their name. `DATABASE=postgres` uses the other database; browser tests want
 * the product built before. Ends with 1 when a test does not miss its defence. To be read after the tests were green, which says that they hold with all of them.
 */
import { runQuietly, tool } from '../../scripts/run.mjs';
import { defences } from './defences.mjs';
import { runInBrowser } from './in-browser.mjs';

const words = process.argv.slice(2).join(' ');
const apiProject = `api-${process.env.DATABASE ?? 'embedded'}`;
const chosen = defences.filter(({ attack, without }) => `${attack} ${without}`.includes(words));

const projectOf = (test) => (test.includes('.api.test.') ? apiProject : 'unit');

async function runInVitest({ without, test, named }) {
  const { output } = await runQuietly(
    [
      ...tool('vitest', 'run', test, '--config', 'bench/defences/vitest.config.mjs', '--project', projectOf(test)),
      ...(named ? ['--testNamePattern', named] : []),
    ],
    { env: { ...process.env, WITHOUT_DEFENCE: without, NO_COLOR: '1' } },
  );
  // A run in which nothing was tested says nothing.
  return { failed: Number(/^ *Tests +(\d+) failed/m.exec(output)?.[1] ?? 0), output };
}

let unmissed = 0;
for (const defence of chosen) {
  const run = defence.test.endsWith('.spec.ts') ? runInBrowser : runInVitest;
  const { failed, output } = await run(defence);
  console.log(
    `${failed ? `${failed} failed`.padEnd(12) : 'UNMISSED    '}${defence.attack}: without ${defence.without}`,
  );
  if (failed) continue;
  unmissed += 1;
  if (chosen.length === 1) console.log(output);
}
console.log(
  `${chosen.length} defences taken out; ${unmissed === 0 ? 'each is missed by its test' : `${unmissed} are not missed`}`,
);
process.exitCode = unmissed === 0 ? 0 : 1;
