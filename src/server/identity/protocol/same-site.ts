import type { FastifyRequest } from 'fastify';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host : undefined;
}

/**
 * Whether the request names a host of ours: this machine, or the site's own. A page elsewhere that
 * has its name lead here (DNS rebinding) names another.
 */
export function isKnownHost({ host }: FastifyRequest, siteOrigin: string): boolean {
  const requestHost = hostOf(`http://${host}`);
  if (requestHost === undefined) return false;
  return (
    requestHost === hostOf(siteOrigin) || LOOPBACK.has(new URL(`http://${requestHost}`).hostname)
  );
}

/**
 * Whether no other site made the browser send the request. What is no browser sends neither header
 * and is let through: it has no one's session to misuse.
 */
export function isFromThisSite({ headers, host }: FastifyRequest, siteOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (headers.origin === undefined || headers.origin === siteOrigin) return true;
  return hostOf(headers.origin) === host;
}
