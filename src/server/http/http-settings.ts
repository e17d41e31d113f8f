import '#src/contract/jitless.ts';
import * as z from 'zod/mini';
import { yesOrNo } from '../setting-values.ts';

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

export type HttpConfig = {
  readonly logLevel: LogLevel;
  /** Whether every reply is checked against its contract. */
  readonly checksReplies: boolean;
  /**
   * The number of proxies in front that add the caller's address to X-Forwarded-For. Entries before theirs
   * come from the caller, and may be invented.
   */
  readonly trustedProxies: number;
  /** How long requests are still taken after the signal to stop. */
  readonly shutdownDelayMs: number;
};

/** The settings of how requests are answered, as the README lists them. */
export const HTTP_SETTINGS = [
  { name: 'LOG_LEVEL', byDefault: 'warn', meaning: 'silent, error, warn, info or debug' },
  {
    name: 'CHECK_REPLIES',
    byDefault: 'false',
    meaning:
      'true checks every reply against its contract; this is slow, so use it only in tests and development',
  },
  {
    name: 'TRUST_PROXY',
    byDefault: 'false',
    meaning:
      'true if a proxy in front of the server sets X-Forwarded-For or adds the visitor’s address to it; 2 to 9 for that many proxies in a row, such as a CDN and nginx',
  },
  {
    name: 'SHUTDOWN_DELAY_MS',
    byDefault: '0',
    meaning:
      'Milliseconds during which the server still accepts requests after SIGTERM, while /readyz returns 503. Set it longer than the load balancer needs to notice and redirect visitors',
  },
] as const;

/** How they are read from the environment. */
export const httpEnvironment = {
  LOG_LEVEL: z._default(
    z.enum(LOG_LEVELS, { error: 'LOG_LEVEL must be silent, error, warn, info or debug' }),
    'warn',
  ),
  CHECK_REPLIES: yesOrNo('CHECK_REPLIES'),
  TRUST_PROXY: z._default(z.string(), 'false').check(
    z.regex(/^(true|false|[1-9])$/, {
      error:
        'TRUST_PROXY must be true, false, or the number of proxies in front of the server, from 1 to 9',
    }),
  ),
  SHUTDOWN_DELAY_MS: z._default(z.string(), '0').check(
    z.regex(/^\d{1,5}$/, {
      error: 'SHUTDOWN_DELAY_MS must be a whole number of milliseconds, from 0 to 99999',
    }),
  ),
};

type HttpEnvironment = z.infer<z.ZodMiniObject<typeof httpEnvironment>>;

function proxyCount(text: string): number {
  if (text === 'false') return 0;
  return text === 'true' ? 1 : Number(text);
}

/** The HTTP settings in the environment. */
export function httpConfigOf({
  LOG_LEVEL: logLevel,
  CHECK_REPLIES: checks,
  TRUST_PROXY: trusts,
  SHUTDOWN_DELAY_MS: delayMs,
}: HttpEnvironment): HttpConfig {
  return {
    logLevel,
    checksReplies: checks === 'true',
    trustedProxies: proxyCount(trusts),
    shutdownDelayMs: Number(delayMs),
  };
}
