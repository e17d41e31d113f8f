import { join } from 'node:path';
import { ensureDependencies } from './install/dependencies.mjs';
import { node24, node24Environment } from './install/node-24.mjs';
import { PROJECT } from './run/project.mjs';
import { runCommand } from './run/run-command.mjs';

/** By default the heap also grows by garbage: a million listings need no more than this. */
const HEAP_FLAG = '--max-old-space-size=640';

await ensureDependencies();
const command = join(PROJECT, 'src/server/commands/demo.ts');
const args = [HEAP_FLAG, command, ...process.argv.slice(2)];
process.exit(await runCommand(node24(), args, { env: node24Environment() }));
