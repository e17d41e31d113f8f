import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { readJsonFile, writeJsonFile } from '../../files/json-file.ts';
import { basemapLayers, type BasemapOutlines } from './outlines.ts';

/** Raised whenever the way outlines are made changes, so that older files are made again. */
const revision = 2;

/** The outlines and what they were made from: other sources have another fingerprint. */
type Kept = { readonly fingerprint: number; readonly outlines: BasemapOutlines };

/**
 * Writes the outlines; a reader never sees half a file. Makes the folder if it is missing.
 *
 * @throws if the folder cannot be written
 */
export function writeOutlines(file: string, { fingerprint, outlines }: Kept): void {
  writeJsonFile(file, { revision, fingerprint, outlines });
}

/** The beginning of a file of outlines, as they are written. */
const headOf = (fingerprint: number) => `{"revision":${revision},"fingerprint":${fingerprint},`;

/** Whether a file begins as one of these outlines does; reading all of it takes part of a second. */
export function hasOutlines(file: string, fingerprint: number): boolean {
  if (!existsSync(file)) return false;
  const head = Buffer.from(headOf(fingerprint));
  const bytes = Buffer.alloc(head.length);
  const handle = openSync(file, 'r');
  try {
    readSync(handle, bytes);
  } finally {
    closeSync(handle);
  }
  return bytes.equals(head);
}

/** Reads outlines back; undefined if the file is missing, damaged, or made from something else. */
export function readOutlines(file: string, fingerprint: number): BasemapOutlines | undefined {
  const content = readJsonFile(file);
  if (content?.['revision'] !== revision || content['fingerprint'] !== fingerprint)
    return undefined;
  const outlines = content['outlines'];
  return isOutlines(outlines) ? outlines : undefined;
}

function isOutlines(value: unknown): value is BasemapOutlines {
  if (!isRecord(value) || !basemapLayers.every((layer) => hasFeatures(value[layer]))) return false;
  const { land } = value as BasemapOutlines;
  return land.features.length > 0;
}

function hasFeatures(value: unknown): boolean {
  return isRecord(value) && Array.isArray(value['features']);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
