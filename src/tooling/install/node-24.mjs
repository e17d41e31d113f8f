import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { PROJECT } from '../run/project.mjs';
import { stop } from '../run/run-command.mjs';

const REQUIRED_MAJOR = 24;

/** The Node the project runs on: the one its dependencies bring, else this one if it is new enough. */
export function node24() {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const bundledNode = join(PROJECT, `node_modules/node-${system}-${process.arch}/bin/${name}`);
  if (existsSync(bundledNode)) return bundledNode;
  if (Number(process.versions.node.split('.')[0]) >= REQUIRED_MAJOR) return process.execPath;
  return stop(
    `This project runs on Node ${REQUIRED_MAJOR}, which npm does not provide for ${process.platform} ${process.arch}. ` +
      `Install Node ${REQUIRED_MAJOR} or newer and run the command again.`,
  );
}

/** The environment of a program of ours: its `node` is the project's own, with its compile cache. */
export function node24Environment(extra = {}) {
  const bin = join(node24(), '..');
  return {
    ...process.env,
    PATH: [bin, join(PROJECT, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
    ASTRO_TELEMETRY_DISABLED: '1',
    NODE_COMPILE_CACHE: join(PROJECT, '.cache/compiled'),
    ...extra,
  };
}
