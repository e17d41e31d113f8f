import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentDirFlaw } from '../../content-folder/content-dir.mjs';
import { checkContent } from './content.mjs';
import { node24, node24Environment } from '../install/node-24.mjs';
import { PROJECT } from '../run/project.mjs';
import { runCommand, stop } from '../run/run-command.mjs';
import { siteInputs } from './site-inputs.mjs';

const STAMP = join(PROJECT, 'dist/.inputs');
const ASTRO = join(PROJECT, 'node_modules/astro/bin/astro.mjs');
const COMPRESS_SITE = join(PROJECT, 'src/hosting/compress-site.ts');

/** Whether the built site matches its present sources. */
export function isSiteCurrent() {
  if (contentDirFlaw(process.env.CONTENT_DIR)) return false;
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === siteInputs();
}

/**
 * Builds the site unless its sources have not changed. Its files are not compressed yet: the server does
 * that beside its work, where nobody waits for it.
 */
export async function buildSite({ isPatient = false } = {}) {
  const flaw = contentDirFlaw(process.env.CONTENT_DIR);
  if (flaw) stop(flaw);
  if (isSiteCurrent()) return;
  const inputs = siteInputs();
  await checkContent();
  process.stdout.write('Building the site …\n');
  const args = [ASTRO, 'build', '--silent'];
  const code = await runCommand(node24(), args, { env: node24Environment(), isPatient });
  if (code !== 0) stop('The site could not be built: see the message above.');
  writeFileSync(STAMP, inputs);
}

/** Builds the site and compresses its uncompressed files, so that it is as visitors get it. */
export async function ensureSite() {
  await buildSite();
  const code = await runCommand(node24(), [COMPRESS_SITE], { env: node24Environment() });
  if (code !== 0) stop('The files of the site could not be compressed: see the message above.');
}
