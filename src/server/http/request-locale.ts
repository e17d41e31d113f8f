import type { FastifyRequest } from 'fastify';
import { type Locale, localeOfTag } from '#src/messages/locale.ts';

/** The language of an answer to a request outside the site's pages: the one its sender reads best. */
export function requestLocale({ headers }: FastifyRequest): Locale {
  return localeOfTag(headers['accept-language']);
}
