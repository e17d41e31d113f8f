import type { PageLocals } from '#src/page-data/page-locals.ts';
import type { App } from '#src/server/app.ts';
import type { Viewer } from '#src/server/http/viewer.ts';

/** What a page may ask the server that renders it, for a viewer of whom nothing else is told. */
export function localsFor(
  app: Pick<
    App,
    'server' | 'callsFor' | 'findRemoved' | 'citiesNamed' | 'today' | 'hasSold' | 'staleSince'
  >,
  viewer: Viewer,
): PageLocals {
  return {
    call: app.callsFor(viewer),
    removedListing: app.findRemoved,
    places: { citiesNamed: app.citiesNamed },
    today: app.today(),
    hasSold: app.hasSold,
    staleSince: app.staleSince,
    mayHaveSession: false,
    logFailure: (error) => app.server.log.error(error),
  };
}
