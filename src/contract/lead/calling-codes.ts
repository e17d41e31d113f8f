/** Countries by what is dialled before a number within them, each with its calling code (ITU-T E.164). */
const COUNTRIES_BY_TRUNK_PREFIX: Readonly<Record<string, string>> = {
  '0': `AE971 AF93 AL355 AM374 AR54 AT43 AU61 AX358 AZ994 BA387 BD880 BE32 BG359 BL590 BO591
    BR55 CC61 CD243 CH41 CN86 CO57 CU53 CX61 DE49 DZ213 EC593 EG20 EH212 ER291 ET251 FI358
    FR33 GB44 GE995 GF594 GG44 GH233 GP590 HR385 ID62 IE353 IL972 IM44 IN91 IQ964 IR98 JE44
    JO962 JP81 KE254 KG996 KH855 KI686 KP850 KR82 LA856 LB961 LI423 LK94 LR231 LT370 LY218
    MA212 MC377 MD373 ME382 MF590 MG261 MK389 MM95 MN976 MQ596 MW265 MY60 NA264 NG234 NL31
    NP977 NZ64 PE51 PH63 PK92 PM508 PS970 PY595 RE262 RO40 RS381 RW250 SA966 SD249 SE46
    SI386 SK421 SL232 SO252 SS211 SY963 TH66 TR90 TW886 TZ255 UA380 UG256 UY598 VE58 VN84
    XK383 YE967 YT262 ZA27 ZM260 ZW263`,
  '1': `MH692`,
  '8': `BY375 KZ7 RU7 TM993`,
  '': `AD376 AG1 AI1 AO244 AS1 AW297 BB1 BF226 BH973 BI257 BJ229 BM1 BN673 BQ599 BS1 BT975
    BW267 BZ501 CA1 CF236 CG242 CI225 CK682 CL56 CM237 CR506 CV238 CW599 CY357 CZ420 DJ253
    DK45 DM1 DO1 EE372 ES34 FJ679 FK500 FM691 FO298 GA241 GD1 GI350 GL299 GM220 GN224 GQ240
    GR30 GT502 GU1 GW245 GY592 HK852 HN504 HT509 IO246 IS354 IT39 JM1 KM269 KN1 KW965 KY1
    LC1 LS266 LU352 LV371 ML223 MO853 MP1 MR222 MS1 MT356 MU230 MV960 MX52 MZ258 NC687 NE227
    NF672 NI505 NO47 NR674 NU683 OM968 PA507 PF689 PG675 PL48 PR1 PT351 PW680 QA974 SB677
    SC248 SG65 SH290 SJ47 SM378 SN221 SR597 ST239 SV503 SX1 SZ268 TC1 TD235 TG228 TJ992
    TK690 TL670 TN216 TO676 TT1 TV688 US1 UZ998 VA39 VC1 VG1 VI1 VU678 WF681 WS685`,
  '06': `HU36`,
};

type Dialling = { readonly callingCode: string; readonly trunkPrefix: string };

const COUNTRIES: ReadonlyMap<string, Dialling> = new Map(
  Object.entries(COUNTRIES_BY_TRUNK_PREFIX).flatMap(([trunkPrefix, countries]) =>
    countries
      .split(/\s+/)
      .map((each) => [each.slice(0, 2), { callingCode: each.slice(2), trunkPrefix }] as const),
  ),
);

/** The country a phone number is taken to be from until another is chosen. */
export const DEFAULT_PHONE_COUNTRY = 'CA';

/** Two-letter codes (ISO 3166-1) of the countries whose numbers can be given. */
export const PHONE_COUNTRIES: readonly string[] = [...COUNTRIES.keys()];

/** The digits after the plus, such as "44" for GB; undefined for a text that is no country. */
export function callingCodeOf(country: string): string | undefined {
  return COUNTRIES.get(country)?.callingCode;
}

/**
 * A number as it is dialled within a country, with that country in front: "020 7946 0958" of GB is
 * "+44 20 7946 0958". A North American number stays, as does one that names its country.
 */
export function withCallingCode(text: string, country: string): string {
  const dialling = COUNTRIES.get(country);
  const isWhole = /^\s*(?:$|\+|011|00)/.test(text);
  if (!dialling || dialling.callingCode === '1' || isWhole) return text;
  const { callingCode, trunkPrefix } = dialling;
  const number = text.replace(/^[\s(]+/, '');
  const national = number.startsWith(trunkPrefix) ? number.slice(trunkPrefix.length) : number;
  return `+${callingCode} ${national}`;
}
