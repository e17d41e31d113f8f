import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createLead } from '#src/contract/lead/endpoints.ts';
import { validateLead } from '#src/domain/lead/validation.ts';
import { readBotSignals } from '#src/contract/lead/fields.ts';
import type { Locale } from '#src/messages/locale.ts';
import { leadAnswersTexts } from '#src/messages/lead/lead-answers.ts';
import { type IdentifyViewer, mountRaw } from '../http/mount.ts';
import { isFromThisSite } from '../http/same-site.ts';
import { requestLocale } from '../http/request-locale.ts';
import { problemsOf } from './lead-problems.ts';
import {
  formFields,
  idempotencyKeyOf,
  leadBodyOf,
  refuseLead,
  replyWithReceipt,
} from './lead-request.ts';
import type { RateLimit } from '../scheduling/rate-limit.ts';
import type { Acceptance, LeadService } from './service.ts';

const BODY_LIMIT_BYTES = 64 * 1024;
const RETRY_AFTER_SECONDS = 30;

/** The time after which an address that has used up its burst may send one more lead. */
export const LEAD_REFILL_MS = 30_000;

export type LeadRoutesDependencies = {
  readonly leads: LeadService;
  readonly limit: RateLimit;
  /** The verified email address of the signed-in person; undefined for anyone else. */
  readonly verifiedEmailOf: (request: FastifyRequest) => string | undefined;
  readonly identify: IdentifyViewer;
  /** For example https://www.example.ca: pages of other sites send no leads. */
  readonly siteOrigin: string;
  /** The brokerage's telephone, shown when a sender cannot be served. */
  readonly phone: string;
};

/** Why a request is refused before its body is read. */
async function rejection(
  request: FastifyRequest,
  { limit, phone, siteOrigin }: LeadRoutesDependencies,
  locale: Locale,
) {
  const words = leadAnswersTexts(locale);
  if (!isFromThisSite(request, siteOrigin)) {
    return { status: 403, problems: [{ param: 'origin', msg: words.elsewhere }] };
  }
  const retryAfterSeconds = await limit.take(request.ip);
  if (retryAfterSeconds === 0) return undefined;
  return {
    status: 429,
    problems: [{ param: 'request', msg: words.tooMany(phone) }],
    retryAfterSeconds,
  };
}

async function takeLead(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: LeadRoutesDependencies,
  locale: Locale,
) {
  const words = leadAnswersTexts(locale);
  const rejectedForm = await rejection(request, parts, locale);
  if (rejectedForm) return refuseLead(reply, rejectedForm);
  const idempotencyKey = idempotencyKeyOf(request);
  if (idempotencyKey === null) {
    const problems = [{ param: 'idempotency-key', msg: words.badKey }];
    return refuseLead(reply, { status: 400, problems });
  }
  const body = leadBodyOf(request);
  const result = validateLead(body);
  if (!result.ok)
    return refuseLead(reply, { status: 400, problems: problemsOf(result.errors, locale) });
  const acceptance = await parts.leads.accept({
    lead: result.value,
    marks: readBotSignals(body),
    idempotencyKey,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    verifiedEmail: parts.verifiedEmailOf(request),
    viewer: parts.identify(request),
  });
  return answerLead(reply, acceptance, parts, locale);
}

function answerLead(
  reply: FastifyReply,
  acceptance: Acceptance,
  { phone }: LeadRoutesDependencies,
  locale: Locale,
) {
  const words = leadAnswersTexts(locale);
  if (acceptance.kind === 'accepted') return replyWithReceipt(reply, acceptance.receipt);
  if (acceptance.kind === 'refused') {
    return refuseLead(reply, { status: 400, problems: problemsOf(acceptance.errors, locale) });
  }
  if (acceptance.kind === 'other-body') {
    const problems = [{ param: 'idempotency-key', msg: words.otherBody }];
    return refuseLead(reply, { status: 422, problems });
  }
  if (acceptance.kind === 'limited') {
    const problems = [{ param: 'request', msg: words.tooManyToday(phone) }];
    const retryAfterSeconds = Math.ceil(acceptance.retryAfterMs / 1000);
    return refuseLead(reply, { status: 429, problems, retryAfterSeconds });
  }
  reply.log.error({ err: acceptance.error }, 'A lead could not be stored');
  return refuseLead(reply, {
    status: 503,
    problems: [{ param: 'server', msg: words.unavailable(phone) }],
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}

/** The contact call. Only here may a body be the fields of a form. */
export function leadRoutes(app: FastifyInstance, parts: LeadRoutesDependencies): void {
  app.register(async (scope) => {
    scope.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
      async (_request: FastifyRequest, body: string) => formFields(body),
    );
    mountRaw(scope, createLead, async ({ request, reply }) =>
      takeLead(request, reply, parts, requestLocale(request)),
    );
  });
}
