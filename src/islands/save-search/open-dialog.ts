import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { withErrorBoundary } from '#src/ui/ErrorBoundary.tsx';
import { SaveSearchDialog } from './SaveSearchDialog.tsx';
import { searchOfAddress } from './search-of-address.ts';

const BoundedDialog = withErrorBoundary(SaveSearchDialog);

/** Asks how the search of the page's address is to be saved. */
export function openDialog(): void {
  const search = searchOfAddress(location.pathname, location.search);
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
  root.render(createElement(BoundedDialog, { search, onClose }));
}
