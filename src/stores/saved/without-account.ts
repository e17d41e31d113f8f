import { signInPath } from '#src/domain/routes.ts';
import { savedHomes as words } from '#src/messages/en/saved-homes.ts';
import { notify } from '../shell/notifications.ts';

/** Says to a visitor who has saved a home that it is in this browser, and offers the way to an account. */
export function tellSavedHere(): void {
  const back = location.pathname + location.search;
  const run = () => location.assign(signInPath('login', back));
  const action = { label: words.login, run };
  notify({ id: 'saved-homes', text: words.savedHere, tone: 'info', lasts: false, action });
}
