/** Decisions of 1889: the tile of Ehime's seller, and the port of a ferry where nothing else is left to lay. */
import type { EighteenAction } from '@kursbuch/eighteen';
import { type Decisions, type Game, offered, trackTasks } from '@kursbuch/screens/eighteen';
import { FERRY } from '../rules/port.ts';
import { asks, own } from './words.ts';

/** Are all tiles that may be laid those of the ferry? */
const arePorts = (lays: readonly EighteenAction[]): boolean =>
  lays.length > 0 && lays.every((lay) => 'power' in lay && lay.power === FERRY);

export const asksPortOnly = ({ ownOffers }: Game): boolean => arePorts(offered(ownOffers.value, 'layTile'));

const { trackStep } = trackTasks;

export const decisions: Decisions = {
  tasks: {
    sellersTile: { asks: () => asks().sellersTile, pass: () => own().noSellersTile },
    trackStep: {
      ...trackStep,
      asks: ({ offered: open }) => {
        const lays = (open.get('layTile') ?? []).flatMap((one) => (one.type === 'many' ? one.list() : []));
        return arePorts(lays) ? own().layPort : trackStep.asks();
      },
      pass: (game) => (asksPortOnly(game) ? own().noPort : trackStep.pass(game)),
    },
  },
  actions: {},
};
