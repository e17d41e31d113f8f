import { join } from 'node:path';
import { ensureBrowser } from './install/browser.mjs';
import { ensureDependencies } from './install/dependencies.mjs';
import { node24, node24Environment } from './install/node-24.mjs';
import { PROJECT } from './run/project.mjs';
import { runCommand, stop } from './run/run-command.mjs';
import { ensureSite } from './build/site-build.mjs';

const USAGE =
  'npm run audit   measures the pages of the built site, or of the site at AUDIT_ORIGIN, in a browser. It takes no arguments.';

const args = process.argv.slice(2);
if (args.length > 0 && args[0] !== '--help') stop(USAGE, 2);
if (args.length > 0) {
  process.stdout.write(`${USAGE}\n`);
  process.exit(0);
}
await ensureDependencies({ withTestTools: true });
const CHROMIUM_PATH = await ensureBrowser();
if (!process.env['AUDIT_ORIGIN']) await ensureSite();
const audit = join(PROJECT, 'tests/audit/audit.ts');
const env = node24Environment({ CHROMIUM_PATH });
process.exit(await runCommand(node24(), [audit], { env }));
