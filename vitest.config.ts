import { defineConfig } from 'vitest/config';

const postgresSetup = './server/src/testing/postgres-global-setup.ts';
const migratedPostgresSetup = './server/src/testing/migrated-postgres-global-setup.ts';
const apiTests = ['server/src/**/*.api.test.ts'];
const processTests = ['server/src/**/*.process.test.ts'];
const sourceConditions = ['source', 'module', 'node', 'development|production'];

/**
 * The API tests share their modules, which takes a third of the time: the server keeps nothing in a module but what may
 * be kept for ever.
 */
const shareModules = { isolate: false };

/** An API test starts a whole application and hashes passwords as the product does. */
const slowTestMs = 30_000;

export default defineConfig({
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: sourceConditions } },
  test: {
    passWithNoTests: false,
    // Vitest would leave a core to itself, of two one; it only waits while the workers work.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{contract,server,widget,admin}/src/**/*.test.{ts,tsx}', 'scripts/*.test.mjs'],
          exclude: [...apiTests, ...processTests],
        },
      },
      {
        extends: true,
        test: {
          name: 'api-embedded',
          include: apiTests,
          env: { TEST_DATABASE: 'embedded' },
          ...shareModules,
          testTimeout: slowTestMs,
          hookTimeout: slowTestMs,
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
          testTimeout: slowTestMs,
          hookTimeout: slowTestMs,
        },
      },
      {
        extends: true,
        test: {
          name: 'process',
          include: processTests,
          globalSetup: postgresSetup,
          testTimeout: 2 * slowTestMs,
          hookTimeout: 2 * slowTestMs,
        },
      },
    ],
  },
});
