import { signInPath } from '#src/domain/routes.ts';
import { LOG_IN_EVENT } from './log-in-event.ts';

/** Has the visitor log in: over the page where it can, else on a page of its own that leads back. */
export function askToLogIn(returnTo: string): void {
  const href = signInPath('login', returnTo);
  const event = new CustomEvent(LOG_IN_EVENT, { detail: href, cancelable: true });
  if (document.dispatchEvent(event)) location.assign(href);
}
