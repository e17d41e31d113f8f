import type { APIRequestContext } from '@playwright/test';

type Search = {
  readonly numPages: number;
  readonly listings: readonly { mlsNumber: string; boardId: number; restricted?: true }[];
};

/** A home in Toronto that only signed-in visitors may see; they come last in every order. */
export async function aRestrictedHome(request: APIRequestContext): Promise<string> {
  const page = async (number: number) => {
    const answer = await request.get(
      `/api/realty/listings?city=Toronto&status=U&resultsPerPage=20&pageNum=${number}`,
    );
    return (await answer.json()) as Search;
  };
  const { listings } = await page((await page(1)).numPages);
  const home = listings.find(({ restricted }) => restricted);
  return `/real-estate/detail/${home?.mlsNumber}/${home?.boardId}`;
}
