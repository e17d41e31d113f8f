import { join } from 'node:path';
import { ensureDependencies } from './dependencies.mjs';
import { node24, node24Environment } from './node-24.mjs';
import { PROJECT } from './project.mjs';
import { runCommand } from './run-command.mjs';
import { ensureSite } from './site-build.mjs';

const script = (name) => join(PROJECT, 'src/server', name);

await ensureDependencies();
// A bad setting is told at once, not after the site has been built.
const settings = await runCommand(node24(), [script('check-settings.ts')], {
  env: node24Environment(),
});
if (settings !== 0) process.exit(settings);
await ensureSite();
process.exit(await runCommand(node24(), [script('main.ts')], { env: node24Environment() }));
