import { SAVED_AT_ATTRIBUTE } from '#src/domain/saved-at.ts';

/** When a copy was saved, in milliseconds. */
const SAVED_AT_HEADER = 'x-saved-at';

function copyHeaders(headers: Headers, savedAtMs: number): Headers {
  const headersOfCopy = new Headers(headers);
  // The body of a copy is as it was read: neither compressed nor of the length it was sent in.
  for (const name of ['content-encoding', 'content-length', 'etag']) headersOfCopy.delete(name);
  headersOfCopy.set(SAVED_AT_HEADER, String(savedAtMs));
  return headersOfCopy;
}

/** A page that says of itself when it was saved. */
export function datedPage(html: string, headers: Headers, savedAtMs: number): Response {
  const savedAt = new Date(savedAtMs).toISOString();
  const datedHtml = html.replace('<html', `<html ${SAVED_AT_ATTRIBUTE}="${savedAt}"`);
  return new Response(datedHtml, { headers: copyHeaders(headers, savedAtMs) });
}

/** A reply for storage, with the time of its arrival. */
export function datedReply(body: Blob, headers: Headers, savedAtMs: number): Response {
  return new Response(body, { headers: copyHeaders(headers, savedAtMs) });
}

export function savedAtMs({ headers }: Pick<Response, 'headers'>): number {
  return Number(headers.get(SAVED_AT_HEADER) ?? 0);
}

/** The address of the first photo in the page of a home; undefined when it has none. */
export function firstPhoto(html: string): string | undefined {
  const [, address] = /<img\b[^>]*\ssrc="(\/images\/listings\/[^"]+)"/.exec(html) ?? [];
  return address?.replaceAll('&amp;', '&');
}

/** Identifies the home of a page: the last two parts of its path. */
export function homeOf(path: string): string {
  return path.split('/').slice(-2).join('/').toUpperCase();
}
