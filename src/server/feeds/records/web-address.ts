/** A web address without its tracking parameters; null for anything else. */
export function webAddress(text: string | null): string | null {
  const url = text !== null && URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  for (const name of [...url.searchParams.keys()]) {
    if (name.toLowerCase().startsWith('utm_')) url.searchParams.delete(name);
  }
  return url.href;
}
