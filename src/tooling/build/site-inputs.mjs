import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { contentDir } from '../../content-folder/content-dir.mjs';
import { PROJECT } from '../run/project.mjs';

const INPUTS = [
  'src',
  'public',
  'astro.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

function filesOf(input) {
  const path = resolve(PROJECT, input);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Whether the pages hold the value of a setting. The port is that of their origin until one is set. */
function isBuiltIn(name) {
  const isOrigin = name === (process.env.SITE_ORIGIN ? 'SITE_ORIGIN' : 'PORT');
  return isOrigin || name.startsWith('PUBLIC_');
}

/** A fingerprint of all sources of the built site: files and public settings. */
export function siteInputs() {
  const hash = createHash('sha256');
  for (const file of [...INPUTS, contentDir()].flatMap(filesOf)) {
    hash.update(file.slice(PROJECT.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (isBuiltIn(name)) hash.update(`${name}=${value}\0`);
  }
  return hash.digest('hex');
}
