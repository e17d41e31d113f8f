import type { App } from '#src/server/app.ts';
import type { Viewer } from '#src/server/http/viewer.ts';
import type { HostedPageServer } from './page-rendering/messages.ts';

/** The calls a page may make to the server that renders it, for a viewer without further rights. */
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
    | 'listingsRevision'
  >,
  viewer: Viewer,
): HostedPageServer {
  return {
    context: { viewer, revision: app.listingsRevision() },
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
