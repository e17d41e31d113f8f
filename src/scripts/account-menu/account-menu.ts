import { hasActiveSession } from '#src/domain/account/auth/flag.ts';
import { ENDED_KEY } from '#src/stores/session/ended-key.ts';
import { readStorage } from '#src/stores/shell/storage/browser-storage.ts';

// Shows the way to log in, or the owner of the account. A visitor without a session needs only this: the
// code that reads sessions is loaded only when the cookie says that there is one.

let isLoaded = false;

function show(): void {
  const isSignedIn = hasActiveSession(document.cookie);
  document.documentElement.toggleAttribute('data-signed-in', isSignedIn);
  if (!isSignedIn || isLoaded) return;
  isLoaded = true;
  import('./account-session.ts').then(
    ({ showAccount }) => showAccount(),
    (error: unknown) => {
      isLoaded = false;
      throw error;
    },
  );
}

/** The login page leads back to the present place, on a moved map too. */
function keepPlace({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-login]');
  if (!link) return;
  const { pathname, search } = location;
  const isAuth = pathname.includes('/auth/');
  link.search = isAuth ? search : `?redirect=${encodeURIComponent(pathname + search)}`;
}

show();
if (readStorage('session', ENDED_KEY)) void import('./show-ended.ts');
document.addEventListener('click', keepPlace);
// Another tab may have signed in or out meanwhile, or Back has brought an old page.
document.addEventListener('visibilitychange', show);
addEventListener('pageshow', show);
