// Filter menus are native disclosures. This script closes them like menus: by a click elsewhere, with
// Escape, and by the button that shows the number of homes. A menu receives Escape as a `cancel` event,
// like a dialog.

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
