/** What only 1854 says of its maps, its tunnels and its runs, in English. */
import { strong as b } from '@kursbuch/words';

export const map = {
  austria: 'Austria',
  region: 'Regional map',
  digTunnel: 'dig a tunnel',
  besides: 'One tunnel may be dug besides the tile.',
  chooseTunnel: (count: number) =>
    count === 1
      ? `${b(1)} hex is marked for a tunnel.`
      : `Choose one of ${b(count)} marked hexes for a tunnel.`,
  homeFirst: (place: string) => `First the tile on its home, ${b(place)}.`,
  noTunnel: 'No tunnel',
  noTile: 'No tile',
  nothing: 'Neither tile nor tunnel',
  tunnelDraft: (place: string, cost: string) => `Tunnel in ${b(place)}, ${b(cost)}.`,
  dig: (cost: string) => `Dig, ${cost}`,
  noTunnelHere: (place: string) => `No tunnel in ${place}.`,
  didDig: (hex: string) => `tunnel in ${hex}`,
  tunnel: 'Tunnel',
  shapes: { straight: 'Tunnel, straight', wide: 'Tunnel, wide', sharp: 'Tunnel, sharp' },
  tunnels: (count: number) => (count === 1 ? 'a tunnel' : `${count} tunnels`),
  tunnelsFit: (count: number) => (count === 1 ? '1 tunnel' : `${count} tunnels`),
  mayDig: 'a tunnel may be dug',
  tunnelInHand: 'tunnel in the hand',
  customs: (amount: string) => `customs ${amount}`,
  graz: (amount: string) => `Graz ${amount} with GK`,
  lagHome: 'choose the home',
  homeStep: 'Home',
  lagHomeLine: 'Steyr or Sankt Pölten: where there is no room, a green tile is laid at once and for nothing.',
};
