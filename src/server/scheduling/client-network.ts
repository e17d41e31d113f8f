import { isIPv6 } from 'node:net';

/**
 * What counts as one client when requests are limited: an IPv4 address, or the /64 network of an
 * IPv6 address, as one customer has all addresses of it (RFC 6177).
 */
export function clientNetwork(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  const [head = '', tail = ''] = address.split('::');
  const missing = 8 - head.split(':').length - tail.split(':').filter(Boolean).length;
  const groups = [...head.split(':'), ...Array(Math.max(0, missing)).fill('0'), ...tail.split(':')];
  return groups.slice(0, 4).join(':');
}
