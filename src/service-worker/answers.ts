import { shellName } from '#src/domain/offline-copies.ts';
import { BUILD, OFFLINE_PAGE } from './build.ts';
import { findCopy, storePage, storeReply } from './copies.ts';
import { findHomeCopy, storePublicPage } from './store-pages.ts';
import { isCacheable, type Rule } from './request-rules.ts';
import { savedAtMs } from './saved-copy.ts';
import { type FetchEvent, worker } from './worker-scope.ts';

type RuleOf<Kind extends Rule['kind']> = Extract<Rule, { readonly kind: Kind }>;

/** The files every page needs were stored when this worker was installed. */
async function shellFile(key: string): Promise<Response | undefined> {
  const cache = await caches.open(shellName(BUILD));
  return await cache.match(key);
}

async function offlinePage(error: unknown): Promise<Response> {
  const page = await shellFile(OFFLINE_PAGE);
  if (!page) throw error;
  return page;
}

async function fromNetwork({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? (await fetch(request));
}

/** A copy of a page; a list is another page at each query, any other page is the same one. */
async function pageCopy({ copies, key }: RuleOf<'page'>): Promise<Response | undefined> {
  if (copies === 'homes') return await findHomeCopy(key);
  const ignoreSearch = !/\/(list|search)(\/|\?|$)/.test(key);
  return (await findCopy(copies, key)) ?? (await findCopy(copies, key, { ignoreSearch }));
}

export async function answerPage(event: FetchEvent, rule: RuleOf<'page'>): Promise<Response> {
  try {
    const page = await fromNetwork(event);
    if (isCacheable(page)) event.waitUntil(storePage(rule.copies, rule.key, page.clone()));
    // A signed-in viewer's own page is not kept; without a connection they get everyone's.
    else if (page.status === 200) event.waitUntil(storePublicPage(rule));
    return page;
  } catch (error) {
    return (await pageCopy(rule)) ?? (await offlinePage(error));
  }
}

export async function answerPrivatePage(event: FetchEvent): Promise<Response> {
  try {
    return await fromNetwork(event);
  } catch (error) {
    return await offlinePage(error);
  }
}

async function postSavedTime(event: FetchEvent, reply: Response): Promise<void> {
  const page = await worker.clients.get(event.clientId);
  page?.postMessage({ kind: 'saved-results', savedAtMs: savedAtMs(reply) });
}

export async function answerReply(event: FetchEvent, rule: RuleOf<'reply'>): Promise<Response> {
  try {
    const reply = await fetch(event.request);
    if (isCacheable(reply)) event.waitUntil(storeReply(rule.copies, rule.key, reply.clone()));
    return reply;
  } catch (error) {
    // A search that the page has given up is no sign of a lost connection.
    const copy = event.request.signal.aborted ? null : await findCopy(rule.copies, rule.key);
    if (!copy) throw error;
    event.waitUntil(postSavedTime(event, copy));
    return copy;
  }
}

export async function answerFile(event: FetchEvent, rule: RuleOf<'file'>): Promise<Response> {
  const inShell = rule.copies === 'assets' ? await shellFile(rule.key) : undefined;
  const copy = inShell ?? (await findCopy(rule.copies, rule.key));
  if (copy) return copy;
  try {
    const file = await fetch(event.request);
    if (isCacheable(file)) event.waitUntil(storeReply(rule.copies, rule.key, file.clone()));
    return file;
  } catch (error) {
    // The photo of a saved home may be there in another size.
    const other = await findCopy(rule.copies, rule.key, { ignoreSearch: rule.copies === 'photos' });
    if (!other) throw error;
    return other;
  }
}
