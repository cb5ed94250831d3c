/** Finds the network address of a caller, also behind proxies that are trusted to name it. */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

const withoutMapping = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** Null when an entry is neither an address nor a range such as 10.0.0.0/8. */
export const trustedProxies = (entries: readonly string[]): BlockList | null => {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits, ...more] = entry.split('/');
    const most = isIPv6(address) ? 128 : 32;
    const prefix = bits === undefined ? most : Number(bits);
    if (isIP(address) === 0 || more.length > 0 || bits === '') return null;
    if (!Number.isInteger(prefix) || prefix < 0 || prefix > most) return null;
    list.addSubnet(address, prefix, familyOf(address));
  }
  return list;
};

/** A home or phone has a whole /64 of IPv6, so that one counts as one address. */
const asCounted = (address: string): string => {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  const groups = [...front, ...Array<string>(missing).fill('0'), ...back];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
};

/** Reads `X-Forwarded-For` from its end, as long as the sender of each entry is trusted. */
export const callerAddress = (
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  proxies: BlockList,
): string => {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
  const chain = forwarded
    .split(',')
    .map((entry) => withoutMapping(entry.trim()))
    .filter((entry) => entry !== '');
  let address = withoutMapping(socket.remoteAddress ?? '');
  while (isIP(address) !== 0 && proxies.check(address, familyOf(address))) {
    const before = chain.pop();
    if (before === undefined || isIP(before) === 0) break;
    address = before;
  }
  return asCounted(address);
};
