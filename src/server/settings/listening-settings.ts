import '#src/contract/jitless.ts';
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

/** How they are read from the environment. */
export const listeningEnvironment = {
  PORT: z._default(z.string(), String(DEFAULT_PORT)).check(
    z.refine((text) => /^\d{1,5}$/.test(text) && +text >= 1 && +text <= 65_535, {
      error: PORT_SENTENCE,
    }),
  ),
  HOST: z
    ._default(z.string(), '127.0.0.1')
    .check(z.regex(/^[A-Za-z0-9.:_-]+$/, { error: 'HOST must be an address or a host name' })),
};
