import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { basemapLayers, type Outlines } from './outlines.ts';

/** Raised whenever the way outlines are made changes, so that older files are made again. */
const edition = 2;

/** The outlines and what they were made from: other sources have another fingerprint. */
type Kept = { readonly fingerprint: number; readonly outlines: Outlines };

/**
 * Writes the outlines beside the target and renames, so that a reader never sees half a file.
 * Makes the folder if it is missing.
 *
 * @throws if the folder cannot be written
 */
export function writeOutlines(file: string, { fingerprint, outlines }: Kept): void {
  const temporary = `${file}.${process.pid}.tmp`;
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(temporary, JSON.stringify({ edition, fingerprint, outlines }));
    renameSync(temporary, file);
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** Reads outlines back; undefined if the file is missing, damaged, or made from something else. */
export function readOutlines(file: string, fingerprint: number): Outlines | undefined {
  const content = parse(textOf(file));
  if (!isRecord(content) || content['edition'] !== edition) return undefined;
  if (content['fingerprint'] !== fingerprint) return undefined;
  const outlines = content['outlines'];
  return isOutlines(outlines) ? outlines : undefined;
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
    // A half-written file is the same to the caller as none: the outlines are made again.
    return undefined;
  }
}

function isOutlines(value: unknown): value is Outlines {
  if (!isRecord(value) || !basemapLayers.every((layer) => hasFeatures(value[layer]))) return false;
  const { land } = value as Outlines;
  return land.features.length > 0;
}

function hasFeatures(value: unknown): boolean {
  return isRecord(value) && Array.isArray(value['features']);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
