/** What privates let their owners do: lay track and place stations beyond the usual rules, or be given in for a share. */
import type { Objection, Seat } from '@kursbuch/table';
import { privateState } from './privates.ts';
import type { Facts, KitMove, Title } from './title.ts';
import type { CompanyId, EighteenState, HexId, PrivateId, TileId } from './types.ts';

/** What a private lets its owner do beyond the usual rules of laying track and placing stations. */
export interface TilePower<Own extends string = string> {
  readonly private: PrivateId;
  readonly hexes: readonly HexId[];
  /** The tiles it may be used with. */
  readonly tiles: readonly TileId[];
  /** Laid in addition to the turn's normal tile. */
  readonly extra: boolean;
  /** Laid at any moment of the turn; otherwise in the track step. */
  readonly anyStep: boolean;
  /** The tile need not join the company's track. */
  readonly unconnected: boolean;
  /** So much less for the terrain. */
  readonly discount: number;
  /** A station may follow in the same turn, free and without a connection. */
  readonly station: boolean;
  /** Reasons of its own, where a refusal cites another rule than the usual word does. */
  readonly reasons: {
    /** On this hex or with this tile it gives nothing. */
    readonly elsewhere?: Own;
    readonly notHeld?: Own;
    readonly used?: Own;
    /** Held and unused, but not now. */
    readonly notNow: Own;
    /** Its step is over. */
    readonly late?: Own;
  };
}

/** A player's right to give a private in for a share. */
interface ExchangePower<Own extends string = string> {
  readonly private: PrivateId;
  readonly company: CompanyId;
  /** Where the share comes from, if not from the offer or the pool as its owner likes. */
  readonly from?: 'offer' | 'pool';
  /** No moment of the game holds it back; otherwise it is done between turns. */
  readonly anyTime: boolean;
  readonly reasons: {
    /** No share is left where it is asked for. */
    readonly noShare: Own;
    /** In the middle of somebody else's turn. */
    readonly notNow: Own;
  };
}

/** Words for what keeps an exchange back. */
export type ExchangeReason = 'noExchange' | 'noShareToExchange' | 'notBetweenTurns';

export interface PowerPolicy<Own extends string = string> {
  /** The powers that a company may use on the map now. */
  usable(state: EighteenState, company: CompanyId): readonly TilePower<Own>[];
  /** May the company use a power of this private, as far as its owner goes? */
  holdsPower(state: EighteenState, company: CompanyId, one: PrivateId): boolean;
  /** The private a player may give in for a share, or why not now. */
  exchange(state: EighteenState, seat: Seat, one: PrivateId): ExchangePower<Own> | Objection<Own>;
}

/** The company that owns a private uses its power once; no private is exchanged. */
export const usualPowers = <Own extends string>({
  tilePowers,
}: Pick<Facts<Own>, 'tilePowers'>): PowerPolicy<Own | 'noExchange'> => ({
  usable: (state, company) =>
    tilePowers.filter((power) => {
      const { owner, closed, used } = privateState(state, power.private);
      return owner === company && !closed && !used;
    }),
  holdsPower: (state, company, one) => state.privates[one]?.owner === company,
  exchange: (_state, _seat, one) => ({ reason: 'noExchange', params: { private: one } }),
});

/** A power is used up. */
export function usePower(title: Title, move: KitMove, one: PrivateId): void {
  move.emit({ type: 'privateUsed', private: one });
  title.on.powerUsed(title, move, one);
}
