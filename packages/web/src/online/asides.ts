/** What happened beside the game, as the log says it. */
import type { Aside } from '@kursbuch/screens/host/gameHost.ts';
import { homeUi } from '../words/home.ts';
import { onlineUi } from '../words/online.ts';
import type { OnlineAside, OnlineSeat } from './wire.ts';

export function asideSaid({ step, kind, place, player }: OnlineAside, seats: readonly OnlineSeat[]): Aside {
  const { name = '', seat = null } = seats.find((one) => one.place === place) ?? {};
  const strength = player ? homeUi().strengths[player].name : '';
  return { step, text: onlineUi().asides[kind](name, strength), seat };
}
