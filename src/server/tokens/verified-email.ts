import type { FastifyRequest } from 'fastify';
import type { TokenViewer } from './token-viewer.ts';

/** Reads the proven email address of who sent a request; undefined for anyone else. */
export function verifiedEmailBy(
  viewer: TokenViewer | undefined,
): (request: FastifyRequest) => string | undefined {
  return (request) => {
    if (viewer?.identify(request) !== 'verified') return undefined;
    const { email, isEmailVerified } = viewer.customerOf(request);
    return isEmailVerified ? email : undefined;
  };
}
