import { fetchOwn } from '#src/clients/http.ts';

/** The page the visitor is on as they may see it, parsed but not live; null when it cannot be had. */
export async function ownPage(): Promise<Document | null> {
  const page = await fetchOwn(location.pathname + location.search);
  return page && new DOMParser().parseFromString(await page.text(), 'text/html');
}
