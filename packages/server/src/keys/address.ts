import { isIPv6 } from 'node:net';

/**
 * The part of an address that stands for one caller: all of it for IPv4, the first half for IPv6, where a line has 2^64 of them
 * to itself. The port is left out that some proxies write after it, in brackets those of IPv6: every connection has another.
 */
export function callerAddress(ip: string): string {
  const bare = ip.replace(/^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/, '$1$2');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  const [address = ''] = bare.split('%');
  if (!isIPv6(address)) return bare;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - groups.length - rest.length }, () => '0');
  const first = [...groups, ...zeros, ...rest].slice(0, 4).map((group) => Number.parseInt(group, 16));
  return `${first.map((group) => group.toString(16)).join(':')}::/64`;
}
