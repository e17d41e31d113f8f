import { escapeHtml } from '#src/lib/text/escape-html.ts';

/** Text that is markup already. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type HtmlPart = string | number | boolean | Html | undefined | readonly HtmlPart[];

function partHtml(part: HtmlPart): string {
  if (part === undefined || part === false || part === true) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(partHtml).join('');
  return escapeHtml(String(part));
}

/** Markup with every part that is not markup itself escaped; booleans and undefined are nothing. */
export function html(strings: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html {
  return new Html(strings.reduce((text, string, i) => text + partHtml(parts[i - 1]) + string));
}
