import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import type { InvalidSetting } from '../../map/settings.ts';

const NAME = 'PUBLIC_SESSION_DOMAIN';

const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;

const wrong = (sentence: string) => failure([{ name: NAME, sentence }]);

/**
 * Reads the domain whose sites share the flag that someone is signed in; undefined for the host of
 * this site alone. A browser refuses a cookie for a domain its page is not in, so `siteOrigin`, where
 * it is given, must be.
 */
export function readSessionDomain(
  env: Readonly<Record<string, string | undefined>>,
  siteOrigin?: string,
): Outcome<string | undefined, readonly InvalidSetting[]> {
  const domain = env[NAME];
  if (!domain) return success(undefined);
  if (!DOMAIN.test(domain)) return wrong(`${NAME} must be a domain, such as example.ca`);
  if (siteOrigin === undefined) return success(domain);
  const { hostname } = new URL(siteOrigin);
  return hostname === domain || hostname.endsWith(`.${domain}`)
    ? success(domain)
    : wrong(`${NAME} must be a domain that contains SITE_ORIGIN`);
}
