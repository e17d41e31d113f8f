const LOCAL = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const HOST = /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/;
const LOCAL_HOST = /^(localhost|127(\.\d{1,3}){3}):\d{1,5}$/;

/** The hosts that photos may be fetched from: names, `*.` with all names below one, or a port of this machine. */
export type PhotoHosts = ReadonlySet<string>;

/** Reads hosts separated by commas; undefined where one of them is invalid. */
export function readPhotoHosts(text: string): PhotoHosts | undefined {
  const hosts = text.split(',').map((host) => host.trim().toLowerCase());
  const isSound = hosts.every((host) => HOST.test(host) || LOCAL_HOST.test(host));
  // An address in numbers is no name: it could reach private networks.
  return isSound && !hosts.some((host) => /^[\d.]+$/.test(host)) ? new Set(hosts) : undefined;
}

function isNamed({ hostname }: URL, hosts: PhotoHosts): boolean {
  if (hosts.has(hostname)) return true;
  const labels = hostname.split('.');
  return labels.some((_, at) => at > 0 && hosts.has(`*.${labels.slice(at).join('.')}`));
}

/** Whether an address leads to a port of this machine that is among the hosts, as in a trial of a feed. */
export function isLocalHost({ host, hostname }: URL, hosts: PhotoHosts): boolean {
  return LOCAL.test(hostname) && hosts.has(host);
}

/** The address of a photo that may be fetched: by https, on the usual port of a host that is named. */
export function photoAddress(text: string | null, hosts: PhotoHosts): URL | undefined {
  const url = text !== null && URL.canParse(text) ? new URL(text) : undefined;
  if (url?.username !== '' || url.password !== '') return undefined;
  if (isLocalHost(url, hosts) && /^https?:$/.test(url.protocol)) return url;
  const isPublic = url.protocol === 'https:' && url.port === '' && isNamed(url, hosts);
  return isPublic ? url : undefined;
}
