// What asks and books on the page of a home are links that work by themselves: to the contact card, and
// to a page with the form. Here they open the forms over the page; that of a showing is loaded then.

document.addEventListener('click', (event) => {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-opens]');
  // A click with a key held goes where a link goes: into a tab of its own.
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
