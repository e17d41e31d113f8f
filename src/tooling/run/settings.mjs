import { join } from 'node:path';
import { node24, node24Environment } from '../install/node-24.mjs';
import { contentDirFlaw } from '../../content-folder/content-dir.mjs';
import { PROJECT } from './project.mjs';
import { runCommand, stop } from './run-command.mjs';

/** Ends this process when a setting is bad, before anything slow has been done. */
export async function checkSettings() {
  const flaw = contentDirFlaw(process.env.CONTENT_DIR);
  if (flaw) stop(flaw);
  const script = join(PROJECT, 'src/server/commands/check-settings.ts');
  const code = await runCommand(node24(), [script], { env: node24Environment() });
  if (code !== 0) process.exit(code);
}
