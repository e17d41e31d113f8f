import { LRUCache } from 'lru-cache';
import type { NearbyPoints } from '#src/contract/places/nearby-call.ts';
import { nearestPoints } from '#src/domain/places/nearest-points.ts';
import { WALKING_DISTANCE_METRES } from '#src/domain/places/walking.ts';
import { boxRound, widenBounds } from '#src/lib/geo/local-plane.ts';
import type { LatLng } from '#src/lib/geo/shapes.ts';
import type { PointsOfInterest } from './points-provider.ts';

/** Cached answers, some 3 KB each. */
const CACHED_ANSWERS = 2000;
/** A ten-thousandth of a degree is eleven metres: no difference on foot. */
const degrees = (value: number) => Math.round(value * 1e4) / 1e4;

/** Lists the points in walking distance of a point; the last answers are cached. */
export function nearbyPoints(
  points: PointsOfInterest,
): (at: LatLng, limit: number) => Promise<NearbyPoints> {
  const answers = new LRUCache<string, NearbyPoints>({ max: CACHED_ANSWERS });
  return async ({ lat, lng }, limit) => {
    const at = { lat: degrees(lat), lng: degrees(lng) };
    const key = `${at.lat},${at.lng},${limit}`;
    const cachedAnswer = answers.get(key);
    if (cachedAnswer) return cachedAnswer;
    const isWhole = points.isReady();
    const box = widenBounds(boxRound([[at.lng, at.lat]]), WALKING_DISTANCE_METRES / 1000);
    const nearby = nearestPoints(await points.pointsIn(box), at, limit);
    const answer = { points: nearby, credit: nearby.length > 0 ? points.credit : null };
    if (isWhole) answers.set(key, answer);
    return answer;
  };
}
