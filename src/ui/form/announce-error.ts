/** By then the error has been rendered. */
const RENDERED_MS = 100;

/** By then it has been read, and only describes its field. */
const SPOKEN_MS = 1000;

function errorOf(control: Element): HTMLElement | undefined {
  const ids = control.closest('[aria-describedby]')?.getAttribute('aria-describedby') ?? '';
  return ids
    .split(' ')
    .map((id) => document.getElementById(id))
    .find((note) => note?.classList.contains('field-error')) as HTMLElement | undefined;
}

/**
 * Makes screen readers announce the error of a control that has the focus already: when the focus moves
 * they read it anyway. The text is inserted again, as they announce only changes.
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
