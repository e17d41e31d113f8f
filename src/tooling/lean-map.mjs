const UNUSED = /\/node_modules\/ol\/(control|interaction)\/defaults\.js$/;

/**
 * A plugin for Vite that leaves out what OpenLayers would give a map that is made without controls
 * and interactions of its own; every map of the site is given both.
 */
export function leanMap() {
  return {
    name: 'larchway-lean-map',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      UNUSED.test(id)
        ? "export const defaults = () => { throw new Error('A map needs its own controls.'); };"
        : undefined,
  };
}
