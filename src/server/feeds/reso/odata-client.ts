import '#src/contract/jitless.ts';
import * as z from 'zod/mini';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import type { FeedCredentials } from '../settings/feed-settings.ts';
import { accessToken } from './access-token.ts';
import {
  retryWithBackoff,
  systemBackoffClock,
  type BackoffClock,
} from '../http/retry-with-backoff.ts';
import { type PausableClient, requestPause } from '../http/request-pause.ts';
import { type Answer, sendRequest, type FeedTransport } from '../http/request.ts';

/** One answer of an OData v4 service, its records still unparsed. */
const ODataPage = z.object({
  value: z.array(z.unknown()),
  '@odata.nextLink': z.optional(z.nullable(z.string())),
  '@odata.count': z.optional(z.nullable(z.number())),
});

export type RawPage = {
  readonly records: readonly unknown[];
  /** The address of the next page; undefined at the end. */
  readonly nextUrl: string | undefined;
  /** Count over all pages, if it was requested. */
  readonly count: number | undefined;
};

export type ODataClient = {
  /** @param path below the address of the service, with its query */
  get(path: string): Promise<Outcome<RawPage, string>>;
  /** @param url the `nextUrl` of an earlier answer */
  follow(url: string): Promise<Outcome<RawPage, string>>;
};

type ClientOptions = {
  /** The address of the service, without a slash at the end. */
  readonly baseUrl: string;
  readonly credentials: FeedCredentials;
  readonly scope: string | undefined;
  /** The prefix of the settings' names, for sentences about them. */
  readonly settingPrefix: string;
  readonly transport?: FeedTransport;
  readonly waiting?: BackoffClock;
};

const NO_PAGE = 'The response of the feed is not an OData page.';

function parsedPage(text: string): Outcome<z.infer<typeof ODataPage>, string> {
  try {
    const page = ODataPage.safeParse(JSON.parse(text));
    if (page.success) return success(page.data);
  } catch {
    // A text that is no JSON is treated like any other that is no page.
  }
  return failure(NO_PAGE);
}

function refusalSentence(status: number, prefix: string, canRenew: boolean): string {
  if (status === 401 || status === 403) {
    const setting = canRenew ? 'CLIENT_ID' : 'TOKEN';
    return `The feed does not accept ${prefix}_${setting} (${status}).`;
  }
  return `The feed refused a request (${status}). Check ${prefix}_URL.`;
}

/**
 * Reads an OData service. Every failure comes back as a sentence for the person at the terminal, which
 * contains neither the token nor any text of the service.
 */
export function odataClient({
  baseUrl,
  credentials,
  scope,
  settingPrefix,
  transport = fetch,
  waiting = systemBackoffClock,
}: ClientOptions): ODataClient & PausableClient {
  const pause = requestPause(waiting.nowMs);
  const token = accessToken(credentials, { transport, waiting, pause, scope, settingPrefix });
  const { origin } = new URL(baseUrl);

  async function ask(url: string): Promise<Outcome<Answer, string>> {
    const current = await token.current();
    if (!current.ok) return current;
    const headers = { authorization: `Bearer ${current.value}`, accept: 'application/json' };
    return retryWithBackoff(() => sendRequest(transport, url, { headers }), waiting, pause);
  }

  async function read(url: string): Promise<Outcome<RawPage, string>> {
    let answer = await ask(url);
    const canRenew = credentials.kind === 'client';
    // A token may end early, so the first refusal renews it; a second refusal counts.
    if (answer.ok && answer.value.status === 401 && token.renew()) answer = await ask(url);
    if (!answer.ok) return answer;
    const { status, text } = answer.value;
    if (status !== 200) return failure(refusalSentence(status, settingPrefix, canRenew));
    const page = parsedPage(text);
    if (!page.ok) return page;
    const { value, '@odata.nextLink': nextLink, '@odata.count': count } = page.value;
    if (nextLink && !URL.canParse(nextLink, url)) return failure(NO_PAGE);
    const nextUrl = nextLink ? new URL(nextLink, url).href : undefined;
    return success({ records: value, nextUrl, count: count ?? undefined });
  }

  return {
    isPaused: () => pause.remainingMs() > 0,
    get: (path) => read(`${baseUrl}/${path}`),
    async follow(url) {
      // Following a foreign address would send the token there.
      if (new URL(url).origin !== origin) {
        return failure('The next page of the feed is on another site, so it was not read.');
      }
      return read(url);
    },
  };
}
