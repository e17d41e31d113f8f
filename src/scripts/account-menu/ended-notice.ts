import { endedSessionTexts } from '#src/messages/account/ended-session.ts';
import { pageLocale } from '#src/messages/locale.ts';
import { askToLogIn } from '#src/stores/session/ask-to-log-in.ts';
import { notify } from '#src/stores/shell/notifications.ts';

/** Says that the session has ended, and what that means for the visitor's present task. */
export function notifySessionEnded(
  textIn: (words: ReturnType<typeof endedSessionTexts>) => string,
): void {
  const words = endedSessionTexts(pageLocale());
  const back = location.pathname + location.search;
  const action = { label: words.login, run: () => askToLogIn(back) };
  // The log-in pages ask for it themselves.
  const isAsked = location.pathname.includes('/auth/');
  const text = textIn(words);
  notify({ id: 'session-ended', text, tone: 'info', lasts: true, ...(!isAsked && { action }) });
}
