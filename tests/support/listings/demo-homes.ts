import type { APIRequestContext } from '@playwright/test';

type Found = { readonly mlsNumber: string; readonly boardId: number; readonly images: unknown[] };

/** The address of a home on the market in Toronto with several photos. */
export async function aHomeForSale(request: APIRequestContext): Promise<string> {
  const answer = await request.get(
    '/api/realty/listings?type=sale&status=A&lastStatus=New&city=Toronto&boardId=2&fields=mlsNumber,boardId,images',
  );
  const { listings } = (await answer.json()) as { listings: readonly Found[] };
  const home = listings.find(({ images }) => images?.length >= 5);
  return `/real-estate/detail/${home?.mlsNumber}/${home?.boardId}`;
}

/** Keys of so many photos that the running server has, of several homes. */
export async function somePhotos(request: APIRequestContext, count: number): Promise<string[]> {
  const answer = await request.get('/api/realty/listings?fields=images&resultsPerPage=100');
  const { listings } = (await answer.json()) as { listings: { images?: string[] }[] };
  return listings.flatMap(({ images = [] }) => images).slice(0, count);
}
