import '#src/contract/jitless.ts';
import * as z from 'zod/mini';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import type { FeedCredentials } from '../settings/feed-settings.ts';
import { retryWithBackoff, type BackoffClock } from '../http/retry-with-backoff.ts';
import type { RequestPause } from '../http/request-pause.ts';
import { sendRequest, type FeedTransport } from '../http/request.ts';

const TokenReply = z.object({
  access_token: z.string().check(z.minLength(1), z.maxLength(10_000)),
  /** Seconds; RFC 6749 lets a server leave it out. */
  expires_in: z.catch(z.coerce.number().check(z.positive()), 600),
});

/**
 * How long a token is used, ms: not until its end, as a request takes time. A token that lives for a minute
 * or less has to serve several requests, too.
 */
const usableMs = (lifeMs: number) => lifeMs - Math.min(60_000, lifeMs / 5);

export type AccessToken = {
  /** The token to send. */
  current(): Promise<Outcome<string, string>>;
  /** Forgets a refused token; false when no other can be obtained. */
  renew(): boolean;
};

type TokenOptions = {
  readonly transport: FeedTransport;
  readonly waiting: BackoffClock;
  readonly pause: RequestPause;
  readonly scope: string | undefined;
  /** The prefix of the settings' names, for sentences about them. */
  readonly settingPrefix: string;
};

type ClientCredentials = Extract<FeedCredentials, { kind: 'client' }>;

function parsedToken(text: string) {
  try {
    return TokenReply.safeParse(JSON.parse(text));
  } catch {
    return { success: false } as const;
  }
}

/** Asks for a token by OAuth2 client credentials (RFC 6749, 4.4). */
async function requestToken(
  { clientId, clientSecret, tokenUrl }: ClientCredentials,
  { transport, waiting, pause, scope, settingPrefix: prefix }: TokenOptions,
): Promise<Outcome<z.infer<typeof TokenReply>, string>> {
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: clientSecret,
    ...(scope === undefined ? {} : { scope }),
  });
  const answer = await retryWithBackoff(
    () => sendRequest(transport, tokenUrl, { method: 'POST', body }),
    waiting,
    pause,
  );
  if (!answer.ok) return answer;
  if (answer.value.status !== 200) {
    return failure(
      `${prefix}_TOKEN_URL returned status ${answer.value.status}: check ${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET, and that the feed is active.`,
    );
  }
  const reply = parsedToken(answer.value.text);
  return reply.success
    ? success(reply.data)
    : failure(`${prefix}_TOKEN_URL returned no access token.`);
}

/** The token that requests of a feed carry: the configured one, or one that is requested and kept. */
export function accessToken(credentials: FeedCredentials, options: TokenOptions): AccessToken {
  if (credentials.kind === 'bearer') {
    return { current: async () => success(credentials.token), renew: () => false };
  }
  const { nowMs } = options.waiting;
  let cachedToken: { readonly token: string; readonly usableUntilMs: number } | undefined;
  return {
    async current() {
      if (cachedToken && nowMs() < cachedToken.usableUntilMs) return success(cachedToken.token);
      const reply = await requestToken(credentials, options);
      if (!reply.ok) return reply;
      const { access_token: token, expires_in: seconds } = reply.value;
      cachedToken = { token, usableUntilMs: nowMs() + usableMs(seconds * 1000) };
      return success(token);
    },
    renew() {
      cachedToken = undefined;
      return true;
    },
  };
}
