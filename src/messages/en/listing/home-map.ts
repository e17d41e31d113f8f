/** The map of a home that can be moved, in place of its picture. */
export const homeMap = {
  open: 'Move the map',
  loading: 'Loading the map…',
  failed: 'The map could not be loaded.',
  label: (address: string) => `Map around ${address}. Arrow keys move it, plus and minus zoom.`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  close: 'Close the map',
  home: 'This home',
} as const;
