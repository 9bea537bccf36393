/**
 * The bookkeeping: what each event does to the state. Knows no rules. What happens often copies a record and sets its entry,
 * as a name that is computed within a literal takes several times as long.
 */
import type { EighteenEvent, EighteenState } from './types.ts';

export function evolve(state: EighteenState, event: EighteenEvent): EighteenState {
  switch (event.type) {
    case 'paid': {
      const { from, to, amount } = event;
      const cash = { ...state.cash };
      // A view lacks the purses that are hidden from it.
      if (cash[from] !== undefined) cash[from] -= amount;
      if (cash[to] !== undefined) cash[to] += amount;
      return { ...state, cash };
    }
    case 'certificateMoved': {
      const papers = state.certificates[event.company] ?? [];
      const at = papers.findIndex(({ id }) => id === event.certificate);
      const paper = papers[at];
      if (!paper) return state;
      const moved = papers.toSpliced(at, 1);
      moved.push({ ...paper, holder: event.to });
      const certificates = { ...state.certificates };
      certificates[event.company] = moved;
      return { ...state, certificates };
    }
    case 'certificateTurned': {
      const certificates = (state.certificates[event.company] ?? []).flatMap((one) =>
        one.id === event.certificate ? event.into : one,
      );
      return { ...state, certificates: { ...state.certificates, [event.company]: certificates } };
    }
    case 'parSet':
      return changeCompany(state, event.company, { par: event.par });
    case 'floated':
      return changeCompany(state, event.company, { floated: true });
    case 'capitalPaid':
      return changeCompany(state, event.company, { capitalised: true });
    case 'turnBegan':
      return state.companies[event.company]?.operated
        ? state
        : changeCompany(state, event.company, { operated: true });
    case 'markerMoved': {
      const markers = { ...state.markers };
      markers[event.company] = { cell: event.cell, arrival: state.arrivals };
      return { ...state, markers, arrivals: state.arrivals + 1 };
    }
    case 'privateMoved':
      return changePrivate(state, event.private, { owner: event.to });
    case 'privateClosed':
      return changePrivate(state, event.private, { closed: true });
    case 'privateUsed':
      return changePrivate(state, event.private, { used: true });
    case 'bidPlaced': {
      const others = (state.bids[event.private] ?? []).filter((bid) => bid.seat !== event.seat);
      return withBids(state, event.private, [...others, { seat: event.seat, amount: event.amount }]);
    }
    case 'bidDropped':
      return withBids(
        state,
        event.private,
        (state.bids[event.private] ?? []).filter((bid) => bid.seat !== event.seat),
      );
    case 'bidsCleared':
      return withBids(state, event.private, []);
    case 'discounted':
      return {
        ...state,
        discounts: { ...state.discounts, [event.private]: (state.discounts[event.private] ?? 0) + event.by },
      };
    case 'roundBegan':
      return { ...state, round: event.round };
    case 'priorityMoved':
      return { ...state, priority: event.to };
    case 'tileLaid': {
      const before = state.tiles[event.hex];
      const tileStock = { ...state.tileStock, [event.tile]: (state.tileStock[event.tile] ?? 0) - 1 };
      if (before) tileStock[before.tile] = (tileStock[before.tile] ?? 0) + 1;
      const laid = { tile: event.tile, rotation: event.rotation };
      return { ...state, tileStock, tiles: { ...state.tiles, [event.hex]: laid } };
    }
    case 'stationPlaced': {
      const { company, hex, stop, edge } = event;
      return { ...state, stations: [...state.stations, { company, hex, stop, ...(edge && { edge }) }] };
    }
    case 'stationMoved': {
      const moves = (station: (typeof state.stations)[number]) =>
        station.company === event.company && station.hex === event.hex && station.stop === event.from;
      const stations = state.stations.map((station) => {
        if (!moves(station)) return station;
        const { company, hex, edge } = station;
        return { company, hex, stop: event.stop, ...(edge && !event.settled && { edge }) };
      });
      return { ...state, stations };
    }
    case 'stationRemoved': {
      const stations = state.stations.filter(
        ({ company, hex }) => company !== event.company || hex !== event.hex,
      );
      return { ...state, stations };
    }
    case 'tileRemoved': {
      const { [event.hex]: gone, ...tiles } = state.tiles;
      if (!gone) return state;
      const tileStock = { ...state.tileStock, [gone.tile]: (state.tileStock[gone.tile] ?? 0) + 1 };
      return { ...state, tiles, tileStock };
    }
    case 'trackAdded': {
      const paths = [...(state.addedTrack[event.hex] ?? []), event.path];
      return { ...state, addedTrack: { ...state.addedTrack, [event.hex]: paths } };
    }
    case 'addedTrackRemoved': {
      const { [event.hex]: _gone, ...addedTrack } = state.addedTrack;
      return { ...state, addedTrack };
    }
    case 'trainMoved':
      return {
        ...state,
        trains: state.trains.map((train) =>
          train.id === event.train ? { ...train, holder: event.to, kind: event.kind ?? train.kind } : train,
        ),
      };
    case 'phaseBegan':
      return { ...state, phase: event.phase };
    case 'loanTaken':
      return changeCompany(state, event.company, { loans: (state.companies[event.company]?.loans ?? 0) + 1 });
    case 'companyClosed':
      return closeCompany(state, event.company);
    case 'companiesReplaced':
      return event.companies.reduce(closeCompany, state);
    case 'ownChanged':
      return { ...state, own: { ...state.own, ...event.change } };
    case 'secretKept':
      return { ...state, secrets: { ...state.secrets, [event.owner]: event.secret } };
    case 'bankBroke':
      return { ...state, bankBroken: true };
    case 'wentBankrupt':
      return { ...state, bankrupt: event.seat };
    case 'directorChanged':
    case 'passed':
    case 'trainsRun':
    case 'offered':
    case 'answered':
      return state;
  }
}

function closeCompany(state: EighteenState, company: string): EighteenState {
  const { [company]: _gone, ...markers } = state.markers;
  return changeCompany({ ...state, markers }, company, { closed: true });
}

function changeCompany(
  state: EighteenState,
  company: string,
  change: Partial<EighteenState['companies'][string]>,
): EighteenState {
  const before = state.companies[company];
  return before
    ? { ...state, companies: { ...state.companies, [company]: { ...before, ...change } } }
    : state;
}

function changePrivate(
  state: EighteenState,
  one: string,
  change: Partial<EighteenState['privates'][string]>,
): EighteenState {
  const before = state.privates[one];
  return before ? { ...state, privates: { ...state.privates, [one]: { ...before, ...change } } } : state;
}

function withBids(state: EighteenState, one: string, bids: EighteenState['bids'][string]): EighteenState {
  return { ...state, bids: { ...state.bids, [one]: bids } };
}
