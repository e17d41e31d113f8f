import * as z from 'zod/mini';
import '#src/contract/jitless.ts';
import { writeStorage } from '../../shell/storage/browser-storage.ts';
import { storedJson } from '../../shell/storage/stored-json.ts';
import { $route } from '../../shell/route.ts';

const STORAGE_KEY = 'realty:panel-scroll';

const StoredScroll = z.object({ address: z.string(), topPx: z.number().check(z.minimum(0)) });

const addressNow = () => {
  const { path, query } = $route.get();
  return path + query;
};

/** Remembers the scroll position of the list of results at this address. */
export function storePanelScroll(topPx: number): void {
  writeStorage('session', STORAGE_KEY, JSON.stringify({ address: addressNow(), topPx }));
}

/** The scroll position of the list when this address was left, pixels; 0 at any other. */
export function storedPanelScroll(): number {
  const storedScroll = StoredScroll.safeParse(storedJson('session', STORAGE_KEY));
  return storedScroll.success && storedScroll.data.address === addressNow()
    ? storedScroll.data.topPx
    : 0;
}
