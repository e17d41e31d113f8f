import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Server, STATUS_CODES } from 'node:http';
import { BASE_PATH } from '#src/domain/routes.ts';
import { failureTexts } from '#src/messages/site/failure.ts';
import { type Locale, localeOf } from '#src/messages/locale.ts';
import { siteTexts } from '#src/messages/site/site.ts';

/** A failure as its page shows it. */
export type PageFailure = {
  readonly detail: string;
  /** What to do next, in a sentence. */
  readonly advice: string;
  readonly requestId: string;
};

export type ErrorPage = {
  readonly html: string;
  /** Content security policy of the page. */
  readonly policy: string | undefined;
};

export type ErrorPageOf = (failure: PageFailure) => ErrorPage;

/** Kept by the HTTP server, which every nested instance of one app shares. */
const pages = new WeakMap<Server, ErrorPageOf>();

/** Sets the page that people see of a failure, in place of the bare sentence. */
export function setErrorPage({ server }: FastifyInstance, page: ErrorPageOf): void {
  pages.set(server, page);
}

const bare = (locale: Locale): ErrorPage => ({
  html: `<!doctype html><html lang="${locale}"><title>${siteTexts(locale).errorTitle}</title><h1>${failureTexts(locale).text}</h1></html>`,
  policy: undefined,
});

/** Waiting helps where the server is at fault or busy. */
function adviceFor(status: number, locale: Locale): string {
  const words = siteTexts(locale);
  return status === 429 || status >= 500 ? words.errorAdvice : words.addressAdvice;
}

/** The page for a failure; undefined when a program asked and not a person with a browser. */
export function errorPageFor(request: FastifyRequest, status: number): ErrorPage | undefined {
  const url = new URL(request.url, 'http://localhost');
  const { pathname } = url;
  if (pathname !== '/' && pathname !== BASE_PATH && !pathname.startsWith(`${BASE_PATH}/`)) {
    return undefined;
  }
  const detail = STATUS_CODES[status] ?? String(status);
  const locale = localeOf(url);
  const page = pages.get(request.server.server);
  return page
    ? page({ detail, advice: adviceFor(status, locale), requestId: String(request.id) })
    : bare(locale);
}
