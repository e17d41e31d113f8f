import { defineConfig } from 'vitest/config';

const project = (name: string, include: string[]) => ({
  extends: true as const,
  test: { name, include, environment: 'node' as const },
});

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  test: {
    env: { TZ: 'America/Toronto' },
    testTimeout: 15_000,
    hookTimeout: 60_000,
    projects: [
      project('node', ['tests/*.test.ts', 'tests/unit/**/*.test.ts']),
      {
        extends: true,
        test: { name: 'dom', include: ['tests/unit/**/*.test.tsx'], environment: 'happy-dom' },
      },
      project('server', ['tests/server/**/*.test.ts']),
      project('site', ['tests/site/**/*.test.ts']),
    ],
  },
});
