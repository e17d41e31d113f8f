import {
  isLocalHost,
  photoAddress,
  type PhotoHosts,
} from '#src/domain/listing/photos/photo-hosts.ts';
import { PictureUnavailable } from '../picture-source.ts';
import { taskLimit } from '../task-limit.ts';
import { hostHealth } from './host-health.ts';
import { checkPhotoFile } from './photo-file.ts';
import { type PhotoAnswer, type PhotoRequest, requestPhoto } from './photo-request.ts';

type FetchOptions = {
  /** The only hosts that photos are fetched from. */
  readonly hosts: PhotoHosts;
  /** Replaces the network and the clock in tests. */
  readonly request?: PhotoRequest;
  readonly nowMs?: () => number;
};

const LARGEST_BYTES = 25_000_000;
const TIME_LIMIT_MS = 10_000;
const MAX_REDIRECTS = 2;
const AT_ONCE = 6;
const MAX_WAITING = 200;

/** The host itself is in trouble, and not one photo alone. */
class HostTrouble extends PictureUnavailable {}

const isTrouble = (status: number) => status === 429 || status >= 500;
const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

async function contentOf({ body, end }: PhotoAnswer): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let byteCount = 0;
  for await (const part of body) {
    byteCount += part.byteLength;
    if (byteCount > LARGEST_BYTES) {
      end();
      throw new PictureUnavailable('The file is too large');
    }
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * Fetches photos from the named hosts and from no other, a few at a time. Anything that is unavailable, too
 * slow or no photo is refused as `PictureUnavailable`; a host that is down, or a photo that was refused, is
 * left alone for a while.
 */
export function photoFetcher({
  hosts,
  request = requestPhoto,
  nowMs = () => performance.now(),
}: FetchOptions): (address: string) => Promise<Buffer> {
  const limited = taskLimit(AT_ONCE, MAX_WAITING);
  const health = hostHealth(nowMs);

  async function answerFrom(address: string, signal: AbortSignal): Promise<PhotoAnswer> {
    let url = photoAddress(address, hosts);
    for (let redirects = 0; url && redirects <= MAX_REDIRECTS; redirects += 1) {
      const answer = await request(url, { signal, isLocal: isLocalHost(url, hosts) });
      if (answer.status === 200) return answer;
      answer.end();
      if (!isRedirect(answer.status)) {
        const reason = `The provider returned status ${answer.status}`;
        throw isTrouble(answer.status) ? new HostTrouble(reason) : new PictureUnavailable(reason);
      }
      const { location = '' } = answer;
      url = URL.canParse(location, url)
        ? photoAddress(new URL(location, url).href, hosts)
        : undefined;
    }
    throw new PictureUnavailable(
      'The address redirects to a host that is not in the list of photo hosts',
    );
  }

  async function fetchNow(address: string): Promise<Buffer> {
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    const answer = await answerFrom(address, signal);
    const content = await contentOf(answer);
    await checkPhotoFile(content);
    return content;
  }

  return async (address) => {
    const refusal = health.refusalOf(address);
    if (refusal !== undefined) throw new PictureUnavailable(refusal);
    return limited(async () => {
      try {
        const content = await fetchNow(address);
        health.noteSuccess(address);
        return content;
      } catch (error) {
        const refusal =
          error instanceof PictureUnavailable
            ? error
            : new HostTrouble('The provider does not respond');
        health.noteFailure(address, { isOfHost: refusal instanceof HostTrouble });
        throw refusal;
      }
    });
  };
}
