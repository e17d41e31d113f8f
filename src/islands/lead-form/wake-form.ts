// The contact form is plain HTML until it is pointed at or focused. Not an island of Astro's: what
// wakes those would be most of the script of a page that has nothing else to wake. If its script
// does not come, the browser sends the form, as it does with scripts turned off.

const root = document.querySelector<HTMLElement>('[data-lead-form]');
const waking = new AbortController();

async function wake(): Promise<void> {
  waking.abort();
  const { hydrateForm } = await import('./hydrate-form.tsx');
  if (root) hydrateForm(root);
}

for (const use of ['focusin', 'pointerover']) {
  root?.addEventListener(use, wake, { signal: waking.signal });
}
if (root?.contains(document.activeElement)) void wake();
