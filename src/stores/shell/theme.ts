import { atom, onMount } from 'nanostores';

export type Theme = 'light' | 'dark';

/** The theme the page shows, as its root element says. */
export const $theme = atom<Theme>('light');

onMount($theme, () => {
  if (typeof document === 'undefined') return;
  const root = document.documentElement;
  const update = () => $theme.set(root.dataset['theme'] === 'dark' ? 'dark' : 'light');
  const observer = new MutationObserver(update);
  observer.observe(root, { attributeFilter: ['data-theme'] });
  update();
  return () => observer.disconnect();
});
