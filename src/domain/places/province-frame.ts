import type { Position } from '#src/contract/listings/listing.ts';

type Frame = readonly [south: number, north: number, west: number, east: number];

/** The frames around the provinces with their islands, in degrees and a little too large, by code. */
const FRAMES: Readonly<Record<string, Frame>> = {
  AB: [48.9, 60.1, -120.1, -109.9],
  BC: [48.2, 60.1, -139.2, -113.9],
  MB: [48.9, 60.1, -102.2, -88.8],
  NB: [44.4, 48.2, -69.2, -63.6],
  NL: [46.5, 60.5, -67.9, -52.5],
  NS: [43.2, 47.2, -66.5, -59.5],
  NT: [59.9, 78.9, -136.6, -101.8],
  NU: [51.5, 83.2, -121.1, -60.9],
  ON: [41.6, 57, -95.3, -74.2],
  PE: [45.8, 47.2, -64.6, -61.8],
  QC: [44.9, 62.8, -79.9, -56.9],
  SK: [48.9, 60.1, -110.1, -101.2],
  YT: [59.9, 69.8, -141.1, -123.7],
};

/** Whether a point may be in a province. An unknown province rules out no point. */
export function mayBeInProvince({ latitude, longitude }: Position, code: string): boolean {
  const frame = Object.hasOwn(FRAMES, code) ? FRAMES[code] : undefined;
  if (!frame) return true;
  const [south, north, west, east] = frame;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}
