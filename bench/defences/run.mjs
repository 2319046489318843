/**
 * Removes one defense at a time and runs its test, which must fail: `node bench/defences/run.mjs [WORDS]`, with words to
 * select defenses by name. `DATABASE=postgres` uses the other database; browser tests need a built product. Exits with 1 if
 * a test passes without its defense. Make all tests pass first.
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
  // A run without any test proves nothing.
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
  `${chosen.length} defenses removed; ${unmissed === 0 ? 'each is missed by its test' : `${unmissed} are not missed`}`,
);
process.exitCode = unmissed === 0 ? 0 : 1;
