import * as z from 'zod/mini';
import type { LighthouseReport } from '#tests/support/browser/lighthouse.ts';

const Findings = z.object({
  items: z.optional(z.array(z.object({ description: z.unknown() }))),
});

/** Audits in which Lighthouse asks Google's CSP Evaluator what a policy lets through. */
const AUDITS = ['csp-xss', 'trusted-types-xss'];

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const { formattedDefault } = z.object({ formattedDefault: z.string() }).parse(value);
  return formattedDefault;
}

/**
 * Browsers from before 2016 do not know the hashes that our policy names, and run no script: pages work
 * without.
 */
const FOR_OLD_BROWSERS = /backward compatible with older browsers/;

/** What the content security policy of a page leaves open. */
export function policyFindings({ audits }: Pick<LighthouseReport, 'audits'>): readonly string[] {
  return AUDITS.flatMap((name) => {
    const audit = audits[name];
    if (!audit) return [`${name}: was not looked at`];
    const { items = [] } = Findings.parse(audit.details ?? {});
    const texts = items.map(({ description }) => textOf(description));
    return texts.filter((text) => !FOR_OLD_BROWSERS.test(text)).map((text) => `${name}: ${text}`);
  });
}
