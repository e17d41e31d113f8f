import type { ListingFilter } from '#src/contract/listings/search/search.ts';
import type { PageRequest } from '#src/server/listings/repository.ts';
import { builtOf, type KnownHome, sqftOf } from './visible-values.ts';
import { distanceKm } from './map.ts';

/** FNV-1a of 32 bits over UTF-16 code units (Fowler, Noll and Vo), without its last bit. */
function shuffleOf({ shown }: KnownHome): number {
  let hash = 2_166_136_261n;
  for (const letter of `${shown.mlsNumber}/${shown.boardId}`) {
    hash = ((hash ^ BigInt(letter.charCodeAt(0))) * 16_777_619n) & 0xffff_ffffn;
  }
  return Number(hash >> 1n);
}

const amount = (value: unknown) =>
  value === null || value === undefined || value === '' ? null : Number(value);

function perSqft(price: unknown, size: [number, number] | null): number | null {
  const [asked, middle] = [amount(price), size && (size[0] + size[1]) / 2];
  return asked === null || !middle ? null : asked / middle;
}

function repliersUpdate({ timestamps, listDate }: NonNullable<KnownHome['whole']>): string {
  const { repliersUpdatedOn = null } = timestamps as { repliersUpdatedOn?: string | null };
  return repliersUpdatedOn ?? timestamps.listingUpdated ?? listDate;
}

function nextOpenHouse(
  whole: KnownHome['whole'],
  { openHousesFrom }: { readonly openHousesFrom: string },
): string | null {
  const { openHouse = [] } = (whole ?? {}) as { openHouse?: readonly { date: string }[] };
  const coming = openHouse.map(({ date }) => date).filter((date) => date >= openHousesFrom);
  return coming.toSorted()[0] ?? null;
}

/** The value a home is sorted by; null if the viewer does not know it. */
function sortValue(
  page: PageRequest,
  home: KnownHome,
  filter: ListingFilter,
): number | string | null {
  const name = page.sort.replace(/(Asc|Desc)$/, '');
  const { whole, listed, sold } = home;
  const size = whole && sqftOf(whole);
  const values: Readonly<Record<string, () => number | string | null>> = {
    updatedOn: () => whole && Date.parse(whole.timestamps.listingUpdated ?? whole.listDate),
    repliersUpdatedOn: () => whole && Date.parse(repliersUpdate(whole)),
    createdOn: () => listed[0],
    listPrice: () => amount(whole?.listPrice),
    soldPrice: () => amount(whole?.soldPrice),
    price: () =>
      (['Sld', 'Lsd'].includes(whole?.lastStatus ?? '') && amount(whole?.soldPrice)) ||
      amount(whole?.listPrice),
    soldDate: () => sold?.[0] ?? null,
    beds: () => amount(whole?.details.numBedrooms),
    baths: () => amount(whole?.details.numBathrooms),
    sqft: () => size?.[0] ?? null,
    yearBuilt: () => (whole && builtOf(whole)?.[0]) ?? null,
    listPricePerSqFt: () => perSqft(whole?.listPrice, size),
    soldPricePerSqFt: () => perSqft(whole?.soldPrice, size),
    distance: () => distanceKm(home, filter),
    openHouseDate: () => ('openHousesFrom' in page ? nextOpenHouse(whole, page) : null),
  };
  const aliases: Readonly<Record<string, string>> = {
    statusAscListDate: 'createdOn',
    statusAscListPrice: 'listPrice',
  };
  return values[aliases[name] ?? name]?.() ?? null;
}

function compare(one: number | string | null, other: number | string | null): number {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? 1 : -1;
  return one < other ? -1 : 1;
}

/** The homes in the order of a page: public views last and shuffled, unknown values before them. */
export function inOrder(
  homes: readonly KnownHome[],
  page: PageRequest,
  filter: ListingFilter,
): KnownHome[] {
  const { sort, seed } = page;
  const name = sort.replace(/(Asc|Desc)$/, '');
  const isDescending = sort.endsWith('Desc');
  const isRandom = sort === 'random';
  const homesWithKeys = homes.map((home) => ({
    home,
    isView: home.whole === null ? 1 : 0,
    shuffle: shuffleOf(home),
    shuffled: Number((BigInt(shuffleOf(home)) * BigInt(2 * seed + 1)) & 0x7fff_ffffn),
    value: isRandom ? null : sortValue(page, home, filter),
  }));
  return homesWithKeys
    .toSorted((a, b) => {
      if (a.isView !== b.isView) return a.isView - b.isView;
      if (isRandom) return a.shuffled - b.shuffled || a.home.id - b.home.id;
      const [one, other] = [a.home.shown.status, b.home.shown.status];
      if (name.startsWith('statusAsc') && one !== other) return one < other ? -1 : 1;
      const areBothKnown = a.value !== null && b.value !== null;
      const byValue = compare(a.value, b.value) * (isDescending && areBothKnown ? -1 : 1);
      return byValue || a.isView * (a.shuffle - b.shuffle) || a.home.id - b.home.id;
    })
    .map(({ home }) => home);
}
