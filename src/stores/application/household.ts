import '#src/contract/jitless.ts';
import * as z from 'zod/mini';
import { storedJson } from '../shell/storage/stored-json.ts';
import { HOUSEHOLD_KEY } from './household-key.ts';

const dollars = z.catch(z.optional(z.int().check(z.minimum(1), z.maximum(999_999_999))), undefined);

/** A household's inputs to the affordability calculator: whole dollars, the income of a year. */
const Household = z.object({ income: dollars, down: dollars });

/** The household whose budget this visit's search began with; empty when it began otherwise. */
export function rememberedHousehold(): z.infer<typeof Household> {
  return Household.safeParse(storedJson('session', HOUSEHOLD_KEY)).data ?? {};
}
