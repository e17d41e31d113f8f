import { postErrorReport } from '#src/clients/error-reports.ts';
import { errorEnvelope, loadEnvelope, type PageLoad } from '#src/domain/errors/error-envelope.ts';
import type { ErrorReportSettings } from '#src/domain/errors/error-report-settings.ts';
import { type PageError, pageErrorOf, pageNameOf } from '#src/domain/errors/error-event.ts';
import { errorEvents, addErrorEvent } from '#src/stores/shell/error-events.ts';

// Only in pages of a site whose settings name a service for errors.

/** Longer than a page usually takes to be replaced by the next, shorter than it takes to reload one. */
const LEAVING_MS = 1500;

const newId = () => crypto.randomUUID().replaceAll('-', '');

const reportedErrors = new Set<string>();

function record(
  thrownValue: unknown,
  kind: PageError['kind'],
  { endpoint }: ErrorReportSettings,
): void {
  const { pathname } = window.location;
  const error = pageErrorOf(thrownValue, { id: newId(), atMs: Date.now(), kind, path: pathname });
  const earlier = errorEvents();
  addErrorEvent(error);
  const [frame] = error.frames;
  const sameness = `${error.type} ${error.message} ${frame?.file} ${frame?.line} ${frame?.column}`;
  if (reportedErrors.has(sameness)) return;
  reportedErrors.add(sameness);
  postErrorReport(endpoint, errorEnvelope(error, earlier));
}

/** The address of a script or style sheet that did not load. */
function failedFile(target: EventTarget | null): string | undefined {
  if (target instanceof HTMLScriptElement) return target.src;
  if (target instanceof HTMLLinkElement) return target.href;
  return undefined;
}

/** Whether a browser reports that it changed pages without the transition, which is not worth fixing. */
const isTransitionSkipped = (reason: unknown) =>
  reason instanceof DOMException &&
  /ViewTransition opt-in disabled|Transition was (skipped|aborted)/.test(reason.message);

/**
 * Calls back unless the page is left at once. A browser may end what a page loads as soon as a link is
 * followed, some time before the page is hidden, and nothing has failed then.
 */
function ifPageStays(callback: () => void): void {
  const timer = setTimeout(callback, LEAVING_MS);
  window.addEventListener('pagehide', () => clearTimeout(timer), { once: true });
}

function watchErrors(settings: ErrorReportSettings): void {
  window.addEventListener(
    'error',
    (event) => {
      const file = failedFile(event.target);
      if (file !== undefined) {
        ifPageStays(() => record(`${file} did not load`, 'file', settings));
      } else if (event instanceof ErrorEvent)
        record(event.error ?? event.message, 'error', settings);
    },
    // Load errors are seen only by listeners of the capture phase.
    { capture: true },
  );
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isTransitionSkipped(reason)) return;
    ifPageStays(() => record(reason, 'rejection', settings));
  });
}

function pageLoad(entry: PerformanceNavigationTiming): PageLoad {
  const at = (ms: number) => performance.timeOrigin + ms;
  return {
    id: newId(),
    page: pageNameOf(window.location.pathname),
    startedMs: at(entry.startTime),
    loadedMs: at(entry.loadEventStart),
    parts: [
      { name: 'request', fromMs: at(entry.requestStart), toMs: at(entry.responseStart) },
      { name: 'response', fromMs: at(entry.responseStart), toMs: at(entry.responseEnd) },
      { name: 'document', fromMs: at(entry.responseEnd), toMs: at(entry.domContentLoadedEventEnd) },
    ],
  };
}

function reportLoad({ endpoint, tracesSampleRate }: ErrorReportSettings): void {
  if (Math.random() >= tracesSampleRate) return;
  const send = () => {
    const [entry] = performance.getEntriesByType('navigation');
    if (entry instanceof PerformanceNavigationTiming) {
      postErrorReport(endpoint, loadEnvelope(pageLoad(entry), newId));
    }
  };
  if (document.readyState === 'complete') send();
  else window.addEventListener('load', send, { once: true });
}

const content = document.querySelector<HTMLMetaElement>('meta[name="error-reports"]')?.content;
if (content) {
  // Written into the page by the build, from settings it has checked.
  const settings = JSON.parse(content) as ErrorReportSettings;
  watchErrors(settings);
  reportLoad(settings);
}
