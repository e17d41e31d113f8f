import { isFromWorker } from '#src/domain/offline-copies.ts';
import { SAVED_AT_ATTRIBUTE } from '#src/domain/saved-at.ts';
import { pageLocale } from '#src/messages/locale.ts';
import { noticesTexts } from '#src/messages/site/notices.ts';
import { shellTexts } from '#src/messages/site/shell.ts';
import { dismiss, type Notification, notify, reloadAction } from './notifications.ts';

const NOTICE = 'offline';

/** When the shown data was saved, if it is a copy. */
let savedAt: Date | null = null;

function savedText(): string | null {
  if (!savedAt) return null;
  const format = new Intl.DateTimeFormat(pageLocale(), { dateStyle: 'long', timeStyle: 'short' });
  return shellTexts(pageLocale()).savedCopy(format.format(savedAt));
}

/** The present notice about the connection; null when all is well. */
function noticeNow(): Notification | null {
  const isOffline = !navigator.onLine;
  const savedAt = savedText();
  const texts = [isOffline ? noticesTexts(pageLocale()).offline : null, savedAt];
  const text = texts.filter((each) => each !== null).join(' ');
  if (text === '') return null;
  const action = savedAt !== null && !isOffline ? { action: reloadAction() } : {};
  return { id: NOTICE, text, tone: isOffline ? 'failed' : 'info', lasts: true, ...action };
}

function updateNotice(): void {
  const notice = noticeNow();
  if (notice) notify(notice);
  else dismiss(NOTICE);
}

function hearWorker({ data }: MessageEvent<unknown>): void {
  if (!isFromWorker(data)) return;
  savedAt = new Date(data.savedAtMs);
  updateNotice();
}

/** Results that came from a copy come anew once there is a connection; the page itself stays. */
function comeOnline(): void {
  savedAt = pageSavedAt();
  updateNotice();
}

function pageSavedAt(): Date | null {
  const savedAt = document.documentElement.getAttribute(SAVED_AT_ATTRIBUTE);
  return savedAt === null ? null : new Date(savedAt);
}

/** Shows while there is no connection, and for a copy its age. Returns a function that stops it. */
export function watchConnection(): () => void {
  savedAt = pageSavedAt();
  updateNotice();
  addEventListener('online', comeOnline);
  addEventListener('offline', updateNotice);
  navigator.serviceWorker?.addEventListener('message', hearWorker);
  return () => {
    removeEventListener('online', comeOnline);
    removeEventListener('offline', updateNotice);
    navigator.serviceWorker?.removeEventListener('message', hearWorker);
  };
}
