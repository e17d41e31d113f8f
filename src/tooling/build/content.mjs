import { join } from 'node:path';
import { node24, node24Environment } from '../install/node-24.mjs';
import { PROJECT } from '../run/project.mjs';
import { runCommand, stop } from '../run/run-command.mjs';

/** Ends this process when a file of the content is wrong, with a sentence for whoever wrote it. */
export async function checkContent() {
  const script = join(PROJECT, 'src/content-check/main.ts');
  const code = await runCommand(node24(), [script], { env: node24Environment() });
  if (code !== 0) stop('The site was not built: correct the lines above and start again.');
}
