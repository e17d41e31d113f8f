import type { FastifyInstance } from 'fastify';
import { RefusedRequest } from '#src/contract/problem.ts';
import { POLICY_REPORTS_PATH } from '../http/replies/security-headers.ts';
import { rateLimit } from '../scheduling/rate-limit.ts';
import { readPolicyReports } from './policy-report.ts';

const BODY_LIMIT_BYTES = 16 * 1024;
const TYPES = ['application/csp-report', 'application/reports+json', 'application/json'];

/** A page that violates its policy does so in several places; a visitor opens few such pages. */
const REPORT_RATE = { burst: 20, refillMs: 3000 } as const;
/** Each kind of violation is worth some lines of the log, not thousands. */
const LOG_RATE = { burst: 5, refillMs: 60_000 } as const;

/**
 * Takes browsers' reports of violations of the content security policy: counts them by directive, and logs
 * some of each.
 *
 * @returns the counts so far
 */
export function policyReportsModule(app: FastifyInstance): () => ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const senders = rateLimit(REPORT_RATE);
  const lines = rateLimit(LOG_RATE);
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const options = { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES } as const;
    scope.addContentTypeParser(TYPES, options, scope.getDefaultJsonParser('error', 'error'));
    scope.post(POLICY_REPORTS_PATH, async (request, reply) => {
      const waitSeconds = await senders.take(request.ip);
      if (waitSeconds > 0) {
        const problems = [{ param: 'request', msg: 'too many reports' }];
        throw new RefusedRequest(429, problems, waitSeconds);
      }
      const reports = readPolicyReports(request.body);
      if (!reports) {
        throw new RefusedRequest(400, [{ param: 'body', msg: 'must be a report of a violation' }]);
      }
      for (const { directive, blockedUrl, page } of reports) {
        counts.set(directive, (counts.get(directive) ?? 0) + 1);
        if ((await lines.take(directive)) === 0) {
          request.log.warn(
            { directive, blocked: blockedUrl, page },
            'The content security policy was violated',
          );
        }
      }
      return reply.code(204).send();
    });
  });
  return () => counts;
}
