import { atom } from 'nanostores';
import { pageLocale } from '#src/messages/locale.ts';
import { shellTexts } from '#src/messages/site/shell.ts';

/** A short notice over the page. One with the id of another takes its place. */
export type Notification = {
  readonly id: string;
  readonly text: string;
  /** A failure is read out at once, anything else when its reader pauses. */
  readonly tone: 'info' | 'failed';
  /** What a visitor can do about it. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** One that lasts stays until it is dismissed, by the visitor or by what raised it. */
  readonly lasts: boolean;
};

const SHOWN_MS = 8000;

/** The notices that are up, the latest last. */
export const $notifications = atom<readonly Notification[]>([]);

const timers = new Map<string, ReturnType<typeof setTimeout>>();

export function dismiss(id: string): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  const left = $notifications.get().filter((each) => each.id !== id);
  if (left.length !== $notifications.get().length) $notifications.set(left);
}

/** Shows a notice, until it is dismissed or, unless it lasts, for eight seconds. */
export function notify(notification: Notification): void {
  const { id, lasts } = notification;
  dismiss(id);
  $notifications.set([...$notifications.get(), notification]);
  if (!lasts)
    timers.set(
      id,
      setTimeout(() => dismiss(id), SHOWN_MS),
    );
}

/** What loads the page again. */
export function reloadAction(): { label: string; run: () => void } {
  return { label: shellTexts(pageLocale()).reload, run: () => location.reload() };
}
