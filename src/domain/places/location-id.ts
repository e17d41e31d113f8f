import { slug } from '#src/lib/text/fold.ts';
import { provinceOf } from './provinces.ts';

type Located = {
  readonly city: string;
  readonly state: string;
  readonly neighborhood?: string | null | undefined;
};

/** The id of the smallest place an address lies in: "CA.ON.toronto.the-annex", else "CA.ON.toronto". */
export function locationId({ city, state, neighborhood }: Located): string {
  const place = `CA.${provinceOf(state)?.code ?? slug(state)}.${slug(city)}`;
  return neighborhood ? `${place}.${slug(neighborhood)}` : place;
}
