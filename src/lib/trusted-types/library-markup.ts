/** What libraries write as markup: the map's one letter, to measure its labels; the charts' nothing. */
const HARMLESS = ['M', ''];

let isAllowed = false;

/** Lets the libraries of maps and charts write what is harmless. All else that comes as text is refused. */
export function allowLibraryMarkup(): void {
  if (isAllowed) return;
  isAllowed = true;
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML: (markup) => (HARMLESS.includes(markup) ? markup : null),
  });
}
