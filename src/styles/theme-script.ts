/**
 * Sets the theme before the first paint, so that a page never flashes in the other one. The browser's own bar
 * follows: of the two `theme-color` elements before the script, only that of the theme applies.
 */
export const THEME_SCRIPT = `(() => {
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)');
  const barColors = document.querySelectorAll('meta[name="theme-color"]');
  const colorBar = () => {
    for (const color of barColors) {
      color.media = color.dataset.barTheme === root.dataset.theme ? 'all' : 'not all';
    }
  };
  const stored = () => {
    try {
      return localStorage.getItem('theme');
    } catch {
      return null;
    }
  };
  const apply = () => {
    root.dataset.theme = stored() ?? (system.matches ? 'dark' : 'light');
  };
  root.dataset.scripted = '';
  new MutationObserver(colorBar).observe(root, { attributeFilter: ['data-theme'] });
  apply();
  system.addEventListener('change', apply);
  addEventListener('storage', apply);
})();`;
