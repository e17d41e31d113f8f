import { ERROR_REPORT_SETTINGS } from '#src/domain/errors/error-report-settings.ts';
import { IMAGE_CDN_SETTING } from '#src/domain/listing/photos/image-cdn.ts';

const MAP_FORMS =
  'embedded, xyz:<tiles>, style:<style.json> or pmtiles:<archive>; the last three need an https address';

/** The settings of log-in and map, most of which browsers read too, as the README lists them. */
export const PUBLIC_SETTINGS = [
  {
    name: 'PUBLIC_COGNITO_USER_POOL_ID',
    byDefault: '',
    meaning:
      'Amazon Cognito user pool that people log in with; without it, the server keeps accounts itself',
  },
  {
    name: 'PUBLIC_COGNITO_CLIENT_ID',
    byDefault: '',
    meaning: 'App client of that user pool; required with it',
  },
  {
    name: 'PUBLIC_SESSION_DOMAIN',
    byDefault: '',
    meaning:
      'Domain whose sites share the flag that someone is logged in, such as example.ca; without it, only this host has the flag',
  },
  {
    name: 'IDENTITY_REVEALS_ACCOUNTS',
    byDefault: 'false',
    meaning: 'true lets the log-in forms say whether an address has an account',
  },
  {
    name: 'PUBLIC_MAP_ROADMAP',
    byDefault: 'embedded',
    meaning: `Street map: ${MAP_FORMS}`,
  },
  {
    name: 'PUBLIC_MAP_ROADMAP_ATTRIBUTION',
    byDefault: '',
    meaning: 'Attribution of the street map, as plain text; required unless the map is embedded',
  },
  {
    name: 'PUBLIC_MAP_SATELLITE',
    byDefault: 'embedded',
    meaning: `Satellite view: ${MAP_FORMS}`,
  },
  {
    name: 'PUBLIC_MAP_SATELLITE_ATTRIBUTION',
    byDefault: '',
    meaning:
      'Attribution of the satellite view, as plain text; required unless the map is embedded',
  },
  {
    name: 'PUBLIC_MAP_HOSTS',
    byDefault: '',
    meaning: 'Additional https origins that a map style loads from, separated by commas',
  },
  IMAGE_CDN_SETTING,
  ...ERROR_REPORT_SETTINGS,
] as const;
