/** The file in which the build tells the server who gets mails about leads. It is not public. */
export const REALTORS_ROUTE = '/realtors.json';

/** Where a realtor sells: cities as "Toronto, ON", or a whole province as "ON". */
type AreaRealtor = { readonly serves: readonly string[] };

/**
 * The realtor whose area a city is: the first who names it, else the first who names its province.
 *
 * @param province two letters
 */
export function realtorOfArea<Realtor extends AreaRealtor>(
  realtors: readonly Realtor[],
  { city, province }: { readonly city: string; readonly province: string },
): Realtor | undefined {
  const whose = (area: string) => realtors.find(({ serves }) => serves.includes(area));
  return whose(`${city}, ${province}`) ?? whose(province);
}
