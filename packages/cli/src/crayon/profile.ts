/** How a crayon game is played, in figures. */
import type { CrayonAction, CrayonEvent, CrayonState } from '@kursbuch/crayon';
import type { Profiling } from '../families.ts';

export function profiling(start: CrayonState): Profiling<CrayonState, CrayonAction, CrayonEvent> {
  const seats = start.players.map(() => ({ city: '', trains: [] as string[], thrown: -2 }));
  let [rounds, thrown, again, fees, sums, deliveries, agreed, offers] = [0, 0, 0, 0, 0, 0, 0, 0];

  function count({ ...event }: CrayonEvent): void {
    switch (event.type) {
      case 'roundBegan':
        rounds = Math.max(rounds, event.round);
        break;
      case 'startChosen':
        seats[event.seat]!.city = event.city;
        break;
      case 'trainChanged':
        seats[event.seat]?.trains.push(event.train);
        break;
      case 'delivered':
        deliveries++;
        break;
      case 'offerMade':
        offers++;
        break;
      case 'rateAgreed':
        agreed++;
        break;
      case 'paid':
        if (event.for === 'fee') fees += event.amount ?? 0;
        if (event.for === 'rate') sums += event.amount ?? 0;
        break;
    }
  }

  return {
    see(before, { seat, action }, events) {
      if (action.type === 'discardHand') {
        const one = seats[seat];
        thrown++;
        if (one?.thrown === before.round - 1) again++;
        if (one) one.thrown = before.round;
      }
      for (const event of events) count(event as CrayonEvent);
    },
    figures: () => ({
      rounds,
      deliveries,
      'hands thrown away': thrown,
      'hands thrown away in the round after another': again,
      'fees paid a round': rounds > 0 ? fees / rounds : undefined,
      'sums agreed on paid a round': rounds > 0 ? sums / rounds : undefined,
      'offers made': offers,
      'agreements about track': agreed,
    }),
    opening: () => seats.map(({ city, trains }) => `${city} ${trains.slice(0, 2).join(' ')}`).join('; '),
  };
}
