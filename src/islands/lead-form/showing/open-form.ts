// The contact and showing links on the page of a home lead to the contact card, and to a page with the
// form. Here they open the forms over the page; that of a showing is loaded on demand.

document.addEventListener('click', (event) => {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-opens]');
  // A click with a modifier key follows the link into another tab or window.
  if (!link || ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  const dialog = document.getElementById(link.dataset['opens'] ?? '');
  if (dialog instanceof HTMLDialogElement) dialog.showModal();
  else {
    import('./open-showing.ts').then(
      ({ openShowing }) => openShowing(link),
      // Without its script the form is a page of its own.
      () => location.assign(link.href),
    );
  }
});
