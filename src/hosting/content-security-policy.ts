import { createHash } from 'node:crypto';
import { cognitoEndpoint, readIdentityProvider } from '#src/domain/account/identity-settings.ts';
import { readErrorReportSettings } from '#src/domain/errors/error-report-settings.ts';
import { readImageCdn } from '#src/domain/listing/photos/image-cdn.ts';
import { mapOrigins, readMapSettings } from '#src/domain/map/settings.ts';
import { TRUSTED_TYPE_POLICIES } from '#src/lib/trusted-types/policies.ts';

type Options = {
  /** Scripts written inline into a page, which Astro does not hash. */
  readonly inlineScripts: readonly string[];
  /** The settings; `PUBLIC_MAP_*` names the origins of the map. */
  readonly env?: Readonly<Record<string, string | undefined>>;
};

/**
 * The policy that Astro adds its hashes of bundled inline scripts and styles to. It has neither
 * `unsafe-inline` nor `unsafe-eval`; the server's headers add what only a header can say.
 *
 * @throws if a setting of the map, the log-in, error reports or the image CDN is bad, so that such a site
 * is not built
 */
export function contentSecurityPolicy({ inlineScripts, env = process.env }: Options) {
  const map = readMapSettings(env);
  if (!map.ok) throw new Error(map.error.map(({ sentence }) => `${sentence}.`).join('\n'));
  const accounts = readIdentityProvider(env);
  if (!accounts.ok)
    throw new Error(accounts.error.map(({ sentence }) => `${sentence}.`).join('\n'));
  const errors = readErrorReportSettings(env);
  if (!errors.ok) throw new Error(errors.error.map(({ sentence }) => `${sentence}.`).join('\n'));
  const forErrors = errors.value ? ` ${new URL(errors.value.endpoint).origin}` : '';
  const cdn = readImageCdn(env);
  if (!cdn.ok) throw new Error(cdn.error.map(({ sentence }) => `${sentence}.`).join('\n'));
  const forPhotos = cdn.value ? ` ${new URL(cdn.value).origin}` : '';
  const { value: keeper } = accounts;
  const forLogin = keeper.kind === 'cognito' ? ` ${cognitoEndpoint(keeper.userPoolId)}` : '';
  const forMap = mapOrigins(map.value)
    .map((origin) => ` ${origin}`)
    .join('');
  const hash = (script: string) =>
    `sha256-${createHash('sha256').update(script).digest('base64')}` as const;
  return {
    algorithm: 'SHA-256' as const,
    scriptDirective: { hashes: inlineScripts.map(hash) },
    directives: [
      // Firefox judges pages that are fetched in advance by this line alone. What no page uses follows.
      "default-src 'self'" as const,
      "child-src 'none'" as const,
      "media-src 'none'" as const,
      "object-src 'none'" as const,
      "base-uri 'none'" as const,
      "form-action 'self'" as const,
      `connect-src 'self'${forMap}${forLogin}${forErrors}` as const,
      "font-src 'self'" as const,
      `img-src 'self' data: blob:${forMap}${forPhotos}` as const,
      "manifest-src 'self'" as const,
      "worker-src 'self' blob:" as const,
      "require-trusted-types-for 'script'" as const,
      `trusted-types ${TRUSTED_TYPE_POLICIES.join(' ')}` as const,
    ],
  };
}
