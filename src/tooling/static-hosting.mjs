import { join } from 'node:path';
import { ensureDependencies } from './install/dependencies.mjs';
import { node24, node24Environment } from './install/node-24.mjs';
import { PROJECT } from './run/project.mjs';
import { runCommand } from './run/run-command.mjs';
import { ensureSite } from './build/site-build.mjs';

await ensureDependencies();
await ensureSite();
const args = [join(PROJECT, 'src/hosting/static-hosting/command.ts'), ...process.argv.slice(2)];
process.exit(await runCommand(node24(), args, { env: node24Environment() }));
