/** Where the build leaves what scripts import, below the output folder. */
export const SCRIPT_IMPORTS_FILE = 'script-imports.json';

/** What scripts import outright: addresses, by the address of the one that imports. */
export type ScriptImports = Readonly<Record<string, readonly string[]>>;

const SCRIPT = /<script\b[^>]*\bsrc="([^"]+\.js)"/g;
const ISLAND = /<astro-island\b[^>]*>/g;
const WAKES_AT_ONCE = /\bclient="(?:only|load)"/;
const ISLAND_SCRIPT = /\b(?:component-url|renderer-url)="([^"]+\.js)"/g;

function addressesIn(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, address = '']) => address);
}

/** Scripts with all they import outright. */
function withImports(scripts: readonly string[], imports: ScriptImports): ReadonlySet<string> {
  const all = new Set(scripts);
  // A set is gone through to its end, also when it grows meanwhile.
  for (const script of all) for (const imported of imports[script] ?? []) all.add(imported);
  return all;
}

const TEMPLATE = /(<template\b[^>]*>)(.*?)(?=<\/template>)/gs;

/** What the scripts and islands of some HTML run at once, by address. */
function scriptsOf(html: string, imports: ScriptImports): ReadonlySet<string> {
  const islands = (html.match(ISLAND) ?? [])
    .filter((tag) => WAKES_AT_ONCE.test(tag))
    .flatMap((tag) => addressesIn(tag, ISLAND_SCRIPT));
  return withImports([...addressesIn(html, SCRIPT), ...islands], imports);
}

/** What is to be seen first comes first: scripts change it, they do not make it. */
const link = (address: string) =>
  `<link rel="modulepreload" fetchpriority="low" href="${address}">`;

const ISLAND_STYLE = /<style>astro-island[^<]*<\/style>/g;

/** A page that has the style of its islands in its head, as no other place may hold a style. */
function withStyleInHead(html: string): string {
  const [style = ''] = html.match(ISLAND_STYLE) ?? [];
  return html.replace(ISLAND_STYLE, '').replace('</head>', () => `${style}</head>`);
}

/**
 * A page whose head has the style of its islands and names all scripts it runs at once, so that a browser asks for them side by
 * side and not one after the other as it reads them. What sleeps until it is used is not named. What
 * waits in a template is named there.
 */
export function withCompleteHead(html: string, imports: ScriptImports): string {
  const outside = html.replace(TEMPLATE, '');
  const atOnce = scriptsOf(outside, imports);
  const presentScripts = new Set(addressesIn(outside, SCRIPT));
  const linksOf = (scripts: ReadonlySet<string>) => [...scripts].map(link).join('');
  return withStyleInHead(html)
    .replace(TEMPLATE, (_, tag: string, content: string) => {
      return tag + linksOf(scriptsOf(content, imports).difference(atOnce)) + content;
    })
    .replace('</head>', () => `${linksOf(atOnce.difference(presentScripts))}</head>`);
}
