import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAuthPath } from '#src/domain/account/auth/redirect.ts';
import { closeOnBack } from '#src/lib/browser/close-on-back.ts';
import { pageLocale } from '#src/messages/locale.ts';
import { asIsland } from '#src/ui/as-island.tsx';
import { setAfterSignIn } from '../after-sign-in.ts';
import { LoginDialog } from './LoginDialog.tsx';

const DialogIsland = asIsland(LoginDialog);

let isOpen = false;

/**
 * The handlers that run when a page is left for the log-in, and when someone comes back to it, also run
 * here as the dialog opens and closes.
 */
const leavePage = () => dispatchEvent(new Event('pagehide'));
const comeBack = () => dispatchEvent(new Event('pageshow'));

/** What gets the focus back; a menu that the opener is in has closed, so its button does. */
function focusTarget(opener: Element | null): Element | null {
  const menu = opener?.closest('[popover]');
  return menu
    ? document.querySelector(`[popovertarget="${menu.id}"]:not([popovertargetaction])`)
    : opener;
}

/** The page to which the log-in page at that address leads; this page by default. */
function returnOf(href: string): string {
  const { searchParams } = new URL(href, location.origin);
  const redirect = searchParams.get('redirect');
  return redirect === null ? location.pathname + location.search : afterAuthPath(redirect);
}

/**
 * Logs in over the page, which stays as it is. Only a different target page, for example that of a home
 * that needs an account, is opened afterwards.
 *
 * @param offer the element with the facts about the brokerage that the dialog shows
 * @param href the log-in page that the dialog replaces
 */
export function openLogin(offer: HTMLElement, href: string): void {
  if (isOpen) return;
  isOpen = true;
  leavePage();
  const returnTo = returnOf(href);
  const { phone = '', terms = '', privacy = '' } = offer.dataset;
  const place = document.createElement('div');
  document.body.append(place);
  closeOnBack(place, 'dialog');
  const root = createRoot(place);
  const opener = focusTarget(document.activeElement);
  const onClose = () => {
    isOpen = false;
    root.unmount();
    place.remove();
    comeBack();
    // A removed dialog does not return the focus.
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
  const isHere = () => returnTo === location.pathname + location.search;
  // The other page takes the place of the log-in in the history.
  setAfterSignIn(() => {
    if (isHere()) place.querySelector('dialog')?.close();
    else location.replace(returnTo);
  });
  const legal = { terms, privacy };
  const props = { phone, legal, returnTo, onClose, locale: pageLocale() };
  root.render(createElement(DialogIsland, props));
}
