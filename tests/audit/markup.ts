import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

/** Whether nothing but space follows the end tag of the page, which the validator does not judge. */
const isEnded = (html: string) => /<\/html>\s*$/.test(html);

/** The places where the HTML of a page breaks the standard. */
export async function markupFindings(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html);
  const findings = results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`,
    ),
  );
  return isEnded(html) ? findings : [...findings, 'Elements follow the end of the page.'];
}
