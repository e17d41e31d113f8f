import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

function run(script: string, ...args: string[]) {
  const env = { PATH: process.env['PATH'], PORT: '4394' };
  return spawnSync(process.execPath, [script, ...args], { encoding: 'utf8', env });
}

const COMMANDS = [
  'src/server/commands/accounts.ts',
  'src/server/commands/backup.ts',
  'src/server/commands/restore.ts',
  'src/tooling/audit.mjs',
];

test.each(COMMANDS)('%s exits with 2 for unknown arguments', (script) => {
  const { status, stderr } = run(script, '--bogus');
  expect([status, stderr]).toEqual([2, expect.stringContaining('npm run ')]);
});

test.each(COMMANDS)('%s --help prints its usage', (script) => {
  const { status, stdout, stderr } = run(script, '--help');
  expect([status, stdout, stderr]).toEqual([0, expect.stringContaining('npm run '), '']);
});

test('screenshots of a site that is not running fail with a message', () => {
  const { status, stderr } = run('src/tooling/screenshots.mjs');
  expect([status, stderr]).toEqual([1, expect.stringContaining('Start it with npm start')]);
  expect(stderr).not.toContain('    at ');
});
