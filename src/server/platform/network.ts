import { BlockList, isIP, isIPv6 } from 'node:net';

/** Where a request comes from. Who hung up before it was looked at has no address left: all of those are as one. */
export const addressOf = ({ ip }: { ip: string | undefined }): string => ip ?? '';

const GROUPS = 8;
const OF_THE_NETWORK = 4;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Who is counted as one caller: an IPv4 address, or the first 64 bits of an IPv6 one, since whoever has a connection
 * has all the addresses behind them.
 */
export function networkOf(ip: string): string {
  const mapped = MAPPED.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  // The URL parser writes every address in one way.
  const [head = '', tail = ''] = new URL(`http://[${ip.split('%')[0]}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [head.split(':').filter(Boolean), tail.split(':').filter(Boolean)];
  const zeros = Array.from({ length: GROUPS - before.length - after.length }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, OF_THE_NETWORK).join(':')}::/64`;
}

const familyOf = (ip: string): 'ipv4' | 'ipv6' => (isIPv6(ip) ? 'ipv6' : 'ipv4');

/** Adds an address, or a network such as `10.0.0.0/8`. Whether it is one. */
function addTo(list: BlockList, written: string): boolean {
  const [ip = '', bits, ...more] = written.split('/');
  if (more.length > 0) return false;
  const most = isIPv6(ip) ? 128 : 32;
  if (isIP(ip) === 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= most)))
    return false;
  list.addSubnet(ip, Number(bits ?? most), familyOf(ip));
  return true;
}

/** Whether an address is of that list of addresses and networks; null when something in it is neither. */
export function addressesIn(written: readonly string[]): ((ip: string) => boolean) | null {
  const list = new BlockList();
  if (!written.every((one) => addTo(list, one))) return null;
  if (written.length === 0) return () => false;
  return (ip) => isIP(ip) !== 0 && list.check(ip, familyOf(ip));
}
