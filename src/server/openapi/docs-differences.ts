import type { ProviderDifference } from '#src/contract/listings/provider-differences.ts';
import { html, type Html } from './html.ts';

/** Where an API answers otherwise than the provider's whose clients it serves; nothing where none is told. */
export function differencesSection(differences: readonly ProviderDifference[]): Html {
  if (differences.length === 0) return html``;
  const rows = differences.map(
    ({ subject, here }) =>
      html`<tr>
        <th scope="row">${subject}</th>
        <td>${here}</td>
      </tr>`,
  );
  return html`<section aria-labelledby="differences">
    <h2 id="differences">Differences from the provider’s API</h2>
    <p>
      The calls about listings and places answer programs written for the Repliers API, version 2.
      This list is complete: what is not in it is meant to be the same.
    </p>
    <table>
      <caption>
        Every difference
      </caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Here</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </section>`;
}

/** The link to that section among the contents of the page. */
export function differencesLink(differences: readonly ProviderDifference[]): Html {
  if (differences.length === 0) return html``;
  return html`<p><a href="#differences">Differences from the provider’s API</a></p>`;
}
