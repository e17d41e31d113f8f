/** A class without effect on any map of the site; it may be used in `instanceof` tests. */
const unusedClass = (why) =>
  `export default class { constructor() { throw new Error('${why}'); } }`;

/** Functions that no map of the site calls. */
const unusedFunctions = (names, why) =>
  `const unused = () => { throw new Error('${why}'); };
   export { ${names.map((name) => `unused as ${name}`).join(', ')} };`;

const OWN_PARTS = 'A map of this site is given its own controls and gestures.';
const ONE_PROJECTION = 'Every tile of this site is in Web Mercator.';
const STYLE_FUNCTIONS = 'A layer of this site is styled by a function.';

/** Parts of OpenLayers that no map of the site uses, by their path, with what stands for them. */
const UNUSED = new Map([
  ['control/defaults', unusedFunctions(['defaults'], OWN_PARTS)],
  ['interaction/defaults', unusedFunctions(['defaults'], OWN_PARTS)],
  ['render/canvas/style', unusedFunctions(['flatStyleLikeToStyleFunction'], STYLE_FUNCTIONS)],
  ['reproj/Tile', unusedClass(ONE_PROJECTION)],
  ['reproj/DataTile', unusedClass(ONE_PROJECTION)],
]);

const MODULE = /\/node_modules\/ol\/(.+)\.js$/;

/**
 * A plugin for Vite that leaves out what OpenLayers brings along for maps that use more of it, 14 KB of
 * script: flat styles with their expressions, other projections, its own controls and gestures.
 */
export function trimOpenLayers() {
  return {
    name: 'trim-openlayers',
    apply: 'build',
    enforce: 'pre',
    load: (id) => UNUSED.get(MODULE.exec(id)?.[1]),
  };
}
