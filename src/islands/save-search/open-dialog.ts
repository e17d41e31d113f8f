import { createElement } from 'react';
import type { Locale } from '#src/messages/locale.ts';
import { createRoot } from 'react-dom/client';
import { asIsland } from '#src/ui/as-island.tsx';
import { SaveSearchDialog } from './SaveSearchDialog.tsx';
import { namedSearch } from './named-search.ts';

const DialogIsland = asIsland(SaveSearchDialog);

/** Asks how to save the search of the page's address. */
export function openDialog(locale: Locale): void {
  const search = namedSearch(location.pathname, location.search, locale);
  if (!search) return;
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const opener = document.activeElement;
  const onClose = () => {
    root.unmount();
    place.remove();
    // A removed dialog does not return the focus.
    if (opener instanceof HTMLElement) opener.focus();
  };
  root.render(createElement(DialogIsland, { search, onClose, locale }));
}
