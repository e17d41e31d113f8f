import '#src/contract/jitless.ts';
import { isIPv4, isIPv6 } from 'node:net';
import * as z from 'zod/mini';
import { DEFAULT_PORT } from '#src/domain/routes.ts';

/** The settings of where the site listens, as the README lists them. */
export const LISTENING_SETTINGS = [
  {
    name: 'PORT',
    byDefault: String(DEFAULT_PORT),
    meaning: 'Port the site listens on, 1 to 65535',
  },
  { name: 'HOST', byDefault: '127.0.0.1', meaning: 'Address the site listens on' },
] as const;

const PORT_SENTENCE = 'PORT must be a whole number from 1 to 65535';

/**
 * Whether a text is an IP address or a name. Digits and dots alone are no name, only a malformed address.
 */
function isHost(text: string): boolean {
  if (text.includes(':')) return isIPv6(text);
  return /^[\d.]+$/.test(text) ? isIPv4(text) : /^[A-Za-z0-9._-]+$/.test(text);
}

/** How they are read from the environment. */
export const listeningEnvironment = {
  PORT: z._default(z.string(), String(DEFAULT_PORT)).check(
    z.refine((text) => /^\d{1,5}$/.test(text) && +text >= 1 && +text <= 65_535, {
      error: PORT_SENTENCE,
    }),
  ),
  HOST: z
    ._default(z.string(), '127.0.0.1')
    .check(z.refine(isHost, { error: 'HOST must be an IP address or a host name' })),
};
