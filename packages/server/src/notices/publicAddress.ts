/**
 * Which addresses of the network are out in the open. Whatever a person names is asked from here, where more can be reached
 * than from outside: this machine, its neighbours, the services of its hosting company. None of these is.
 */
import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** The networks of the registry of special addresses (RFC 6890 and what followed it) that are not open to everybody. */
const CLOSED_IPV4: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** Of IPv6 only this part is given out at all, and of that these are not what they seem: some carry an IPv4 address. */
const OPEN_IPV6: readonly [network: string, bits: number] = ['2000::', 3];
const CLOSED_IPV6: readonly (readonly [network: string, bits: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const closed = new BlockList();
for (const [network, bits] of CLOSED_IPV4) closed.addSubnet(network, bits, 'ipv4');
const closed6 = new BlockList();
for (const [network, bits] of CLOSED_IPV6) closed6.addSubnet(network, bits, 'ipv6');
const open6 = new BlockList();
open6.addSubnet(...OPEN_IPV6, 'ipv6');

/** Is this numeric address one that anybody could reach? */
export function isPublic(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, 'ipv4');
  // With a zone it is an address of a neighbour.
  if (!isIPv6(address) || address.includes('%')) return false;
  return open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
}
