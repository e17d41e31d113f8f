import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RefusedRequest } from '#src/contract/problem.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host : undefined;
}

/**
 * Whether the request names a host of ours: this machine, or the site's own. A foreign page whose name
 * resolves to this server (DNS rebinding) names another host.
 */
export function isOwnHost({ host }: FastifyRequest, siteOrigin: string): boolean {
  const requestHost = hostOf(`http://${host}`);
  if (requestHost === undefined) return false;
  return (
    requestHost === hostOf(siteOrigin) || LOOPBACK.has(new URL(`http://${requestHost}`).hostname)
  );
}

/**
 * Whether no other site made the browser send the request. Programs other than browsers send neither header
 * and are let through: they carry no one's session to misuse.
 */
export function isFromThisSite({ headers, host }: FastifyRequest, siteOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { origin } = headers;
  if (origin === undefined || origin === siteOrigin) return true;
  // A page without a referrer sends no origin either; for a frame without one the browser says cross-site.
  if (origin === 'null') return site === 'same-origin';
  return hostOf(origin) === host;
}

const readsOnly = ({ method }: FastifyRequest) => /^(GET|HEAD|OPTIONS)$/.test(method);

/** Refuses a changing request from a page of another site, before its body is read. */
export function refuseOtherSites(scope: FastifyInstance, siteOrigin: string): void {
  scope.addHook('onRequest', async (request) => {
    if (readsOnly(request) || isFromThisSite(request, siteOrigin)) return;
    throw new RefusedRequest(403, [
      {
        param: 'origin',
        msg: 'must be this site: pages of other sites cannot change anything here',
      },
    ]);
  });
}
