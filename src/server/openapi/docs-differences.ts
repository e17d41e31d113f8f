import type { ProviderDifference } from '#src/contract/listings/provider/provider-differences.ts';
import { html, type Html } from './html.ts';

/**
 * The section on how an API differs from the provider's API whose clients it serves; empty without
 * differences.
 */
export function differencesSection(differences: readonly ProviderDifference[]): Html {
  if (differences.length === 0) return html``;
  const items = differences.map(
    ({ subject, ours }) =>
      html`<dt>${subject}</dt>
        <dd>${ours}</dd>`,
  );
  return html`<section aria-labelledby="differences">
    <h2 id="differences">Differences from the provider’s API</h2>
    <p>
      The calls about listings and places are compatible with programs written for the Repliers API,
      version 2. This list is complete: everything else is meant to be the same.
    </p>
    <dl>${items}</dl>
  </section>`;
}

/** The link to that section among the contents of the page. */
export function differencesLink(differences: readonly ProviderDifference[]): Html {
  if (differences.length === 0) return html``;
  return html`<p><a href="#differences">Differences from the provider’s API</a></p>`;
}
