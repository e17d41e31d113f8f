import { VALUED_TYPES, type ValuedType } from '#src/contract/listings/valued-homes.ts';
import { fold } from '#src/lib/text/fold.ts';

/** The kinds of home that are valued, in the boards' own words. */
const BOARD_TYPES: Readonly<Record<ValuedType, readonly string[]>> = {
  detached: ['Detached'],
  'semi-detached': ['Semi-Detached'],
  townhouse: ['Att/Row/Townhouse'],
  'condo-townhouse': ['Condo Townhouse'],
  'condo-apt': ['Condo Apt', 'Co-Op Apt', 'Co-Ownership Apt', 'Comm Element Condo'],
  multiplex: ['Duplex', 'Triplex', 'Fourplex', 'Multiplex'],
};

/** The property types of a kind of home, for a search. */
export function boardTypesOf(type: ValuedType): string[] {
  return [...BOARD_TYPES[type]];
}

/** The kind of home that a board's property type is; undefined for one that is not valued, as land. */
export function valuedTypeOf(propertyType: string | null | undefined): ValuedType | undefined {
  const key = fold(propertyType ?? '');
  return VALUED_TYPES.find((type) => BOARD_TYPES[type].some((name) => fold(name) === key));
}
