import '#src/contract/jitless.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { mailboxPage, MAILBOX_POLICY } from './mailbox-page.ts';
import type { Letter } from './repository.ts';
import type { IdentityService } from './service.ts';

const Query = z.object({ to: z.optional(z.string().check(z.maxLength(256))) });

/** The address whose letters are asked for; all letters without one. */
function recipient(query: unknown): string | undefined {
  const parsed = Query.safeParse(query);
  return (parsed.success && parsed.data.to) || undefined;
}

const asJson = ({ sentAtMs, ...letter }: Letter) => ({
  ...letter,
  sentAt: new Date(sentAtMs).toISOString(),
});

const notKept = (reply: FastifyReply) =>
  reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });

/** The letters that would have been sent by e-mail, for people and for programs. */
export function mailboxRoutes(
  scope: FastifyInstance,
  { letters }: Pick<IdentityService, 'letters'>,
): void {
  scope.get('/_mailbox', (request, reply) => {
    const to = recipient(request.query);
    return notKept(reply)
      .header('content-security-policy', MAILBOX_POLICY)
      .type('text/html; charset=utf-8')
      .send(mailboxPage(letters(to), to));
  });
  scope.get('/_mailbox.json', (request, reply) =>
    notKept(reply).send(letters(recipient(request.query)).map(asJson)),
  );
}
