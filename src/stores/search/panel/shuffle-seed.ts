import { SEED_END } from '#src/domain/search/list/list-order.ts';
import { writeStorage, readStorage } from '../../shell/storage/browser-storage.ts';

const STORAGE_KEY = 'realty:shuffle';

let seed: number | undefined;

function savedSeed(): number | undefined {
  const text = readStorage('session', STORAGE_KEY);
  return text && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** The seed by which this visit shuffles "Recommended" lists: paging then repeats and skips nothing. */
export function shuffleSeed(): number {
  seed ??= savedSeed() ?? Math.floor(Math.random() * SEED_END);
  writeStorage('session', STORAGE_KEY, String(seed));
  return seed;
}
