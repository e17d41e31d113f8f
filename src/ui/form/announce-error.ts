/** Until then the error is on the page. */
const RENDERED_MS = 100;

/** By then it has been read, and is no more than what describes its field. */
const SPOKEN_MS = 1000;

function errorOf(control: Element): HTMLElement | undefined {
  const ids = control.closest('[aria-describedby]')?.getAttribute('aria-describedby') ?? '';
  return ids
    .split(' ')
    .map((id) => document.getElementById(id))
    .find((note) => note?.classList.contains('field-error')) as HTMLElement | undefined;
}

/**
 * Has screen readers say what is wrong with a control that has the focus already: where the focus moves
 * they read it by themselves. The text is put in anew, as they say only what changes.
 */
export function announceError(control: Element): void {
  setTimeout(() => {
    const note = errorOf(control);
    const text = note?.textContent;
    if (!note || !text) return;
    note.setAttribute('role', 'alert');
    note.textContent = '';
    requestAnimationFrame(() => {
      if (note.textContent === '') note.textContent = text;
    });
    setTimeout(() => note.removeAttribute('role'), SPOKEN_MS);
  }, RENDERED_MS);
}
