/** The markup that libraries write: the map one letter, to measure its labels; the charts none. */
const HARMLESS = ['M', ''];

let isAllowed = false;

/** Lets the libraries of maps and charts write harmless markup. All other text is refused. */
export function allowLibraryMarkup(): void {
  if (isAllowed) return;
  isAllowed = true;
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML: (markup) => (HARMLESS.includes(markup) ? markup : null),
  });
}
