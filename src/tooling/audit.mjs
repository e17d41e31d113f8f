import { join } from 'node:path';
import { ensureBrowser } from './install/browser.mjs';
import { ensureDependencies } from './install/dependencies.mjs';
import { node24, node24Environment } from './install/node-24.mjs';
import { PROJECT } from './run/project.mjs';
import { runCommand } from './run/run-command.mjs';
import { ensureSite } from './build/site-build.mjs';

await ensureDependencies({ withTestTools: true });
const CHROMIUM_PATH = await ensureBrowser();
if (!process.env['AUDIT_ORIGIN']) await ensureSite();
const audit = join(PROJECT, 'tests/audit/audit.ts');
const env = node24Environment({ CHROMIUM_PATH });
process.exit(await runCommand(node24(), [audit], { env }));
