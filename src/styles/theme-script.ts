/** Sets the theme before the first paint, so that a page never flashes in the other one. */
export const THEME_SCRIPT = `(() => {
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)');
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
  apply();
  system.addEventListener('change', apply);
  addEventListener('storage', apply);
})();`;
