import { join } from 'node:path';
import { ensureDependencies } from './dependencies.mjs';
import { node24, node24Environment } from './node-24.mjs';
import { PROJECT } from './project.mjs';
import { runCommand } from './run-command.mjs';
import { ALLOCATOR_SETTINGS, SERVER_FLAGS } from './server-flags.mjs';
import { checkSettings } from './settings.mjs';
import { ensureSite } from './site-build.mjs';

await ensureDependencies();
await checkSettings();
await ensureSite();
const server = join(PROJECT, 'src/server/main.ts');
const env = { ...ALLOCATOR_SETTINGS, ...node24Environment() };
process.exit(await runCommand(node24(), [...SERVER_FLAGS, server], { env }));
