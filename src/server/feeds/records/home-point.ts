import type { Position } from '#src/contract/listings/listing.ts';
import { isInCanada } from '#src/domain/places/canada.ts';
import { mayBeInProvince } from '#src/domain/places/province-frame.ts';
import { feedProvince } from './feed-province.ts';

type HomePlace = {
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** The province of its address, by any name. */
  readonly state: string | null;
};

/** The point of a home; null when a feed gives none, or one where the home cannot be. */
export function homePoint({ latitude, longitude, state }: HomePlace): Position | null {
  const point = { latitude: latitude ?? 0, longitude: longitude ?? 0 };
  const code = feedProvince(state)?.code ?? '';
  return isInCanada(point) && mayBeInProvince(point, code) ? point : null;
}
