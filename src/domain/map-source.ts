/** URL template of the embedded basemap's vector tiles, with {z}, {x} and {y}. */
export const BASEMAP_TILES = '/basemap/{z}/{x}/{y}.mvt';
