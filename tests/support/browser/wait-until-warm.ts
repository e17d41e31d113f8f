import { setTimeout as sleep } from 'node:timers/promises';
import type { FullConfig } from '@playwright/test';
import * as z from 'zod/mini';

const LIMIT_MS = 120_000;
const POLL_MS = 200;

const Found = z.object({
  listings: z.array(z.object({ mlsNumber: z.string(), boardId: z.number() })),
});
const Suggestions = z.object({ popular: z.array(z.unknown()) });

async function isWarm(origin: string): Promise<boolean> {
  const api = `${origin}/api/realty/listings`;
  const found = z.parse(Found, await (await fetch(`${api}?status=A&resultsPerPage=1`)).json());
  const [listing] = found.listings;
  if (!listing) throw new Error('The journeys have no listings.');
  const { mlsNumber, boardId } = listing;
  const reply = await fetch(`${api}/${mlsNumber}/suggestions?boardId=${boardId}`);
  return reply.ok && z.parse(Suggestions, await reply.json()).popular.length > 0;
}

/** Waits until pages link to other cities, whose homes are counted in the seconds after a start. */
// biome-ignore lint/style/noDefaultExport: Playwright runs a setup by its default export
export default async function waitUntilWarm({ projects }: FullConfig): Promise<void> {
  const origin = projects[0]?.use.baseURL;
  if (!origin) throw new Error('The journeys have no base URL.');
  const endMs = performance.now() + LIMIT_MS;
  while (!(await isWarm(origin))) {
    if (performance.now() > endMs) throw new Error('The site does not count its homes.');
    await sleep(POLL_MS);
  }
}
