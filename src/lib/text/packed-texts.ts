import type { SlicedWork } from '../sliced-work.ts';

/** Texts one after another as UTF-8, with the end of each. */
export type PackedTexts = { readonly bytes: Uint8Array; readonly ends: Uint32Array };

/** This many are packed or read in a fraction of a millisecond. */
const TEXTS_AT_ONCE = 1000;

/** Packs texts into bytes, from which `unpackTexts` reads them. */
export function* packTexts(texts: Iterable<string>): SlicedWork<PackedTexts> {
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  const ends: number[] = [];
  let end = 0;
  for (const text of texts) {
    const part = encoder.encode(text);
    end += part.length;
    parts.push(part);
    ends.push(end);
    if (ends.length % TEXTS_AT_ONCE === 0) yield;
  }
  const bytes = new Uint8Array(end);
  for (const [at, part] of parts.entries()) bytes.set(part, ends[at - 1] ?? 0);
  return { bytes, ends: Uint32Array.from(ends) };
}

/** The texts of packed ones, in their order. */
export function* unpackTexts({ bytes, ends }: PackedTexts): SlicedWork<string[]> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const texts: string[] = [];
  let start = 0;
  for (const end of ends) {
    texts.push(buffer.toString('utf8', start, end));
    start = end;
    if (texts.length % TEXTS_AT_ONCE === 0) yield;
  }
  return texts;
}
