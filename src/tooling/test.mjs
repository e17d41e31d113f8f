import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { ensureBrowser } from './install/browser.mjs';
import { ensureDependencies } from './install/dependencies.mjs';
import { node24Environment } from './install/node-24.mjs';
import { ensureSite } from './build/site-build.mjs';

// Each row waits for the one above; two lanes stand where one alone leaves a core free for a while. The
// tests of the site leave the data that the journeys run on.
const ROWS = [
  [['types'], ['test:unit']],
  [['test:server']],
  [['lint'], ['test:site']],
  [['test:main']],
];

/** The other journeys, or a share of them such as `2/3`: minutes that nobody would wait for otherwise. */
function moreRows([share]) {
  if (share === undefined) return [];
  return [[[share === 'all' ? 'test:more' : `test:more -- --shard=${share}`]]];
}

const rows = [...ROWS, ...moreRows(process.argv.slice(2))];

const title = (name) => `\n── ${name} ──\n`;

/** The program and arguments that run a script of the project. */
function commandOf(name) {
  const npm = process.env['npm_execpath'];
  const run = ['run', '--silent', ...name.split(' ')];
  return npm ? [process.execPath, [npm, ...run]] : ['npm', run];
}

/** Marks of a failure in the output of the test runners, the compiler and the linters. */
const FAILURE = /^\s*(?:FAIL |✘|×|\d+\) \[|\[warn\])|: error |error TS|Error: | lint\/\w/;
const MAX_FAILURES = 40;

/** The lines that name failures, to be said again at the end of a long output. */
function failuresIn(text) {
  const lines = stripVTControlCharacters(text).split('\n');
  return lines.filter((line) => FAILURE.test(line)).slice(0, MAX_FAILURES);
}

/**
 * Runs a script; `isHeld` holds its output back until it is done, so that two outputs do not mix.
 *
 * @returns its exit code and all its output
 */
function runScript(name, { env, isHeld }) {
  return new Promise((resolve) => {
    const child = spawn(...commandOf(name), { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const parts = [];
    if (!isHeld) process.stdout.write(title(name));
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (part) => {
        parts.push(part);
        if (!isHeld) process.stdout.write(part);
      });
    }
    const forward = (signal) => child.kill(signal);
    process.on('SIGTERM', forward);
    process.on('SIGINT', forward);
    const onExit = (code) => {
      process.off('SIGTERM', forward);
      process.off('SIGINT', forward);
      if (isHeld) process.stdout.write(title(name) + parts.join(''));
      resolve({ code: code ?? 1, text: parts.join('') });
    };
    child.on('error', () => onExit(127));
    child.on('close', onExit);
  });
}

async function runStep(name, options) {
  const startedMs = Date.now();
  const { code, text } = await runScript(name, options);
  const seconds = Math.round((Date.now() - startedMs) / 1000);
  return { name, passed: code === 0, seconds, failures: code === 0 ? [] : failuresIn(text) };
}

/** Runs the scripts of a lane one after the other. */
async function runLane(names, options) {
  const results = [];
  for (const name of names) results.push(await runStep(name, options));
  return results;
}

await ensureDependencies({ withTestTools: true });
const browser = await ensureBrowser();
await ensureSite();

const env = node24Environment({
  CHROMIUM_PATH: browser,
  ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
});
const results = [];
for (const row of rows) {
  const options = { env, isHeld: row.length > 1 };
  results.push(...(await Promise.all(row.map((lane) => runLane(lane, options)))).flat());
}

for (const { name, failures } of results) {
  if (failures.length > 0) process.stdout.write(`${title(name)}${failures.join('\n')}\n`);
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
