/** Trains and phases: every kind with its price and reach, and what its first purchase changes. */
import {
  type PhaseFacts,
  pooledKinds,
  sold,
  type TrainFacts,
  type TrainKind,
  trainFacts,
} from '@kursbuch/eighteen';
import { Fragment } from 'preact';
import { notesAt, toldAt } from '../game/contributions.ts';
import type { Game } from '../game/game.ts';
import { TrainBox } from '../parts/TrainBox.tsx';
import { ui, words } from '../words/index.ts';
import { closingIn, isMetre, limitsIn, oldKinds, type RosterStop, rosterOf } from './roster.ts';
import './trains.css';

export function Trains({ game }: { readonly game: Game }) {
  const state = game.shown.value;
  const { trains } = ui().panels;
  const pooled = pooledKinds(state);
  const roster = rosterOf(game.title, state);
  const old = oldKinds(game.title, state);
  const stacks = [...new Set(roster.map(({ sides }) => sides[0]?.stack))];
  return (
    <section class="panel-page trains-page" aria-label={trains.title}>
      <header>
        <h2>{trains.title}</h2>
        <span class="hint">{words().phaseName(state.phase)}</span>
        {roster.some(({ sides }) => sides.length > 1) && <span class="hint">{trains.twoSides}</span>}
      </header>
      {stacks.map((stack) => (
        <Fragment key={stack ?? ''}>
          {stacks.length > 1 &&
            toldAt(game, 'stack', { title: game.title, state }, stack).map((name) => (
              <h3 key={name}>{name}</h3>
            ))}
          <ol class="kinds">
            {roster
              .filter(({ sides }) => sides[0]?.stack === stack)
              .map((stop) => (
                <Kind key={stop.kind} game={game} stop={stop} isOld={old.has(stop.kind)} />
              ))}
          </ol>
        </Fragment>
      ))}
      <h3>{trains.pool}</h3>
      <p class="pool">
        {pooled.length === 0
          ? trains.poolEmpty
          : pooled.map((kind) => (
              <span key={kind}>
                <TrainBox kind={kind} old={old.has(kind)} /> <PooledPrice game={game} kind={kind} />
              </span>
            ))}
      </p>
    </section>
  );
}

/** What a train in the pool costs, and for whom it is where it is not for everybody. */
function PooledPrice({ game, kind }: { readonly game: Game; readonly kind: TrainKind }) {
  const { title } = game;
  const [note] = notesAt(game, 'pooledTrain', { title, state: game.shown.value }, kind);
  return (
    <>
      {note?.sign ?? words().money(title, trainFacts(title, kind).price)}{' '}
      {note?.text !== undefined && <small class="dim">{note.text}</small>}
    </>
  );
}

function Kind({
  game,
  stop,
  isOld,
}: {
  readonly game: Game;
  readonly stop: RosterStop;
  readonly isOld: boolean;
}) {
  const { trains } = ui().panels;
  const { list, trainName } = words();
  const state = game.shown.value;
  const begun = sold(game.title, state, stop.kind);
  const isPhase = stop.phases.some(({ name }) => name === state.phase);
  const [front] = stop.sides;
  return (
    <li class={`${stop.state}${isPhase ? ' phase-now' : ''}`} aria-current={isPhase ? 'step' : undefined}>
      <b class="kind-stop">{stop.kind}</b>
      <div class="sides">
        {stop.sides.map((side) => (
          <p key={side.name}>
            <TrainBox kind={side.name} old={isOld} metre={isMetre(side)} />
            <strong>{words().money(game.title, side.price)}</strong>
            <span>{reach(game, side)}</span>
          </p>
        ))}
      </div>
      <p class="left">
        {stop.of === null ? (
          trains.endless
        ) : (
          <>
            <b>{stop.left}</b> {trains.of(stop.of)}
          </>
        )}
        {stop.state === 'now' && <em>{trains.onSale}</em>}
        {stop.state === 'sold' && <em class="dim">{stop.isScrapped ? trains.scrapped : trains.sold}</em>}
      </p>
      <div class="brings">
        {(stop.scraps.length > 0 || front?.availableOn !== undefined) && (
          <ul>
            {stop.scraps.length > 0 && (
              <li class={begun ? 'dim' : 'hard'}>{trains.scraps(list(stop.scraps.map(trains.all)))}</li>
            )}
            {front?.availableOn !== undefined && <li>{trains.availableOn(trainName(front.availableOn))}</li>}
          </ul>
        )}
        {stop.phases.map((phase) => (
          <Phase
            key={phase.name}
            phase={phase}
            game={game}
            before={game.title.phases[game.title.phases.indexOf(phase) - 1]}
            now={phase.name === state.phase}
          />
        ))}
      </div>
    </li>
  );
}

/** How far a train of this kind runs. */
function reach(game: Game, { range, counts, gaugeChanges, express, beside, tradeIn }: TrainFacts): string {
  const { trains } = ui().panels;
  const { money, either, trainName } = words();
  const parts = [
    express === undefined
      ? range === null
        ? trains.anywhere
        : counts === 'large'
          ? trains.cities(range)
          : trains.stops(range)
      : trains.express(express),
    gaugeChanges && range !== null
      ? gaugeChanges.free > 0
        ? trains.gaugeFree(gaugeChanges.free)
        : trains.gaugeCounts
      : '',
    beside ? trains.beside : '',
    tradeIn ? trains.tradeIn(either(tradeIn.from.map(trainName)), money(game.title, tradeIn.price)) : '',
  ];
  return parts.filter(Boolean).join('; ');
}

function Phase({
  game,
  phase,
  before,
  now,
}: {
  readonly game: Game;
  readonly phase: PhaseFacts;
  readonly before: PhaseFacts | undefined;
  readonly now: boolean;
}) {
  const { trains } = ui().panels;
  const { title, start, shown } = game;
  const closing = phase.privatesClose && !before?.privatesClose ? closingIn(title, start) : [];
  return (
    <ul>
      <li class="phase">
        <b>{words().phaseName(phase.name)}</b>
        {now && <em>{trains.now}</em>}
        <span
          class="colours"
          role="img"
          aria-label={trains.tiles(words().list(phase.tiles.map(words().colourName)))}
        >
          {phase.tiles.map((colour) => (
            <i key={colour} class={`tile-${colour}`} title={words().colourName(colour)} />
          ))}
        </span>
      </li>
      <li>{trains.limit(...limitsIn(title, shown.value, phase))}</li>
      <li>{trains.rounds(phase.operatingRounds)}</li>
      {phase.companiesBuyPrivates && <li>{trains.buyPrivates}</li>}
      {closing.length > 0 && (
        <li class="hard">
          {closing.length === title.privates.size
            ? trains.closePrivates
            : trains.close(words().list(closing))}
        </li>
      )}
    </ul>
  );
}
