import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { PROJECT } from '../run/project.mjs';
import { runCommand, stop } from '../run/run-command.mjs';

function readLock(file) {
  const path = join(PROJECT, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined;
}

/**
 * Whether a folder of packages holds the contents of the lock, the test tools only where they are wanted;
 * builds for other platforms do not count. Both as `packages` of npm's lock files.
 */
export function matchesLock(installedLock, wantedLock, withTestTools) {
  return Object.entries(wantedLock).every(
    ([path, { version, optional, dev, devOptional }]) =>
      path === '' ||
      optional ||
      devOptional ||
      (dev && !withTestTools) ||
      installedLock[path]?.version === version,
  );
}

function isInstalled(withTestTools) {
  const wantedLock = readLock('package-lock.json');
  const installedLock = readLock('node_modules/.package-lock.json');
  return (
    wantedLock !== undefined &&
    installedLock !== undefined &&
    matchesLock(installedLock, wantedLock, withTestTools)
  );
}

/** Node's default number of threads for work with files. */
const DEFAULT_THREADS = 4;

/**
 * npm's environment. It writes tens of thousands of small files: more threads than processors wait for each
 * other, which takes a tenth more processor time.
 */
function npmEnvironment() {
  const threads = Math.min(DEFAULT_THREADS, availableParallelism());
  return { UV_THREADPOOL_SIZE: String(threads), ...process.env };
}

/**
 * Installs the locked dependencies unless they are installed: those for building and running the site, and
 * with `withTestTools` those for the tests, too.
 */
export async function ensureDependencies({ withTestTools = false } = {}) {
  if (isInstalled(withTestTools)) return;
  process.stdout.write('Installing the dependencies (once, about half a minute) …\n');
  const install = ['ci', ...(withTestTools ? [] : ['--omit=dev'])];
  const npm = process.env['npm_execpath'];
  const options = { env: npmEnvironment() };
  const code = npm
    ? await runCommand(process.execPath, [npm, ...install], options)
    : await runCommand(process.platform === 'win32' ? 'npm.cmd' : 'npm', install, options);
  if (code !== 0) {
    stop(
      'The dependencies could not be installed: see the npm messages above. Is the network reachable?',
    );
  }
}
