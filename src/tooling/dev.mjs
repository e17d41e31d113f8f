import { join } from 'node:path';
import { checkContent } from './build/content.mjs';
import { ensureDependencies } from './install/dependencies.mjs';
import { node24, node24Environment } from './install/node-24.mjs';
import { PROJECT } from './run/project.mjs';
import { runCommand } from './run/run-command.mjs';
import { checkSettings } from './run/settings.mjs';

await ensureDependencies();
await checkSettings();
await checkContent();
const astro = join(PROJECT, 'node_modules/astro/bin/astro.mjs');
process.exit(await runCommand(node24(), [astro, 'dev'], { env: node24Environment() }));
