import { pagePath } from '#src/domain/routes.ts';
import { ENDED_KEY } from '#src/stores/session/ended-key.ts';
import { readStorage, removeStorage } from '#src/stores/shell/storage/browser-storage.ts';
import { notifySessionEnded } from './ended-notice.ts';

// Says, once, why the page before this one was left. The profile leads on to the log-in, which says so in
// its place.

if (location.pathname !== pagePath('/auth/profile')) {
  const homeCount = readStorage('session', ENDED_KEY);
  removeStorage('session', ENDED_KEY);
  notifySessionEnded((words) => (homeCount === '0' ? words.loggedOut : words.homeKept));
}
