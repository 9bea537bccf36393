/** Moments at which a title may do something of its own. What needs a decision, or ends what is going on, is a task it pushes. */
import type { Seat } from '@kursbuch/table';
import { closeAll } from './privates.ts';
import type { KitMove, Title } from './title.ts';
import type { CompanyId, HexId, Holder, PrivateId, TrainKind } from './types.ts';

export interface Hooks {
  /** The privates have paid in a new operating round; no company has had its turn. */
  roundBegan(title: Title, move: KitMove): void;
  /** A company has laid a tile. */
  tileLaid(title: Title, move: KitMove, company: CompanyId, hex: HexId): void;
  /** A company has put down a station in its turn. */
  stationPlaced(title: Title, move: KitMove, company: CompanyId, hex: HexId, stop: number): void;
  /** Shares of a company have been bought or sold; its director is not settled yet. */
  sharesMoved(title: Title, move: KitMove, company: CompanyId): void;
  /** So much of a company is sold that it floats. */
  floated(title: Title, move: KitMove, company: CompanyId): void;
  /** A director has sold of his certificate, and nobody has taken the company over. */
  officeLapsed(title: Title, move: KitMove, company: CompanyId, from: Seat): void;
  /** A price marker has come to a new cell. */
  markerArrived(title: Title, move: KitMove, company: CompanyId): void;
  /** A private has found its first owner (or, by a deal between players, its next). */
  privateSold(title: Title, move: KitMove, one: PrivateId, to: Seat, first: boolean): void;
  /** A company has bought a private from a player. */
  privateBought(title: Title, move: KitMove, one: PrivateId, company: CompanyId, seller: Seat): void;
  /** A private's power has been used up. */
  powerUsed(title: Title, move: KitMove, one: PrivateId): void;
  /** A company has got a train of this kind, from the bank or from another company. */
  trainAcquired(title: Title, move: KitMove, company: CompanyId, from: Holder, kind: TrainKind): void;
  /** A company's trains have run, for some revenue or none. */
  trainsRun(title: Title, move: KitMove, company: CompanyId): void;
  /** The first train of a kind has left the bank. */
  firstTrain(title: Title, move: KitMove, kind: TrainKind): void;
  /** A phase has come in which privates close. */
  privatesClose(title: Title, move: KitMove): void;
  /** The game is about to end. */
  gameEnds(title: Title, move: KitMove): void;
}

/** Nothing happens, but that all privates close when the phase says so. */
export const usualHooks: Hooks = {
  roundBegan: () => undefined,
  tileLaid: () => undefined,
  stationPlaced: () => undefined,
  sharesMoved: () => undefined,
  floated: () => undefined,
  officeLapsed: () => undefined,
  markerArrived: () => undefined,
  privateSold: () => undefined,
  privateBought: () => undefined,
  powerUsed: () => undefined,
  trainAcquired: () => undefined,
  trainsRun: () => undefined,
  firstTrain: () => undefined,
  privatesClose: (_title, move) => closeAll(move),
  gameEnds: () => undefined,
};
