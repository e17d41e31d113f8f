import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT = join(fileURLToPath(import.meta.url), '../../..');

const isFolder = (/** @type {string} */ path) =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * The sentence for a person whose CONTENT_DIR is no folder of a brokerage; undefined when it is one.
 *
 * @param {string | undefined} setting the value of CONTENT_DIR
 * @param {string} project absolute path that a relative folder starts from
 * @returns {string | undefined}
 */
export function contentDirFlaw(setting, project = PROJECT) {
  const path = resolve(project, setting || 'content');
  return isFolder(resolve(path, 'site'))
    ? undefined
    : `CONTENT_DIR must name a folder, such as content, that contains a folder named site with the facts of the brokerage (${path} does not contain one).`;
}

/**
 * Absolute path of the folder that holds all of one brokerage: its words, its facts, its look. A
 * relative CONTENT_DIR starts from the project. Throws a sentence when there is no such folder.
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {string}
 */
export function contentDir(env = process.env) {
  const flaw = contentDirFlaw(env['CONTENT_DIR']);
  if (flaw) throw new Error(flaw);
  return resolve(PROJECT, env['CONTENT_DIR'] || 'content');
}
