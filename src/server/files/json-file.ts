import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes beside the target and renames, so that a reader never sees half a file. Makes the folder
 * if it is missing.
 *
 * @throws if the folder cannot be written
 */
export function writeJsonFile(file: string, content: object): void {
  const temporary = `${file}.${randomUUID()}.tmp`;
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(temporary, JSON.stringify(content));
    renameSync(temporary, file);
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** The object in a JSON file; undefined if the file is missing or damaged. */
export function readJsonFile(file: string): Record<string, unknown> | undefined {
  const content = parse(textOf(file));
  return isRecord(content) ? content : undefined;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // To the caller, a half-written file is like a missing one: it is made again.
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
