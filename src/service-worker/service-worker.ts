import { isToWorker, outdatedNames, shellName } from '#src/domain/offline-copies.ts';
import { answerFile, answerPage, answerPrivatePage, answerReply } from './answers.ts';
import { BUILD, SHELL_FILES } from './build.ts';
import { setNavigationPreload } from './navigation-preload.ts';
import { storePages } from './store-pages.ts';
import { type Rule, ruleFor } from './request-rules.ts';
import { type FetchEvent, scope, worker } from './worker-scope.ts';

// Answers the requests of the site's pages, so that visited pages are available without a connection.
// request-rules.ts has the rule for each request.

async function install(): Promise<void> {
  const cache = await caches.open(shellName(BUILD));
  await cache.addAll([...SHELL_FILES]);
  // Pages come from the network first, so a new worker also works for pages loaded before.
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  const outdatedCaches = outdatedNames(await caches.keys(), BUILD);
  await Promise.all(outdatedCaches.map((name) => caches.delete(name)));
  await setNavigationPreload(worker.registration.navigationPreload, navigator.userAgent);
  await worker.clients.claim();
}

function answer(event: FetchEvent, rule: Exclude<Rule, { kind: 'network' }>): Promise<Response> {
  switch (rule.kind) {
    case 'private-page':
      return answerPrivatePage(event);
    case 'page':
      return answerPage(event, rule);
    case 'reply':
      return answerReply(event, rule);
    case 'file':
      return answerFile(event, rule);
  }
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('message', (event) => {
  if (isToWorker(event.data)) event.waitUntil(storePages(event.data.paths));
});
worker.addEventListener('fetch', (event) => {
  const { method, url, mode, headers } = event.request;
  const isSigned = headers.has('authorization');
  const request = { method, url: new URL(url), isNavigation: mode === 'navigate', isSigned };
  const rule = ruleFor(request, scope());
  if (rule.kind !== 'network') event.respondWith(answer(event, rule));
});
