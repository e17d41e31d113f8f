import '#src/contract/jitless.ts';
import * as z from 'zod/mini';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import {
  retryWithBackoff,
  systemBackoffClock,
  type BackoffClock,
} from '../http/retry-with-backoff.ts';
import { type PausableClient, requestPause } from '../http/request-pause.ts';
import { type FeedTransport, sendRequest } from '../http/request.ts';
import { spacedTransport } from '../http/spaced-transport.ts';
import type { RepliersFeedSettings } from '../settings/feed-settings.ts';
import { REPLIERS } from './profile.ts';

/** A page of listings, its records still unparsed. */
const Page = z.object({
  count: z.number(),
  numPages: z.number(),
  listings: z.array(z.unknown()),
});

export type RepliersPage = {
  readonly records: readonly unknown[];
  /** Count over all pages. */
  readonly count: number;
  readonly isLast: boolean;
};

/** The parameters of a query; a parameter with several values is sent once for each. */
export type RepliersQuery = Readonly<
  Record<string, string | number | readonly (string | number)[]>
>;

/** Why a query has no answer. */
export type Refusal = {
  /** For the person at the terminal. */
  readonly sentence: string;
  /** Status of the answer; undefined when none came. */
  readonly status: number | undefined;
};

type PageRequest = {
  readonly path: string;
  readonly query: RepliersQuery;
  readonly pageNum: number;
};

export type RepliersClient = {
  /** One page of listings. */
  page(request: PageRequest): Promise<Outcome<RepliersPage, Refusal>>;
  /** Sends JSON, or nothing, and returns the text of the answer. */
  send(method: 'POST' | 'DELETE', path: string, body?: unknown): Promise<Outcome<string, Refusal>>;
};

type ClientOptions = {
  readonly settings: Pick<RepliersFeedSettings, 'url' | 'apiKey' | 'settingPrefix'>;
  readonly transport?: FeedTransport;
  readonly waiting?: BackoffClock;
};

function parsedPage(text: string) {
  try {
    return Page.safeParse(JSON.parse(text));
  } catch {
    return { success: false } as const;
  }
}

function searchOf(query: RepliersQuery): string {
  const pairs = Object.entries(query).flatMap(([name, values]) =>
    [values].flat().map((value) => [name, String(value)]),
  );
  return new URLSearchParams(pairs).toString();
}

function refusalSentence(status: number, prefix: string): string {
  if (status === 401) return `The feed does not accept ${prefix}_TOKEN (401).`;
  if (status === 403) {
    return `The feed does not allow ${prefix}_TOKEN to read this (403): ask Repliers what the key is allowed to do.`;
  }
  return `The feed refused a request (${status}). Check ${prefix}_URL.`;
}

/**
 * Sends requests to Repliers, no faster than its keys allow. Every failure comes back as a sentence for the
 * person at the terminal, which contains neither the key nor any text of the service.
 */
export function repliersClient({
  settings: { url, apiKey, settingPrefix },
  transport = fetch,
  waiting = systemBackoffClock,
}: ClientOptions): RepliersClient & PausableClient {
  const pause = requestPause(waiting.nowMs);
  const spaced = spacedTransport(transport, REPLIERS.leastIntervalMs, waiting);

  async function ask(path: string, init: RequestInit): Promise<Outcome<string, Refusal>> {
    const headers = {
      ...(init.body === undefined ? {} : { 'content-type': 'application/json' }),
      'REPLIERS-API-KEY': apiKey,
      accept: 'application/json',
    };
    const answer = await retryWithBackoff(
      () => sendRequest(spaced, `${url}/${path}`, { ...init, headers }),
      waiting,
      pause,
    );
    if (!answer.ok) return failure({ sentence: answer.error, status: undefined });
    const { status, text } = answer.value;
    return status >= 200 && status < 300
      ? success(text)
      : failure({ sentence: refusalSentence(status, settingPrefix), status });
  }

  return {
    isPaused: () => pause.remainingMs() > 0,
    async page({ path, query, pageNum }) {
      const text = await ask(`${path}?${searchOf({ ...query, pageNum })}`, { method: 'GET' });
      if (!text.ok) return text;
      const page = parsedPage(text.value);
      if (!page.success) {
        const sentence = 'The response of the feed is not a page of listings.';
        return failure({ sentence, status: undefined });
      }
      const { listings, count, numPages } = page.data;
      return success({ records: listings, count, isLast: pageNum >= numPages });
    },
    send: (method, path, body) =>
      ask(path, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }),
  };
}
