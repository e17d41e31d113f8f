import { createHash } from 'node:crypto';

/**
 * What Astro adds its hashes of bundled inline scripts and styles to. Without `unsafe-inline` and
 * `unsafe-eval`; the server's headers add what only a header can say. `inlineScripts` are those
 * written into a page as they are, which Astro does not hash.
 */
export function contentSecurityPolicy({ inlineScripts }: { inlineScripts: readonly string[] }) {
  const hash = (script: string) =>
    `sha256-${createHash('sha256').update(script).digest('base64')}` as const;
  return {
    algorithm: 'SHA-256' as const,
    scriptDirective: { hashes: inlineScripts.map(hash) },
    directives: [
      "default-src 'none'" as const,
      "base-uri 'none'" as const,
      "form-action 'self'" as const,
      "connect-src 'self'" as const,
      "font-src 'self'" as const,
      "img-src 'self' data: blob:" as const,
      "manifest-src 'self'" as const,
      "worker-src 'self' blob:" as const,
    ],
  };
}
