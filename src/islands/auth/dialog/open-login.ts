import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAuthPath } from '#src/domain/account/auth/redirect.ts';
import { pageLocale } from '#src/messages/locale.ts';
import { asIsland } from '#src/ui/as-island.tsx';
import { whenSignedIn } from '../after-sign-in.ts';
import { LoginDialog } from './LoginDialog.tsx';

const DialogIsland = asIsland(LoginDialog);

let isOpen = false;

/**
 * What is kept as a page is left for the log-in, and what then waits for someone to come back to it, is
 * kept and happens here as the dialog opens and closes.
 */
const leavePage = () => dispatchEvent(new Event('pagehide'));
const comeBack = () => dispatchEvent(new Event('pageshow'));

/** Where the log-in page of that address leads afterwards; this page where it says nothing. */
function returnOf(href: string): string {
  const { searchParams } = new URL(href, location.origin);
  const redirect = searchParams.get('redirect');
  return redirect === null ? location.pathname + location.search : afterAuthPath(redirect);
}

/**
 * Logs in over the page, which stays as it is. Only another page that was meant, such as that of a home
 * that needs an account, is gone to afterwards.
 *
 * @param offer the element that says of the brokerage what the dialog shows
 * @param href the log-in page in whose place it opens
 */
export function openLogin(offer: HTMLElement, href: string): void {
  if (isOpen) return;
  isOpen = true;
  leavePage();
  const returnTo = returnOf(href);
  const { phone = '', terms = '', privacy = '' } = offer.dataset;
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const opener = document.activeElement;
  const onClose = () => {
    isOpen = false;
    root.unmount();
    place.remove();
    comeBack();
    // A dialog that is taken away does not give the focus back by itself.
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
  const isHere = () => returnTo === location.pathname + location.search;
  whenSignedIn(() => (isHere() ? onClose() : location.assign(returnTo)));
  const legal = { terms, privacy };
  const props = { phone, legal, returnTo, onClose, locale: pageLocale() };
  root.render(createElement(DialogIsland, props));
}
