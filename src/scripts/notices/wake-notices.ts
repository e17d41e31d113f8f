import { whenNoticesAreWanted } from '#src/lib/notices-wanted.ts';

// On every page. What draws notices is only loaded when a part of the page may have one; that there
// is no connection must be told without loading anything.

const offline = document.querySelector<HTMLElement>('[data-offline-notice]');

function tellOffline(): void {
  offline?.toggleAttribute('hidden', navigator.onLine);
}

offline?.querySelector('button')?.addEventListener('click', () => {
  offline.hidden = true;
});
addEventListener('online', tellOffline);
addEventListener('offline', tellOffline);
tellOffline();
whenNoticesAreWanted(() => void import('./notices.ts'));
