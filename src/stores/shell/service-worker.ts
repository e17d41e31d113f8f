import { readSavedHomes } from '#src/domain/account/saved-homes.ts';
import type { ToWorker } from '#src/domain/offline-copies.ts';
import { serviceWorkerScript } from '#src/lib/trusted-types/service-worker-script.ts';
import { SAVED_HOMES_KEY } from '../saved/keys.ts';
import { storedJson } from './storage/stored-json.ts';

function isCurrent(registration: ServiceWorkerRegistration, script: URL): boolean {
  const { active, waiting, installing } = registration;
  return (active ?? waiting ?? installing)?.scriptURL === script.href;
}

function keepPages({ active }: ServiceWorkerRegistration, paths: readonly string[]): void {
  if (paths.length > 0) active?.postMessage({ kind: 'keep-pages', paths } satisfies ToWorker);
}

/** Has the pages of saved homes kept; those that are already are not fetched again. */
function keepSavedHomes(registration: ServiceWorkerRegistration): void {
  const homes = readSavedHomes(storedJson('local', SAVED_HOMES_KEY));
  const { pathname } = new URL(registration.scope);
  const pathOf = (mlsNumber: string, boardId: number) =>
    `${pathname}detail/${mlsNumber}/${boardId}`;
  keepPages(
    registration,
    homes.map(({ mlsNumber, boardId }) => pathOf(mlsNumber, boardId)),
  );
}

/**
 * Removes earlier service workers and registers that of the site, which stores what is looked at for times
 * without a connection.
 */
export async function startServiceWorker(): Promise<void> {
  const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  const workers = navigator.serviceWorker;
  if (!manifest || !workers) return;
  const script = new URL('service-worker.js', manifest.href);
  // The first page of a first visit was answered before there was a worker to keep it.
  const isFirst = workers.controller === null;
  try {
    const others = await workers.getRegistrations();
    const foreign = others.filter((each) => !isCurrent(each, script));
    await Promise.all(foreign.map((each) => each.unregister()));
    const scope = new URL('./', script).pathname;
    await workers.register(serviceWorkerScript(script), {
      scope,
      updateViaCache: 'none',
    });
    const registration = await workers.ready;
    if (isFirst) keepPages(registration, [location.pathname + location.search]);
    keepSavedHomes(registration);
    // Homes that were saved on this page are kept when it is left.
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) keepSavedHomes(registration);
    });
  } catch (error) {
    console.info('Pages are not kept for later: the service worker could not be started.', error);
  }
}
