// Filter menus are native disclosures. This closes them as a menu closes: by a click elsewhere, with
// Escape, and by the button that says how many homes there are. Escape is told to the menu as a
// `cancel`, as a dialog is told.

function openMenu(): HTMLDetailsElement | null {
  return document.querySelector<HTMLDetailsElement>('[data-filter-menu][open]');
}

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const menu = openMenu();
  if (!menu) return;
  if (!menu.contains(target) || target.closest('[data-close-filter-menu]')) menu.open = false;
});

document.addEventListener('keydown', (event) => {
  const menu = openMenu();
  if (event.key !== 'Escape' || !menu) return;
  menu.dispatchEvent(new Event('cancel', { bubbles: true }));
  menu.open = false;
  menu.querySelector('summary')?.focus();
});
