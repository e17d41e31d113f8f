import type { FastifyRequest } from 'fastify';
import { type Locale, localeOfTag } from '#src/messages/locale.ts';

/** In what a request is answered that is for no page of the site: what its sender reads best. */
export function requestLocale({ headers }: FastifyRequest): Locale {
  return localeOfTag(headers['accept-language']);
}
