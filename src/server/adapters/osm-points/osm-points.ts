import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { PointsOfInterest } from '#src/server/places/points-of-interest/points-provider.ts';
import { type OsmPlace, readOsmPlace } from './osm-place.ts';
import { pointGrid, type PointGrid } from './point-grid.ts';

const CREDIT = '© OpenStreetMap contributors';
/** Lines of GeoJSON text sequences begin with this (RFC 8142). */
const RECORD_SEPARATOR = '\u001e';
/** The lines around the features of a collection that has one feature a line. */
const FRAME = /^(\{\s*"type":\s*"FeatureCollection".*\[|\]\s*\})$/;

/** The feature of a line; empty where there is none. */
function featureText(line: string): string {
  const text = (line.startsWith(RECORD_SEPARATOR) ? line.slice(1) : line).trim().replace(/,$/, '');
  return FRAME.test(text) ? '' : text;
}

type Extract = {
  readonly places: readonly OsmPlace[];
  readonly unusableCount: number;
  /** For example "line 7 is no JSON". */
  readonly firstUnusable: string | undefined;
};

async function readExtract(file: string): Promise<Extract> {
  const places: OsmPlace[] = [];
  let [lineNumber, unusableCount] = [0, 0];
  let firstUnusable: string | undefined;
  for await (const line of createInterface({ input: createReadStream(file, 'utf8') })) {
    lineNumber += 1;
    const text = featureText(line);
    if (text === '') continue;
    const place = readOsmPlace(text);
    if (!place.ok) {
      unusableCount += 1;
      firstUnusable ??= `line ${lineNumber} ${place.error}`;
    } else if (place.value) places.push(place.value);
  }
  return { places, unusableCount, firstUnusable };
}

/** The warning about an extract for the operator; undefined where all is well. */
function complaintOf(file: string, { places, unusableCount, firstUnusable }: Extract) {
  if (places.length === 0) {
    return `${file} contains no school, stop, park or shop with a name${firstUnusable ? `: ${firstUnusable}` : ''}.`;
  }
  if (!firstUnusable) return undefined;
  const lines = unusableCount === 1 ? '1 line' : `${unusableCount} lines`;
  return `${lines} of ${file} cannot be used: ${firstUnusable}${unusableCount === 1 ? '' : ', and others'}.`;
}

/** The points of an extract of OpenStreetMap, once `read` has read it. */
export function osmPoints(
  file: string,
  warn: (sentence: string) => void,
): PointsOfInterest & { readonly read: () => Promise<void> } {
  let grid: PointGrid | undefined;
  return {
    credit: CREDIT,
    isReady: () => grid !== undefined,
    pointsIn: async (box) => grid?.pointsIn(box) ?? [],
    async read() {
      try {
        const extract = await readExtract(file);
        grid = pointGrid(extract.places);
        const complaint = complaintOf(file, extract);
        if (complaint) warn(complaint);
      } catch (error) {
        warn(`The points of interest in ${file} cannot be read: ${String(error)}`);
      }
    },
  };
}
