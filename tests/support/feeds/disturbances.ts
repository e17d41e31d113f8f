/** A server's answer in place of its data; `cut` ends the connection without an answer. */
export type Disturbance =
  number | 'cut' | { readonly status: number; readonly retryAfter: string; readonly date?: string };

/** The answer to give for a disturbance; undefined for none. */
export function disturbedAnswer(disturbance: Disturbance | undefined): Response | undefined {
  if (disturbance === undefined) return undefined;
  if (disturbance === 'cut') throw new TypeError('fetch failed');
  if (typeof disturbance === 'number') return new Response('{}', { status: disturbance });
  const { status, retryAfter, date } = disturbance;
  const headers = { 'retry-after': retryAfter, ...(date !== undefined && { date }) };
  return new Response('{}', { status, headers });
}
