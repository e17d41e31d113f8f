import type { FastifyInstance, FastifyReply } from 'fastify';
import { askToUnsubscribe, unsubscribeFromAlerts } from '#src/contract/customer-alert-calls.ts';
import { mount } from '../http/mount.ts';
import { tokenHash } from './alert-mails.ts';
import type { AlertStore } from './repository.ts';
import { confirmPage, donePage, UNSUBSCRIBE_PAGE_POLICY, unknownPage } from './unsubscribe-page.ts';

const BODY_LIMIT_BYTES = 1024;

function sendPage(reply: FastifyReply, searchName: string | undefined, page: typeof donePage) {
  return reply
    .code(searchName === undefined ? 404 : 200)
    .header('cache-control', 'no-store')
    .header('content-security-policy', UNSUBSCRIBE_PAGE_POLICY)
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(searchName === undefined ? unknownPage() : page(searchName));
}

/** Ends e-mails by the link in them, without a login: the token is right enough. */
export function unsubscribeRoutes(
  app: FastifyInstance,
  { alerts }: { readonly alerts: Pick<AlertStore, 'searchOf' | 'unsubscribe'> },
): void {
  app.register(async (scope) => {
    // RFC 8058: mail programs send the body List-Unsubscribe=One-Click, which says nothing more.
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
      async () => ({}),
    );
    mount(scope, askToUnsubscribe, async ({ query, reply }) =>
      sendPage(reply, alerts.searchOf(tokenHash(query.token)), confirmPage),
    );
    mount(scope, unsubscribeFromAlerts, async ({ query, reply }) =>
      sendPage(reply, alerts.unsubscribe(tokenHash(query.token)), donePage),
    );
  });
}
