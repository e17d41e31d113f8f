import { defineConfig } from 'vitest/config';

/** `.test.ts` files whose first line says that they need a page. */
const IN_A_PAGE = [
  'tests/unit/ui/**/*.test.ts',
  'tests/unit/{views,scripts}/**/*.test.ts',
  'tests/unit/lib/slider/*.test.ts',
  'tests/unit/stores/saved/*.test.ts',
];

/** Builds the site as another brokerage. */
const ANOTHER_BUILD = 'tests/site/second-brokerage.test.ts';

/**
 * Files that run one after the other in one process, as use changes no module they load: loading the server
 * is most of a short test's time.
 */
const project = (name: string, include: string[], exclude: string[] = []) => ({
  extends: true as const,
  test: { name, include, exclude, environment: 'node' as const, isolate: false },
});

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  test: {
    env: { TZ: 'America/Toronto' },
    globalSetup: 'tests/support/app/temporary-folder.ts',
    setupFiles: 'tests/support/fixed-seed.ts',
    maxWorkers: '100%',
    testTimeout: 15_000,
    // A busy machine is slow to answer; the default is a second.
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 60_000,
    projects: [
      project('node', ['tests/*.test.ts', 'tests/unit/**/*.test.ts'], IN_A_PAGE),
      {
        extends: true,
        test: {
          name: 'dom',
          include: ['tests/unit/**/*.test.tsx', ...IN_A_PAGE],
          environment: 'happy-dom',
          setupFiles: ['tests/support/fixed-seed.ts', 'tests/support/timers-end-with-the-file.ts'],
        },
      },
      project('server', ['tests/server/**/*.test.ts']),
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          exclude: [ANOTHER_BUILD],
          environment: 'node',
        },
      },
      {
        extends: true,
        // A build takes the whole machine, and would delay the pages of the other tests too much.
        test: {
          name: 'another-build',
          include: [ANOTHER_BUILD],
          environment: 'node',
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
