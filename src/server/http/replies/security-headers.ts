import type { FastifyInstance, FastifyReply } from 'fastify';

const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
} as const;

const TWO_YEARS_SECONDS = 63_072_000;

/** Where browsers report violations of a page's policy. */
export const POLICY_REPORTS_PATH = '/csp-reports';

/** A page's policy with the directives that only a header may set. */
export function pagePolicy(policy: string): string {
  return `${policy.replace(/;\s*$/, '')}; frame-ancestors 'none'; report-uri ${POLICY_REPORTS_PATH}`;
}

/** The headers of an answer that is no page, for code without a reply object. */
export const SECURITY_HEADERS = { ...HEADERS, 'content-security-policy': DATA_POLICY } as const;

/** The security headers of an answer that brings none of its own. */
export function securityHeadersOf({ https }: { https: boolean }): Readonly<Record<string, string>> {
  const transport = `max-age=${TWO_YEARS_SECONDS}; includeSubDomains`;
  return { ...SECURITY_HEADERS, ...(https && { 'strict-transport-security': transport }) };
}

/** Sets the security headers of one reply. Pages bring their own policy, and photos for a CDN theirs. */
export function setSecurityHeaders(reply: FastifyReply, options: { https: boolean }): void {
  for (const [name, value] of Object.entries(securityHeadersOf(options))) {
    if (!reply.hasHeader(name)) reply.header(name, value);
  }
}

/** Security headers on every reply, errors and missing pages included. */
export function securityHeaders(app: FastifyInstance, options: { https: boolean }): void {
  app.addHook('onSend', async (_request, reply) => setSecurityHeaders(reply, options));
}
