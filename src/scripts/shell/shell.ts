import '../notices/notices.ts';
import { onFirstUse } from '#src/lib/browser/first-use.ts';
import { LOAD_FAILURE_EVENT, LOAD_FAILURE_MARK } from '#src/lib/browser/load-failure.ts';
import { watchConnection } from '#src/stores/shell/connection.ts';
import { notifyLoadFailure } from '#src/stores/shell/load-failure.ts';
import { startServiceWorker } from '#src/stores/shell/service-worker.ts';
import { watchVersion } from '#src/stores/shell/version.ts';

// The parts of every page besides its contents: its notices, the watch over connection and version, and the
// service worker, which loads its files after the page itself has loaded.

const WORKER_AFTER_MS = 10_000;

function takeLoadFailure(): void {
  if (document.documentElement.hasAttribute(LOAD_FAILURE_MARK)) notifyLoadFailure();
}

// From here on the store replaces the notices in the page.
for (const notice of document.querySelectorAll('[data-early-notice]')) notice.remove();
document.addEventListener(LOAD_FAILURE_EVENT, takeLoadFailure);
takeLoadFailure();
watchConnection();
watchVersion();

let isStarted = false;

function startWorker(): void {
  if (isStarted) return;
  isStarted = true;
  // Astro's development server has no service worker.
  if (import.meta.env.PROD) void startServiceWorker();
}

onFirstUse(startWorker);
setTimeout(startWorker, WORKER_AFTER_MS);
