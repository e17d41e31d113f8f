/** Other names that people use for a place, by city key and, after a bar, neighbourhood. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  'QC/quebec': ['Quebec City', 'Ville de Québec'],
  'QC/quebec|Vieux-Québec': ['Old Quebec'],
  'QC/montreal|Vieux-Montréal': ['Old Montreal'],
  'QC/montreal|Notre-Dame-de-Grâce': ['NDG'],
  'QC/montreal|Côte-des-Neiges': ['CDN'],
  'QC/montreal|Ile-des-Soeurs': ['Nuns Island'],
  'QC/montreal|Petite-Bourgogne': ['Little Burgundy'],
  'QC/montreal|Parc-Extension': ['Park Extension'],
  'QC/montreal|Petite Italie': ['Little Italy'],
  'QC/montreal|Quartier chinois': ['Chinatown'],
  'QC/montreal|Le Village': ['Gay Village'],
  'QC/mont-royal': ['Town of Mount Royal', 'TMR'],
  'ON/greater-sudbury': ['Sudbury'],
  'ON/toronto|Waterfront Communities-The Island': ['Harbourfront', 'Toronto Islands'],
  'ON/toronto|Junction Area': ['The Junction'],
  'ON/toronto|Kensington-Chinatown': ['Chinatown', 'Kensington Market'],
  'ON/toronto|Church-Yonge Corridor': ['Church-Wellesley Village'],
  'ON/mississauga|City Centre': ['Square One'],
  'BC/vancouver|Grandview-Woodlands': ['The Drive'],
};

/** The other names of a city, or of its neighbourhood. */
export function aliasesOf(cityKey: string, neighbourhood?: string): readonly string[] {
  const key = neighbourhood === undefined ? cityKey : `${cityKey}|${neighbourhood}`;
  return ALIASES[key] ?? [];
}

/** The places that have other names, as city key or city key, bar and neighbourhood. */
export function aliasedPlaces(): string[] {
  return Object.keys(ALIASES);
}
