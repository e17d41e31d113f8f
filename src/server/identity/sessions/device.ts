import { clientNetwork } from '../../scheduling/client-network.ts';

const UNKNOWN = 'unknown';

/** The order matters, as most browsers also name those they stem from. */
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];
const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

const nameIn = (names: typeof BROWSERS, text: string) =>
  names.find(([, pattern]) => pattern.test(text))?.[0] ?? UNKNOWN;

type Device = { readonly browser: string | null; readonly system: string | null };

/** The parts of a name by `deviceOf`; null for an unknown browser or system. */
export function deviceParts(device: string): Device {
  const [browser = '', system = ''] = device.split(', ');
  const nameOrNull = (name: string) => (name === '' || name === UNKNOWN ? null : name);
  return { browser: nameOrNull(browser), system: nameOrNull(system) };
}

/**
 * A browser as its owner knows it, for example "Chrome, Windows"; without the version, as updates change
 * it.
 */
export function deviceOf(userAgent = ''): string {
  return `${nameIn(BROWSERS, userAgent)}, ${nameIn(SYSTEMS, userAgent)}`;
}

/** The part of a network address that stays the same for a household or an office. */
export function homeNetworkOf(address: string): string {
  const network = clientNetwork(address.replace(/^::ffff:/, ''));
  const [separator, parts] = network.includes(':') ? [':', 3] : ['.', 2];
  return network.split(separator).slice(0, parts).join(separator);
}
