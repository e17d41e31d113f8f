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
  /** Drops the rest of the body. */
  end(): void;
};

/** Requests a photo. It rejects when no answer comes, and follows no redirection. */
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
 * Finds the addresses of a host, leaving out those of private networks: the host's name server could lead
 * into ours. The connection goes to the very address that was checked.
 */
function publicLookup(hostname: string, options: LookupOptions, done: LookupDone): void {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, []);
    const allowed = addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = allowed;
    if (!first) return done(new Error(`${hostname} is not a public address`), []);
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

/** Requests over the network, without a cookie, a token or anything else that identifies us. */
export const requestPhoto: PhotoRequest = (url, { signal, isLocal }) =>
  new Promise((done, fail) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const headers = { accept: 'image/webp, image/jpeg, image/png' };
    send(url, { signal, headers, ...(isLocal ? {} : { lookup: publicLookup }) })
      .once('response', (message) => done(answerOf(message)))
      // Later errors, for example at the end of the time limit, need a listener as well.
      .on('error', fail)
      .end();
  });
