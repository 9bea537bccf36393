/** What only 1854 says of its maps, its tunnels and its runs, in the language spoken now. */
import { words } from '../../eighteen/words/index.ts';
import { strong as b } from '../../parts/strong.tsx';

const en = {
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
  customs: (amount: string) => `customs ${amount}`,
  graz: (amount: string) => `Graz ${amount} with GK`,
  lagHome: 'choose the home',
  homeStep: 'Home',
  lagHomeLine: 'Steyr or Sankt Pölten: where there is no room, a green tile is laid at once and for nothing.',
};

const de: typeof en = {
  austria: 'Österreich',
  region: 'Gebiet der Lokalbahnen',
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
  customs: (amount) => `Zoll ${amount}`,
  graz: (amount) => `Graz ${amount} mit GK`,
  lagHome: 'Heimat wählen',
  homeStep: 'Heimat',
  lagHomeLine:
    'Steyr oder Sankt Pölten: Wo kein Platz ist, wird sofort und kostenlos ein grünes Plättchen gelegt.',
};

export const mapWords = (): typeof en => (words().language === 'de' ? de : en);
