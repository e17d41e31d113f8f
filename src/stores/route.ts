import { atom, onMount } from 'nanostores';

/** Where the browser is. Only this module touches its history. */
export type Route = { readonly path: string; readonly query: string };

function here(): Route {
  if (typeof window === 'undefined') return { path: '', query: '' };
  return { path: window.location.pathname, query: window.location.search };
}

export const $route = atom<Route>(here());

onMount($route, () => {
  if (typeof window === 'undefined') return;
  const onPopState = () => $route.set(here());
  onPopState();
  window.addEventListener('popstate', onPopState);
  return () => window.removeEventListener('popstate', onPopState);
});

function isHere(url: string): boolean {
  const { path, query } = here();
  return url === path + query;
}

/** Goes to a path of this site as a new step, which Back undoes. */
export function pushRoute(url: string): void {
  if (isHere(url)) return;
  window.history.pushState(null, '', url);
  $route.set(here());
}

/** Changes the address of the current step. */
export function replaceRoute(url: string): void {
  if (isHere(url)) return;
  window.history.replaceState(null, '', url);
  $route.set(here());
}
