import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './project.mjs';
import { runCommand, stop } from './run-command.mjs';

function readLock(file) {
  const path = join(PROJECT, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined;
}

/** Whether node_modules holds just what the lock says; builds for other platforms do not count. */
function isInstalled() {
  const wanted = readLock('package-lock.json');
  const there = readLock('node_modules/.package-lock.json');
  if (!wanted || !there) return false;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || there[path]?.version === version,
  );
}

/** Installs the locked dependencies unless they are there already. */
export async function ensureDependencies() {
  if (isInstalled()) return;
  process.stdout.write('Installing the dependencies (once, about a minute) …\n');
  const npm = process.env['npm_execpath'];
  const code = npm
    ? await runCommand(process.execPath, [npm, 'ci'])
    : await runCommand(process.platform === 'win32' ? 'npm.cmd' : 'npm', ['ci']);
  if (code !== 0) {
    stop(
      'The dependencies could not be installed: see what npm says above. Is the network reachable?',
    );
  }
}
