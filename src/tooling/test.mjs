import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { node24Environment } from './node-24.mjs';
import { PROJECT } from './project.mjs';
import { runCommand } from './run-command.mjs';
import { ensureSite } from './site-build.mjs';

const STEPS = ['lint', 'types', 'test:unit', 'test:server', 'test:site', 'test:e2e'];

async function runStep(name, env) {
  process.stdout.write(`\n── ${name} ──\n`);
  const startedMs = Date.now();
  const npm = process.env['npm_execpath'];
  const code = npm
    ? await runCommand(process.execPath, [npm, 'run', '--silent', name], { env })
    : await runCommand('npm', ['run', '--silent', name], { env });
  return { name, passed: code === 0, seconds: Math.round((Date.now() - startedMs) / 1000) };
}

await ensureDependencies();
const browser = await ensureBrowser();
await ensureSite();
// The browser tests make their demo world anew, so that they never pass on yesterday's.
rmSync(join(PROJECT, '.cache/test-data'), { recursive: true, force: true });

const env = node24Environment({ CHROMIUM_PATH: browser });
const results = [];
for (const step of STEPS) results.push(await runStep(step, env));

process.stdout.write('\n');
for (const { name, passed, seconds } of results) {
  process.stdout.write(
    `${passed ? '✓' : '✗'} ${name.padEnd(12)} ${String(seconds).padStart(4)} s\n`,
  );
}
const failed = results.filter(({ passed }) => !passed).length;
process.stdout.write(`\n${results.length - failed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
