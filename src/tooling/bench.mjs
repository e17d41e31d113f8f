import { join } from 'node:path';
import { ensureDependencies } from './install/dependencies.mjs';
import { node24, node24Environment } from './install/node-24.mjs';
import { PROJECT } from './run/project.mjs';
import { runCommand, stop } from './run/run-command.mjs';
import { ensureSite } from './build/site-build.mjs';

const SCRIPTS = {
  search: 'search.ts',
  first: 'first-asks.ts',
  warm: 'warm-up.ts',
  fields: 'fields.ts',
  map: 'map-panning.ts',
  clicks: 'map-search.ts',
  pins: 'first-pins.ts',
  tasks: 'buyer-tasks.ts',
  http: 'http.ts',
  databases: 'databases.ts',
  servers: 'http-databases.ts',
  workers: 'workers.ts',
  start: 'start.ts',
  soak: 'soak.ts',
  changes: 'changes.ts',
  restart: 'rolling-restart.ts',
  cluster: 'cluster/cluster.ts',
  memory: 'memory.ts',
  valuation: 'valuation.ts',
};

const [name = '', ...options] = process.argv.slice(2);
if (!Object.hasOwn(SCRIPTS, name)) {
  stop(`Specify a bench: npm run bench ${Object.keys(SCRIPTS).join(' | ')}`, 2);
}
await ensureDependencies({ withTestTools: true });
if (['http', 'start', 'soak', 'restart', 'cluster', 'memory'].includes(name)) await ensureSite();
const script = join(PROJECT, 'tests/bench', SCRIPTS[name]);
process.exit(await runCommand(node24(), [script, ...options], { env: node24Environment() }));
