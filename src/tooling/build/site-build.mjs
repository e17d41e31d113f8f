import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentDirFlaw } from '../../content-folder/content-dir.mjs';
import { checkContent } from './content.mjs';
import { node24, node24Environment } from '../install/node-24.mjs';
import { precompress } from './precompress.mjs';
import { PROJECT } from '../run/project.mjs';
import { runCommand, stop } from '../run/run-command.mjs';
import { siteInputs } from './site-inputs.mjs';

const STAMP = join(PROJECT, 'dist/.inputs');
const ASTRO = join(PROJECT, 'node_modules/astro/bin/astro.mjs');

/** Whether the site was built from what is here now. */
export function isSiteCurrent() {
  if (contentDirFlaw(process.env.CONTENT_DIR)) return false;
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === siteInputs();
}

/** Builds the site and compresses it, unless what it is made from has not changed. */
export async function ensureSite() {
  const flaw = contentDirFlaw(process.env.CONTENT_DIR);
  if (flaw) stop(flaw);
  if (isSiteCurrent()) return;
  const inputs = siteInputs();
  await checkContent();
  process.stdout.write('Building the site …\n');
  const args = [ASTRO, 'build', '--silent'];
  const code = await runCommand(node24(), args, { env: node24Environment() });
  if (code !== 0) stop('The site could not be built: see the message above.');
  await precompress(join(PROJECT, 'dist/client'));
  writeFileSync(STAMP, inputs);
}
