/** What only 1854 says of its maps, its tunnels and its runs, in German. */
import { strong as b } from '@kursbuch/words';
import type { map as English } from '../../en/screen/map.ts';

export const map: typeof English = {
  austria: 'Österreich',
  region: 'Regionalplan',
  digTunnel: 'Tunnel graben',
  besides: 'Neben dem Plättchen darf ein Tunnel gegraben werden.',
  chooseTunnel: (count) =>
    count === 1
      ? `${b(1)} Feld ist für einen Tunnel markiert.`
      : `Eines von ${b(count)} markierten Feldern für einen Tunnel wählen.`,
  homeFirst: (place) => `Zuerst das Plättchen auf der Heimat, ${b(place)}.`,
  noTunnel: 'Kein Tunnel',
  noTile: 'Kein Plättchen',
  nothing: 'Weder Plättchen noch Tunnel',
  tunnelDraft: (place, cost) => `Tunnel in ${b(place)}, ${b(cost)}.`,
  dig: (cost) => `Graben, ${cost}`,
  noTunnelHere: (place) => `Kein Tunnel in ${place}.`,
  didDig: (hex) => `Tunnel in ${hex}`,
  tunnel: 'Tunnel',
  shapes: { straight: 'Tunnel, gerade', wide: 'Tunnel, weit', sharp: 'Tunnel, eng' },
  tunnels: (count) => (count === 1 ? 'ein Tunnel' : `${count} Tunnel`),
  tunnelsFit: (count) => (count === 1 ? '1 Tunnel' : `${count} Tunnel`),
  mayDig: 'ein Tunnel darf gegraben werden',
  tunnelInHand: 'Tunnel in der Hand',
  customs: (amount) => `Zoll ${amount}`,
  graz: (amount) => `Graz ${amount} mit GK`,
  lagHome: 'Heimat wählen',
  homeStep: 'Heimat',
  lagHomeLine:
    'Steyr oder Sankt Pölten: Wo kein Platz ist, wird sofort und kostenlos ein grünes Plättchen gelegt.',
};
