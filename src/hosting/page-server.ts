import type { PageServer } from '#src/page-data/page-locals.ts';
import type { App } from '#src/server/app.ts';
import type { Viewer } from '#src/server/http/viewer.ts';

/** What a page may ask the server that has it rendered, for a viewer of whom nothing else is told. */
export function pageServerFor(
  app: Pick<
    App,
    | 'server'
    | 'transportFor'
    | 'findRemoved'
    | 'citiesNamed'
    | 'today'
    | 'hasSold'
    | 'countsViews'
    | 'staleSince'
  >,
  viewer: Viewer,
): PageServer {
  return {
    transport: app.transportFor(viewer),
    removedListing: app.findRemoved,
    citiesNamed: async (citySlug) => app.citiesNamed(citySlug),
    staleSince: app.staleSince,
    today: app.today(),
    hasSold: app.hasSold,
    countsViews: app.countsViews,
    mayHaveSession: false,
    logFailure: (error) => app.server.log.error(error),
  };
}
