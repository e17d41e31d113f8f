import type { Endpoint } from '#src/contract/endpoint.ts';
import { SERVER_KEY } from '#src/contract/server-key.ts';

const { header, parameter, paths } = SERVER_KEY;

/** Each way a caller may say who it is, of which one is enough. */
export type Security = readonly Readonly<Record<string, readonly string[]>>[];

const KEY_TEXT =
  'The key of a trusted server, which gives access to every listing in full. It may be left out; a wrong key is refused with 401';

/** The schemes, by the names that calls give them. */
const SECURITY_SCHEMES = {
  customer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The identity token of a signed-in customer',
  },
  serverKey: { type: 'apiKey', in: 'header', name: header, description: KEY_TEXT },
  serverKeyInQuery: {
    type: 'apiKey',
    in: 'query',
    name: parameter,
    description: `${KEY_TEXT}. Prefer the header, because addresses are stored in logs`,
  },
} as const;

const SIGNED_IN: Security = [{ customer: [] }];

/** Whether a call reads the key of a trusted server. */
export const readsServerKey = ({ path }: Pick<Endpoint, 'path'>): boolean => path.startsWith(paths);

/** How the caller of an endpoint may say who it is; undefined for an endpoint that does not ask. */
export function securityOf(endpoint: Endpoint): Security | undefined {
  const { needsCustomer, ignoresUnknown, refusals = [] } = endpoint;
  if (needsCustomer) return SIGNED_IN;
  if (!readsServerKey(endpoint)) return undefined;
  return [
    ...(refusals.includes('Unauthorized') ? [] : [{}]),
    ...SIGNED_IN,
    { serverKey: [] },
    ...(ignoresUnknown ? [{ serverKeyInQuery: [] }] : []),
  ];
}

/** The schemes that some calls name. */
export function schemesOf(endpoints: readonly Endpoint[]): Readonly<Record<string, unknown>> {
  const names = new Set(
    endpoints.flatMap((endpoint) => (securityOf(endpoint) ?? []).flatMap(Object.keys)),
  );
  return Object.fromEntries(Object.entries(SECURITY_SCHEMES).filter(([name]) => names.has(name)));
}
