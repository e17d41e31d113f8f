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

/** The islands of some HTML that wake at once, by the addresses of their scripts. */
function islandScriptsOf(html: string): readonly string[] {
  return (html.match(ISLAND) ?? [])
    .filter((tag) => WAKES_AT_ONCE.test(tag))
    .flatMap((tag) => addressesIn(tag, ISLAND_SCRIPT));
}

/** What is to be seen first comes first: scripts change it, they do not make it. */
const link = (address: string) =>
  `<link rel="modulepreload" fetchpriority="low" href="${address}">`;

const linksOf = (scripts: ReadonlySet<string>) => [...scripts].map(link).join('');

/** Names in each template what it will run besides what the page runs. */
function withLinkedTemplates(html: string, atOnce: ReadonlySet<string>, imports: ScriptImports) {
  return html.replace(TEMPLATE, (_, tag: string, content: string) => {
    const scripts = [...addressesIn(content, SCRIPT), ...islandScriptsOf(content)];
    return tag + linksOf(withImports(scripts, imports).difference(atOnce)) + content;
  });
}

const ISLAND_STYLE = '<style>astro-island';
const ISLAND_STYLES = /<style>astro-island[^<]*<\/style>/g;

/** The style of islands, as no other place than the head may hold a style, and the page without it. */
function takeIslandStyle(html: string): { readonly style: string; readonly rest: string } {
  if (!html.includes(ISLAND_STYLE)) return { style: '', rest: html };
  const [style = ''] = html.match(ISLAND_STYLES) ?? [];
  return { style, rest: html.replace(ISLAND_STYLES, '') };
}

/** Astro's scripts that wake islands, which it writes in front of the first island of a kind. */
const ISLAND_RUNTIME =
  /<script>\(\(\)=>\{(?:(?!<\/script>).)*(?:self\.Astro|astro-island)(?:(?!<\/script>).)*<\/script>/gs;
const FIRST_STYLESHEET = '<link rel="stylesheet"';

/**
 * A page whose scripts that wake islands stand in front of its style sheets: behind one a browser
 * waits for it before it runs them, and reads no further.
 */
function withEarlyRuntime(html: string): string {
  const at = html.indexOf(FIRST_STYLESHEET);
  if (at < 0) return html;
  const rest = html.slice(at);
  const scripts = new Set(rest.match(ISLAND_RUNTIME));
  return html.slice(0, at) + [...scripts].join('') + rest.replace(ISLAND_RUNTIME, '');
}

/**
 * A page whose head has the style and the runtime of its islands and names all scripts it runs at once, so that
 * a browser asks for them side by side and not one after the other as it reads them. What sleeps until it is used is
 * not named. What waits in a template is named there.
 */
export function withCompleteHead(html: string, imports: ScriptImports): string {
  const hasTemplate = html.includes('<template');
  const outside = hasTemplate ? html.replace(TEMPLATE, '') : html;
  const presentScripts = addressesIn(outside, SCRIPT);
  const atOnce = withImports([...presentScripts, ...islandScriptsOf(outside)], imports);
  const { style, rest } = takeIslandStyle(html);
  const early = withEarlyRuntime(rest);
  const linked = hasTemplate ? withLinkedTemplates(early, atOnce, imports) : early;
  const end = linked.indexOf('</head>');
  if (end < 0) return linked;
  const added = style + linksOf(atOnce.difference(new Set(presentScripts)));
  return linked.slice(0, end) + added + linked.slice(end);
}
