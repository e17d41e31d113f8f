import type { FastifyRequest } from 'fastify';
import type { TokenViewer } from './token-viewer.ts';

/** Reads the verified email address of a signed-in sender; undefined where there is none. */
export function verifiedEmailBy(
  viewer: TokenViewer | undefined,
): (request: FastifyRequest) => string | undefined {
  return (request) => {
    if (viewer?.identify(request) !== 'verified') return undefined;
    const { email, isEmailVerified } = viewer.customerOf(request);
    return isEmailVerified ? email : undefined;
  };
}
