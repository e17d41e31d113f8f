import type { APIRequestContext } from '@playwright/test';

type Permissions = { readonly displayAddressOnInternet: string; readonly displayPublic: string };

type FoundHome = {
  readonly mlsNumber: string;
  readonly boardId: number;
  readonly restricted?: true;
  readonly permissions: Permissions;
};

const isClosed = ({ displayAddressOnInternet, displayPublic }: Permissions) =>
  displayAddressOnInternet === 'N' && displayPublic === 'N';

/** The page of a home that only signed-in visitors may see; such homes come last in every order. */
async function aHome(request: APIRequestContext, matches: (home: FoundHome) => boolean) {
  const page = async (number: number) => {
    const answer = await request.get(
      `/api/realty/listings?resultsPerPage=100&pageNum=${number}&fields=mlsNumber,boardId,permissions`,
    );
    return (await answer.json()) as { numPages: number; listings: readonly FoundHome[] };
  };
  const { numPages } = await page(1);
  for (let number = numPages; number > 0; number -= 1) {
    const { listings } = await page(number);
    const home = listings.find((each) => each.restricted && matches(each));
    if (home) return `/real-estate/detail/${home.mlsNumber}/${home.boardId}`;
  }
  throw new Error('there is no such restricted home');
}

/** A restricted home whose public view everyone may see. */
export function aRestrictedHome(request: APIRequestContext): Promise<string> {
  return aHome(request, ({ permissions }) => !isClosed(permissions));
}

/** A restricted home that is neither public nor shown on the internet. */
export function aClosedHome(request: APIRequestContext): Promise<string> {
  return aHome(request, ({ permissions }) => isClosed(permissions));
}
