import { join } from 'node:path';
import { ensureDependencies } from './dependencies.mjs';
import { node24, node24Environment } from './node-24.mjs';
import { PROJECT } from './project.mjs';
import { runCommand } from './run-command.mjs';

await ensureDependencies();
const [name, ...others] = process.argv.slice(2);
const isMap = name === 'map';
const script = join(PROJECT, 'tests/bench', isMap ? 'map-panning.ts' : 'search.ts');
process.exit(
  await runCommand(node24(), [script, ...(isMap ? others : process.argv.slice(2))], {
    env: node24Environment(),
  }),
);
