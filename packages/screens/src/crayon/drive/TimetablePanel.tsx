/** The timetable beside the map: the stops of the way, what is loaded and delivered there, fees and money. */
import './timetable.css';
import { Fragment } from 'preact';
import { GoodIcon } from '../board/pictogram.tsx';
import type { Game } from '../game/game.ts';
import { handUi } from '../words/hand.ts';
import { ui, words } from '../words/index.ts';
import { drivePlan } from './drivePlan.ts';
import { shownTimetable } from './shownTimetable.ts';
import type { FeeOnWay, Offered, Stop } from './timetable.ts';

export function TimetablePanel({ game }: { readonly game: Game }) {
  const plan = drivePlan(game);
  const { value: turn } = plan.turn;
  const timetable = shownTimetable(game);
  if (!turn || !timetable) return null;
  const text = handUi();
  const said = words();
  const { stops, fees, points, fee, cash } = timetable;
  const [before, used, of] = text.steps(points, turn.points);
  const turns = plan.way.value?.turns ?? 1;
  return (
    <section class="timetable" aria-label={text.timetable}>
      <h2>
        {text.timetable} <small>{text.timetableHint}</small>
      </h2>
      <ol>
        {stops.map((stop, index) => (
          <Fragment key={stop.steps}>
            <StopRow game={game} stop={stop} isHere={stop.steps === 0} />
            {fees
              .filter(
                ({ steps }) =>
                  steps >= stop.steps && steps < (stops[index + 1]?.steps ?? Number.POSITIVE_INFINITY),
              )
              .map((one) => (
                <FeeRow key={one.owner} game={game} fee={one} />
              ))}
          </Fragment>
        ))}
      </ol>
      <p class="way-sums">
        <span>
          {before}
          <strong>{used}</strong>
          {of}
          {turns > 1 && `, ${text.turns(turns)}`}
        </span>
        {fee > 0 && (
          <span>
            {text.foreignTrack} <strong>{said.sum(fee)}</strong>
          </span>
        )}
        <span>
          {text.moneyAfter} <strong>{said.sum(cash)}</strong>
        </span>
      </p>
    </section>
  );
}

function StopRow({
  game,
  stop,
  isHere,
}: {
  readonly game: Game;
  readonly stop: Stop;
  readonly isHere: boolean;
}) {
  const said = words();
  const earned = stop.offered.reduce(
    (sum, { isChosen, handling }) => (isChosen && handling.type === 'deliver' ? sum + handling.pays : sum),
    0,
  );
  return (
    <li class="halt">
      <span class="at">{stop.steps}</span>
      <span class="halt-dot" aria-hidden="true" />
      <div class="place">
        <h3>
          {said.cityName(game.title, stop.city)}
          {isHere && <small>{handUi().here}</small>}
          {earned > 0 && <strong class="earned">+{said.sum(earned)}</strong>}
        </h3>
        {stop.offered.map((offered) => (
          <HandlingRow key={JSON.stringify(offered.handling)} game={game} stop={stop} offered={offered} />
        ))}
      </div>
      <Aboard game={game} loads={stop.loads} />
    </li>
  );
}

function HandlingRow({
  game,
  stop,
  offered,
}: {
  readonly game: Game;
  readonly stop: Stop;
  readonly offered: Offered;
}) {
  const { handling, isChosen, isPossible } = offered;
  const good = words().goodName(game.title, handling.good);
  const text = handUi();
  const what = handling.type === 'load' ? text.load(good) : text.deliver(good);
  return (
    <label class="handling" data-off={!isPossible || undefined}>
      <input
        type="checkbox"
        checked={isChosen}
        disabled={!isPossible}
        onChange={(event) => drivePlan(game).choose(stop, offered, event.currentTarget.checked)}
      />
      <GoodIcon of={game.look.pictograms[handling.good]} size={18} />
      <span>
        <strong>{what}</strong>
        {notes(game, offered).map((note) => (
          <Fragment key={note}>, {note}</Fragment>
        ))}
      </span>
    </label>
  );
}

/** Why one would, or would not. */
function notes(game: Game, { handling, wanted, instead, isPossible }: Offered): readonly string[] {
  const text = handUi();
  const said = words();
  if (handling.type === 'deliver')
    return [
      said.sum(handling.pays),
      ...(handling.isOpen ? [text.publicOrder] : []),
      ...(instead ? [text.cardGoes(said.good(game.title, instead.good), said.sum(instead.pays))] : []),
    ];
  return [
    ...(handling.rounds !== null ? [text.lies(handling.rounds)] : []),
    ...(wanted ? [text.wantedFor(said.cityName(game.title, wanted.city), said.sum(wanted.pays))] : []),
    ...(isPossible ? [] : [text.noRoom]),
  ];
}

function FeeRow({ game, fee }: { readonly game: Game; readonly fee: FeeOnWay }) {
  return (
    <li class="fee">
      <span>{handUi().foreign(game.sitter(fee.owner).name)}</span>
      <strong>{fee.isOwed ? handUi().owed(words().sum(fee.amount)) : `−${words().sum(fee.amount)}`}</strong>
    </li>
  );
}

function Aboard({ game, loads }: { readonly game: Game; readonly loads: readonly string[] }) {
  const names = loads.map((good) => words().goodName(game.title, good));
  return (
    <span class="halt-aboard" role="img" aria-label={words().list(names) || ui().bar.emptyPlace}>
      {loads.map((good, index) => (
        <GoodIcon key={index} of={game.look.pictograms[good]} size={16} />
      ))}
    </span>
  );
}
