import { type Province, provinceOf } from '#src/domain/places/provinces.ts';
import { fold } from '#src/lib/text/fold.ts';

/** Other names and former postal codes of provinces, which boards still write. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  nf: 'NL',
  newfoundland: 'NL',
  nwt: 'NT',
  pei: 'PE',
  pq: 'QC',
  'yukon territory': 'YT',
};

/**
 * The province that a feed names, also by a name that boards use and visitors do not: browsers need not
 * load those.
 */
export function feedProvince(text: string | null): Province | undefined {
  const name = fold(text ?? '')
    .replaceAll('.', '')
    .replaceAll('&', 'and');
  const code = Object.hasOwn(OTHER_NAMES, name) ? OTHER_NAMES[name] : undefined;
  return provinceOf(code ?? name);
}
