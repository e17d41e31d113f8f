import { type APIRequestContext, expect } from '@playwright/test';

type FoundHome = {
  readonly mlsNumber: string;
  readonly boardId: number;
  readonly images: unknown[];
};

/** The address of a home on the market in Toronto with several photos; `filter` narrows the search for it. */
export async function aHomeForSale(request: APIRequestContext, filter = ''): Promise<string> {
  const answer = await request.get(
    `/api/realty/listings?type=sale&status=A&lastStatus=New&city=Toronto&boardId=2&fields=mlsNumber,boardId,images&${filter}`,
  );
  const { listings } = (await answer.json()) as { listings: readonly FoundHome[] };
  const home = listings.find(({ images }) => images?.length >= 5);
  return `/real-estate/detail/${home?.mlsNumber}/${home?.boardId}`;
}

/** Keys of this many photos on the running server, of several homes. */
export async function somePhotos(request: APIRequestContext, count: number): Promise<string[]> {
  const answer = await request.get('/api/realty/listings?fields=images&resultsPerPage=100');
  const { listings } = (await answer.json()) as { listings: { images?: string[] }[] };
  return listings.flatMap(({ images = [] }) => images).slice(0, count);
}

type HomeToValue = {
  readonly mlsNumber: string;
  readonly boardId: number;
  readonly permissions: { readonly displayAutomatedValuation?: string };
  readonly address: Readonly<Record<'streetNumber' | 'streetName' | 'streetSuffix', string>> & {
    readonly streetDirection: string | null;
  };
};

/** A detached house for sale in a city, by whether its seller permits an automated valuation. */
export async function aHouseToValue(
  request: APIRequestContext,
  { city, mayBeValued = 'Y' }: { city: string; mayBeValued?: 'Y' | 'N' },
): Promise<{ readonly path: string; readonly address: string }> {
  const answer = await request.get(
    `/api/realty/listings?type=sale&status=A&lastStatus=New&lastStatus=Pc&city=${city}&propertyType=Detached&resultsPerPage=200&fields=mlsNumber,boardId,permissions,address`,
  );
  const { listings } = (await answer.json()) as { listings: readonly HomeToValue[] };
  const home = listings.find(
    ({ permissions, address }) =>
      permissions.displayAutomatedValuation === mayBeValued && address?.streetNumber,
  );
  if (!home) throw new Error(`no house in ${city} may be valued: ${mayBeValued}`);
  const { streetNumber, streetName, streetSuffix, streetDirection } = home.address;
  const street = [streetNumber, streetName, streetSuffix, streetDirection]
    .filter(Boolean)
    .join(' ');
  const address = `${street}, ${city}`;
  // A freshly started server still lists its streets.
  const isFound = async () => {
    const geocodeReply = await request.get(`/api/places/geocode?q=${encodeURIComponent(address)}`);
    return geocodeReply.ok();
  };
  await expect.poll(isFound, { timeout: 20_000 }).toBe(true);
  return {
    path: `/real-estate/detail/${home.mlsNumber}/${home.boardId}`,
    address,
  };
}
