import { createElement } from 'react';
import type { Locale } from '#src/messages/locale.ts';
import { createRoot } from 'react-dom/client';
import { asIsland } from '#src/ui/as-island.tsx';
import { SaveSearchDialog } from './SaveSearchDialog.tsx';
import { namedSearch } from './named-search.ts';

const DialogIsland = asIsland(SaveSearchDialog);

/** Asks how the search of the page's address is to be saved. */
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
    // A dialog that is taken away does not give the focus back by itself.
    if (opener instanceof HTMLElement) opener.focus();
  };
  root.render(createElement(DialogIsland, { search, onClose, locale }));
}
