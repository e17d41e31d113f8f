import type { RoomScene } from '../scene/interior-scene.ts';
import type { Opening } from '../shell/wall-plane.ts';

type SashedOpening = { readonly opening: Opening; readonly sashes: number };

/** The main window of a room round `middle`, in the proportions of the home's time. */
export function mainWindow(
  { appearance, view }: RoomScene,
  middle: number,
  width: number,
): SashedOpening {
  const at = (half: number, bottom: number, top: number): Opening => ({
    from: middle - half,
    to: middle + half,
    bottom,
    top,
  });
  const half = width / 2;
  switch (appearance.era) {
    case 'heritage':
      return { opening: at(Math.min(half, 1.15), 0.62, 2.22), sashes: width > 1.6 ? 3 : 2 };
    case 'postwar':
      return { opening: at(half, 0.86, 2.08), sashes: width > 1.8 ? 3 : 2 };
    case 'suburban':
      return { opening: at(half * 0.9, 0.72, 2.15), sashes: width > 1.8 ? 3 : 2 };
    default:
      return { opening: at(half * 1.08, 0.14, view.height - 0.22), sashes: width > 2.2 ? 3 : 2 };
  }
}

/** A single sash beside a fireplace or a bed. */
export function narrowWindow({ appearance, view }: RoomScene, middle: number): SashedOpening {
  const isTall = appearance.era === 'contemporary';
  const half = appearance.era === 'postwar' ? 0.5 : 0.4;
  const opening = {
    from: middle - half,
    to: middle + half,
    bottom: isTall ? 0.4 : appearance.era === 'postwar' ? 1.0 : 0.8,
    top: isTall ? view.height - 0.3 : 2.12,
  };
  return { opening, sashes: 1 };
}
