import type { FastifyReply, FastifyRequest } from 'fastify';
import { IDEMPOTENCY_KEY_PATTERN } from '#src/contract/lead/endpoints.ts';
import { leadOfFields } from '#src/contract/lead/fields.ts';
import { requestLocale } from '../http/request-locale.ts';
import { sendPlainPage } from '../http/replies/plain-page.ts';
import { refusalPage, thanksPath } from './form-page.ts';
import type { LeadProblem } from './lead-problems.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Whether a form was sent without a script, so that a person reads the answer as a page. */
function isPlainForm({ headers }: FastifyRequest): boolean {
  const isForm = headers['content-type']?.toLowerCase().startsWith(FORM_TYPE) ?? false;
  return isForm && !(headers.accept ?? '').includes('application/json');
}

/** The fields of a form's body; the first value of a repeated field counts. */
export function formFields(body: string): Readonly<Record<string, string>> {
  const fields: [string, string][] = [];
  for (const [name, value] of new URLSearchParams(body)) fields.push([name, value]);
  return Object.fromEntries(fields.reverse());
}

/** The body of a lead, however it was sent. */
export function leadBodyOf({ body, headers }: FastifyRequest): unknown {
  const isForm = headers['content-type']?.toLowerCase().startsWith(FORM_TYPE) ?? false;
  return isForm && body instanceof Object ? leadOfFields({ ...body }) : body;
}

/** The key a sender made for its lead; null when the key cannot be stored. */
export function idempotencyKeyOf({ body, headers }: FastifyRequest): string | null | undefined {
  const field =
    body instanceof Object && 'idempotencyKey' in body ? body.idempotencyKey : undefined;
  const key = headers['idempotency-key'] ?? field;
  if (key === undefined || key === '') return undefined;
  return typeof key === 'string' && IDEMPOTENCY_KEY_PATTERN.test(key) ? key : null;
}

type Refusal = {
  readonly status: number;
  readonly problems: readonly LeadProblem[];
  readonly retryAfterSeconds?: number;
};

/** Refuses a lead: as a page to a person without a script, else as an array of problems. */
export function refuseLead(
  reply: FastifyReply,
  { status, problems, retryAfterSeconds }: Refusal,
): FastifyReply {
  reply.code(status).header('cache-control', 'no-store');
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  if (!isPlainForm(reply.request)) return reply.send(problems);
  return sendPlainPage(reply, status, refusalPage(problems, requestLocale(reply.request)));
}

/** Answers with the receipt of a lead: by a page that thanks, or as JSON. */
export function replyWithReceipt(reply: FastifyReply, receipt: string): FastifyReply {
  reply.header('cache-control', 'no-store');
  return isPlainForm(reply.request)
    ? reply.redirect(thanksPath(receipt), 303)
    : reply.send({ receipt });
}
