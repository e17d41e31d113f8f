import { readIdentityProvider } from '#src/domain/account/identity-settings.ts';
import { readMapSettings } from '#src/domain/map/settings.ts';
import { readSessionDomain } from '#src/domain/account/auth/session-domain.ts';

declare global {
  interface ImportMetaEnv {
    /** The version in package.json, written into the build by astro.config.mjs. */
    readonly PACKAGE_VERSION?: string;
    readonly PUBLIC_COGNITO_USER_POOL_ID?: string;
    readonly PUBLIC_COGNITO_CLIENT_ID?: string;
    readonly PUBLIC_SESSION_DOMAIN?: string;
    readonly PUBLIC_MAP_ROADMAP?: string;
    readonly PUBLIC_MAP_ROADMAP_ATTRIBUTION?: string;
    readonly PUBLIC_MAP_SATELLITE?: string;
    readonly PUBLIC_MAP_SATELLITE_ATTRIBUTION?: string;
    readonly PUBLIC_MAP_HOSTS?: string;
  }
}

const map = readMapSettings({
  PUBLIC_MAP_ROADMAP: import.meta.env.PUBLIC_MAP_ROADMAP,
  PUBLIC_MAP_ROADMAP_ATTRIBUTION: import.meta.env.PUBLIC_MAP_ROADMAP_ATTRIBUTION,
  PUBLIC_MAP_SATELLITE: import.meta.env.PUBLIC_MAP_SATELLITE,
  PUBLIC_MAP_SATELLITE_ATTRIBUTION: import.meta.env.PUBLIC_MAP_SATELLITE_ATTRIBUTION,
  PUBLIC_MAP_HOSTS: import.meta.env.PUBLIC_MAP_HOSTS,
});
if (!map.ok) throw new Error(map.error.map(({ sentence }) => `${sentence}.`).join('\n'));

const accounts = readIdentityProvider({
  PUBLIC_COGNITO_USER_POOL_ID: import.meta.env.PUBLIC_COGNITO_USER_POOL_ID,
  PUBLIC_COGNITO_CLIENT_ID: import.meta.env.PUBLIC_COGNITO_CLIENT_ID,
});
if (!accounts.ok) throw new Error(accounts.error.map(({ sentence }) => `${sentence}.`).join('\n'));

const domain = readSessionDomain({
  PUBLIC_SESSION_DOMAIN: import.meta.env.PUBLIC_SESSION_DOMAIN,
});
if (!domain.ok) throw new Error(domain.error.map(({ sentence }) => `${sentence}.`).join('\n'));

/** The settings a browser may know. They are built into the pages. */
export const publicSettings = {
  map: map.value,
  accounts: accounts.value,
  sessionDomain: domain.value,
} as const;
