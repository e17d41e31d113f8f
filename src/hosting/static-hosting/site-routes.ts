import { BASE_PATH } from '#src/domain/routes.ts';
import { pagePolicy, securityHeadersOf } from '#src/server/http/replies/security-headers.ts';
import type { BuiltFiles } from '../built-site.ts';
import { fileOfRoute, HASHED_FILES_ROUTE, IMMUTABLE, type StaticFile } from '../static-files.ts';

type Headers = Readonly<Record<string, string>>;

/** A file that a static host sends for one path. */
export type FileRoute = {
  /** For example `/real-estate/about`. */
  readonly path: string;
  /** The file's path in the published folder: `real-estate/about.html`. */
  readonly file: string;
  /** Its headers, the same as from our own server; including the content type. */
  readonly headers: Headers;
};

/** Which host answers which path of the site when its built files are on a static host. */
export type SiteRoutes = {
  /** Pages and files with names of their own. */
  readonly files: readonly FileRoute[];
  /** The folder of files that never change: all below `path`, with the content types of their endings. */
  readonly hashedFiles: { readonly path: string; readonly headers: Headers };
  /** The files of that folder, for copying. */
  readonly hashedFileNames: readonly string[];
  /** The server, which answers every other path, redirects and missing pages among them. */
  readonly serverOrigin: string;
};

type RouteOptions = {
  /** Origin of the server, for example `https://server.example.ca`. */
  readonly serverOrigin: string;
  /** Whether visitors see the site at an `https` address. */
  readonly https: boolean;
};

function headersOf(policy: string | undefined, file: StaticFile, https: boolean): Headers {
  return {
    ...securityHeadersOf({ https }),
    ...(policy && { 'content-security-policy': pagePolicy(policy) }),
    'cache-control': file.cacheControl,
    'content-type': file.contentType,
  };
}

const publishedFile = (route: string, file: StaticFile) =>
  `${BASE_PATH.slice(1)}/${fileOfRoute(route, file)}`;

/**
 * The routes of a built site for a static host in front of the server. A host needs to know only its files:
 * the server alone knows which lists, homes and realtors there are, what has moved and what is gone.
 */
export function siteRoutes(
  { files, policies }: BuiltFiles,
  { serverOrigin, https }: RouteOptions,
): SiteRoutes {
  const routes = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  const isHashed = ([route]: (typeof routes)[number]) => route.startsWith(HASHED_FILES_ROUTE);
  const unhashedRoutes = routes.filter((entry) => !isHashed(entry));
  return {
    files: unhashedRoutes.map(([route, file]) => ({
      path: BASE_PATH + route,
      file: publishedFile(route, file),
      headers: headersOf(policies[route], file, https),
    })),
    hashedFiles: {
      path: BASE_PATH + HASHED_FILES_ROUTE,
      headers: { ...securityHeadersOf({ https }), 'cache-control': IMMUTABLE },
    },
    hashedFileNames: routes.filter(isHashed).map(([route, file]) => publishedFile(route, file)),
    serverOrigin,
  };
}
