/** Networks as operators write them: an address, or a network with the length of what its addresses share. */
import { BlockList, isIP, isIPv4 } from 'node:net';

/** Wider ones would lock out whole countries by a slip of the finger. */
const WIDEST = { ipv4: 8, ipv6: 16 } as const;
/** Somebody with one IPv6 address has all that share its first half. */
const OWN_HALF = 64;

/** The address without what only says how it came here. */
const plainAddress = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');

/** In one form, or null where it is no network that can be banned: `192.0.2.7/32`, `2001:db8::/64`. */
export function networkFrom(text: string): string | null {
  const [address = '', length, more] = plainAddress(text.trim().toLowerCase()).split('/');
  const version = isIP(address);
  if (version === 0 || more !== undefined) return null;
  const family = version === 4 ? 'ipv4' : 'ipv6';
  const most = version === 4 ? 32 : 128;
  const prefix =
    length === undefined ? (version === 4 ? 32 : OWN_HALF) : /^\d{1,3}$/.test(length) ? Number(length) : -1;
  return prefix >= WIDEST[family] && prefix <= most ? `${address}/${prefix}` : null;
}

/** What finds out whether an address is of one of these networks, in the form above. */
export function networkMatcher(network: string): (ip: string) => boolean {
  const [address = '', length] = network.split('/');
  const list = new BlockList();
  list.addSubnet(address, Number(length), isIPv4(address) ? 'ipv4' : 'ipv6');
  return (ip) => {
    const plain = plainAddress(ip);
    return isIP(plain) !== 0 && list.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6');
  };
}
