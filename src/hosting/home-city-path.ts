import { pagePath, readHomePath } from '#src/domain/routes.ts';
import { decodeText } from '#src/lib/text/decode-text.ts';

/** The path of the home page of a city whose name has escapes, as “Richmond Hill” has; undefined for any other path. */
export function homeCityPath(path: string): string | undefined {
  const text = decodeText(path);
  // What still has a percent sign is a broken escape.
  if (text === path || text.includes('%')) return undefined;
  const home = readHomePath(text);
  return home?.citySlug ? pagePath(`/${home.state.toLowerCase()}/${home.citySlug}`) : undefined;
}
