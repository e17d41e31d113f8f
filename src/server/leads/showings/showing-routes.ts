import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  getCancelShowingPage,
  getConfirmShowingPage,
  cancelShowing,
  confirmShowing,
} from '#src/contract/lead/showing-calls.ts';
import type { Clock } from '#src/lib/clock.ts';
import { mountRaw } from '../../http/mount.ts';
import { refuseOtherSites } from '../../http/same-site.ts';
import { isTokenRefusal, sendPlainPage } from '../../http/replies/plain-page.ts';
import { requestLocale } from '../../http/request-locale.ts';
import {
  confirmPage,
  cancelledPage,
  confirmedPage,
  pastPage,
  type ShowingAction,
  unavailablePage,
  unknownPage,
} from './showing-page.ts';
import type { ShowingLead, ShowingParty, ShowingStore } from './showing-store.ts';
import { showingTokenHash } from './showing-tokens.ts';

const BODY_LIMIT_BYTES = 1024;
const RETRY_AFTER_SECONDS = 60;

export type ShowingRoutesDependencies = {
  readonly showings: Pick<ShowingStore, 'findByToken' | 'confirm' | 'cancel'>;
  readonly clock: Clock;
  /** For example https://www.example.ca: pages of other sites change no showing. */
  readonly siteOrigin: string;
  /** Called when there are mails to send. */
  readonly onChanged: () => void;
};

type Opened = { readonly lead: ShowingLead; readonly party: ShowingParty };

/** The page for a showing that cannot be changed; undefined where it can. */
function finalPage({ lead, party }: Opened, nowMs: number, reply: FastifyReply) {
  const locale = requestLocale(reply.request);
  const { cancelledAtMs, startsAtMs } = lead.showing;
  if (cancelledAtMs !== null) return sendPlainPage(reply, 200, cancelledPage(lead, party, locale));
  return startsAtMs <= nowMs ? sendPlainPage(reply, 200, pastPage(locale)) : undefined;
}

/** Performs the action and shows that it is done; a second time changes nothing. */
async function act(
  action: ShowingAction,
  { lead, party }: Opened,
  { showings, clock, onChanged }: ShowingRoutesDependencies,
): Promise<void> {
  const nowMs = clock.now().getTime();
  const isChanged =
    action === 'cancel'
      ? await showings.cancel(lead.id, party, nowMs)
      : await showings.confirm(lead.id, nowMs);
  if (isChanged) onChanged();
}

/**
 * Cancels and confirms showings by the links in mails, without a login: the token is authorization enough.
 * A guest's token cannot confirm.
 */
export function showingRoutes(app: FastifyInstance, parts: ShowingRoutesDependencies): void {
  const open = async (token: string, action: ShowingAction) => {
    const showing = await parts.showings.findByToken(showingTokenHash(token));
    return showing && action === 'confirm' && showing.party !== 'agent' ? undefined : showing;
  };
  const answer = async (token: string, action: ShowingAction, reply: FastifyReply) => {
    const locale = requestLocale(reply.request);
    const showing = await open(token, action);
    if (!showing) return sendPlainPage(reply, 404, unknownPage(locale));
    const final = finalPage(showing, parts.clock.now().getTime(), reply);
    if (final) return final;
    if (reply.request.method === 'POST') {
      await act(action, showing, parts);
      const after = (await open(token, action)) ?? showing;
      const isCancelled = after.lead.showing.cancelledAtMs !== null;
      const page = isCancelled
        ? cancelledPage(after.lead, after.party, locale)
        : confirmedPage(after.lead, locale);
      return sendPlainPage(reply, 200, page);
    }
    const isConfirmed = action === 'confirm' && showing.lead.showing.confirmedAtMs !== null;
    const page = isConfirmed
      ? confirmedPage(showing.lead, locale)
      : confirmPage(showing.lead, action, locale);
    return sendPlainPage(reply, 200, page);
  };
  app.register(async (scope) => {
    refuseOtherSites(scope, parts.siteOrigin);
    scope.setErrorHandler((error, request, reply) => {
      // Every other error takes the usual way.
      if (!isTokenRefusal(error)) throw error;
      return sendPlainPage(reply, error.status, unknownPage(requestLocale(request)));
    });
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
      async () => ({}),
    );
    const mountPage = (
      endpoint: typeof getCancelShowingPage | typeof cancelShowing,
      action: ShowingAction,
    ) =>
      mountRaw(scope, endpoint, async ({ query, reply }) => {
        try {
          return await answer(query.token, action, reply);
        } catch (error) {
          reply.log.error({ err: error }, 'A showing could not be changed');
          const page = unavailablePage(requestLocale(reply.request));
          return sendPlainPage(reply.header('retry-after', RETRY_AFTER_SECONDS), 503, page);
        }
      });
    mountPage(getCancelShowingPage, 'cancel');
    mountPage(cancelShowing, 'cancel');
    mountPage(getConfirmShowingPage, 'confirm');
    mountPage(confirmShowing, 'confirm');
  });
}
