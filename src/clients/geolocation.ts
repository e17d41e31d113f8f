import { failure, type Outcome, success } from '#src/lib/outcome.ts';

export type LocationFailure = 'denied' | 'unavailable' | 'timeout' | 'unsupported' | 'unknown';

type Point = { readonly lat: number; readonly lng: number };

const PATIENCE_MS = 10_000;
/** A place from a few minutes ago is near enough to look for homes. */
const OLDEST_MS = 300_000;

/** The specification's codes of `GeolocationPositionError`. */
const FAILURES: Readonly<Record<number, LocationFailure>> = {
  1: 'denied',
  2: 'unavailable',
  3: 'timeout',
};

/** The visitor's position from the browser, in degrees; asks for permission first. */
export function locate(): Promise<Outcome<Point, LocationFailure>> {
  const { geolocation } = navigator;
  // Missing where the page is not secure, whatever the types say.
  if (!(geolocation as Geolocation | undefined)) return Promise.resolve(failure('unsupported'));
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords }) => resolve(success({ lat: coords.latitude, lng: coords.longitude })),
      ({ code }) => resolve(failure(FAILURES[code] ?? 'unknown')),
      { timeout: PATIENCE_MS, maximumAge: OLDEST_MS },
    );
  });
}
