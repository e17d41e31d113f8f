import {
  noPoints,
  type PointsOfInterest,
} from '#src/server/places/points-of-interest/points-provider.ts';
import { osmPoints } from './osm-points.ts';

type PointsSource =
  { readonly kind: 'demo' | 'none' } | { readonly kind: 'osm'; readonly file: string };

/** Opens the points of interest, and the job that reads them once the server listens. */
export function openPoints(
  source: PointsSource,
  demo: { readonly pointsOfInterest: PointsOfInterest },
  warn: (sentence: string) => void,
): { readonly points: PointsOfInterest; readonly readPoints: () => Promise<void> } {
  if (source.kind === 'osm') {
    const points = osmPoints(source.file, warn);
    return { points, readPoints: points.read };
  }
  const points = source.kind === 'demo' ? demo.pointsOfInterest : noPoints;
  return { points, readPoints: async () => undefined };
}
