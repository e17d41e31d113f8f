import type { FastifyInstance } from 'fastify';
import { BROKERAGE_EMAIL } from '#src/content-folder/facts.ts';
import { pagePath } from '#src/domain/routes.ts';
import { type Clock, systemClock } from '#src/lib/clock.ts';

const CACHE_CONTROL = 'public, max-age=86400';

/** RFC 9116 recommends less than a year. */
const VALID_MS = 180 * 24 * 60 * 60_000;

type WellKnownDependencies = {
  /** For example `http://localhost:4321`. */
  readonly origin: string;
  readonly clock?: Clock;
};

/**
 * Mounts the addresses at which programs look on every site: where a password is changed, which password
 * managers open (W3C, A Well-Known URL for Changing Passwords), and whom to tell of a weakness of the site
 * (RFC 9116).
 */
export function mountWellKnown(
  server: FastifyInstance,
  { origin, clock = systemClock }: WellKnownDependencies,
): void {
  server.get('/.well-known/change-password', (_request, reply) =>
    reply.redirect(pagePath('/auth/profile'), 302),
  );
  server.get('/.well-known/security.txt', (_request, reply) => {
    const expires = new Date(clock.now().getTime() + VALID_MS).toISOString();
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', CACHE_CONTROL)
      .send(
        [
          `Contact: mailto:${BROKERAGE_EMAIL}`,
          `Expires: ${expires}`,
          'Preferred-Languages: en, fr',
          `Canonical: ${origin}/.well-known/security.txt`,
          '',
        ].join('\n'),
      );
  });
}
