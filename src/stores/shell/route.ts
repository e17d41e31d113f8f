import { atom, onMount } from 'nanostores';
import { afterPaint } from '#src/lib/browser/after-paint.ts';

/** The browser's address. Only this module changes it. */
export type Route = { readonly path: string; readonly query: string };

type Step = { readonly kind: 'push' | 'replace'; readonly url: string };

function currentRoute(): Route {
  if (typeof window === 'undefined') return { path: '', query: '' };
  return { path: window.location.pathname, query: window.location.search };
}

export const $route = atom<Route>(currentRoute());

/** Steps that `$route` has taken and the history has not. */
let steps: Step[] = [];

/** Writes pending steps to the history, for example before the page is left. */
export function settleRoute(): void {
  for (const { kind, url } of steps.splice(0)) {
    if (kind === 'push') window.history.pushState(null, '', url);
    else window.history.replaceState(null, '', url);
  }
}

// To note an address takes a browser as long as to draw a card, and nobody waits for it.
function applyStep(step: Step): void {
  const { pathname: path, search: query } = new URL(step.url, window.location.href);
  const now = $route.get();
  if (now.path === path && now.query === query) return;
  const last = steps.at(-1);
  if (last && step.kind === 'replace') steps = [...steps.slice(0, -1), { ...last, url: step.url }];
  else steps.push(step);
  if (!last) afterPaint(settleRoute);
  $route.set({ path, query });
}

/** Closes what is open above the page, such as a sheet, and has a step of the history. */
let closeOverlay: (() => void) | undefined;

/** The steps below an overlay keep the address that it has changed: Back closes it and undoes nothing. */
function onOverlayLeft(close: () => void): void {
  closeOverlay = undefined;
  const { path, query } = $route.get();
  window.history.replaceState(null, '', path + query);
  close();
}

/** Adds a step at the same address for what opens above the page, which Back then closes. */
export function pushOverlay(close: () => void): void {
  settleRoute();
  window.history.pushState(null, '');
  closeOverlay = close;
}

/** Takes the step of an overlay back that was closed otherwise. */
export function leaveOverlay(): void {
  if (closeOverlay) window.history.back();
}

onMount($route, () => {
  if (typeof window === 'undefined') return;
  const onPopState = () => {
    steps = [];
    if (closeOverlay) onOverlayLeft(closeOverlay);
    else $route.set(currentRoute());
  };
  settleRoute();
  onPopState();
  window.addEventListener('popstate', onPopState);
  window.addEventListener('pagehide', settleRoute);
  return () => {
    window.removeEventListener('popstate', onPopState);
    window.removeEventListener('pagehide', settleRoute);
  };
});

/** Goes to a path of this site as a new step, which Back undoes. */
export function pushRoute(url: string): void {
  // An overlay that is still open, as a phone's sheet after a turn of the phone, has been left.
  const close = closeOverlay;
  closeOverlay = undefined;
  close?.();
  applyStep({ kind: 'push', url });
}

/** Changes the address of the current step. */
export function replaceRoute(url: string): void {
  applyStep({ kind: 'replace', url });
}
