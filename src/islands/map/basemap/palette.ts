/** Colours of the basemap, as CSS values. */
export type BasemapPalette = {
  water: string;
  land: string;
  neighbours: string;
  islands: string;
  countryBorder: string;
  provinceBorder: string;
  highway: string;
  highwayEdge: string;
  /** Of the thin line that stands for a highway from afar. */
  highwayFar: string;
  plate: string;
  plateText: string;
  cityText: string;
  townText: string;
  provinceText: string;
  waterText: string;
  halo: string;
  waterHalo: string;
};

/** Sand and soft blue by day, evergreen shade by night: quiet enough for price pins to lead. */
export const basemapPalettes: Readonly<Record<'light' | 'dark', BasemapPalette>> = {
  light: {
    water: '#bfd8e3',
    land: '#f7f4ee',
    neighbours: '#ebe7df',
    islands: '#dfe8d6',
    countryBorder: '#a9a294',
    provinceBorder: '#c6beb0',
    highway: '#f3ddb0',
    highwayEdge: '#dcc08a',
    highwayFar: '#e3cda2',
    plate: '#fffdf8',
    plateText: '#7d6534',
    cityText: '#3d4945',
    townText: '#66716c',
    provinceText: '#8f887a',
    waterText: '#4f7d94',
    halo: 'rgba(252, 250, 246, 0.85)',
    waterHalo: 'rgba(191, 216, 227, 0.7)',
  },
  dark: {
    water: '#12222d',
    land: '#29342f',
    neighbours: '#212b28',
    islands: '#2d3f35',
    countryBorder: '#56625d',
    provinceBorder: '#46524d',
    highway: '#5d5136',
    highwayEdge: '#33312a',
    highwayFar: '#544c36',
    plate: '#2d3834',
    plateText: '#cbb684',
    cityText: '#c3ccc7',
    townText: '#9ba7a1',
    provinceText: '#84908a',
    waterText: '#6591a9',
    halo: 'rgba(33, 43, 39, 0.85)',
    waterHalo: 'rgba(18, 34, 45, 0.7)',
  },
};
