import * as z from 'zod/mini';
import '#src/contract/jitless.ts';
import { MAX_ZOOM, MIN_ZOOM } from '#src/domain/map/route.ts';
import { writeStorage } from './browser-storage.ts';
import { SETTINGS_KEY } from './settings-key.ts';
import { storedJson } from './stored-json.ts';

const name = z.string().check(z.minLength(1), z.maxLength(100));

/** The settings of the map that are remembered from one visit to the next. */
const SavedSettings = z.object({
  center: z.object({
    lat: z.number().check(z.minimum(-85), z.maximum(85)),
    lng: z.number().check(z.minimum(-180), z.maximum(180)),
  }),
  zoom: z.number().check(z.minimum(MIN_ZOOM), z.maximum(MAX_ZOOM)),
  isSatellite: z._default(z.boolean(), false),
  /** Where most of the homes in view are, the region or county too; null before any were seen. */
  city: z._default(
    z.nullable(z.object({ city: name, state: name, area: z._default(z.nullable(name), null) })),
    null,
  ),
});
export type SavedSettings = z.infer<typeof SavedSettings>;

/** The settings of the last visit; undefined when there are none or the browser keeps nothing. */
export function readSettings(): SavedSettings | undefined {
  const savedSettings = SavedSettings.safeParse(storedJson('local', SETTINGS_KEY));
  return savedSettings.success ? savedSettings.data : undefined;
}

export function saveSettings(settings: SavedSettings): void {
  writeStorage('local', SETTINGS_KEY, JSON.stringify(settings));
}
