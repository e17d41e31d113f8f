import type { FastifyInstance, FastifyReply } from 'fastify';
import { getUnsubscribePage, unsubscribeFromAlerts } from '#src/contract/customer/alert-calls.ts';
import { mountRaw } from '../../http/mount.ts';
import { isTokenRefusal, sendPlainPage } from '../../http/replies/plain-page.ts';
import { requestLocale } from '../../http/request-locale.ts';
import { tokenHash } from './alert-mails.ts';
import type { AlertStore, TokenSubject } from './alert-store.ts';
import { StoreUnavailable } from '../repository.ts';
import { confirmPage, donePage, unavailablePage, unknownPage } from './unsubscribe-page.ts';

const BODY_LIMIT_BYTES = 1024;
const RETRY_AFTER_SECONDS = 60;

function answer(reply: FastifyReply, subject: TokenSubject | undefined, page: typeof donePage) {
  const locale = requestLocale(reply.request);
  if (subject === undefined) return sendPlainPage(reply, 404, unknownPage(locale));
  return sendPlainPage(reply, 200, page(subject, locale));
}

/** Ends emails by the link in them, without a login: the token is authorization enough. */
export function unsubscribeRoutes(
  app: FastifyInstance,
  { alerts }: { readonly alerts: Pick<AlertStore, 'subjectOf' | 'unsubscribe'> },
): void {
  app.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => {
      if (isTokenRefusal(error)) {
        return sendPlainPage(reply, error.status, unknownPage(requestLocale(request)));
      }
      // Every other error takes the usual way.
      if (!(error instanceof StoreUnavailable)) throw error;
      request.log.error({ err: error }, 'The customers are unavailable');
      const page = unavailablePage(requestLocale(request));
      return sendPlainPage(reply.header('retry-after', RETRY_AFTER_SECONDS), 503, page);
    });
    // RFC 8058: mail programs send the body List-Unsubscribe=One-Click, which carries no further
    // information.
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
      async () => ({}),
    );
    mountRaw(scope, getUnsubscribePage, async ({ query, reply }) =>
      answer(reply, await alerts.subjectOf(tokenHash(query.token)), confirmPage),
    );
    mountRaw(scope, unsubscribeFromAlerts, async ({ query, reply }) =>
      answer(reply, await alerts.unsubscribe(tokenHash(query.token)), donePage),
    );
  });
}
