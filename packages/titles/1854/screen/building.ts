/** Decisions of 1854 on the map: a tile and a tunnel beside each other, the home tile first, the home of a Lokalbahn AG. */

import {
  type Asked,
  buildingOf,
  type Decisions,
  eventOf,
  type Forms,
  gainsOf,
  layPlan,
  trackTasks,
  ui,
  words,
} from '@kursbuch/screens/eighteen';
import { signed } from '@kursbuch/screens/frame';
import { type BuildTunnel, bareHome, tunnelCost } from '../rules/index.ts';
import { asks, mapWords } from './words.ts';

/** The hexes of all tunnels on offer. */
const tunnelHexes = ({ offered }: Asked): ReadonlySet<string> =>
  new Set(
    (offered.get('buildTunnel') ?? []).flatMap((choice) =>
      choice.type === 'many'
        ? choice.list().flatMap((action) => (action.type === 'buildTunnel' ? [action.hex] : []))
        : [],
    ),
  );

const { trackStep } = trackTasks;

export const buildingTasks: Decisions['tasks'] = {
  trackStep: {
    asks: (asked) =>
      asked.offered.has('buildTunnel') && !asked.offered.has('layTile')
        ? mapWords().digTunnel
        : trackStep.asks(),
    line(game, asked, seat) {
      const text = mapWords();
      const home = asked.company && bareHome(game.title, game.now.value, asked.company);
      if (home && !asked.offered.has('pass')) return text.homeFirst(words().placeName(game.title, home));
      const digs = tunnelHexes(asked).size;
      if (!asked.offered.has('layTile') && digs > 0) return text.chooseTunnel(digs);
      const line = trackStep.line(game, asked, seat);
      return digs > 0 ? `${line} ${text.besides}` : line;
    },
    pass(game, asked) {
      const [tile, tunnel] = [asked.offered.has('layTile'), asked.offered.has('buildTunnel')];
      if (tile && tunnel) return mapWords().nothing;
      if (tunnel) return mapWords().noTunnel;
      const task = asked.task as { readonly tunnel?: true } | undefined;
      return task?.tunnel ? mapWords().noTile : trackStep.pass(game);
    },
  },
  lagHome: {
    asks: () => asks().lagHome,
    line: () => mapWords().lagHomeLine,
    step: () => mapWords().homeStep,
  },
};

export const buildingActions: Forms<BuildTunnel> = {
  buildTunnel: {
    stands: 'map',
    head({ title }, { hex, power }, draft) {
      const cost = eventOf(draft, 'trackAdded')?.cost ?? tunnelCost(power);
      const head = mapWords().tunnelDraft(words().placeName(title, hex), words().money(title, cost));
      return power === undefined ? head : `${head} ${ui().bar.draft.withPower(power)}`;
    },
    confirm: ({ title }, { power }) => mapWords().dig(words().money(title, tunnelCost(power))),
    refused: ({ title }, { hex }) => mapWords().noTunnelHere(words().placeName(title, hex)),
    did: ({ hex }) => mapWords().didDig(hex),
    extra(game, action) {
      const company = layPlan(game).company.value;
      if (company === null) return null;
      const gain = gainsOf(game, game.now.value, company).of(action, true).value;
      if (!gain?.revenue) return null;
      return {
        text: ui().bar.bestRun(words().number(gain.revenue)),
        plus: gain.more === 0 ? null : signed(gain.more),
      };
    },
    acts(game) {
      const plan = buildingOf(game);
      if ((plan.ways.value?.rotations.length ?? 0) < 2) return [];
      return [{ key: 'turn', label: ui().bar.turn, tone: 'alt', keyName: 'R', run: () => plan.turn() }];
    },
  },
};
