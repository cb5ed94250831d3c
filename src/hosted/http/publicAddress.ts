/** Knows the network addresses that a server may fetch from: those of the internet, and none of its own network. */
import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** IPv4 by the IANA registry of special addresses, and multicast. */
const special: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/** IPv6 that is not routed, or that has an IPv4 address inside: NAT64, 6to4 and Teredo. */
const special6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
];

const refused = new BlockList();
for (const [address, bits] of special) refused.addSubnet(address, bits, 'ipv4');
for (const [address, bits] of special6) refused.addSubnet(address, bits, 'ipv6');

/** All global unicast addresses are in here; mapped IPv4, loopback, link-local and unique local ones are not. */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

export const isPublicAddress = (address: string): boolean => {
  if (isIPv4(address)) return !refused.check(address, 'ipv4');
  return isIPv6(address) && global6.check(address, 'ipv6') && !refused.check(address, 'ipv6');
};
