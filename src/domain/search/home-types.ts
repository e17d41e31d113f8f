/** The kinds of home a visitor can choose; choosing none means all. */
export const HOME_TYPES = [
  'detached',
  'semi-detached',
  'townhouse',
  'condo-apt',
  'condo-townhouse',
  'multiplex',
  'vacant-land',
  'other',
] as const;
export type HomeType = (typeof HOME_TYPES)[number];

type HomeClass = 'residential' | 'condo';

/** A kind of home in the boards' own words. A field that is left out stays open. */
type BoardWords = {
  readonly class: readonly HomeClass[];
  readonly propertyType?: readonly string[];
  readonly style?: readonly string[];
};

/** All kinds together. */
const ALL: HomeTypeQuery = { class: ['residential', 'condo'] };

const BOARD_WORDS: Readonly<Record<HomeType, BoardWords>> = {
  detached: { class: ['residential'], propertyType: ['Detached'] },
  'semi-detached': { class: ['residential'], propertyType: ['Semi-Detached'] },
  townhouse: {
    class: ['residential'],
    propertyType: ['Att/Row/Townhouse', 'Row/Townhouse'],
  },
  'condo-apt': {
    class: ['condo'],
    propertyType: ['Condo Apt', 'Co-Op Apt', 'Co-Ownership Apt', 'Comm Element Condo'],
    style: ['Apartment', 'Loft', 'Studio', 'Bachelor/Studio', 'Multi-Level', '2-Storey'],
  },
  'condo-townhouse': { class: ['condo'], propertyType: ['Condo Townhouse'] },
  multiplex: {
    class: ['residential'],
    propertyType: ['Duplex', 'Triplex', 'Fourplex', 'Multiplex'],
  },
  'vacant-land': { class: ['residential'], propertyType: ['Vacant Land'] },
  other: {
    class: ['residential', 'condo'],
    propertyType: [
      'Link',
      'Cottage',
      'Farm',
      'Mobile/Trailer',
      'Rural Resid',
      'Store W/Apt/Offc',
      'Det Condo',
      'Semi-Det Condo',
      'Leasehold Condo',
      'Phased Condo',
      'Time Share',
      'Other',
    ],
  },
};

type HomeTypeQuery = { class?: HomeClass[]; propertyType?: string[]; style?: string[] };

/**
 * The part of a search that the chosen kinds decide. A field limits the search only where every
 * chosen kind limits it, because the fields of a search are joined by "and".
 */
export function homeTypeQuery(homeTypes: readonly HomeType[]): HomeTypeQuery {
  if (homeTypes.length === 0) return ALL;
  const fields = (['class', 'propertyType', 'style'] as const).flatMap((field) => {
    const lists = homeTypes.map((type) => BOARD_WORDS[type][field]);
    return lists.every((list) => list) ? [[field, [...new Set(lists.flat())]]] : [];
  });
  return Object.fromEntries(fields) as HomeTypeQuery;
}

/** Chooses or drops a kind; in the order of `HOME_TYPES`, so that one choice has one address. */
export function withHomeType(homeTypes: readonly HomeType[], type: HomeType): HomeType[] {
  return HOME_TYPES.filter((each) => homeTypes.includes(each) !== (each === type));
}
