import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const postgresSetup = './server/src/testing/postgres-global-setup.ts';
const migratedPostgresSetup = './server/src/testing/migrated-postgres-global-setup.ts';
const apiTests = ['server/src/**/*.api.test.ts'];
const processTests = ['{server/src,bench}/**/*.process.test.ts'];
const sourceConditions = ['source', 'module', 'node', 'development|production'];

/**
 * Test files share their modules, which takes a third of the time: neither side keeps anything in a module but what may
 * be kept for ever.
 */
const shareModules = { isolate: false };

/** Begun last, one of them would keep a core waiting for its end. */
const takesLong = new RegExp(
  `/(${[
    ...['splits', 'floors', 'work-of-messages', 'extract-in-worker', 'grounded-answers'],
    ...['storage-quota.api', 'restore.api', 'ask-model.api', 'website-check.api', 'audit.api', 'sample.api'],
    ...['backup.process', 'start-up.process', 'nodes.process'],
  ].join('|')})\\.test`,
);

/** Of a checkout that has never run its tests, Vitest knows only how large they are. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => takesLong.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Many tests start a whole application or read a hostile page, and the machine may be a slow one. */
const slowTestMs = 30_000;

export default defineConfig({
  cacheDir: process.env.VITEST_CACHE ?? 'node_modules/.vite',
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: sourceConditions } },
  test: {
    passWithNoTests: false,
    // Vitest would leave a core to itself, of two one; it only waits while the workers work.
    maxWorkers: '100%',
    testTimeout: slowTestMs,
    hookTimeout: slowTestMs,
    // A busy machine can be too slow for one of five thousand; `npm test` names what passed on a second try only.
    retry: 1,
    // One second otherwise, which is less than a busy machine may need.
    expect: { poll: { timeout: 20_000 } },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{contract,opening-hours,answer-engine,server,widget,admin}/src/**/*.test.{ts,tsx}',
            '{scripts,answer-engine,bench}/**/*.test.mjs',
          ],
          exclude: [...apiTests, ...processTests],
          ...shareModules,
        },
      },
      {
        extends: true,
        test: {
          name: 'api-embedded',
          include: apiTests,
          env: { TEST_DATABASE: 'embedded' },
          ...shareModules,
        },
      },
      {
        extends: true,
        test: {
          name: 'api-postgres',
          include: apiTests,
          env: { TEST_DATABASE: 'postgres' },
          ...shareModules,
          globalSetup: migratedPostgresSetup,
        },
      },
      {
        extends: true,
        test: {
          name: 'process',
          include: processTests,
          globalSetup: postgresSetup,
          testTimeout: 4 * slowTestMs,
          hookTimeout: 4 * slowTestMs,
        },
      },
    ],
  },
});
