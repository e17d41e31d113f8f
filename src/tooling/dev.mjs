import { join } from 'node:path';
import { checkContent } from './content.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { node24, node24Environment } from './node-24.mjs';
import { PROJECT } from './project.mjs';
import { runCommand } from './run-command.mjs';
import { checkSettings } from './settings.mjs';

await ensureDependencies();
await checkSettings();
await checkContent();
const astro = join(PROJECT, 'node_modules/astro/bin/astro.mjs');
process.exit(await runCommand(node24(), [astro, 'dev'], { env: node24Environment() }));
