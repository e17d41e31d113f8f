import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Server, STATUS_CODES } from 'node:http';
import { BASE_PATH } from '#src/domain/routes.ts';
import { failure } from '#src/messages/en/failure.ts';
import { site } from '#src/messages/en/site.ts';

/** A failure as its page tells it. */
export type PageFailure = { readonly detail: string; readonly requestId: string };

export type ErrorPage = {
  readonly html: string;
  /** Content security policy of the page. */
  readonly policy: string | undefined;
};

export type ErrorPageOf = (failure: PageFailure) => ErrorPage;

/** Kept by the HTTP server, which every nested instance of one app shares. */
const pages = new WeakMap<Server, ErrorPageOf>();

/** Sets what people see of a failure, in place of the bare sentence. */
export function setErrorPage({ server }: FastifyInstance, page: ErrorPageOf): void {
  pages.set(server, page);
}

const bare: ErrorPageOf = () => ({
  html: `<!doctype html><html lang="en-CA"><title>${site.errorTitle}</title><h1>${failure.text}</h1></html>`,
  policy: undefined,
});

/** What to show of a failure; undefined where a program asked and not a person with a browser. */
export function errorPageFor(request: FastifyRequest, status: number): ErrorPage | undefined {
  const { pathname } = new URL(request.url, 'http://localhost');
  if (pathname !== '/' && pathname !== BASE_PATH && !pathname.startsWith(`${BASE_PATH}/`)) {
    return undefined;
  }
  const detail = STATUS_CODES[status] ?? String(status);
  return (pages.get(request.server.server) ?? bare)({ detail, requestId: String(request.id) });
}
