/**
 * K-anonymity groups: how restricted sales are pooled so that they may be averaged in public.
 *
 * The sales of one city, board, type and last status that closed in one month are pooled together, once
 * the month is over and its late reports are in (`pooling-months.ts`). Pooled as they arrive, the last
 * ones of each kind would be left out, and those are mostly unusual homes; pooled all at once, none is,
 * so that the average of a whole month is exact. A group has at least five sales:
 *
 * 1. Homes with up to four bedrooms and larger ones are pooled apart: most questions are of the former.
 * 2. There those of one property type with as many bedrooms are pooled, where there are five. Fewer join
 *    the next number of bedrooms of their type, and take no more of its sales than they need.
 * 3. Types with fewer than five sales are pooled by class, then all together, in order of their bedrooms.
 *    The one to four that are over at last join the largest group.
 * 4. Where fewer than five homes are large, those they lack are drawn by lot from the smaller ones, and
 *    drawn again where the average of the others would move by more than `LOT_TOLERANCE`.
 *
 * Which sales of equal kind are in which group is drawn by lot, too (`shuffle`). A month with fewer than
 * five sales is not pooled: they wait for late ones.
 */
export const GROUP_SIZE = 5;

/** The most bedrooms of homes that are pooled apart from larger ones. */
export const SMALL_BEDROOMS = 4;

/** How far a lot may move an average, as a share of it. */
const LOT_TOLERANCE = 0.025;

/** The fields of a sale that decide which others it is pooled with. */
export type PoolableSale = {
  readonly class: string;
  readonly propertyType: string;
  /** Null where it is not known. */
  readonly bedrooms: number | null;
  /** The amounts averaged most often, each in its place; null where not known. */
  readonly amounts: readonly (number | null)[];
  /** A fixed number that reveals nothing about the sale. */
  readonly shuffle: number;
};

const bedroomsOf = ({ bedrooms }: PoolableSale) => bedrooms ?? Number.MAX_SAFE_INTEGER;

function inOrder<Sale extends PoolableSale>(sales: readonly Sale[]): Sale[] {
  return sales.toSorted((a, b) => bedroomsOf(a) - bedroomsOf(b) || a.shuffle - b.shuffle);
}

/** Cuts sales into groups of five to nine. */
function cut<Sale>(sales: readonly Sale[]): Sale[][] {
  const count = Math.floor(sales.length / GROUP_SIZE);
  const end = (group: number) => Math.round((group * sales.length) / count);
  return Array.from({ length: count }, (_, group) => sales.slice(end(group), end(group + 1)));
}

/** Fills up a few sales to five with others, of which five at least must remain; else takes all. */
function joinGroups<Sale>(few: readonly Sale[], others: readonly Sale[]): Sale[][] {
  const lacking = GROUP_SIZE - few.length;
  const rest = others.slice(lacking);
  if (rest.length > 0 && rest.length < GROUP_SIZE) return [[...few, ...others]];
  const mixedGroup = [...few, ...others.slice(0, lacking)];
  return rest.length > 0 ? [rest, mixedGroup] : [mixedGroup];
}

/** Five sales or more as sets of five or more with as few different numbers of bedrooms as can be. */
function byBedrooms<Sale extends PoolableSale>(sales: readonly Sale[]): Sale[][] {
  const sets: Sale[][] = [];
  let few: Sale[] = [];
  for (const alike of Map.groupBy(inOrder(sales), bedroomsOf).values()) {
    const isEnough = few.length + alike.length >= GROUP_SIZE;
    if (few.length === 0 && isEnough) sets.push(alike);
    else if (isEnough) sets.push(...joinGroups(few, alike).toReversed());
    few = isEnough ? [] : [...few, ...alike];
  }
  const last = few.length > 0 ? sets.pop() : undefined;
  return last ? [...sets, ...joinGroups(few, last)] : sets;
}

/** Pooled sales, in sets of five or more, and the sales that are too few. */
type Pooling<Sale> = { readonly sets: readonly Sale[][]; readonly over: readonly Sale[] };

function poolBy<Sale extends PoolableSale>(
  sales: readonly Sale[],
  kindOf: (sale: Sale) => string,
): Pooling<Sale> {
  const kinds = [...Map.groupBy(sales, kindOf).values()];
  const isEnough = ({ length }: Sale[]) => length >= GROUP_SIZE;
  return {
    sets: kinds.filter(isEnough).flatMap(byBedrooms),
    over: kinds.filter((kind) => !isEnough(kind)).flat(),
  };
}

function withOver<Sale>(sets: readonly Sale[][], over: readonly Sale[]): Sale[][] {
  if (over.length === 0) return [...sets];
  const [largest = [], ...others] = sets.toSorted((a, b) => b.length - a.length);
  return [...others, ...joinGroups(over, largest)];
}

/** Sales of homes by kind: as few property types in a set as possible, all in sets of five or more. */
function setsByKind<Sale extends PoolableSale>(sales: readonly Sale[]): Sale[][] {
  const byType = poolBy(sales, (sale) => `${sale.class}/${sale.propertyType}`);
  const byClass = poolBy(byType.over, (sale) => sale.class);
  const together = poolBy(byClass.over, () => '');
  return withOver([...byType.sets, ...byClass.sets, ...together.sets], together.over);
}

/** The average of one of the amounts of sales; NaN where it is known of none. */
function average(sales: readonly PoolableSale[], place: number): number {
  const amountsAt = sales.flatMap(({ amounts }) => amounts[place] ?? []);
  return amountsAt.reduce((sum, amount) => sum + amount, 0) / amountsAt.length;
}

/** The distance between the averages of some sales and of all, as a share; the largest counts. */
function distance(some: readonly PoolableSale[], all: readonly PoolableSale[]): number {
  const distances = (all[0]?.amounts ?? []).map((_, place) => {
    const overall = average(all, place);
    return Math.abs(average(some, place) / overall - 1);
  });
  return Math.max(0, ...distances.filter((one) => !Number.isNaN(one)));
}

/** Draws a number of sales by lot; the others are the rest. */
function draw<Sale extends PoolableSale>(sales: readonly Sale[], count: number) {
  const lots = sales.toSorted((a, b) => a.shuffle - b.shuffle);
  let best = { drawn: lots.slice(0, count), rest: lots.slice(count), moved: Infinity };
  for (let first = 0; first + count <= lots.length && best.moved > LOT_TOLERANCE; first += 1) {
    const rest = lots.toSpliced(first, count);
    const distanceMoved = distance(rest, sales);
    if (distanceMoved < best.moved)
      best = { drawn: lots.slice(first, first + count), rest, moved: distanceMoved };
  }
  return best;
}

/** Sales of few bedrooms and of many, in sets of five or more that hold both only where they must. */
function setsBySize<Sale extends PoolableSale>(
  small: readonly Sale[],
  large: readonly Sale[],
): Sale[][] {
  const [few, others] = small.length < large.length ? [small, large] : [large, small];
  if (few.length === 0) return setsByKind(others);
  if (few.length >= GROUP_SIZE) return [...setsByKind(small), ...setsByKind(large)];
  if (few.length + others.length < 2 * GROUP_SIZE) return [[...few, ...others]];
  const { drawn: drawnSales, rest } = draw(others, GROUP_SIZE - few.length);
  return [...setsByKind(rest), [...few, ...drawnSales]];
}

/**
 * Pools the restricted sales of one city, board, type, last status and month; none where they are
 * fewer than five.
 */
export function saleGroups<Sale extends PoolableSale>(sales: readonly Sale[]): Sale[][] {
  if (sales.length < GROUP_SIZE) return [];
  const isSmall = (sale: Sale) => bedroomsOf(sale) <= SMALL_BEDROOMS;
  const isNot = (sale: Sale) => !isSmall(sale);
  return setsBySize(sales.filter(isSmall), sales.filter(isNot)).flatMap(cut);
}
