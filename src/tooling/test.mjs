import { spawn } from 'node:child_process';
import { ensureBrowser } from './install/browser.mjs';
import { ensureDependencies } from './install/dependencies.mjs';
import { node24Environment } from './install/node-24.mjs';
import { runCommand } from './run/run-command.mjs';
import { ensureSite } from './build/site-build.mjs';

// Each row waits for the one above; two lanes stand where one alone leaves a core free for a while. The
// tests of the site leave the data that the journeys run on.
const ROWS = [
  [['types'], ['test:unit']],
  [['test:server']],
  [['lint'], ['test:site']],
  [['test:e2e']],
];

const title = (name) => `\n── ${name} ──\n`;

/** The program and arguments that run a script of the project. */
function commandOf(name) {
  const npm = process.env['npm_execpath'];
  const run = ['run', '--silent', name];
  return npm ? [process.execPath, [npm, ...run]] : ['npm', run];
}

/** Runs a script and shows what it says when it is done, so that two are not read as one. */
function runHeld(name, env) {
  return new Promise((resolve) => {
    const child = spawn(...commandOf(name), { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const lines = [title(name)];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => lines.push(part));
    const forward = (signal) => child.kill(signal);
    process.on('SIGTERM', forward);
    process.on('SIGINT', forward);
    const onExit = (code) => {
      process.off('SIGTERM', forward);
      process.off('SIGINT', forward);
      for (const part of lines) process.stdout.write(part);
      resolve(code ?? 1);
    };
    child.on('error', () => onExit(127));
    child.on('close', onExit);
  });
}

function runShown(name, env) {
  process.stdout.write(title(name));
  return runCommand(...commandOf(name), { env });
}

async function runStep(name, run, env) {
  const startedMs = Date.now();
  const code = await run(name, env);
  return { name, passed: code === 0, seconds: Math.round((Date.now() - startedMs) / 1000) };
}

/** Runs the scripts of a lane one after the other. */
async function runLane(names, run, env) {
  const results = [];
  for (const name of names) results.push(await runStep(name, run, env));
  return results;
}

await ensureDependencies({ withTestTools: true });
const browser = await ensureBrowser();
await ensureSite();

const env = node24Environment({ CHROMIUM_PATH: browser });
const results = [];
for (const row of ROWS) {
  const run = row.length > 1 ? runHeld : runShown;
  results.push(...(await Promise.all(row.map((lane) => runLane(lane, run, env)))).flat());
}

process.stdout.write('\n');
for (const { name, passed: hasPassed, seconds } of results) {
  process.stdout.write(
    `${hasPassed ? '✓' : '✗'} ${name.padEnd(12)} ${String(seconds).padStart(4)} s\n`,
  );
}
const failedCount = results.filter(({ passed: hasPassed }) => !hasPassed).length;
process.stdout.write(`\n${results.length - failedCount} passed, ${failedCount} failed\n`);
process.exit(failedCount === 0 ? 0 : 1);
