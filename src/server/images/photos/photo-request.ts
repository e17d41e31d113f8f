import { lookup as resolve, type LookupAddress, type LookupOptions } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isPublicAddress } from './public-address.ts';

/** The head of an answer, and its body as it comes in. */
export type PhotoAnswer = {
  readonly status: number;
  /** Where a redirection leads. */
  readonly location: string | undefined;
  readonly body: AsyncIterable<Uint8Array>;
  /** Lets the rest of the body go. */
  end(): void;
};

/** Asks for a photo. It rejects when no answer comes, and follows nothing. */
export type PhotoRequest = (
  url: URL,
  options: { readonly signal: AbortSignal; readonly isLocal: boolean },
) => Promise<PhotoAnswer>;

type LookupDone = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/**
 * Finds the addresses of a host, those of private networks left out: whoever answers for its name could
 * lead into ours. The address that was looked at is the one that is connected to.
 */
function publicLookup(hostname: string, options: LookupOptions, done: LookupDone): void {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, []);
    const allowed = addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = allowed;
    if (!first) return done(new Error(`${hostname} is no public address`), []);
    if (options.all) done(null, allowed);
    else done(null, first.address, first.family);
  });
}

const answerOf = (message: IncomingMessage): PhotoAnswer => ({
  status: message.statusCode ?? 0,
  location: message.headers.location,
  body: message,
  end: () => void message.destroy(),
});

/** Asks over the network, without a cookie, a token or anything else that tells of us. */
export const requestPhoto: PhotoRequest = (url, { signal, isLocal }) =>
  new Promise((done, fail) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const headers = { accept: 'image/webp, image/jpeg, image/png' };
    send(url, { signal, headers, ...(isLocal ? {} : { lookup: publicLookup }) })
      .once('response', (message) => done(answerOf(message)))
      // Each error that comes later, as when time is up, has to be listened to as well.
      .on('error', fail)
      .end();
  });
