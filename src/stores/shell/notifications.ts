import { atom } from 'nanostores';
import { pageLocale } from '#src/messages/locale.ts';
import { shellTexts } from '#src/messages/site/shell.ts';

/** A short notice over the page. A notice with the same id replaces an earlier one. */
export type Notification = {
  readonly id: string;
  readonly text: string;
  /** A failure is read out at once, anything else when its reader pauses. */
  readonly tone: 'info' | 'failed';
  /** What a visitor can do about it. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** A lasting notice stays until the visitor or its source dismisses it. */
  readonly lasts: boolean;
};

const SHOWN_MS = 8000;

/** The notices on screen, the latest last. */
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

/** An action that reloads the page. */
export function reloadAction(): { label: string; run: () => void } {
  return { label: shellTexts(pageLocale()).reload, run: () => location.reload() };
}
