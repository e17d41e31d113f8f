import type { FastifyRequest } from 'fastify';

/** Kept by the request. */
const personalRequests = new WeakSet<FastifyRequest>();

/**
 * Marks a request whose answer is that of an anonymous viewer for now, and may soon be another for the same
 * sender. No cache may keep it.
 */
export function markPersonal(request: FastifyRequest): void {
  personalRequests.add(request);
}

/** Whether a request has been marked so. */
export function isPersonal(request: FastifyRequest): boolean {
  return personalRequests.has(request);
}
