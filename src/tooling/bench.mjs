import { join } from 'node:path';
import { ensureDependencies } from './dependencies.mjs';
import { node24, node24Environment } from './node-24.mjs';
import { PROJECT } from './project.mjs';
import { runCommand } from './run-command.mjs';
import { ensureSite } from './site-build.mjs';

const SCRIPTS = {
  search: 'search.ts',
  map: 'map-panning.ts',
  pages: 'pages.ts',
  clicks: 'map-search.ts',
  http: 'http.ts',
  databases: 'databases.ts',
  servers: 'http-databases.ts',
  workers: 'workers.ts',
};

await ensureDependencies();
const [first, ...others] = process.argv.slice(2);
const isNamed = first !== undefined && Object.hasOwn(SCRIPTS, first);
const [name, options] = isNamed ? [first, others] : ['search', process.argv.slice(2)];
if (name === 'http') await ensureSite();
const script = join(PROJECT, 'tests/bench', SCRIPTS[name]);
process.exit(await runCommand(node24(), [script, ...options], { env: node24Environment() }));
