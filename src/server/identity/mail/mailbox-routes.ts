import '#src/contract/jitless.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { mailboxPage, MAILBOX_POLICY } from './mailbox-page.ts';
import { isLoopbackAddress } from '../../exposure.ts';
import { requestLocale } from '../../http/request-locale.ts';
import type { StoredEmail, Mailbox } from '../../mail/mailer.ts';
import { IdentityError } from '../protocol/identity-error.ts';

const LETTERS_SHOWN = 100;

const Query = z.object({ to: z.optional(z.string().check(z.maxLength(256))) });

/** The requested address of emails; undefined for all emails. */
function recipient(query: unknown): string | undefined {
  const parsed = Query.safeParse(query);
  return (parsed.success && parsed.data.to?.trim()) || undefined;
}

const asJson = ({ sentAtMs, ...email }: StoredEmail) => ({
  ...email,
  sentAt: new Date(sentAtMs).toISOString(),
});

const notKept = (reply: FastifyReply) =>
  reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });

const FORWARDING_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * Lets in only requests from this machine, by the peer of the connection: any header may be made up. A
 * request that a proxy on this machine passes on comes from elsewhere.
 */
async function refuseOtherMachines({ socket, headers }: FastifyRequest): Promise<void> {
  const isForwarded = FORWARDING_HEADERS.some((name) => headers[name] !== undefined);
  if (!isForwarded && isLoopbackAddress(socket.remoteAddress ?? '')) return;
  throw new IdentityError(
    'ForbiddenException',
    'The mailbox is only available on the machine that the site runs on.',
  );
}

/** The emails that would have been sent, for people and for programs on this machine. */
export function mailboxRoutes(scope: FastifyInstance, mailbox: Mailbox): void {
  const options = { onRequest: refuseOtherMachines };
  scope.get('/_mailbox', options, (request, reply) => {
    const to = recipient(request.query);
    return notKept(reply)
      .header('content-security-policy', MAILBOX_POLICY)
      .type('text/html; charset=utf-8')
      .send(mailboxPage(mailbox.list(to, LETTERS_SHOWN), to, requestLocale(request)));
  });
  scope.get('/_mailbox.json', options, (request, reply) =>
    notKept(reply).send(mailbox.list(recipient(request.query), LETTERS_SHOWN).map(asJson)),
  );
}
