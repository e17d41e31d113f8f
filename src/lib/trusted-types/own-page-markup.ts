/** Made once: the browser allows a name one policy. */
let policy: { readonly createHTML: (text: string) => string } | undefined;

/** Lets the markup of a page of this site be parsed into a document of its own, where no script runs. */
export function ownPageMarkup(markup: string): string {
  const rules = { createHTML: (text: string) => text };
  policy ??= globalThis.trustedTypes?.createPolicy('own-page', rules) ?? rules;
  return policy.createHTML(markup);
}
