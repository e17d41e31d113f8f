import { BROKERAGE_NAME } from '#src/content-folder/facts.ts';
import type { ProviderDifference } from '#src/contract/listings/provider/provider-differences.ts';
import { docsCall } from './docs-call.ts';
import { differencesLink, differencesSection } from './docs-differences.ts';
import { html, type Html } from './html.ts';
import type { OpenApiDocument, OpenApiOperation } from './openapi-document.ts';
import { REFUSALS } from '#src/contract/refusals.ts';

export type DocumentedCall = {
  readonly method: string;
  readonly path: string;
  readonly operation: OpenApiOperation;
  /** Path and query of a request that can be followed as a link. */
  readonly example?: string;
};

export type DocsLinks = {
  readonly home: string;
  readonly document: string;
  readonly style: string;
};

function groupsOf(calls: readonly DocumentedCall[]): [tag: string, calls: DocumentedCall[]][] {
  return [...Map.groupBy(calls, ({ operation }) => operation.tags[0] ?? 'Other')];
}

function contents(calls: readonly DocumentedCall[]): Html {
  const links = calls.map(
    ({ method, operation: { operationId, summary } }) =>
      html`<li>
        <a href="#${operationId}"><span class="method">${method}</span> ${summary}</a>
      </li>`,
  );
  return html`<ul>
    ${links}
  </ul>`;
}

function errors(): Html {
  const rows = Object.values(REFUSALS).map(
    ({ status, description }) =>
      html`<tr>
        <th scope="row">${status}</th>
        <td>${description}</td>
      </tr>`,
  );
  return html`<section aria-labelledby="errors">
    <h2 id="errors">Errors</h2>
    <p>A refused call returns a list that names each wrong parameter and says what it must be:</p>
    <pre><code>[{ "param": "type", "msg": "must be one of sale, lease" }]</code></pre>
    <table>
      <caption>
        All statuses of a refused call
      </caption>
      <thead>
        <tr>
          <th scope="col">Status</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </section>`;
}

/** The page that describes the API to people: no script, every text escaped. */
export function docsPage(
  { info }: OpenApiDocument,
  calls: readonly DocumentedCall[],
  links: DocsLinks,
  differences: readonly ProviderDifference[] = [],
): string {
  const groups = groupsOf(calls);
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="description" content="${info.description}" />
        <title>${info.title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${links.style}" />
      </head>
      <body>
        <a class="skip" href="#calls">Skip to the calls</a>
        <header>
          <p class="brand"><a href="${links.home}">${BROKERAGE_NAME}</a></p>
          <h1>${info.title}</h1>
          <p class="lead">${info.description}</p>
          <p>Version ${info.version} · <a href="${links.document}">OpenAPI 3.1 document</a></p>
        </header>
        <nav aria-label="Calls">
          ${groups.map(
            ([tag, group]) =>
              html`<h2>${tag}</h2>
                ${contents(group)}`,
          )}
          <p><a href="#errors">Errors</a></p>
          ${differencesLink(differences)}
        </nav>
        <main id="calls">
          ${groups.map(
            ([tag, group]) =>
              html`<section aria-labelledby="group-${tag}">
                <h2 id="group-${tag}">${tag}</h2>
                ${group.map(docsCall)}
              </section>`,
          )}
          ${errors()} ${differencesSection(differences)}
        </main>
        <footer><p>The listings and everyone in them are invented.</p></footer>
      </body>
    </html> `;
  return page.text;
}
