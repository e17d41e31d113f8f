import type { FastifyRequest } from 'fastify';

/** A key in an address, however its name is written. */
const KEY = /([?&]repliers_api_key=)[^&#]*/gi;

/** What the log tells of a request: where it went and from where, without any key. */
export function loggedRequest({ method, url, host, ip }: FastifyRequest) {
  const hidden = decodedNames(url).replace(KEY, '$1…');
  return { method, url: hidden, host, remoteAddress: ip };
}

/** Names may be percent-encoded in part; underscores and letters are all a key's name has. */
function decodedNames(url: string): string {
  return url.replaceAll(/%(5f|[46][1-9a-f]|[57][0-9a])/gi, (code) =>
    String.fromCharCode(Number.parseInt(code.slice(1), 16)),
  );
}
