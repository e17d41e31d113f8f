import { join } from 'node:path';
import { ensureDependencies } from './install/dependencies.mjs';
import { node24, node24Environment } from './install/node-24.mjs';
import { PROJECT } from './run/project.mjs';
import { runCommand } from './run/run-command.mjs';
import { ALLOCATOR_SETTINGS, SERVER_FLAGS } from './run/server-flags.mjs';
import { checkSettings } from './run/settings.mjs';
import { buildSite, isSiteCurrent } from './build/site-build.mjs';

const server = join(PROJECT, 'src/server/main.ts');
const importListings = join(PROJECT, 'src/server/commands/import-listings.ts');

await ensureDependencies();
if (!isSiteCurrent()) {
  await checkSettings();
  // Side by side they keep the cores busy; the import takes longer, so it comes first. The server tries an import that failed again, and tells why it failed.
  await Promise.all([
    buildSite({ isPatient: true }),
    runCommand(node24(), [importListings], { env: node24Environment() }),
  ]);
}
const env = { ...ALLOCATOR_SETTINGS, ...node24Environment() };
process.exit(await runCommand(node24(), [...SERVER_FLAGS, server], { env }));
