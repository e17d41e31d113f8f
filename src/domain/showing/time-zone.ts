import { provinceOf } from '../places/provinces.ts';

/** The time zone that most of each province uses, by its name in the IANA time zone database. */
const ZONES: Readonly<Record<string, string>> = {
  AB: 'America/Edmonton',
  BC: 'America/Vancouver',
  MB: 'America/Winnipeg',
  NB: 'America/Moncton',
  NL: 'America/St_Johns',
  NS: 'America/Halifax',
  NT: 'America/Edmonton',
  NU: 'America/Iqaluit',
  ON: 'America/Toronto',
  PE: 'America/Halifax',
  QC: 'America/Toronto',
  SK: 'America/Regina',
  YT: 'America/Whitehorse',
};

const DEFAULT_ZONE = 'America/Toronto';

/** The time zone of a home by its province, as a code or a name. */
export function timeZoneOf(state: string): string {
  return ZONES[provinceOf(state)?.code ?? ''] ?? DEFAULT_ZONE;
}
