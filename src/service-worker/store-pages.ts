import { copiesName } from '#src/domain/offline-copies.ts';
import { findCopy, storePage, storeReply } from './copies.ts';
import { isCacheable, type Rule, ruleFor } from './request-rules.ts';
import { firstPhoto, homeOf } from './saved-copy.ts';
import { scope } from './worker-scope.ts';

/** As many saved homes are stored at a time as a visitor may look through on the way home. */
const PAGES_AT_ONCE = 24;

async function keepPhoto(address: string | undefined): Promise<void> {
  if (address === undefined || (await findCopy('photos', address))) return;
  const photo = await fetch(address, { credentials: 'omit' });
  if (isCacheable(photo)) await storeReply('photos', address, photo);
}

/** Stores the public page of a home, with its first photo. */
async function storeHomePage(path: string): Promise<void> {
  const page = await fetch(path, { credentials: 'omit' });
  const { status, type, headers } = page;
  if (!isCacheable({ status, type, headers, redirected: false })) return;
  await keepPhoto(firstPhoto(await page.clone().text()));
  await storePage('homes', new URL(page.url).pathname, page);
}

/** The stored homes, with the address of their page: one home has several addresses. */
async function homesWithCopy(): Promise<ReadonlyMap<string, string>> {
  const cache = await caches.open(copiesName('homes'));
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  return new Map(paths.map((path) => [homeOf(path), path]));
}

/** The copy of a home's page, whichever of its addresses is asked for. */
export async function findHomeCopy(path: string): Promise<Response | undefined> {
  const homes = await homesWithCopy();
  const key = homes.get(homeOf(path));
  return key === undefined ? undefined : await findCopy('homes', key);
}

/** Stores the public version of a page. */
export async function storePublicPage({
  copies,
  key,
}: Extract<Rule, { kind: 'page' }>): Promise<void> {
  if (copies === 'homes') {
    await storeHomePage(key);
    return;
  }
  const page = await fetch(key, { credentials: 'omit' });
  if (isCacheable(page)) await storePage(copies, key, page);
}

/** Stores the public version of these pages; homes only when they are not stored yet. */
export async function storePages(paths: readonly string[]): Promise<void> {
  const homes = await homesWithCopy();
  for (const path of paths.slice(0, PAGES_AT_ONCE)) {
    const url = new URL(path, scope());
    const rule = ruleFor({ method: 'GET', url, isNavigation: true, isSigned: false }, scope());
    if (rule.kind !== 'page') continue;
    if (rule.copies !== 'homes' || !homes.has(homeOf(rule.key))) await storePublicPage(rule);
  }
}
