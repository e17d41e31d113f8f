import type { DocumentedCall } from './docs-page.ts';
import { html, type Html } from './html.ts';
import type { Parameter } from './parameters.ts';
import { allowedWords, typeWords } from './schema-words.ts';
import type { JsonSchema } from './shared-schemas.ts';

function schemaOf({ schema, content }: Parameter): JsonSchema {
  return schema ?? content?.['application/json'].schema ?? {};
}

/** Describes the allowed values: "list of up to 50: text, separated by commas, default …". */
function valueWords({ explode, content }: Parameter, schema: JsonSchema): Html {
  const byDefault = schema['default'];
  return html`<span class="value"
    >${content ? 'JSON' : typeWords(schema)}${explode === false && ', separated by commas'}${
      byDefault !== undefined && html`, default <code>${JSON.stringify(byDefault)}</code>`
    }</span
  >`;
}

function row(parameter: Parameter): Html {
  const { name, required, description } = parameter;
  const schema = schemaOf(parameter);
  const place = parameter.in === 'header' && ' (header)';
  const need = required && html` <span class="needed">required</span>`;
  const words = allowedWords(schema).map((word) => html`<code>${word}</code> `);
  return html`<tr>
    <th scope="row"><code>${name}</code>${place}${need}</th>
    <td>
      ${description} ${valueWords(parameter, schema)}
      ${words.length > 0 && html`<span class="value">${words}</span>`}
    </td>
  </tr>`;
}

function parameterTable({ operation: { parameters, summary } }: DocumentedCall): Html | undefined {
  if (parameters.length === 0) return undefined;
  return html`<table>
    <caption>
      Parameters of “${summary}”
    </caption>
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">Meaning</th>
      </tr>
    </thead>
    <tbody>
      ${parameters.map(row)}
    </tbody>
  </table>`;
}

function answers({ operation: { responses } }: DocumentedCall): Html {
  const links = Object.keys(responses).map((status) => html`<code>${status}</code> `);
  return html`<p class="answers">Answers ${links}</p>`;
}

function bodyWords({ required, content }: NonNullable<DocumentedCall['operation']['requestBody']>) {
  const types = Object.keys(content);
  if (!types.includes('application/json')) return `The body is a file: ${types.join(', ')}.`;
  return required ? 'The body is JSON.' : 'The body is JSON and may be left out.';
}

/** One call: its purpose, its parameters, an example that works, its answers. */
export function docsCall(call: DocumentedCall): Html {
  const { method, path, example, operation } = call;
  const { operationId, summary, description, requestBody } = operation;
  return html`<article aria-labelledby="${operationId}">
    <h3 id="${operationId}">${summary}</h3>
    <p class="call"><span class="method">${method}</span> <code>${path}</code></p>
    ${description !== undefined && html`<p>${description}</p>`}
    ${requestBody !== undefined && html`<p>${bodyWords(requestBody)}</p>`}
    ${
      example !== undefined &&
      html`<p>
        Try <a href="${example}"><code>${example}</code></a>
      </p>`
    }
    ${parameterTable(call)} ${answers(call)}
  </article> `;
}
