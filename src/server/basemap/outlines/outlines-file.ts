import { hash } from 'node:crypto';
import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import * as z from 'zod/mini';
import { readJsonFile, writeJsonFile } from '../../files/json-file.ts';
import { basemapLayers } from './outlines.ts';
import { byLayer, type PackedOutlines } from './packed-outlines.ts';

/** Raised whenever outlines are made or stored in another way, so that older files are made again. */
const REVISION = 3;

/** The outlines and the fingerprint of their sources. */
type Kept = { readonly fingerprint: number; readonly outlines: PackedOutlines };

/** Each layer as base64, and a checksum over all of them. */
const KeptFile = z.object({
  revision: z.literal(REVISION),
  fingerprint: z.number(),
  digest: z.string(),
  layers: z.record(z.enum(basemapLayers), z.string()),
});

type KeptLayers = z.output<typeof KeptFile>['layers'];

const digestOf = (layers: KeptLayers) => hash('sha256', Object.values(layers).join());

/**
 * Writes the outlines; a reader never sees half a file. Makes the folder if it is missing.
 *
 * @throws if the folder cannot be written
 */
export function writeOutlines(file: string, { fingerprint, outlines }: Kept): void {
  const layers = byLayer((layer) => outlines[layer].toString('base64'));
  const content = { revision: REVISION, fingerprint, digest: digestOf(layers), layers } as const;
  writeJsonFile(file, content satisfies z.input<typeof KeptFile>);
}

/** The first characters of a file of outlines. */
const headOf = (fingerprint: number) => `{"revision":${REVISION},"fingerprint":${fingerprint},`;

/** Whether a file begins like one with these outlines. */
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

/** Reads outlines back; undefined if the file is missing, damaged, or made from other sources. */
export function readOutlines(file: string, fingerprint: number): PackedOutlines | undefined {
  const { data } = z.safeParse(KeptFile, readJsonFile(file));
  if (data?.fingerprint !== fingerprint || data.digest !== digestOf(data.layers)) return undefined;
  const { layers } = data;
  return byLayer((layer) => Buffer.from(layers[layer], 'base64'));
}
