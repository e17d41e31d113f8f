/** Parts of OpenLayers that no map of the site uses, by the end of their path, with what stands for them. */
const UNUSED = [
  {
    // Every map is given controls and gestures of its own.
    path: /\/node_modules\/ol\/(control|interaction)\/defaults\.js$/,
    stub: "export const defaults = () => { throw new Error('A map needs its own controls.'); };",
  },
  {
    // Pins are buttons of the page: nothing asks what feature a point of the picture is of.
    path: /\/node_modules\/ol\/render\/canvas\/hitdetect\.js$/,
    stub: `
      const unused = () => { throw new Error('A map draws no features to be hit.'); };
      export { unused as createHitDetectionImageData, unused as hitDetect };
      export const HIT_DETECT_RESOLUTION = 1;`,
  },
];

/** A plugin for Vite that leaves out what OpenLayers brings along for maps that use more of it. */
export function leanMap() {
  return {
    name: 'larchway-lean-map',
    apply: 'build',
    enforce: 'pre',
    load: (id) => UNUSED.find(({ path }) => path.test(id))?.stub,
  };
}
