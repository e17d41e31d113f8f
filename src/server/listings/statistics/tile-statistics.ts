import type { StatisticCode } from '#src/contract/listings/statistics/statistics.ts';
import { pauseWork } from '#src/server/scheduling/request-work.ts';
import { FACT_TILE_ZOOM } from '../repository.ts';
import { statisticsByGroup } from './market-statistics.ts';
import type { ClusterStatistics } from './reply-shapes.ts';
import type { Samples } from './facts/samples.ts';

/** A Web-Mercator tile of the requested zoom. */
export type Tile = { readonly x: number; readonly y: number };

type TileStatistics = {
  readonly codes: readonly StatisticCode[];
  /** Zoom of the tiles, at most `FACT_TILE_ZOOM`. */
  readonly zoom: number;
};

const keyOf = (x: number, y: number) => x * 2 ** FACT_TILE_ZOOM + y;

/** The figures that the codes request for the samples in each of some tiles, in their order. */
export async function tileStatistics(
  samples: Samples,
  tiles: readonly Tile[],
  { codes: wantedCodes, zoom }: TileStatistics,
): Promise<ClusterStatistics[]> {
  const shift = FACT_TILE_ZOOM - zoom;
  const [tileX, tileY] = [samples.numbers('tileX'), samples.numbers('tileY')];
  await pauseWork();
  const groups = new Map(tiles.map(({ x, y }, group) => [keyOf(x, y), group]));
  const codes = Int32Array.from(
    tileX,
    (x, row) => groups.get(keyOf(x >> shift, (tileY[row] ?? 0) >> shift)) ?? -1,
  );
  const places = tiles.map(() => []);
  // The codes of every cluster include those of the list price.
  return (await statisticsByGroup(samples, wantedCodes, { codes, places })) as ClusterStatistics[];
}
