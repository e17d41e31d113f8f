const LINK = /<([^>]*)>([^,]*)/g;

/** The targets of a Link header (RFC 8288) by their relation. */
export function linkTargets(header: string | null): ReadonlyMap<string, string> {
  const links = [...(header ?? '').matchAll(LINK)].flatMap(([, target = '', parameters = '']) => {
    const relations = /;\s*rel="?([^";]*)"?/.exec(parameters)?.[1] ?? '';
    return relations
      .split(/\s+/)
      .filter(Boolean)
      .map((relation): [string, string] => [relation, target]);
  });
  return new Map(links);
}
